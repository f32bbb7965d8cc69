// The map of the business game: a drawing that can be panned, zoomed, pointed at and walked over by key.
import { useId, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Point } from './curve.ts';
import { stationAt } from './curve.ts';
import type { Extent, MapGeometry, PlacedSection } from './geometry.ts';
import { NO_INSETS, toScreen, UNIT, useMapCamera } from './house.ts';
import { MapSheet } from './map-sheet.tsx';
import type { MapHandle, MapProps } from './types.ts';
import { useKeys } from './use-keys.ts';
import { usePointing } from './use-pointing.ts';

/** The camera leaves room for discs and names around what it fits; most names here stand inside. */
const SNUG = { x: 4, y: 14 } as const;
const LARGEST_SHOWN = 1.5;

const snug = ({ x, y, width, height }: Extent): Extent => ({
  x: x + SNUG.x,
  y: y + SNUG.y,
  width: width - 2 * SNUG.x,
  height: height - 2 * SNUG.y,
});

/** Points that hold a section: both cities and the height of its bow. */
const pointsOf = ({ curve }: PlacedSection): readonly Point[] => [
  curve.from,
  stationAt(curve, curve.length / 2),
  curve.to,
];

const pointsToShow = (
  geometry: MapGeometry,
  { sections = [], cities = [] }: Parameters<MapHandle['show']>[0],
): Point[] => [
  ...sections.flatMap((id) => {
    const section = geometry.sections.get(id);
    return section === undefined ? [] : pointsOf(section);
  }),
  ...cities.flatMap((id) => geometry.cities.get(id) ?? []),
];

export function TrainsMap(props: MapProps) {
  const { geometry, marks, texts, insets = NO_INSETS, fit = 'all', motion = 'on' } = props;
  const root = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const ids = useId();
  const extent = useMemo(() => snug(geometry.extent), [geometry]);
  const desk = useMapCamera({
    extent,
    insets,
    mode: fit,
    root,
    sheet,
    onMove: () => undefined,
    onSettle: (camera) => latest.current.onZoom?.(camera.scale / UNIT),
  });
  const { box, drawn, rested } = desk;
  const deskNow = useRef(desk);
  deskNow.current = desk;
  const { hover, dragging } = usePointing(root, deskNow, latest);

  const zoomBy = (factor: number): void => {
    const { width, height } = deskNow.current.box;
    const { left, right, top, bottom } = latest.current.insets ?? NO_INSETS;
    deskNow.current.zoom({ x: (left + width - right) / 2, y: (top + height - bottom) / 2 }, factor, 'button');
  };
  const { cursor, onKeyDown } = useKeys({ props, desk: deskNow, zoomBy });

  // Before the box is measured the map could not fly anywhere.
  const isMeasured = box.width > 0;
  useLayoutEffect(() => {
    if (!isMeasured) return;
    latest.current.handle?.({
      fit: () => deskNow.current.fit(),
      zoomBy,
      show: (what, largest = LARGEST_SHOWN) => deskNow.current.zoomTo(pointsToShow(geometry, what), largest * UNIT),
      reveal: (id) => {
        const section = geometry.sections.get(id);
        if (section !== undefined) deskNow.current.reveal(section.middle);
      },
      zoom: () => deskNow.current.live().scale / UNIT,
      positionOf: (id) => {
        const section = geometry.sections.get(id);
        return section && toScreen(deskNow.current.live(), deskNow.current.box, section.middle);
      },
      focus: () => root.current?.focus(),
    });
    return () => latest.current.handle?.(undefined);
  }, [geometry, isMeasured]);

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
      role="application"
      tabIndex={0}
      aria-label={texts.label}
      {...(texts.role === undefined ? {} : { 'aria-roledescription': texts.role })}
      {...(texts.describedBy === undefined ? {} : { 'aria-describedby': texts.describedBy })}
      {...(cursor === undefined ? {} : { 'aria-activedescendant': `${ids}-cursor` })}
      onKeyDown={onKeyDown}
      onFocus={(event: FocusEvent) => event.target === root.current && props.onFocus?.(true)}
      onBlur={(event: FocusEvent) => event.target === root.current && props.onFocus?.(false)}
    >
      {isMeasured && (
        <MapSheet props={props} box={box} drawn={drawn} rested={rested} hover={hover} cursor={cursor} sheet={sheet} />
      )}
      {cursor !== undefined && (
        <span
          id={`${ids}-cursor`}
          class="tmap-spoken"
          role="img"
          aria-label={texts.section(cursor.section, cursor.city)}
        />
      )}
    </div>
  );
}
