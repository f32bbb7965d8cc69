// Numbers of legal sequences from fixed positions, per edition and board; each row is named after the trap it guards.

import { describe, expect, test } from 'vitest';
import { boardById, boardJson } from '@branchline/boards';
import type { Move } from '@branchline/core';
import { transEuropa, type Config, type State, type TransEuropa } from '../src/index.ts';
import { makeReferee } from './reference/referee.ts';
import { perft } from './support/perft.ts';
import { configOf, play } from './support/table.ts';

interface Opening {
  readonly edition: string;
  readonly board: string;
  readonly seats: number;
  readonly cards?: readonly number[];
  readonly options?: Readonly<Record<string, unknown>>;
}

type Moves = readonly Move<TransEuropa>[];

const configFor = ({ edition, board, seats, cards, options = {} }: Opening): Config =>
  configOf({ edition, board, seats, options: { ...options, ...(cards ? { specialCards: 'fixedGame' } : {}) } });

const after = (opening: Opening, moves: Moves): State => play(transEuropa.setup(configFor(opening)), ...moves);

/** Seat s holds the s-th unbordered city of every region; nothing is chosen yet. */
function dealt({ board, seats, cards }: Opening): Moves {
  const { regions, cities } = boardById(board)!;
  const hands = Array.from({ length: seats }, (_, seat) =>
    regions.map(({ id }) => cities.filter((city) => city.region === id && !city.dashed)[seat]!.id),
  );
  return [
    { by: 'chance', do: 'start-player', seat: 0 },
    { by: 'chance', do: 'deal', hands },
    ...(cards ? [{ by: 'chance', do: 'special-card', cards } as const] : []),
  ];
}

/** Every seat has its marker on the first city of its hand. */
function marked(opening: Opening): Moves {
  const { cities, regions } = boardById(opening.board)!;
  const homes = cities.filter((city) => city.region === regions[0]!.id && !city.dashed);
  const markers = Array.from(
    { length: opening.seats },
    (_, by) => ({ by, do: 'marker', at: homes[by]!.junction }) as const,
  );
  return [...dealt(opening), ...markers];
}

/** Some legal action of every seat in turn, `count` times. */
function built(opening: Opening, count: number): Moves {
  const moves = marked(opening).slice();
  let state = after(opening, moves);
  for (let i = 0; i < count; i++) {
    const turn = transEuropa.turn(state);
    if (turn.kind !== 'seats') throw new Error('the round is over');
    const by = turn.seats[0]!;
    const legal = transEuropa.legal(transEuropa.view(state, by), by);
    moves.push({ by, ...legal[(i * 7) % legal.length]! });
    state = play(state, moves.at(-1)!);
  }
  return moves;
}

/** The same count by the naive referee, which replays every sequence from the start. */
function countByReferee(opening: Opening, moves: Moves, depth: number): number {
  const { edition, board, seats, options } = configFor(opening);
  const referee = makeReferee({ board: boardJson(boardById(board)!), edition, seats, options: { ...options } });
  for (const move of moves) referee.apply(move);
  const asked = referee.asked();
  if (!Array.isArray(asked)) return 0;
  const by = asked[0]!;
  const actions = referee.allowed(by).map((text) => ({ by, ...JSON.parse(text) }) as Move<TransEuropa>);
  if (depth === 1) return actions.length;
  return actions.reduce((sum, action) => sum + countByReferee(opening, [...moves, action], depth - 1), 0);
}

const europe: Opening = { edition: 'classic', board: 'europe', seats: 4 };
const ferries: Opening = { edition: 'ferry', board: 'europe-ferries', seats: 4 };
const prestige: Opening = { edition: 'prestige', board: 'central-europe', seats: 4 };

interface Row {
  readonly trap: string;
  readonly opening: Opening;
  readonly moves: (opening: Opening) => Moves;
  readonly counts: readonly number[];
}

const row = (trap: string, opening: Opening, moves: Row['moves'], ...counts: readonly number[]): Row => ({
  trap,
  opening,
  moves,
  counts,
});
const someTracks = (count: number) => (opening: Opening) => built(opening, count);

const ROWS: readonly Row[] = [
  row('markers: a taken junction', { ...europe, seats: 2 }, dealt, 210, 43890),
  row('classic on europe: first turn', europe, marked, 4, 17, 76),
  row('classic on europe: mid-round, merged networks', europe, someTracks(30), 39, 2458, 79242),
  row('classic on usa: first turn', { ...europe, board: 'usa' }, marked, 6, 58, 348),
  row('classic on central-europe: first turn', { ...europe, board: 'central-europe' }, marked, 6, 38, 291),
  row('classic: the last track ends the round', { ...europe, options: { blackTracks: 1 } }, marked, 4, 0),
  row('ferry: two pieces for a slot, one ferry a turn', ferries, someTracks(24), 8, 94, 1617),
  row('ferry: shared start junctions', { ...ferries, seats: 2, options: { sharedStart: true } }, dealt, 194, 37636),
  row('prestige: first turn', prestige, marked, 6, 38, 291),
  row('prestige: passing allowed', { ...prestige, options: { allowPass: true } }, marked, 7, 48, 388),
  row('card 3: budget of three', { ...prestige, cards: [3] }, marked, 6, 50, 357),
  row('cards 4 and 5: everything single', { ...prestige, cards: [4, 5] }, marked, 6, 59, 354),
  row('card 9: 3, 2, 1', { ...prestige, seats: 2, cards: [9] }, someTracks(8), 13, 228, 4992),
  row('card 18: anywhere', { ...prestige, seats: 2, cards: [18] }, marked, 518, 217240),
  row('card 8: simultaneous drops', { ...prestige, seats: 3, cards: [8] }, dealt, 5, 25, 125),
  row('card 16: three passes', { ...prestige, seats: 2, cards: [16] }, dealt, 5, 25, 125),
  row('card 13: the chain stops at chance', { ...prestige, seats: 2, cards: [13] }, dealt, 0),
];

describe('perft', () => {
  test.each(ROWS)('$trap', ({ opening, moves, counts }) => {
    const log = moves(opening);
    const start = after(opening, log);
    expect(perft(start, 0)).toBe(1);
    expect(counts.map((_, i) => perft(start, i + 1))).toEqual(counts);
    const cheap = counts.filter((count) => count < 130);
    expect(cheap.map((_, i) => countByReferee(opening, log, i + 1))).toEqual(cheap);
  });
});
