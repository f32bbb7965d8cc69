// From the compact data to a full board: everything named and sorted into its numbering order.

import { linesOf } from './expand-lines.ts';
import type { JunctionId } from './ids.ts';
import { cityId, comparePlaces, junctionId, parsePlace } from './lattice.ts';
import type { Place } from './lattice.ts';
import type { Report } from './problem.ts';
import { LANGUAGES } from './types.ts';
import type { Board, City, Junction, Loc, RawBoard, RawCity, Region } from './types.ts';
import { words } from './words.ts';

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

const cityOf = (raw: RawCity, region: Region): City => ({
  id: cityId(raw.name),
  name: raw.name,
  local: raw.local ?? raw.name,
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
  const sea = new Set<JunctionId>(words(raw.seaJunctions));
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
    lines: linesOf(raw, { places, sea }, report),
    regions: raw.regions.map(({ id, title, compass, prestige }) => ({
      id,
      title,
      compass,
      prestige,
    })),
    cities,
  };
};
