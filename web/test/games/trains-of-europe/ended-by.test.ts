// Through whom a game ended.

import { expect, test } from 'vitest';
import { endedBy } from '../../../src/games/trains-of-europe/play/ended-by.ts';
import { gameIndex } from './support/played.ts';
import { seenBy, sketch } from './support/sketch.ts';

const done = { complete: true } as const;

test('whoever has completed the target has brought the end about, alone or with others', () => {
  const three = { 'caledonian-girders': done, 'amber-road': done, 'olive-branch': done };
  const two = { 'karst-and-coast': done, 'grand-tour': done };
  const view = seenBy(sketch({ companies: [{ contracts: two }, { contracts: three }, {}] }), 0);
  expect(endedBy(view, 'target')).toEqual([1]);
  expect(endedBy(view, 'sticks')).toEqual([]);
});

test('the last stick names its company, and an empty bank names nobody', () => {
  const view = seenBy(sketch({ companies: [{ sticks: 0 }, { sticks: 7 }] }), 1);
  expect(endedBy(view, 'sticks')).toEqual([0]);
  expect(endedBy(view, 'bank')).toEqual([]);
});

test('a game that ends with its target names somebody', () => {
  const last = gameIndex(1).states.at(-1)!;
  expect(last.public.stage).toMatchObject({ kind: 'over', reason: 'target' });
  expect(endedBy(seenBy(last, 0), 'target').length).toBeGreaterThan(0);
});
