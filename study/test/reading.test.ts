// What could be known: chances that fit the hands, and turns that tell.

import { expect, test } from 'vitest';
import { readingOf } from '../src/trans-europa/reading.ts';
import { turnsOf } from '../src/trans-europa/turns.ts';
import { botGame } from './bot-game.ts';

const game = botGame(['conductor', 'conductor', 'conductor'], { seed: 'reading' });
const reading = readingOf(game, 0, 1);
const turns = turnsOf(game).filter(({ round }) => round === 0);

test('before each turn and at the end, every opponent holds as many cities as a hand has', () => {
  expect(reading.positions).toHaveLength(turns.length + 1);
  for (const position of reading.positions) {
    expect(position[1]).toBeUndefined();
    for (const seat of [0, 2]) expect(position[seat]!.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(5, 6);
  }
});

test('what the viewer holds, nobody else does', () => {
  for (const city of turns[0]!.before.secret.hands[1]!) {
    for (const position of reading.positions) expect([position[0]![city], position[2]![city]]).toEqual([0, 0]);
  }
});

test('tracks tell: at the end the true cities are likelier than at the beginning', () => {
  const { hands } = turns[0]!.before.secret;
  const chanceOf = (position: number): number =>
    [0, 2].reduce(
      (sum, seat) => sum + hands[seat]!.reduce((s, city) => s + reading.positions[position]![seat]![city]!, 0),
      0,
    );
  expect(chanceOf(turns.length)).toBeGreaterThan(chanceOf(0) + 1);
  expect(reading.clues.reduce((sum, { bits }) => sum + bits, 0)).toBeGreaterThan(0);
});

test('only turns of others tell anything, and each names a city of the hand', () => {
  for (const { turn, seat, city, before, after } of reading.clues) {
    expect(seat).not.toBe(1);
    expect(turns[turn]!.seat).toBe(seat);
    expect(turns[turn]!.before.secret.hands[seat]).toContain(city);
    expect(reading.positions[turn]![seat]![city]).toBe(before);
    expect(reading.positions[turn + 1]![seat]![city]).toBe(after);
  }
});
