// A game in a link: short, and the same when it is taken out again.

import { expect, test } from 'vitest';
import { packGame, unpackGame } from '../../src/table/game-link.ts';

const MOVES = Array.from({ length: 200 }, (_, i) => ({
  by: i % 4,
  do: 'lay',
  line: `${i},4-${i + 2},4`,
  piece: 'black',
}));
const GAME = JSON.stringify({
  format: 'branchline-game/1',
  seats: [{ name: 'Hélène Łódź', kind: 'human' }],
  moves: MOVES,
  hashes: MOVES.map((_, i) => `sha256:${i}`),
});

test('what goes into a link comes out of it, except what can be worked out again', async () => {
  const code = await packGame(GAME);
  expect(code).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(code.length).toBeLessThan(GAME.length / 4);
  const { hashes: _, ...rest } = JSON.parse(GAME) as Record<string, unknown>;
  expect(JSON.parse((await unpackGame(code))!)).toEqual(rest);
});

test('an address that is cut short or made up holds no game', async () => {
  const code = await packGame(GAME);
  expect(await unpackGame(code.slice(0, 100))).toBeUndefined();
  expect(await unpackGame('nonsense')).toBeUndefined();
  expect(await unpackGame('§§§')).toBeUndefined();
});

test('a few letters that unfold without end are given up', async () => {
  const bomb = await packGame(JSON.stringify({ format: ' '.repeat(30_000_000) }));
  expect(bomb.length).toBeLessThan(100_000);
  expect(await unpackGame(bomb)).toBeUndefined();
});
