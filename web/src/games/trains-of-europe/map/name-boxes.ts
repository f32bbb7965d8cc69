// The names to be drawn at a level of detail, with the boxes they fill.

import type { Detail } from './detail.ts';
import type { NameSet } from './data.ts';
import type { CityId, MapGeometry, PlacedCity } from './geometry.ts';
import { boxesOverlap, placeLabels, textWidth } from './house.ts';
import type { Box } from './house.ts';
import { STOP_RADIUS } from './layers/cities.tsx';
import { CITY, NAME_SIZE } from './measures.ts';

export type DrawnName = {
  readonly city: PlacedCity;
  readonly text: string;
  /** Middle and line of writing. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly box: Box;
  readonly strong: boolean;
};

export type NamesInput = {
  readonly geometry: MapGeometry;
  readonly names: NameSet;
  readonly detail: Detail;
  readonly textOf: (city: CityId) => string;
  /** Cities of my contracts and stops: named at every zoom. */
  readonly chosen: ReadonlySet<CityId>;
  readonly stops: ReadonlySet<CityId>;
  /** In units of the sheet. */
  readonly panels: readonly Box[];
};

/** The faces of the interface are wider than that of the names; letters reach less high than a line. */
const NARROWER = 0.88;
const [UP, DOWN] = [0.74, 0.2];

const place = (city: PlacedCity, input: NamesInput): DrawnName => {
  const { geometry, names, detail, textOf, stops } = input;
  const { dx = 0, dy = 0 } = geometry.names[names][detail.nameSize].get(city.id) ?? {};
  const text = textOf(city.id);
  const size = NAME_SIZE[detail.nameSize] * detail.text;
  // Smaller or larger text keeps its distance from the rim of the city; a lettered stop pushes it outwards.
  const middle = dy - 0.27 * NAME_SIZE[detail.nameSize];
  const away = Math.hypot(dx, middle) || 1;
  const rim = city.radius + CITY.edge;
  const push = rim * (1 - detail.text) + (stops.has(city.id) ? STOP_RADIUS - rim : 0);
  const x = city.x + dx * detail.text + (dx / away) * push;
  const y = city.y + middle * detail.text + (middle / away) * push + 0.27 * size;
  const width = textWidth(text, 600) * NARROWER * size;
  const box = { x: x - width / 2, y: y - UP * size, width, height: (UP + DOWN) * size };
  return { city, text, x, y, size, box, strong: input.chosen.has(city.id) };
};

/** Directions around a city, those first in which a name reads best. */
const AROUND = [
  ...([
    [1, 0],
    [-1, 0],
    [0, -1],
    [0, 1],
  ] as const),
  ...([
    [1, -1],
    [1, 1],
    [-1, -1],
    [-1, 1],
  ] as const),
] as const;

/** A wanted name that would be covered goes to another side of its city, if there is space. */
export const besideThese = (name: DrawnName, taken: readonly Box[]): DrawnName => {
  const { city, box, size } = name;
  const reach = STOP_RADIUS + CITY.edge;
  for (const [right, down] of AROUND) {
    const slant = right !== 0 && down !== 0 ? 0.8 : 1;
    const x = city.x + right * (slant * reach + box.width / 2);
    const middle = city.y + down * (slant * reach + box.height / 2);
    const moved = { ...box, x: x - box.width / 2, y: middle - box.height / 2 };
    if (!taken.some((other) => boxesOverlap(other, moved))) return { ...name, x, y: moved.y + UP * size, box: moved };
  }
  return name;
};

const isCovered = ({ box }: DrawnName, panels: readonly Box[]): boolean =>
  panels.some((panel) => boxesOverlap(panel, box));

/** At small scales only hubs and contract cities are named; there a name looks for a place among these few. */
const fewNames = (input: NamesInput): readonly DrawnName[] => {
  const { geometry, chosen, panels } = input;
  const few = [...geometry.cities.values()].filter((city) => city.hub || chosen.has(city.id));
  const names = new Map(few.map((city) => [city.id, place(city, input)]));
  const placed = placeLabels({
    items: [...names].map(([id, { city, size, box, strong }]) => ({
      id,
      at: city,
      width: box.width,
      height: size,
      reach: city.radius + CITY.edge + 2,
      important: strong,
    })),
    solids: few.map(({ id, x, y, radius: r }) => ({ x: x - r, y: y - r, width: 2 * r, height: 2 * r, owner: id })),
    panels,
  });
  return placed.flatMap(({ id, box, hidden }) => {
    const name = names.get(id);
    if (name === undefined || hidden) return [];
    return [{ ...name, box, x: box.x + box.width / 2, y: box.y + box.height / 2 + 0.33 * name.size }];
  });
};

export const drawnNames = (input: NamesInput): readonly DrawnName[] =>
  input.detail.names === 'chosen'
    ? fewNames(input)
    : [...input.geometry.cities.values()]
        .map((city) => place(city, input))
        .filter((name) => !isCovered(name, input.panels));
