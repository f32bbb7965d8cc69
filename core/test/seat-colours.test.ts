// Colours of seats: chosen ones, and those of the positions.
import { expect, test } from 'vitest';
import { gameFileFrom } from '@branchline/core';
import { coloursWorn, SEAT_COLOURS } from '@branchline/core/seat-colours';

const FOUR = ['cobalt', 'jade', 'vermilion', 'plum'] as const;

test('nobody has chosen: seats wear the colours of their places', () => {
  expect(coloursWorn(FOUR, [undefined, undefined, undefined])).toEqual(['cobalt', 'jade', 'vermilion']);
});

test('a chosen colour counts wherever its player sits, and the others keep theirs', () => {
  expect(coloursWorn(FOUR, [undefined, 'plum', undefined])).toEqual(['cobalt', 'plum', 'vermilion']);
});

test('who sits where a chosen colour is usual gets the first that is left', () => {
  expect(coloursWorn(FOUR, ['jade', undefined, undefined])).toEqual(['jade', 'cobalt', 'vermilion']);
});

test('a colour that two have chosen, or that the game does not have, goes to the first or to nobody', () => {
  expect(coloursWorn(FOUR, ['jade', 'jade', 'brass'])).toEqual(['jade', 'cobalt', 'vermilion']);
});

test('whatever was chosen, no two seats wear the same', () => {
  const wishes = [undefined, ...SEAT_COLOURS];
  for (const a of wishes)
    for (const b of wishes)
      for (const c of wishes)
        for (const d of wishes) {
          const worn = coloursWorn(FOUR, [a, b, c, d]);
          expect(new Set(worn).size, JSON.stringify([a, b, c, d])).toBe(4);
        }
});

test('a game file knows no colours', () => {
  const seats = [{ name: 'Ada', kind: 'human', colour: 'jade' }] as const;
  const problem = gameFileFrom({
    ...{
      format: 'branchline-game/1',
      game: 'toy',
      board: 'b',
      boardHash: `sha256:${'0'.repeat(64)}`,
      rulesVersion: '1',
    },
    ...{ seats, commitment: `sha256:${'0'.repeat(64)}`, moves: [] },
  });
  expect(problem).toMatchObject({ ok: false, error: { code: 'unknown-field', field: 'seats[0].colour' } });
});
