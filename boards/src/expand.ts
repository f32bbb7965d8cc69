// From the compact data to a full board: names every line, sorts everything into its numbering order.
import {
  cityId,
  comparePlaces,
  junctionId,
  laterNeighbours,
  lineId,
  parseLineId,
  parsePlace,
  parseShortLine,
} from './lattice.ts';
import type { Place } from './lattice.ts';
import { LANGUAGES, TERRAINS } from './types.ts';
import type { Board, City, Junction, Line, Loc, RawBoard, RawCity, Region, Terrain } from './types.ts';
import type { BoardProblem } from './problem.ts';

type Report = (problem: BoardProblem) => void;

const words = (text: string | undefined): readonly string[] => (text ?? '').split(/\s+/).filter((word) => word !== '');

const placesOf = (rows: readonly string[], report: Report): readonly Place[] => {
  const places: Place[] = [];
  rows.forEach((row, y) => {
    for (const run of words(row)) {
      const match = /^(\d+)\.\.(\d+)$/.exec(run);
      const from = Number(match?.[1] ?? Number.NaN);
      const to = Number(match?.[2] ?? Number.NaN);
      if (!(from <= to) || (to - from) % 2 !== 0) {
        report({
          code: 'boards/bad-row',
          rule: 'CT-TE-1',
          at: `row ${y}`,
          detail: `"${run}" is not a run of every second x`,
        });
        continue;
      }
      for (let x = from; x <= to; x += 2) places.push({ x, y });
    }
  });
  return places.sort(comparePlaces);
};

/** Line ids of a list in short form; what is not one is reported and left out. */
const shortLines = (list: string | undefined, what: string, report: Report): readonly string[] =>
  words(list).flatMap((word) => {
    const id = parseShortLine(word);
    if (id === undefined)
      report({
        code: 'boards/bad-line',
        rule: 'CT-TE-1',
        at: word,
        detail: `no line name in ${what}`,
      });
    return id === undefined ? [] : [id];
  });

const terrainByLine = (raw: RawBoard, report: Report): ReadonlyMap<string, readonly Terrain[]> => {
  const crossed = new Map<string, Terrain[]>();
  for (const { name, terrain, lines } of raw.doubles) {
    if (!TERRAINS.includes(terrain)) {
      report({
        code: 'boards/no-terrain',
        rule: 'CT-TE-3',
        at: name,
        detail: `"${terrain}" is no terrain`,
      });
    }
    for (const id of shortLines(lines, name, report)) {
      const terrains = crossed.get(id) ?? [];
      if (terrains.includes(terrain)) {
        report({
          code: 'boards/line-twice',
          rule: 'CT-TE-3',
          at: id,
          detail: `${terrain} is named twice`,
        });
      } else
        crossed.set(
          id,
          [...terrains, terrain].sort((s, t) => TERRAINS.indexOf(s) - TERRAINS.indexOf(t)),
        );
    }
  }
  return crossed;
};

const linesOf = (
  raw: RawBoard,
  places: readonly Place[],
  sea: ReadonlySet<string>,
  report: Report,
): readonly Line[] => {
  const here = new Set(places.map((p) => junctionId(p.x, p.y)));
  const gaps = new Set(shortLines(raw.gaps, 'gaps', report));
  const crossed = terrainByLine(raw, report);
  const tunnels = new Set(shortLines(raw.tunnels, 'tunnels', report));
  const channel = new Set(shortLines(raw.channel, 'channel', report));
  const named = new Set([...gaps, ...crossed.keys(), ...tunnels, ...channel]);
  const ferries = words(raw.ferryLines);
  const lines: { readonly ends: readonly [Place, Place]; readonly line: Line }[] = [];

  for (const id of ferries) {
    const ends = parseLineId(id);
    if (ends === undefined) {
      report({
        code: 'boards/bad-line',
        rule: 'CT-TE-3',
        at: id,
        detail: 'no line id among the ferries',
      });
      continue;
    }
    const [a, b] = id.split('-') as [string, string];
    lines.push({ ends, line: { id, a, b, kind: 'ferry', cost: 2, terrain: [], art: undefined } });
  }
  for (const p of places) {
    for (const q of laterNeighbours(p)) {
      const [a, b] = [junctionId(p.x, p.y), junctionId(q.x, q.y)];
      const id = lineId(p, q);
      if (!here.has(b) || ferries.includes(id)) continue;
      named.delete(id);
      if (gaps.has(id)) continue;
      const terrain = crossed.get(id) ?? [];
      const water = sea.has(a) || sea.has(b) ? 'water' : undefined;
      const art = tunnels.has(id) ? 'tunnel' : channel.has(id) ? 'channel' : terrain.length === 0 ? water : undefined;
      lines.push({
        ends: [p, q],
        line: {
          id,
          a,
          b,
          kind: terrain[0] ?? 'flat',
          cost: terrain.length > 0 ? 2 : 1,
          terrain,
          art,
        },
      });
    }
  }
  for (const id of named) {
    report({
      code: 'boards/no-such-line',
      rule: 'CT-TE-1',
      at: id,
      detail: 'the data names a line whose ends do not both exist',
    });
  }
  return lines
    .sort((l, m) => comparePlaces(l.ends[0], m.ends[0]) || comparePlaces(l.ends[1], m.ends[1]))
    .map(({ line }) => line);
};

const cityOf = (raw: RawCity, region: Region): City => ({
  id: cityId(raw.name),
  name: raw.name,
  names: Object.fromEntries(LANGUAGES.map((lang) => [lang, raw.names?.[lang] ?? raw.name])) as Loc,
  junction: raw.at,
  region: region.id,
  dashed: raw.dashed ?? false,
  lon: raw.lon,
  lat: raw.lat,
});

/** Everything the data says, in full; problems of writing are reported, problems of content left to `checkBoard`. */
export const expandBoard = (raw: RawBoard, report: Report): Board => {
  const places = placesOf(raw.rows, report);
  const sea = new Set(words(raw.seaJunctions));
  const cities = raw.regions.flatMap((region) => region.cities.map((city) => cityOf(city, region)));
  const cityAt = new Map(cities.map((city) => [city.junction, city.id]));
  const junctions = places.map(({ x, y }): Junction => {
    const id = junctionId(x, y);
    return { id, x, y, sea: sea.has(id), city: cityAt.get(id) };
  });
  const ids = new Set(junctions.map((j) => j.id));
  for (const id of sea) {
    if (parsePlace(id) === undefined || !ids.has(id)) {
      report({
        code: 'boards/no-such-junction',
        rule: 'CT-TE-5',
        at: id,
        detail: 'a sea junction that does not exist',
      });
    }
  }
  return {
    id: raw.id,
    version: raw.version,
    title: raw.title,
    ferries: raw.ferryBoard ?? false,
    junctions,
    lines: linesOf(raw, places, sea, report),
    regions: raw.regions.map(({ id, title, compass, prestige }) => ({
      id,
      title,
      compass,
      prestige,
    })),
    cities,
  };
};
