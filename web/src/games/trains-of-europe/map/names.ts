// What the cities are called: as they call themselves, or as a language calls them. Both are part of the content.
import { content, places } from '@branchline/trains-of-europe';
import { cityAbroad } from '../play/tell/wording.ts';
import type { NameSet } from './data.ts';
import type { CityId } from './geometry.ts';

const local = new Map(content.map.cities.map((city) => [city.id, city.name.en]));
const abroad = new Map(places.cities.map((city) => [city.id, city]));

const nameAbroad = (language: Exclude<NameSet, 'local'>, id: CityId): string | undefined => {
  const city = abroad.get(id);
  return city && cityAbroad(city, language);
};

/** The name of a city in one of the sets the map has places for. */
export const cityName = (set: NameSet, city: CityId): string =>
  (set === 'local' ? local.get(city) : nameAbroad(set, city)) ?? city;
