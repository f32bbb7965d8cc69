// The log in notation: what one player did in a row is one line, and nothing is said that was not told.

import { expect, test } from 'vitest';
import type { GameTypes } from '@branchline/core';
import type { Notation } from '@branchline/core/notation';
import { notationLines } from '../../src/table/notation-lines.ts';

const spelled: Notation<GameTypes> = {
  id: 'spelled',
  formatMove: () => '',
  parseMove: () => undefined,
  formatTold: (told) => told.map(({ events }) => (events[0] as { readonly word?: string } | undefined)?.word),
};

const told = (sequence: number, by: number | 'chance', word?: string) => ({
  sequence,
  by,
  events: word === undefined ? [] : [{ kind: 'x', word }],
});

test('moves of one mover in a row are one line, numbered by the last of them', () => {
  const entries = [
    told(1, 'chance', 'deal'),
    told(2, 1, 'a'),
    told(3, 1, 'b'),
    told(4, 0, 'c'),
    told(5, 1),
    told(6, 1, 'd'),
  ];
  expect(notationLines(spelled, entries, undefined)).toEqual([
    { sequence: 1, mover: '~', words: ['deal'] },
    { sequence: 3, mover: 'B', words: ['a', 'b'] },
    { sequence: 4, mover: 'A', words: ['c'] },
    { sequence: 6, mover: 'B', words: ['d'] },
  ]);
});
