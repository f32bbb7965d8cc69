// City names beside their discs.
import { markScale } from '../../../../map/camera.ts';
import type { Shown } from '../../../../map/camera.ts';
import { UNIT } from '../../../../map/types.ts';
import type { Box, Segment } from '../../../../map/types.ts';
import { middleOf } from '../geometry.ts';
import type { Geometry } from '../geometry.ts';
import { boxesOverlap, placeLabels } from '../../../../map/labels.ts';
import type { LabelItem, LabelScene, PlacedLabel } from '../../../../map/labels.ts';
import { textWidth } from '../../../../map/text-width.ts';
import type { BoardMarks, CityId, CityMark, LineId } from '../types.ts';
import { BADGE, badgeAt, cityReach, isLarge } from './cities.tsx';
import { hasPortal, PORTAL } from './lattice.tsx';
import { PIN_HEIGHT, PIN_RADIUS } from './markers.tsx';
import { badgesOf, COST_BADGE } from './plan.tsx';

const PLAIN_SIZE = 13.6;
const LARGE_SIZE = 15.4;
/** In px; phones are held closer but read on the move. */
const SMALLEST = { wide: 12, compact: 12.6 } as const;
const GAP = 2.5;
/** What a fitted view leaves around the lattice, in px. */
const FIT_ROOM = 40;

export type LabelSizes = { readonly plain: number; readonly large: number };

/** Sizes of names in drawing units: they grow with the map, but slower, and never fall below 12 px. */
export const labelSizes = (shown: Shown): LabelSizes => {
  const k = markScale(shown);
  const smallest = shown.compact ? SMALLEST.compact : SMALLEST.wide;
  const grown = k > 1.15 ? 1.15 * (k / 1.15) ** 0.5 : k;
  const size = (at64: number): number => (Math.max(smallest, at64 * grown) * UNIT) / shown.scale;
  return { plain: size(PLAIN_SIZE), large: size(LARGE_SIZE) };
};

const square = (x: number, y: number, r: number): Box => ({ x: x - r, y: y - r, width: 2 * r, height: 2 * r });

type Input = {
  readonly geometry: Geometry;
  readonly marks: BoardMarks;
  readonly cityMarks: ReadonlyMap<CityId, CityMark>;
  readonly name: (city: CityId) => string;
  /** In px per line. */
  readonly scale: number;
  readonly sizes: LabelSizes;
  readonly u: number;
  /** Panels in drawing units. */
  readonly panels: readonly Box[];
  /** The window in drawing units, if all of the board is in it. */
  readonly window?: Box | undefined;
  readonly previous?: ReadonlyMap<CityId, number>;
};

export type DrawnLabel = PlacedLabel & { readonly text: string; readonly size: number; readonly large: boolean };

type Item = LabelItem & Pick<DrawnLabel, 'text' | 'size' | 'large'>;

/** A city's name with its size and the room around the disc. */
const itemsOf = ({ geometry, cityMarks, name, sizes, u }: Input): Item[] =>
  geometry.board.cities.map((city) => {
    const mark = cityMarks.get(city.id);
    const large = isLarge(mark);
    const size = large ? sizes.large : sizes.plain;
    const text = name(city.id);
    return {
      id: city.id,
      at: geometry.points.get(city.junction) ?? { x: 0, y: 0 },
      width: textWidth(text, large ? 600 : 500) * size + 2 * u,
      height: size * 1.08,
      reach: (cityReach(mark) + GAP) * u,
      important: large,
      text,
      size,
      large,
    };
  });

/** Discs, pins, tunnel signs and badges, which no name may cover. */
function solidsOf({ geometry, marks, cityMarks, u }: Input, items: readonly Item[]): LabelScene['solids'] {
  const discs = items.map((item) => ({ ...square(item.at.x, item.at.y, item.reach - GAP * u), owner: item.id }));
  const pins = marks.markers.flatMap(({ junction }) => {
    const at = geometry.points.get(junction);
    return at === undefined ? [] : [square(at.x, at.y - PIN_HEIGHT * u, PIN_RADIUS * u)];
  });
  const portals = [...geometry.lines.values()].filter(hasPortal).map((line) => {
    const { x, y } = middleOf(line);
    return square(x, y, PORTAL * u);
  });
  const badges = geometry.board.cities.flatMap(({ id, junction }) => {
    const at = geometry.points.get(junction)!;
    return (cityMarks.get(id)?.holders ?? []).map((_, index) => {
      const { x, y } = badgeAt(index);
      return square(at.x + x * u, at.y + y * u, BADGE * u);
    });
  });
  const costs = badgesOf(geometry, marks.plan, u).map(({ at }) => square(at.x, at.y, COST_BADGE * u));
  return [...discs, ...pins, ...portals, ...badges, ...costs];
}

/** Everything that is laid, planned or missing. */
function strokesOf({ geometry, marks }: Input): Segment[] {
  const lines: readonly LineId[] = [
    ...marks.tracks.map((t) => t.line),
    ...marks.plan.map((p) => p.line),
    ...marks.missing.flatMap((m) => m.lines.map((l) => l.line)),
    ...marks.ferries.map((f) => f.line),
  ];
  return lines.flatMap((id) => geometry.lines.get(id) ?? []);
}

export function layOutLabels(input: Input): DrawnLabel[] {
  const { geometry, scale, panels, window, previous } = input;
  const items = itemsOf(input);
  const placed = placeLabels({
    items,
    solids: solidsOf(input, items),
    panels: panels.filter((panel) => boxesOverlap(panel, inflated(geometry, UNIT))),
    frame: window ?? inflated(geometry, (FIT_ROOM * UNIT) / scale),
    heavy: strokesOf(input),
    light: [...geometry.lines.values()].filter((l) => l.cost === 2),
    ...(previous === undefined ? {} : { previous }),
  });
  const byId = new Map(items.map((item) => [item.id, item]));
  return placed.flatMap((label) => {
    const item = byId.get(label.id);
    return item === undefined ? [] : [{ ...label, text: item.text, size: item.size, large: item.large }];
  });
}

const inflated = ({ extent }: Geometry, by: number): Box => ({
  x: extent.x - by,
  y: extent.y - by,
  width: extent.width + 2 * by,
  height: extent.height + 2 * by,
});

type LabelsProps = { readonly labels: readonly DrawnLabel[]; readonly asleep: ReadonlySet<CityId> };

export function Labels({ labels, asleep }: LabelsProps) {
  return (
    <g class="b-labels" aria-hidden="true">
      {labels.map((label) => (
        <Label key={label.id} label={label} asleep={asleep.has(label.id)} />
      ))}
    </g>
  );
}

type LabelProps = { readonly label: DrawnLabel; readonly asleep?: boolean };

export function Label({ label: { box, text, size, large, hidden }, asleep = false }: LabelProps) {
  if (hidden) return null;
  return (
    <text
      x={box.x + box.width / 2}
      y={box.y + box.height / 2 + size * 0.33}
      font-size={size}
      class={`b-label${large ? ' b-label-large' : ''}${asleep ? ' b-asleep' : ''}`}
    >
      {text}
    </text>
  );
}
