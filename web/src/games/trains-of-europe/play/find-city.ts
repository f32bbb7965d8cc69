// Finds cities by what people call them: as on the map, in any of the languages, without accents, or by their country.

import { places, type ContentIndex } from '@branchline/trains-of-europe';

/** Letters from which no accent can be taken. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', ß: 'ss', ı: 'i', đ: 'd', æ: 'ae' };

export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøßıđæ]/g, (letter) => PLAIN[letter]!)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const wordStarts = (name: string, sought: string): boolean => ` ${name}`.includes(` ${sought}`);

/** How well a city answers to what was written; nothing where it does not. */
function rankOf(names: readonly string[], countries: readonly string[], sought: string): number | undefined {
  if (names.some((name) => name.startsWith(sought))) return 0;
  if (names.some((name) => wordStarts(name, sought))) return 1;
  return countries.some((country) => wordStarts(country, sought)) ? 2 : undefined;
}

/** Ids of the cities that answer, best first. */
export function findCities({ content }: ContentIndex, written: string): readonly string[] {
  const sought = folded(written);
  if (sought === '') return [];
  const abroad = new Map(places.cities.map(({ id, name }) => [id, Object.values(name)]));
  const countries = new Map(content.map.countries.map(({ id, name }) => [id, Object.values(name).map(folded)]));
  return content.map.cities
    .flatMap(({ id, name, country }) => {
      const names = [...Object.values(name), ...(abroad.get(id) ?? [])].map(folded);
      const rank = rankOf(names, countries.get(country) ?? [], sought);
      return rank === undefined ? [] : [{ id, rank, name: names[0]! }];
    })
    .toSorted((a, b) => a.rank - b.rank || a.name.localeCompare(b.name))
    .map(({ id }) => id);
}
