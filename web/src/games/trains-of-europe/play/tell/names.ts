// Companies, places, contracts and vehicles as the reader calls them.

import type { Seat } from '@branchline/core';
import { places, type ContentIndex, type LotId, type Money } from '@branchline/trains-of-europe';
import { nameIn, type Language } from '../../../../prefs/languages.ts';
import type { Who } from '../../../../words/people.ts';
import type { Messages } from '../../messages/catalogue.ts';
import { cityAbroad, contractTitle, countryName, vehicleName } from './wording.ts';

/** What is needed to speak: the texts, and what everything is called. */
export interface Names {
  readonly text: Messages;
  readonly who: (seat: Seat) => Who;
  readonly city: (id: string) => string;
  readonly country: (id: string) => string;
  /** "Wien–Budapest" */
  readonly section: (id: string) => string;
  readonly contract: (id: string) => string;
  readonly model: (id: string) => string;
  /** "2 × Raft, Otter" in the order of first mention. */
  readonly models: (ids: readonly string[]) => string;
  readonly lot: (lot: LotId) => string;
  /** What a subsidy chip brings a year. */
  readonly chip: Money;
}

export interface Speaker {
  readonly text: Messages;
  readonly language: Language;
  /** Cities as they are called on the spot, or in the reader's language. */
  readonly naming: 'local' | 'translated';
  readonly who: (seat: Seat) => Who;
}

const lookUp = <T extends { readonly id: string }>(
  items: readonly T[],
  name: (item: T) => string,
): ((id: string) => string) => {
  const names = new Map(items.map((item) => [item.id, name(item)]));
  return (id) => names.get(id) ?? id;
};

export function namesOf({ content, amounts }: ContentIndex, { text, language, naming, who }: Speaker): Names {
  const { map, contracts, vehicles } = content;
  const local = lookUp(map.cities, ({ name }) => nameIn(name, language));
  const translated = lookUp(places.cities, (place) => cityAbroad(place, language));
  // Contents other than the printed one bring their own names only.
  const known = new Set(places.cities.map(({ id }) => id));
  const city = (id: string): string => (naming === 'translated' && known.has(id) ? translated(id) : local(id));
  const section = lookUp(map.sections, ({ a, b }) => `${city(a)}–${city(b)}`);
  const model = lookUp(vehicles, (vehicle) => vehicleName(vehicle, language));
  const contract = lookUp(contracts, (card) => contractTitle(card, language));
  return {
    text,
    who,
    chip: amounts.chip,
    city,
    country: lookUp(map.countries, (country) => countryName(country, language)),
    section,
    contract,
    model,
    models: (ids) => text.list(counted(ids.map(model))),
    lot: (lot) => {
      if ('model' in lot) return model(lot.model);
      return 'section' in lot
        ? text.auction.licence(section(lot.section))
        : text.auction.contract(contract(lot.contract));
    },
  };
}

function counted(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
}
