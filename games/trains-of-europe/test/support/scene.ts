// Positions for tests, laid out directly on the test content, and moves that read like a log.

import type { Illegal, Move, Seat } from '@branchline/core';
import {
  contentById,
  contentOf,
  profitOf,
  registerContent,
  trainsOfEurope,
  type Action,
  type Config,
  type Content,
  type ContentIndex,
  type GameResult,
  type HeldContract,
  type Outcome,
  type Phase,
  type State,
  type TrainsOfEurope,
} from '../../src/index.ts';
import { callersOf } from '../../src/year.ts';
import { grove } from './grove.ts';

registerContent(grove);

export type GameMove = Move<TrainsOfEurope>;

export const groveIndex: ContentIndex = contentById('grove')!;

export const configOf = (spec: Parameters<typeof trainsOfEurope.configure>[0]): Config => {
  const configured = trainsOfEurope.configure(spec);
  if (!configured.ok) throw new Error(JSON.stringify(configured.error));
  return configured.value;
};

/** A separate content for one test file, registered under another id. */
export function variantOf(id: string, change: (content: Content) => Partial<Content>): string {
  const base = { ...grove, map: { ...grove.map, id } };
  registerContent({ ...base, ...change(base) });
  return id;
}

export interface ContractSketch {
  readonly vehicles?: readonly string[];
  readonly chips?: number;
  readonly complete?: boolean;
}

export interface CompanySketch {
  readonly cash?: number;
  readonly idle?: readonly string[];
  readonly sections?: readonly string[];
  readonly contracts?: Readonly<Record<string, ContractSketch>>;
  readonly sticks?: number;
  readonly marked?: boolean;
  readonly left?: boolean;
}

export interface Sketch {
  readonly board?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly companies: readonly CompanySketch[];
  readonly chair?: Seat;
  readonly year?: number;
  /** Face-up contracts with their chips, in display order. */
  readonly display?: Readonly<Record<string, number>>;
  readonly locos?: readonly string[];
  readonly wagons?: readonly string[];
  readonly discards?: readonly string[];
  /** The unseen pile; all contracts lying nowhere else if not given. */
  readonly pile?: readonly string[];
  readonly queue?: readonly string[];
  /** Only these models are left in the supplies; the rest is out of the game. */
  readonly supply?: readonly string[];
  readonly called?: readonly Phase[];
  readonly bank?: number;
}

const no = (numbers: ReadonlyMap<string, number>, id: string): number => {
  const number = numbers.get(id);
  if (number === undefined) throw new Error(`the test content has no ${id}`);
  return number;
};
const numbersOf = (numbers: ReadonlyMap<string, number>, ids: readonly string[] = []): number[] =>
  ids.map((id) => no(numbers, id));
const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

/** A position at a call of a year, with everything lying as sketched and all else in supplies, pile and bank. */
export function scene(sketch: Sketch): State {
  const { companies, options = {}, board = 'grove', chair = 0 } = sketch;
  const config = configOf({ seats: companies.length, board, options });
  const index = contentById(board)!;
  const start = trainsOfEurope.setup(config);
  const models = (ids?: readonly string[]): number[] => ascending(numbersOf(index.modelIndex, ids));
  const contracts = companies.map((company) =>
    Object.entries(company.contracts ?? {}).map(([id, { vehicles, chips = 0, complete = false }]): HeldContract => ({
      contract: no(index.contractIndex, id),
      chips,
      complete,
      vehicles: models(vehicles),
    })),
  );
  const display = Object.entries(sketch.display ?? {}).map(([id, chips]) => ({
    contract: no(index.contractIndex, id),
    chips,
  }));
  const queue = numbersOf(index.contractIndex, sketch.queue);
  const seen = new Set([...contracts.flat(), ...display].map(({ contract }) => contract).concat(queue));
  const idle = companies.map((company) => models(company.idle));
  const locos = models(sketch.locos);
  const wagons = models(sketch.wagons);
  const discards = index.models.map(() => 0);
  for (const model of models(sketch.discards)) discards[model]!++;
  const supply = index.models.map(({ copies }, model) => copies - discards[model]!);
  for (const model of [...idle.flat(), ...locos, ...wagons, ...contracts.flat().flatMap(({ vehicles }) => vehicles)])
    supply[model]!--;
  if (sketch.supply) {
    supply.fill(0);
    for (const model of models(sketch.supply)) supply[model]!++;
  }
  if (supply.some((count) => count < 0)) throw new Error('more copies sketched than there are');
  const countOf = (kind: 'loco' | 'wagon', list: readonly number[]): number =>
    list.filter((model) => index.models[model]!.kind === kind).length;
  const cards = (kind: 'loco' | 'wagon'): number =>
    index.modelsOf[kind].reduce((sum, model) => sum + supply[model]!, 0);
  const holders = index.sections.map(() => 0);
  const sticks = companies.map((company, seat) => {
    let left = index.amounts.sticks;
    for (const section of numbersOf(index.sectionIndex, company.sections)) {
      holders[section]! |= 1 << seat;
      left -= index.sections[section]!.segments;
    }
    return company.sticks ?? left;
  });
  const cash = companies.map((company) => company.cash ?? 0);
  const open = {
    ...start.public,
    year: sketch.year ?? 1,
    chair,
    left: companies.map((company) => company.left ?? false),
    marked: companies.map((company) => company.marked ?? false),
    sticks,
    holders,
    contracts,
    idleLocos: idle.map((list) => countOf('loco', list)),
    idleWagons: idle.map((list) => countOf('wagon', list)),
    display,
    locos,
    wagons,
    pile: sketch.pile
      ? ascending(numbersOf(index.contractIndex, sketch.pile))
      : index.regularContracts.filter((contract) => !seen.has(contract)),
    queue,
    discards,
    supplyLocos: cards('loco'),
    supplyWagons: cards('wagon'),
    called: sketch.called ?? [],
    stage: { kind: 'call', proposed: false } as const,
  };
  return {
    config,
    public: { ...open, callers: callersOf(open) },
    secret: {
      ...start.secret,
      bank: sketch.bank ?? index.money - cash.reduce((sum, amount) => sum + amount, 0),
      cash,
      idle,
      supply,
    },
  };
}

