// A branch that begins with another choice is found again; one that merely comes near is not.

import { expect, test } from 'vitest';
import { beginsWith } from '../../src/explore/state/other-choice.ts';
import type { OtherChoice } from '../../src/table/play-on.tsx';

const lay = (line: string) => ({ do: 'lay', line });
const choice: OtherChoice = {
  id: 'game',
  at: 10,
  seat: 2,
  played: [lay('a'), lay('b')],
  other: [lay('a'), lay('c')],
};
const moves = (...lines: readonly string[]) => lines.map((line) => ({ by: 2, ...lay(line) }));

test.each([
  ['from its first move', { at: 10, moves: moves('a', 'c', 'x') }],
  ['from where it leaves the game', { at: 11, moves: moves('c') }],
])('begins with it %s', (_, branch) => expect(beginsWith(branch, choice)).toBe(true));

test.each([
  ['it stops too early', { at: 10, moves: moves('a') }],
  ['it goes on otherwise', { at: 11, moves: moves('d') }],
  ['it leaves the game earlier', { at: 9, moves: moves('a', 'c') }],
  ['it leaves the game later', { at: 12, moves: moves('c') }],
  ['somebody else moves', { at: 11, moves: [{ by: 1, ...lay('c') }] }],
])('does not: %s', (_, branch) => expect(beginsWith(branch, choice)).toBe(false));

test('what the game did otherwise before is no part of it', () => {
  expect(beginsWith({ at: 11, moves: moves('c') }, { ...choice, played: [lay('z'), lay('b')] })).toBe(false);
});
