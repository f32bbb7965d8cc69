// Companies, places, vehicles, contracts and money of Trains of Europe as the gazette names them.

import type { GameFile, Seat } from '@branchline/core';
import { contentOf, type Config, type LotId, type ToEConfig } from '@branchline/trains-of-europe';
import { joined } from '../text/joined.ts';

/** 80000 → `80k`, -120000 → `−120k`. */
export const moneyText = (amount: number): string =>
  amount !== 0 && amount % 1000 === 0 ? `${amount < 0 ? '−' : ''}${Math.abs(amount) / 1000}k` : String(amount);

/** Sixths of a point: `3`, `2⅔`, `−1`. */
export function sixthsText(sixths: number): string {
  const parts = ['', '⅙', '⅓', '½', '⅔', '⅚'];
  const whole = Math.floor(Math.abs(sixths) / 6);
  const part = parts[Math.abs(sixths) % 6]!;
  return `${sixths < 0 ? '−' : ''}${whole === 0 && part !== '' ? '' : whole}${part}`;
}

/** `two Lynx, a Heron` in the order of first mention. */
export function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return joined([...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)));
}

export interface Words {
  readonly name: (seat: Seat) => string;
  readonly names: (seats: readonly Seat[]) => string;
  readonly city: (id: string) => string;
  readonly country: (id: string) => string;
  readonly section: (id: string) => string;
  readonly model: (id: string) => string;
  readonly models: (ids: readonly string[]) => string;
  readonly contract: (id: string) => string;
  readonly lot: (lot: LotId) => string;
  /** The amounts this game is played with. */
  readonly amounts: ToEConfig;
}

export function wordsOf(file: GameFile, config: Config): Words {
  const { content, amounts } = contentOf(config);
  const { map, vehicles, contracts } = content;
  const lookUp = (
    items: readonly { readonly id: string }[],
    text: (at: number) => string,
  ): ((id: string) => string) => {
    const texts = new Map(items.map(({ id }, at) => [id, text(at)]));
    return (id) => texts.get(id) ?? id;
  };
  const name = (seat: Seat): string => file.seats[seat]?.name ?? `seat ${seat}`;
  const city = lookUp(map.cities, (at) => map.cities[at]!.name.en);
  const section = lookUp(map.sections, (at) => `${city(map.sections[at]!.a)}–${city(map.sections[at]!.b)}`);
  const model = lookUp(vehicles, (at) => vehicles[at]!.name.en);
  const contract = lookUp(contracts, (at) => `“${contracts[at]!.title.en}”`);
  return {
    amounts,
    name,
    names: (seats) => joined(seats.map(name)),
    city,
    country: lookUp(map.countries, (at) => map.countries[at]!.name.en),
    section,
    model,
    models: (ids) => counted(ids.map(model)),
    contract,
    lot: (lot) =>
      'model' in lot
        ? `the ${model(lot.model)} of ${name(lot.owner)}`
        : 'section' in lot
          ? `the licence ${section(lot.section)} of ${name(lot.owner)}`
          : `the contract ${contract(lot.contract)} of ${name(lot.owner)}`,
  };
}
