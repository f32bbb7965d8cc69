// The map of the business game: a drawing that can be panned, zoomed, pointed at and walked over by key.
import { useId, useMemo, useRef } from 'preact/hooks';
import type { Extent } from './geometry.ts';
import { NO_INSETS, UNIT, useHand, useMapCamera } from './house.ts';
import { MapSheet } from './map-sheet.tsx';
import type { MapProps, MapTexts } from './types.ts';
import { useHandle } from './use-handle.ts';
import { useKeys } from './use-keys.ts';
import { usePointing } from './use-pointing.ts';

/** The camera leaves room for discs and names around what it fits; most names here stand inside. */
const SNUG = { x: 4, y: 14 } as const;

const snug = ({ x, y, width, height }: Extent): Extent => ({
  x: x + SNUG.x,
  y: y + SNUG.y,
  width: width - 2 * SNUG.x,
  height: height - 2 * SNUG.y,
});

/** What assistive technology is told; the section under the cursor is its active descendant. */
const spoken = ({ label, role, describedBy }: MapTexts, cursor: string | undefined) => ({
  role: 'application' as const,
  'aria-label': label,
  ...(role === undefined ? {} : { 'aria-roledescription': role }),
  ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
  ...(cursor === undefined ? {} : { 'aria-activedescendant': cursor }),
});

/** Keys that walk over the map: whoever uses one looks at the cursor. */
const WALKS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

const sayKeyed = (root: { readonly current: HTMLElement | null }, on: boolean): void =>
  void root.current?.toggleAttribute('data-keyed', on);

export function TrainsMap(props: MapProps) {
  const { geometry, marks, texts, insets = NO_INSETS, fit = 'all', motion = 'on' } = props;
  const root = useRef<HTMLDivElement>(null);
  const pointing = useHand();
  const sheet = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const cursorId = `${useId()}-cursor`;
  const extent = useMemo(() => snug(geometry.extent), [geometry]);
  const { box, drawn, rested, control } = useMapCamera({
    extent,
    insets,
    fit,
    root,
    sheet,
    onMove: () => undefined,
    onSettle: (camera) => latest.current.onZoom?.(camera.scale / UNIT),
  });
  const { hover, dragging } = usePointing(root, control, latest);
  const { cursor, onKeyDown } = useKeys(props, control, pointing.current);
  const ready = box.width > 0;
  useHandle({ props: latest, control, root, ready });

  const state = [
    'tmap',
    dragging ? 'dragging' : '',
    hover === undefined ? '' : 'over',
    motion === 'off' ? 'no-motion' : '',
    marks.dimmed === true ? 'dimmed' : '',
  ];
  return (
    <div
      ref={root}
      class={state.filter((s) => s !== '').join(' ')}
      tabIndex={0}
      {...spoken(texts, cursor && cursorId)}
      onKeyDown={(event) => {
        if (WALKS.includes(event.key)) sayKeyed(root, true);
        onKeyDown(event);
      }}
      onPointerDown={() => sayKeyed(root, false)}
      onFocus={(event: FocusEvent & { readonly currentTarget: HTMLElement }) => {
        if (event.target !== root.current) return;
        sayKeyed(root, !pointing.current && event.currentTarget.matches(':focus-visible'));
        props.onFocus?.(true);
      }}
      onBlur={(event: FocusEvent) => event.target === root.current && props.onFocus?.(false)}
    >
      {ready && (
        <MapSheet props={props} box={box} drawn={drawn} rested={rested} hover={hover} cursor={cursor} sheet={sheet} />
      )}
      {cursor !== undefined && (
        <span id={cursorId} class="tmap-spoken" role="img" aria-label={texts.section(cursor.section, cursor.city)} />
      )}
    </div>
  );
}
