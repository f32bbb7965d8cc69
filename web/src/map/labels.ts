// Places names: eight slots around each place, the cheapest set of slots in which no two names overlap.
import type { Box, Point, Segment } from './types.ts';

export type LabelItem = {
  readonly id: string;
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  /** Free distance around the place's centre. */
  readonly reach: number;
  /** Important names choose first and are never hidden. */
  readonly important: boolean;
};

export type LabelScene = {
  readonly items: readonly LabelItem[];
  /** Discs, pins and badges. */
  readonly solids: readonly (Box & { readonly owner?: string })[];
  readonly panels: readonly Box[];
  /** Where names should stay: what sticks out may be cut off by the window. */
  readonly frame?: Box;
  /** Strokes that a name should not cross. */
  readonly heavy: readonly Segment[];
  /** Strokes that a name may cross where it must. */
  readonly light: readonly Segment[];
  /** Slots used last time: a name moves only for a reason. */
  readonly previous?: ReadonlyMap<string, number>;
};

export type PlacedLabel = { readonly id: string; readonly box: Box; readonly slot: number; readonly hidden: boolean };

/** Direction of each slot and how much it is disliked: below is best. */
const SLOTS: readonly (readonly [dx: number, dy: number, dislike: number])[] = [
  [0, 1, 0],
  [0, -1, 0.7],
  [1, 0, 0.8],
  [-1, 0, 1],
  [0.72, 0.72, 0.9],
  [-0.72, 0.72, 1],
  [0.72, -0.72, 1.3],
  [-0.72, -0.72, 1.4],
];

const COST = { label: 400, solid: 120, panel: 1000, heavy: 9, light: 1.6, moved: 2.2, outside: 30 } as const;
const PASSES = 4;

const slotBox = ({ at, width, height, reach }: LabelItem, slot: number): Box => {
  const [dx, dy] = SLOTS[slot] ?? [0, 1, 0];
  const diagonal = dx !== 0 && dy !== 0;
  // Beside a place the text starts at the disc; above and below it is centred; diagonal names lean on the corner.
  const x = dx === 0 ? at.x - width / 2 : at.x + dx * reach + (dx > 0 ? 0 : -width);
  const y = diagonal
    ? at.y + dy * reach + (dy > 0 ? -height * 0.2 : -height * 0.8)
    : at.y + dy * (reach + height / 2) - height / 2;
  return { x, y, width, height };
};

export const boxesOverlap = (p: Box, q: Box): boolean =>
  p.x < q.x + q.width && q.x < p.x + p.width && p.y < q.y + q.height && q.y < p.y + p.height;

const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Liang–Barsky: does the segment touch the box? */
export const segmentTouches = ({ from, to }: Segment, box: Box): boolean => {
  let low = 0;
  let high = 1;
  for (const [start, delta, min, max] of [
    [from.x, to.x - from.x, box.x, box.x + box.width],
    [from.y, to.y - from.y, box.y, box.y + box.height],
  ] as const) {
    if (delta === 0) {
      if (start < min || start > max) return false;
      continue;
    }
    const [t1, t2] = [(min - start) / delta, (max - start) / delta];
    low = Math.max(low, Math.min(t1, t2));
    high = Math.min(high, Math.max(t1, t2));
    if (low > high) return false;
  }
  return true;
};

const count = <T>(list: readonly T[], test: (item: T) => boolean): number =>
  list.reduce((n, item) => (test(item) ? n + 1 : n), 0);

type Candidate = { readonly slot: number; readonly box: Box; readonly cost: number };

const candidatesOf = (scene: LabelScene, item: LabelItem): readonly Candidate[] =>
  SLOTS.map(([, , dislike], slot) => {
    const box = slotBox(item, slot);
    const before = scene.previous?.get(item.id);
    const cost =
      dislike +
      (before !== undefined && before !== slot ? COST.moved : 0) +
      COST.solid * count(scene.solids, (solid) => solid.owner !== item.id && boxesOverlap(solid, box)) +
      COST.panel * count(scene.panels, (panel) => boxesOverlap(panel, box)) +
      (scene.frame !== undefined && !contains(scene.frame, box) ? COST.outside : 0) +
      COST.heavy * count(scene.heavy, (stroke) => segmentTouches(stroke, box)) +
      COST.light * count(scene.light, (stroke) => segmentTouches(stroke, box));
    return { slot, box, cost };
  });

export const placeLabels = (scene: LabelScene): readonly PlacedLabel[] => {
  const order = scene.items.toSorted((p, q) => Number(q.important) - Number(p.important));
  const candidates = new Map(order.map((item) => [item.id, candidatesOf(scene, item)]));
  const chosen = new Map<string, Candidate>();
  const clash = (item: LabelItem, box: Box): number =>
    count(order, (other) => {
      const at = other.id === item.id ? undefined : chosen.get(other.id);
      return at !== undefined && boxesOverlap(at.box, box);
    });
  for (let pass = 0; pass < PASSES; pass++)
    for (const item of order) {
      let best: Candidate | undefined;
      let bestCost = Infinity;
      for (const candidate of candidates.get(item.id) ?? []) {
        const cost = candidate.cost + COST.label * clash(item, candidate.box);
        if (cost < bestCost) [best, bestCost] = [candidate, cost];
      }
      if (best !== undefined) chosen.set(item.id, best);
    }
  // Whatever still collides gives way to the names before it.
  const shown: Box[] = [];
  return order.flatMap((item) => {
    const at = chosen.get(item.id);
    if (at === undefined) return [];
    const hidden =
      shown.some((box) => boxesOverlap(box, at.box)) ||
      (!item.important && scene.panels.some((panel) => boxesOverlap(panel, at.box)));
    if (!hidden) shown.push(at.box);
    return [{ id: item.id, box: at.box, slot: at.slot, hidden }];
  });
};
