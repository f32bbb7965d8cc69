// What a company's contracts still lack, read off the cards: written without the forecast of the levels.

import {
  companiesOn,
  deskOf,
  holds,
  licenceFee,
  POWER_UNITS,
  type ContractIndex,
  type Desk,
  type ModelIndex,
  type Money,
  type SectionIndex,
} from '@branchline/trains-of-europe';

export { deskOf, type Desk };

/** Sections still to buy for a contract, and their fees; undefined where some city cannot be reached. */
export interface Way {
  readonly sections: readonly SectionIndex[];
  readonly fees: Money;
}

/** What a licence costs now: nothing for what is held, undefined for what is full. */
function fee({ index, options, open, seat }: Desk, section: SectionIndex): Money | undefined {
  if (holds(open.holders, section, seat)) return 0;
  const { segments, tracks } = index.sections[section]!;
  if (segments > open.sticks[seat]! || companiesOn({ index, options, open }, section) >= tracks) return undefined;
  return licenceFee({ index, options, open }, section);
}

/** By rounds of improvement: as long as some section shortens the way to one of its cities, it is taken. */
function cheapest(desk: Desk, from: number, to: number, free: ReadonlySet<SectionIndex>): Way | undefined {
  const { sections } = desk.index;
  const price = sections.map((_, no) => (free.has(no) ? 0 : fee(desk, no)));
  const spent = new Map<number, number>([[from, 0]]);
  const by = new Map<number, SectionIndex>();
  for (let changed = true; changed;) {
    changed = false;
    sections.forEach(({ a, b }, no) => {
      if (price[no] === undefined) return;
      for (const [near, far] of [
        [a, b],
        [b, a],
      ] as const) {
        const before = spent.get(near);
        if (before === undefined || before + price[no] + 1 >= (spent.get(far) ?? Infinity)) continue;
        spent.set(far, before + price[no] + 1);
        by.set(far, no);
        changed = true;
      }
    });
  }
  if (!spent.has(to)) return undefined;
  const way: SectionIndex[] = [];
  for (let city = to; city !== from;) {
    const no = by.get(city)!;
    if (price[no]! > 0) way.push(no);
    city = sections[no]!.a === city ? sections[no]!.b : sections[no]!.a;
  }
  return { sections: way, fees: way.reduce((sum, no) => sum + price[no]!, 0) };
}

export function wayFor(desk: Desk, contract: ContractIndex): Way | undefined {
  const bought = new Set<SectionIndex>();
  let fees = 0;
  for (const { from, to } of desk.index.contracts[contract]!.routes) {
    const way = cheapest(desk, from, to, bought);
    if (!way) return undefined;
    for (const section of way.sections) bought.add(section);
    fees += way.fees;
  }
  return { sections: [...bought], fees };
}

/** Whether a model may stay on a contract until it is complete. */
export function suits({ index }: Desk, model: ModelIndex, contract: ContractIndex): boolean {
  const { category, speed, sleeper, pull } = index.models[model]!;
  const { demand, extra, power, vehicles } = index.contracts[contract]!;
  if (!demand[category]) return false;
  const isPower = category < POWER_UNITS;
  if (isPower && pull * demand[category] < vehicles - demand[power]!) return false;
  if (extra?.type === 'speed') return speed >= extra.min;
  return extra?.type !== 'sleeper' || isPower || sleeper;
}

/** Vehicles a contract lacks of each category, those that suit it and are on it or in the yard counted. */
export function lacking(desk: Desk, contract: ContractIndex): readonly number[] {
  const { index, open, seat, idle } = desk;
  const held = open.contracts[seat]!.find((each) => each.contract === contract);
  const own = [...(held?.vehicles ?? []), ...idle].filter((model) => suits(desk, model, contract));
  return index.contracts[contract]!.demand.map((count, category) =>
    Math.max(0, count - own.filter((model) => index.models[model]!.category === category).length),
  );
}

export const activeOf = ({ open, seat }: Desk): readonly ContractIndex[] =>
  open.contracts[seat]!.filter(({ complete }) => !complete).map(({ contract }) => contract);

/** Whether some contract under way lacks such a vehicle. */
export const isLacked = (desk: Desk, model: ModelIndex): boolean =>
  activeOf(desk).some(
    (contract) => suits(desk, model, contract) && lacking(desk, contract)[desk.index.models[model]!.category]! > 0,
  );
