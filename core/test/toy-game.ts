// A small game with everything a kernel test needs: a hidden deal, a secret simultaneous choice, turns, an end.
// Each player is dealt a number, secretly bets high or low, then they name numbers in turn until a player's own is named.

import { err, ok, type Game, type Seat } from '../src/index.ts';

export interface ToyState {
  config: { seats: number };
  numbers: number[];
  bets: string[];
  named: number[];
}

export interface Toy {
  Config: { seats: number };
  State: ToyState;
  View: {
    config: { seats: number };
    me?: { seat: Seat; number: number; bet: string };
    dealt: boolean;
    betted: boolean[];
    named: number[];
    shown: number[];
    bets: string[];
  };
  Action: { do: 'bet'; on: string } | { do: 'name'; number: number };
  Outcome: { do: 'deal'; numbers: number[] };
  Event: { kind: string; seat?: number; number?: number };
  Result: { winner: Seat };
}

const TOP = 12;

type Facts = { seats: number; dealt: boolean; betted: boolean[]; named: number[]; over: boolean };

const factsOf = (position: ToyState | Toy['View']): Facts => {
  const seats = position.config.seats;
  if ('numbers' in position) {
    return {
      seats,
      dealt: position.numbers.length > 0,
      betted: position.bets.map((bet) => bet !== ''),
      named: position.named,
      over: position.named.some((number) => position.numbers.includes(number)),
    };
  }
  return {
    seats,
    dealt: position.dealt,
    betted: position.betted,
    named: position.named,
    over: position.shown.length > 0,
  };
};

export const toy: Game<Toy> = {
  id: 'toy',
  rulesVersion: '1',
  minSeats: 2,
  maxSeats: 4,
  configure: ({ seats }) =>
    seats >= 2 && seats <= 4 ? ok({ seats }) : err({ code: 'toy/seats', field: 'seats', value: seats }),
  header: () => ({ board: 'none', boardHash: `sha256:${'0'.repeat(64)}`, rulesVersion: '1', options: {} }),
  agreedIn: () => undefined,
  setup: (config) => ({ config, numbers: [], bets: Array.from({ length: config.seats }, () => ''), named: [] }),
  turn(position) {
    const { seats, dealt, betted, named, over } = factsOf(position);
    if (!dealt) return { kind: 'chance' };
    const waiting = betted.flatMap((done, seat) => (done ? [] : [seat]));
    if (waiting.length > 0) return { kind: 'seats', seats: waiting };
    return over ? { kind: 'over' } : { kind: 'seats', seats: [named.length % seats] };
  },
  legal(view, seat) {
    const turn = toy.turn(view);
    if (turn.kind !== 'seats' || !turn.seats.includes(seat)) return [];
    if (!view.betted[seat]) return ['high', 'low'].map((on) => ({ do: 'bet', on }));
    return Array.from({ length: TOP }, (_, number) => ({ do: 'name' as const, number })).filter(
      ({ number }) => number !== view.me!.number && !view.named.includes(number),
    );
  },
  check(view, seat, action) {
    const found = toy
      .legal(view, seat)
      .some(
        (legal) =>
          JSON.stringify(legal) ===
          JSON.stringify({ do: action.do, ...(action.do === 'bet' ? { on: action.on } : { number: action.number }) }),
      );
    return found ? undefined : { code: 'toy/no', rule: 'TOY-1' };
  },
  apply(state, move) {
    if (move.do === 'deal') return { ...state, numbers: move.numbers };
    if (move.do === 'bet') return { ...state, bets: state.bets.map((bet, seat) => (seat === move.by ? move.on : bet)) };
    return { ...state, named: [...state.named, move.number] };
  },
  view(state, who) {
    const over = state.named.some((number) => state.numbers.includes(number));
    return {
      config: state.config,
      ...(who === 'spectator' || state.numbers.length === 0
        ? {}
        : { me: { seat: who, number: state.numbers[who]!, bet: state.bets[who]! } }),
      dealt: state.numbers.length > 0,
      betted: state.bets.map((bet) => bet !== ''),
      named: state.named,
      shown: over ? state.numbers : [],
      bets: state.bets.every((bet) => bet !== '') ? state.bets : [],
    };
  },
  sample(view, rng) {
    const numbers: number[] = [];
    for (let seat = 0; view.dealt && seat < view.config.seats; seat++) {
      if (view.shown.length > 0) numbers.push(view.shown[seat]!);
      else if (view.me?.seat === seat) numbers.push(view.me.number);
      else {
        const free = Array.from({ length: TOP }, (_, n) => n).filter(
          (n) => !numbers.includes(n) && !view.named.includes(n) && n !== view.me?.number,
        );
        numbers.push(free[rng.below(free.length)]!);
      }
    }
    const bets = view.betted.map(
      (done, seat) =>
        view.bets[seat] ?? (view.me?.seat === seat ? view.me.bet : done ? ['high', 'low'][rng.below(2)]! : ''),
    );
    return { config: view.config, numbers, bets, named: view.named };
  },
  events(_before, move, _after, who) {
    if (move.do === 'deal')
      return [who === 'spectator' ? { kind: 'dealt' } : { kind: 'dealt', number: move.numbers[who]! }];
    if (move.do === 'bet') return [{ kind: 'bet', seat: move.by }];
    return [{ kind: 'named', seat: move.by, number: move.number }];
  },
  // The last bet shows all of them.
  reveals: (before, _move, after) => !before.bets.every(Boolean) && after.bets.every(Boolean),
  result(state) {
    const hit = state.named.findIndex((number) => state.numbers.includes(number));
    return hit < 0 ? undefined : { winner: hit % state.config.seats };
  },
  draw(state, rng) {
    const pool = Array.from({ length: TOP }, (_, n) => n);
    return {
      do: 'deal',
      numbers: Array.from({ length: state.config.seats }, () => pool.splice(rng.below(pool.length), 1)[0]!),
    };
  },
  checkOutcome: (state, { numbers }) =>
    numbers.length === state.config.seats && new Set(numbers).size === numbers.length
      ? undefined
      : { code: 'toy/deal', rule: 'TOY-2' },
  parseMove(raw) {
    if (typeof raw !== 'object' || raw === null) return undefined;
    const move = raw as Record<string, unknown>;
    const known = ['bet', 'name', 'deal'].includes(move['do'] as string);
    return known ? (raw as ReturnType<Game<Toy>['parseMove']>) : undefined;
  },
};
