// CT-TOE-1…5 and 7…9: sections, tracks, the stretches the rules name, size and robustness of the map.
import { bridgesOf, distancesOf, isConnected } from './network.ts';
import { sheet } from './projection.ts';
import type { Section, ToEMap } from './types.ts';

/** Where a section may have three tracks: the core between London, Paris, the Ruhr, Berlin, Wien and Milano. */
const CORE: ReadonlySet<string> = new Set([
  ...['london', 'calais', 'paris', 'lyon', 'strasbourg', 'bruxelles', 'amsterdam', 'koln', 'frankfurt'],
  ...['hamburg', 'berlin', 'praha', 'wien', 'munchen', 'zurich', 'milano'],
]);

const MAP_ENDS = 4;
const LARGEST_LOCK = 3;
const LEAST_APART = 30;

const between = (map: ToEMap, a: string, b: string): Section | undefined =>
  map.sections.find((s) => (s.a === a && s.b === b) || (s.a === b && s.b === a));

interface Bounds {
  readonly least: number;
  readonly most: number;
}

const within = (rule: string, what: string, value: number, { least, most }: Bounds): string[] =>
  value >= least && value <= most
    ? []
    : [`${rule}: ${what} ${Number(value.toFixed(2))} instead of ${least} to ${most}`];

const checkSections = (map: ToEMap): string[] =>
  map.sections.flatMap((section, i) => {
    const { id, a, b, segments, tracks } = section;
    return [
      ...(a === b ? [`CT-TOE-1: section ${id} leads back to ${a}`] : []),
      ...(map.sections.indexOf(between(map, a, b)!) < i ? [`CT-TOE-1: ${a} and ${b} have two sections`] : []),
      ...([1, 2, 3, 4, 5].includes(segments) ? [] : [`CT-TOE-1: section ${id} has ${segments} segments`]),
      ...([1, 2, 3].includes(tracks) ? [] : [`CT-TOE-2: section ${id} has ${tracks} tracks`]),
      ...(tracks === 3 && !(CORE.has(a) && CORE.has(b))
        ? [`CT-TOE-9: section ${id} has three tracks outside the core`]
        : []),
    ];
  });

/** Stretches the rules and their examples speak of. */
const checkNamed = (map: ToEMap): string[] => {
  const segments = (a: string, b: string): number => between(map, a, b)?.segments ?? 0;
  const missing = (rule: string, pairs: readonly (readonly [string, string])[]): string[] =>
    pairs.filter(([a, b]) => !between(map, a, b)).map(([a, b]) => `${rule}: section ${a}–${b} is missing`);
  const british =
    segments('edinburgh', 'manchester') + segments('manchester', 'london') + segments('calais', 'bruxelles');
  return [
    ...(segments('narvik', 'stockholm') === 5 ? [] : ['CT-TOE-1: Narvik–Stockholm must have 5 segments']),
    ...((between(map, 'berlin', 'warszawa')?.tracks ?? 0) >= 2 ? [] : ['CT-TOE-2: Berlin–Warszawa needs 2 tracks']),
    ...missing('CT-TOE-3', [
      ['berlin', 'praha'],
      ['praha', 'krakow'],
      ['krakow', 'warszawa'],
    ]),
    ...missing('CT-TOE-4', [
      ['edinburgh', 'manchester'],
      ['manchester', 'london'],
      ['calais', 'bruxelles'],
      ['london', 'calais'],
    ]),
    ...(british === 4
      ? []
      : [`CT-TOE-4: Edinburgh–Manchester, Manchester–London, Calais–Bruxelles have ${british} segments, not 4`]),
    ...(distancesOf(map)('praha', 'budapest') < Infinity ? [] : ['CT-TOE-5: Praha and Budapest are not connected']),
  ];
};

const checkRobust = (map: ToEMap): string[] => {
  const degree = (id: string): number => map.sections.filter(({ a, b }) => a === id || b === id).length;
  const ends = map.cities.filter(({ id }) => degree(id) === 1);
  return [
    ...(isConnected(map) ? [] : ['CT-TOE-8: the map is not connected']),
    ...map.cities.filter(({ id }) => degree(id) === 0).map(({ id }) => `CT-TOE-8: city ${id} has no section`),
    ...(ends.length > MAP_ENDS
      ? [`CT-TOE-8: ${ends.length} cities have one section only (${ends.map(({ id }) => id).join(', ')})`]
      : []),
    ...bridgesOf(map)
      .filter(({ section, cutOff }) => section.tracks === 1 && cutOff > LARGEST_LOCK)
      .map(({ section, cutOff }) => `CT-TOE-8: single track ${section.id} alone holds ${cutOff} cities`),
  ];
};

const checkSize = ({ countries, cities, sections }: ToEMap): string[] => {
  const share = (tracks: number): number =>
    (100 * sections.filter((s) => s.tracks === tracks).length) / sections.length;
  const mean = sections.reduce((sum, { segments }) => sum + segments, 0) / sections.length;
  return [
    ...within('CT-TOE-7', 'number of countries', countries.length, { least: 24, most: 32 }),
    ...countries
      .filter(({ id }) => !cities.some(({ country }) => country === id))
      .map(({ id }) => `CT-TOE-7: country ${id} has no city`),
    ...within('CT-TOE-9', 'number of cities', cities.length, { least: 56, most: 64 }),
    ...within('CT-TOE-9', 'number of sections', sections.length, { least: 100, most: 120 }),
    ...within('CT-TOE-9', 'mean segments', mean, { least: 1.6, most: 2 }),
    ...within('CT-TOE-9', 'percentage of single tracks', share(1), { least: 40, most: 50 }),
    ...within('CT-TOE-9', 'percentage of double tracks', share(2), { least: 35, most: 45 }),
    ...within('CT-TOE-9', 'percentage of triple tracks', share(3), { least: 10, most: 20 }),
  ];
};

const checkDrawing = ({ cities }: ToEMap): string[] =>
  cities.flatMap(({ id, x, y }, i) => [
    ...(x >= 0 && x <= sheet.width && y >= 0 && y <= sheet.height ? [] : [`drawing: city ${id} is off the sheet`]),
    ...cities
      .slice(0, i)
      .filter((other) => Math.hypot(other.x - x, other.y - y) < LEAST_APART)
      .map((other) => `drawing: cities ${other.id} and ${id} touch`),
  ]);

export const checkMap = (map: ToEMap): readonly string[] => [
  ...checkSections(map),
  ...checkNamed(map),
  ...checkRobust(map),
  ...checkSize(map),
  ...checkDrawing(map),
];