export const asksFor = (state: State): readonly Seat[] => {
  const turn = trainsOfEurope.turn(state);
  return turn.kind === 'seats' ? turn.seats : [];
};

/** Why this may not be done; undefined where it may. */
export function refusal(state: State, move: GameMove): Illegal | undefined {
  if (!trainsOfEurope.parseMove(JSON.parse(JSON.stringify(move)))) return { code: 'malformed', rule: '' };
  if (move.by === 'chance') return trainsOfEurope.checkOutcome(state, move);
  return trainsOfEurope.check(trainsOfEurope.view(state, move.by), move.by, move);
}

/** Applies moves one after the other, every one of them checked. */
export function play(state: State, ...moves: readonly GameMove[]): State {
  let now = state;
  for (const move of moves) {
    const illegal = refusal(now, move);
    if (illegal)
      throw new Error(`${JSON.stringify(move)} at ${JSON.stringify(now.public.stage)}: ${JSON.stringify(illegal)}`);
    if (move.by === 'chance' && trainsOfEurope.turn(now).kind !== 'chance')
      throw new Error(`chance does not move at ${now.public.stage.kind}`);
    now = trainsOfEurope.apply(now, move);
  }
  return now;
}

/** Moves of one seat. */
export const by = (seat: Seat, ...actions: readonly Action[]): GameMove[] =>
  actions.map((action) => ({ ...action, by: seat }));

export const chance = (outcome: Outcome): GameMove => ({ ...outcome, by: 'chance' });

export const legalFor = (state: State, seat: Seat): readonly Action[] =>
  trainsOfEurope.legal(trainsOfEurope.view(state, seat), seat);

export const profit = (state: State, seat: Seat): number => profitOf(contentOf(state.config), state.public, seat);

export const idleOf = (state: State, seat: Seat): string[] => {
  const { models } = contentOf(state.config);
  return state.secret.idle[seat]!.map((model) => models[model]!.id);
};

/** The contract of that name in front of a seat. */
export const held = (state: State, seat: Seat, id: string): HeldContract | undefined =>
  state.public.contracts[seat]!.find(({ contract }) => contentOf(state.config).contracts[contract]!.id === id);

export const discarded = (state: State): string[] =>
  state.public.discards.flatMap((count, model) => Array<string>(count).fill(contentOf(state.config).models[model]!.id));

export const displayed = (state: State): Record<string, number> =>
  Object.fromEntries(
    state.public.display.map(({ contract, chips }) => [contentOf(state.config).contracts[contract]!.id, chips]),
  );

/** The result of a game that must be over. */
export function resultOf(state: State): GameResult {
  const result = trainsOfEurope.result(state);
  if (!result) throw new Error(`not over but at ${state.public.stage.kind}`);
  return result;
}

/** The seat to act ends the step: no licence, no purchase, no bid, the first choice where one must be made. */
export function idleMove(state: State): GameMove {
  const turn = trainsOfEurope.turn(state);
  if (turn.kind !== 'seats') throw new Error(`nobody is asked at ${state.public.stage.kind}`);
  const seat = turn.seats[0]!;
  const legal = legalFor(state, seat);
  const ending = legal.find((action) => ['done', 'decline', 'pass'].includes(action.do));
  return { ...(ending ?? legal[0]!), by: seat };
}

/** Plays idly until chance moves or the game is over; calls go to the phases least likely to change anything. */
export function idleOn(state: State, until: (state: State) => boolean): State {
  let now = state;
  for (let moves = 0; !until(now); moves++) {
    if (moves > 200) throw new Error('idling leads nowhere');
    now = play(now, idleMove(now));
  }
  return now;
}

/** The remaining calls of the year made and idled through, up to its end: bookings, refill, insolvency or the end of the game. */
export const toYearEnd = (state: State): State => {
  let now = state;
  const calls: Phase[] = ['conference-room', 'railroad-fair', 'on-site-meeting', 'auction-house'];
  for (let moves = 0; moves < 200; moves++) {
    const { stage, called } = now.public;
    if (['refill', 'over', 'offer-contracts', 'new-target', 'books'].includes(stage.kind)) return now;
    if ((stage.kind === 'opening' || stage.kind === 'bidding') && stage.auction.stage === 'insolvency') return now;
    if (stage.kind === 'call') {
      const phase = calls.find((other) => !called.includes(other))!;
      now = play(now, ...by(asksFor(now)[0]!, { do: 'call', phase }));
    } else now = play(now, idleMove(now));
  }
  throw new Error('the year does not end');
};
