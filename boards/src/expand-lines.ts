// The lines of a board from its compact data: every two neighbours are joined unless a list says otherwise.

import type { JunctionId, LineId } from './ids.ts';
import { comparePlaces, junctionId, laterNeighbours, lineId, parseLineId, parseShortLine } from './lattice.ts';
import type { Place } from './lattice.ts';
import type { Report } from './problem.ts';
import { TERRAINS } from './types.ts';
import type { Line, RawBoard, Terrain } from './types.ts';
import { words } from './words.ts';

/** The lists of a board's data that name lines. */
type Lists = {
  readonly gaps: ReadonlySet<LineId>;
  readonly crossed: ReadonlyMap<LineId, readonly Terrain[]>;
  readonly tunnels: ReadonlySet<LineId>;
  readonly channel: ReadonlySet<LineId>;
};

/** A line with its ends as places, which give it its number. */
type Placed = { readonly ends: readonly [Place, Place]; readonly line: Line };

/** Line ids of a list in short form; what is not one is reported and left out. */
const shortLines = (list: string | undefined, what: string, report: Report): readonly LineId[] =>
  words(list).flatMap((word) => {
    const id = parseShortLine(word);
    if (id === undefined) {
      report({ code: 'boards/bad-line', rule: 'CT-TE-1', at: word, detail: `no line name in ${what}` });
    }
    return id === undefined ? [] : [id];
  });

const terrainByLine = (raw: RawBoard, report: Report): ReadonlyMap<LineId, readonly Terrain[]> => {
  const crossed = new Map<LineId, Terrain[]>();
  for (const { name, terrain, lines } of raw.doubles) {
    if (!TERRAINS.includes(terrain)) {
      report({ code: 'boards/no-terrain', rule: 'CT-TE-3', at: name, detail: `"${terrain}" is no terrain` });
    }
    for (const id of shortLines(lines, name, report)) {
      const terrains = crossed.get(id) ?? [];
      if (terrains.includes(terrain)) {
        report({ code: 'boards/line-twice', rule: 'CT-TE-3', at: id, detail: `${terrain} is named twice` });
        continue;
      }
      crossed.set(
        id,
        [...terrains, terrain].sort((s, t) => TERRAINS.indexOf(s) - TERRAINS.indexOf(t)),
      );
    }
  }
  return crossed;
};

const listsOf = (raw: RawBoard, report: Report): Lists => ({
  gaps: new Set(shortLines(raw.gaps, 'gaps', report)),
  crossed: terrainByLine(raw, report),
  tunnels: new Set(shortLines(raw.tunnels, 'tunnels', report)),
  channel: new Set(shortLines(raw.channel, 'channel', report)),
});

const ferriesOf = (raw: RawBoard, report: Report): readonly Placed[] =>
  words(raw.ferryLines).flatMap((id): Placed[] => {
    const ends = parseLineId(id);
    if (ends === undefined) {
      report({ code: 'boards/bad-line', rule: 'CT-TE-3', at: id, detail: 'no line id among the ferries' });
      return [];
    }
    const [a, b] = id.split('-') as [JunctionId, JunctionId];
    return [{ ends, line: { id, a, b, kind: 'ferry', cost: 2, terrain: [], art: undefined } }];
  });

/** Every two neighbours among the places. */
const neighboursAmong = (places: readonly Place[]): readonly (readonly [Place, Place])[] => {
  const here = new Set(places.map((place) => junctionId(place.x, place.y)));
  return places.flatMap((p) =>
    laterNeighbours(p)
      .filter((q) => here.has(junctionId(q.x, q.y)))
      .map((q) => [p, q] as const),
  );
};

/** A line between two neighbours; a double line is named after its first terrain. */
const landLine = (
  [p, q]: readonly [Place, Place],
  { crossed, tunnels, channel }: Lists,
  sea: ReadonlySet<JunctionId>,
): Line => {
  const [a, b] = [junctionId(p.x, p.y), junctionId(q.x, q.y)];
  const id = lineId(p, q);
  const terrain = crossed.get(id) ?? [];
  const water = terrain.length === 0 && (sea.has(a) || sea.has(b)) ? 'water' : undefined;
  return {
    id,
    a,
    b,
    kind: terrain[0] ?? 'flat',
    cost: terrain.length > 0 ? 2 : 1,
    terrain,
    art: tunnels.has(id) ? 'tunnel' : channel.has(id) ? 'channel' : water,
  };
};

/** Lines that a list names although nothing can lie there. */
const reportStrangers = (lists: Lists, possible: ReadonlySet<LineId>, report: Report): void => {
  const { gaps, crossed, tunnels, channel } = lists;
  for (const id of new Set([...gaps, ...crossed.keys(), ...tunnels, ...channel])) {
    if (possible.has(id)) continue;
    const detail = 'the data names a line whose ends do not both exist';
    report({ code: 'boards/no-such-line', rule: 'CT-TE-1', at: id, detail });
  }
};

/** The junctions of a board: where they are, and which of them lie in open water. */
type Ground = { readonly places: readonly Place[]; readonly sea: ReadonlySet<JunctionId> };

/** All lines of a board in the order of their numbers. */
export const linesOf = (raw: RawBoard, { places, sea }: Ground, report: Report): readonly Line[] => {
  const lists = listsOf(raw, report);
  const ferries = ferriesOf(raw, report);
  const byFerry = new Set(words(raw.ferryLines));
  const pairs = neighboursAmong(places).filter(([p, q]) => !byFerry.has(lineId(p, q)));
  reportStrangers(lists, new Set(pairs.map(([p, q]) => lineId(p, q))), report);
  const onLand = pairs
    .filter(([p, q]) => !lists.gaps.has(lineId(p, q)))
    .map((ends): Placed => ({ ends, line: landLine(ends, lists, sea) }));
  return [...ferries, ...onLand]
    .sort((l, m) => comparePlaces(l.ends[0], m.ends[0]) || comparePlaces(l.ends[1], m.ends[1]))
    .map(({ line }) => line);
};
