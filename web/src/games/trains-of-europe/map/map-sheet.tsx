// The sheet with all that is drawn on it, in layers that change at different times: the ground never during a game,
// the position with every move, the place under the mouse with every gesture.
import { useMemo } from 'preact/hooks';
import { detailAt } from './detail.ts';
import { overscan, sheetFrame, toMap, UNIT } from './house.ts';
import type { Box, Camera, Size } from './house.ts';
import { Ground } from './layers/ground.tsx';
import { Waters } from './layers/waters.tsx';
import { Cursor, Hovered } from './layers/live.tsx';
import { Ticket } from './layers/prices.tsx';
import { placeTickets } from './prices.ts';
import { Scene, useWritten } from './scene.tsx';
import type { MapPlace, MapProps } from './types.ts';

type SheetProps = {
  readonly props: MapProps;
  readonly box: Size;
  /** The camera the sheet is drawn for, and the one that came to rest last. */
  readonly drawn: Camera;
  readonly rested: Camera;
  readonly hover: MapPlace | undefined;
  readonly cursor: MapProps['marks']['cursor'];
  readonly sheet: { current: HTMLDivElement | null };
};

const NO_PANELS: readonly Box[] = [];

/** What is written keeps this far from a panel, in px. */
const CLEAR = 4;

/** Panels from px of the map's box to units of the sheet. */
const onSheet = (panels: readonly Box[], camera: Camera, box: Size): readonly Box[] =>
  panels.map(({ x, y, width, height }) => {
    const corner = toMap(camera, box, { x: x - CLEAR, y: y - CLEAR });
    const zoom = camera.scale / UNIT;
    return { ...corner, width: (width + 2 * CLEAR) / zoom, height: (height + 2 * CLEAR) / zoom };
  });

/** The price of a section the pointer rests on, where no ticket or plan shows it already. */
function HoveredPrice({
  props,
  hover,
  scale,
}: {
  readonly props: MapProps;
  readonly hover: MapPlace;
  readonly scale: number;
}) {
  const { geometry, marks, texts } = props;
  if (hover.at !== 'section' || marks.selected?.section === hover.section) return null;
  const offer = marks.offers.find((o) => o.section === hover.section);
  if (offer === undefined || marks.plan.some((p) => p.section === hover.section)) return null;
  const [ticket] = placeTickets({ geometry, taken: [], scale }, [offer]);
  return ticket === undefined ? null : (
    <Ticket price={ticket} text={texts.price(offer.price, 'ticket')} scale={scale} />
  );
}

export function MapSheet({ props, box, drawn, rested, hover, cursor, sheet }: SheetProps) {
  const { geometry, scenery, marks, me, names, texts, panels = NO_PANELS, motion = 'on' } = props;
  const detail = detailAt(rested.scale / UNIT);
  const frame = sheetFrame(drawn, box);
  const viewBox = `${frame.x} ${frame.y} ${frame.width} ${frame.height}`;
  const margin = overscan(box);
  const ground = useMemo(() => <Ground scenery={scenery} />, [scenery]);
  const covered = useMemo(() => onSheet(panels, rested, box), [panels, rested, box]);
  const written = useWritten({ geometry, marks, names, texts, detail, panels: covered });
  const waters = useMemo(() => {
    const [seen] = onSheet([{ x: 0, y: 0, ...box }], rested, box);
    const taken = [...covered, ...written.map((name) => name.box)];
    return <Waters scenery={scenery} water={texts.water} seen={seen!} taken={taken} />;
  }, [scenery, texts.water, rested, box, covered, written]);
  return (
    <div
      ref={sheet}
      class="tmap-sheet"
      style={{ width: `${box.width + 2 * margin}px`, height: `${box.height + 2 * margin}px` }}
    >
      <svg class="tmap-ground" viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
        {ground}
        {waters}
      </svg>
      <svg class="tmap-play" viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
        <Scene
          geometry={geometry}
          marks={marks}
          me={me}
          written={written}
          texts={texts}
          detail={detail}
          panels={covered}
          moving={motion === 'on'}
        />
      </svg>
      <svg class="tmap-live" viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
        {hover && <Hovered geometry={geometry} place={hover} />}
        {cursor && <Cursor geometry={geometry} cursor={cursor} />}
        {hover && <HoveredPrice props={props} hover={hover} scale={detail.text} />}
      </svg>
    </div>
  );
}
