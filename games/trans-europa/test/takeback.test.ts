// Which moves of Trans Europa can be taken back: markers and tracks, as long as no hand was turned over since.

import { expect, test } from 'vitest';
import { begin, fileOf, newTable, seedFromText, step, verifyGame, type Table } from '@branchline/core';
import { rule } from '@branchline/core/ruling';
import { transEuropa, type TransEuropa } from '../src/index.ts';
import { configOf } from './support/table.ts';

const SEATS = ['A', 'B', 'C'].map((name) => ({ name, kind: 'human' }));

/** Enough for several rounds. */
const LONG = { targetScore: 99 };

const tableOf = (spec: object = {}): Table<TransEuropa> =>
  begin(
    newTable({ game: transEuropa, config: configOf({ seats: 3, ...spec }), seats: 3, seed: seedFromText('tracks') }),
  ).table;

/** The seat to move takes the first legal action that does not end its turn early. */
function played(table: Table<TransEuropa>, until: (table: Table<TransEuropa>) => boolean): Table<TransEuropa> {
  let now = table;
  while (!until(now)) {
    const turn = transEuropa.turn(now.state);
    if (turn.kind !== 'seats') break;
    const seat = turn.seats[0]!;
    now = step(now, { seat, action: transEuropa.legal(transEuropa.view(now.state, seat), seat)[0]! }).table;
  }
  return now;
}

const back = (table: Table<TransEuropa>, seat: number) => rule(table, { seat, kind: 'takeback' });
const stageOf = ({ state }: Table<TransEuropa>) => state.public.stage;

test('[TE-BUILD-1] a turn is taken back as a whole, with those of the others after it', () => {
  const building = played(tableOf(), (table) => stageOf(table).kind === 'build');
  const { start } = building.state.public;
  const isBegin = (table: Table<TransEuropa>): boolean => {
    const stage = stageOf(table);
    return stage.kind === 'build' && stage.seat === start && stage.laid === 0;
  };
  const around = played(building, (table) => table !== building && isBegin(table));
  const { table, answer } = back(around, start);
  expect(answer.ok).toBe(true);
  expect(table.state).toEqual(building.state);
  expect(back(table, start).table.moves).toHaveLength(2); // and then the marker
  // Amidst a turn only the latest track goes.
  const amidst = played(around, (now) => !isBegin(now) && stageOf(now).kind === 'build');
  expect(amidst.state.public.stage).toMatchObject({ seat: start, laid: 1 });
  expect(back(amidst, start).table.state).toEqual(around.state);
});

test('[TE-ENDR-5] nothing is taken back once the hands were turned over', () => {
  const scored = played(tableOf({ options: LONG }), ({ state }) => state.public.rounds.length === 1);
  for (const seat of [0, 1, 2]) expect(back(scored, seat).answer).toEqual({ ok: false, reason: 'revealed' });
});

test('[TP-CARD-16] a card that was handed on stays where it is', () => {
  const spec = { edition: 'prestige', options: { specialCards: 'fixedGame' }, agreed: { cards: [[16]] } };
  const passing = tableOf(spec);
  const passed = played(passing, ({ moves }) => moves.length === passing.moves.length + 1);
  expect(back(passed, 0).answer).toEqual({ ok: false, reason: 'revealed' });
});

test('a game with takebacks draws as its file says, and verifies to its end', () => {
  let table = tableOf({ options: LONG });
  let takebacks = 0;
  for (let stop = 7; transEuropa.turn(table.state).kind === 'seats'; stop += 9) {
    table = played(table, ({ moves }) => moves.length >= stop);
    const asked = transEuropa.turn(table.state);
    if (asked.kind !== 'seats') break;
    const ruled = back(table, asked.seats[0]!);
    if (ruled.answer.ok) takebacks++;
    table = ruled.table;
  }
  const file = fileOf(table, SEATS);
  expect(takebacks).toBeGreaterThan(5);
  expect(file.takebacks).toHaveLength(takebacks);
  expect(table.state.public.rounds.length).toBeGreaterThan(1);
  expect(verifyGame(transEuropa, file)).toMatchObject({ ok: true, value: { drawsChecked: true } });
});
