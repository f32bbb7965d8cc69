// The rounds of a game that is looked back at.

import { expect, test } from 'vitest';
import { roundAt, roundStarts } from '../../../src/games/trans-europa/screens/replay/rounds.ts';
import type { Entry } from '../../../src/games/trans-europa/types.ts';

const dealtAt = (sequence: number, round: number): Entry => ({
  sequence,
  by: 'chance',
  events: [{ kind: 'dealt', round }],
});

test('a round begins with its deal', () => {
  const course: readonly Entry[] = [
    { sequence: 1, by: 'chance', events: [{ kind: 'start-player', seat: 0 }] },
    dealtAt(2, 1),
    { sequence: 3, by: 0, events: [{ kind: 'marker-placed', seat: 0, at: '17,8' }] },
    dealtAt(4, 2),
  ];
  const starts = roundStarts(course);
  expect(starts).toEqual([1, 3]);
  expect([0, 1, 2, 3, 4, 9].map((move) => roundAt(starts, move))).toEqual([1, 1, 1, 1, 2, 2]);
});
