// Positions on the real map, laid out by hand, and moves that read like a log.

import type { Seat } from '@branchline/core';
import {
  callersOf,
  contentOf,
  trainsOfEurope,
  type Action,
  type HeldContract,
  type Phase,
  type State,
  type View,
} from '@branchline/trains-of-europe';

export interface Company {
  readonly cash?: number;
  readonly idle?: readonly string[];
  readonly sections?: readonly string[];
  readonly contracts?: Readonly<
    Record<string, { readonly vehicles?: readonly string[]; readonly chips?: number; readonly complete?: boolean }>
  >;
  readonly marked?: boolean;
  readonly sticks?: number;
}

export interface Sketch {
  readonly companies: readonly Company[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly display?: Readonly<Record<string, number>>;
  readonly locos?: readonly string[];
  readonly wagons?: readonly string[];
  readonly called?: readonly Phase[];
  readonly year?: number;
}

const no = (numbers: ReadonlyMap<string, number>, id: string): number => {
  const found = numbers.get(id);
  if (found === undefined) throw new Error(`the content has no ${id}`);
  return found;
};

/** A position at a call, everything lying as sketched and all else in supplies, pile and bank. */
export function sketch({
  companies,
  options = {},
  display = {},
  locos = [],
  wagons = [],
  called = [],
  year = 1,
}: Sketch): State {
  const config = trainsOfEurope.configure({ seats: companies.length, options });
  if (!config.ok) throw new Error(JSON.stringify(config.error));
  const index = contentOf(config.value);
  const start = trainsOfEurope.setup(config.value);
  const models = (ids: readonly string[] = []): number[] =>
    ids.map((id) => no(index.modelIndex, id)).sort((a, b) => a - b);
  const contracts = companies.map((company) =>
    Object.entries(company.contracts ?? {}).map(([id, { vehicles, chips = 0, complete = false }]): HeldContract => ({
      contract: no(index.contractIndex, id),
      chips,
      complete,
      vehicles: models(vehicles),
    })),
  );
  const shown = Object.entries(display).map(([id, chips]) => ({ contract: no(index.contractIndex, id), chips }));
  const seen = new Set([...contracts.flat(), ...shown].map(({ contract }) => contract));
  const idle = companies.map((company) => models(company.idle));
  const supply = index.models.map(({ copies }) => copies);
  const stands = { locos: models(locos), wagons: models(wagons) };
  for (const model of [
    ...idle.flat(),
    ...stands.locos,
    ...stands.wagons,
    ...contracts.flat().flatMap((held) => held.vehicles),
  ])
    supply[model]!--;
  const holders = index.sections.map(() => 0);
  const sticks = companies.map((company, seat) => {
    let left = index.amounts.sticks;
    for (const id of company.sections ?? []) {
      const section = no(index.sectionIndex, id);
      holders[section]! |= 1 << seat;
      left -= index.sections[section]!.segments;
    }
    return company.sticks ?? left;
  });
  const count = (kind: 'loco' | 'wagon', list: readonly number[]): number =>
    list.filter((model) => index.models[model]!.kind === kind).length;
  const cards = (kind: 'loco' | 'wagon'): number =>
    index.modelsOf[kind].reduce((sum, model) => sum + supply[model]!, 0);
  const cash = companies.map((company) => company.cash ?? 0);
  const open: State['public'] = {
    ...start.public,
    year,
    marked: companies.map((company) => company.marked ?? false),
    sticks,
    holders,
    contracts,
    idleLocos: idle.map((list) => count('loco', list)),
    idleWagons: idle.map((list) => count('wagon', list)),
    display: shown,
    ...stands,
    pile: index.regularContracts.filter((contract) => !seen.has(contract)),
    supplyLocos: cards('loco'),
    supplyWagons: cards('wagon'),
    called,
    stage: { kind: 'call', proposed: false },
  };
  return {
    config: config.value,
    public: { ...open, callers: callersOf(open) },
    secret: { ...start.secret, bank: index.money - cash.reduce((sum, money) => sum + money, 0), cash, idle, supply },
  };
}

/** Applies actions of one seat, every one of them checked. */
export function play(state: State, seat: Seat, ...actions: readonly Action[]): State {
  return actions.reduce((now, action) => {
    const illegal = trainsOfEurope.check(trainsOfEurope.view(now, seat), seat, action);
    if (illegal) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(illegal)}`);
    return trainsOfEurope.apply(now, { ...action, by: seat });
  }, state);
}

export const seenBy = (state: State, seat: Seat): View => trainsOfEurope.view(state, seat);

export const numberOf = (state: State) => {
  const index = contentOf(state.config);
  return {
    section: (id: string): number => no(index.sectionIndex, id),
    model: (id: string): number => no(index.modelIndex, id),
    contract: (id: string): number => no(index.contractIndex, id),
  };
};
