// Places price tickets and pills: beside their section where they cover least, or threaded on it where both sides are full.

import { crowdOf } from './crowd.ts';
import { stationAt } from './curve.ts';
import type { Point } from './curve.ts';
import type { MapGeometry, PlacedSection, SectionId } from './geometry.ts';
import { boxesOverlap } from './house.ts';
import type { Box } from './house.ts';
import { PILL, rowsWidth, TICKET } from './measures.ts';

export type PlacedPrice = {
  readonly section: SectionId;
  readonly price: number;
  /** Middle of the ticket or pill. */
  readonly at: Point;
  /** Where the leader line ends on the section. */
  readonly foot: Point;
  readonly threaded: boolean;
};

export type PriceScene = {
  readonly geometry: MapGeometry;
  /** Names, panels, stops: what must stay in sight. */
  readonly taken: readonly Box[];
  /** Size of tickets and pills as a share of the usual. */
  readonly scale: number;
};

type Wish = { readonly section: SectionId; readonly price: number };

const boxAt = (at: Point, { width, height }: { readonly width: number; readonly height: number }, air = 0): Box => ({
  x: at.x - width / 2 - air,
  y: at.y - height / 2 - air,
  width: width + 2 * air,
  height: height + 2 * air,
});

const sized = (size: { readonly width: number; readonly height: number }, scale: number) => ({
  width: size.width * scale,
  height: size.height * scale,
});

/** What a ticket with its middle at a place covers. */
export const ticketBox = (at: Point, scale: number): Box => boxAt(at, sized(TICKET, scale));

type Candidate = { readonly at: Point; readonly foot: Point; readonly dislike: number };

/** Beside the rows, to the left and right of the way, at some places along it and some distances. */
const besides = (
  section: PlacedSection,
  size: { readonly width: number; readonly height: number },
  distances: readonly number[],
): Candidate[] => {
  const { curve, first, last, tracks } = section;
  return [0.5, 0.38, 0.62, 0.26, 0.74].flatMap((share, far) => {
    const s = first + (last - first) * share;
    const foot = stationAt(curve, s);
    const [across, down] = [Math.abs(Math.sin(foot.heading)), Math.abs(Math.cos(foot.heading))];
    const reach = rowsWidth(tracks) / 2 + (across * size.width + down * size.height) / 2;
    return distances.flatMap((distance) =>
      [-1, 1].map((side) => ({
        at: stationAt(curve, s, side * (reach + distance)),
        foot,
        dislike: distance * 0.5 + far * 1.2 + (side < 0 ? 0 : 0.3),
      })),
    );
  });
};

const COST = { taken: 200, city: 200, slot: 1.3 } as const;

const costOf = (scene: PriceScene, box: Box, section: SectionId, taken: readonly Box[]): number => {
  const { geometry } = scene;
  let cost = crowdOf(geometry).slotsIn(box, section) * COST.slot;
  for (const other of taken) if (boxesOverlap(other, box)) cost += COST.taken;
  for (const { x, y, radius } of geometry.cities.values()) {
    const r = radius + 3;
    if (boxesOverlap({ x: x - r, y: y - r, width: 2 * r, height: 2 * r }, box)) cost += COST.city;
  }
  return cost;
};

/** Beyond this the ticket is threaded on its own section instead, sooner on a long one, of which enough is left to see. */
const crowded = ({ first, last }: PlacedSection): number => (last - first > 2 * TICKET.width ? 30 : 75);

/** On the section itself, in the middle or a little off it. */
const threads = ({ curve, first, last }: PlacedSection, dislike: number): Candidate[] =>
  [0.5, 0.3, 0.7].map((share, far) => {
    const at = stationAt(curve, first + (last - first) * share);
    return { at, foot: at, dislike: dislike + far };
  });

const ticketFor = (scene: PriceScene, wish: Wish, taken: readonly Box[]): PlacedPrice | undefined => {
  const section = scene.geometry.sections.get(wish.section);
  if (section === undefined) return undefined;
  const size = sized(TICKET, scene.scale);
  const threaded = threads(section, crowded(section));
  let best: Candidate | undefined;
  let least = Infinity;
  for (const candidate of [...besides(section, size, [4, 9, 15, 21, TICKET.leader]), ...threaded]) {
    const cost = candidate.dislike + costOf(scene, boxAt(candidate.at, size, 1.5), wish.section, taken);
    if (cost < least) [best, least] = [candidate, cost];
  }
  return best && { ...wish, at: best.at, foot: best.foot, threaded: threaded.includes(best) };
};

/** Every ticket finds a place; one without a place next to its section is put on it. */
export const placeTickets = (scene: PriceScene, wishes: readonly Wish[]): readonly PlacedPrice[] => {
  const taken = [...scene.taken];
  return wishes.flatMap((wish) => {
    const placed = ticketFor(scene, wish, taken);
    if (placed === undefined) return [];
    taken.push(boxAt(placed.at, sized(TICKET, scene.scale), 2));
    return [placed];
  });
};

/** Pills only stand where they cover nothing at all. */
export const placePills = (
  scene: PriceScene,
  wishes: readonly Wish[],
  tickets: readonly PlacedPrice[],
): readonly PlacedPrice[] => {
  const size = sized(PILL, scene.scale);
  const taken = [...scene.taken, ...tickets.map(({ at }) => boxAt(at, sized(TICKET, scene.scale), 2))];
  return wishes.flatMap((wish) => {
    const section = scene.geometry.sections.get(wish.section);
    if (section === undefined) return [];
    const found = besides(section, size, [2.5, 5])
      .toSorted((p, q) => p.dislike - q.dislike)
      .find(({ at }) => costOf(scene, boxAt(at, size, 0.6), wish.section, taken) === 0);
    if (found === undefined) return [];
    taken.push(boxAt(found.at, size, 3));
    return [{ ...wish, at: found.at, foot: found.foot, threaded: false }];
  });
};
