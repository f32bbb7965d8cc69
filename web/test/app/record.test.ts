// The own record: which games count, and what is counted.

import { expect, test } from 'vitest';
import type { ListedGame } from '@branchline/protocol';
import { standingIn } from '../../src/app/record.ts';

type Played = { readonly at: number; readonly won: boolean; readonly title?: string; readonly points?: number };

const game = ({ at }: Played, changes: Partial<ListedGame> = {}): ListedGame => ({
  id: `game-${at}`,
  game: 'trans-europa',
  spec: { seats: 2 },
  seats: [
    { name: 'Cleo', kind: 'bot:conductor' },
    { name: 'Ada', kind: 'human' },
  ],
  imported: false,
  created: at,
  touched: at,
  summary: { moves: 9, over: true, detail: null },
  ...changes,
});

const PLAYED: readonly Played[] = [
  { at: 4, won: true, points: 7 },
  { at: 1, won: true, title: 'Europe · Ferries' },
  { at: 2, won: true, points: 4 },
  { at: 3, won: false, points: -2 },
];
const judge = ({ touched }: ListedGame) => {
  const found = PLAYED.find(({ at }) => at === touched)!;
  const points = found.points === undefined ? {} : { points: [0, found.points] };
  return { title: found.title ?? 'Europe · Classic', winners: [found.won ? 1 : 0], ...points };
};

test('wins, streaks and kinds are counted in the order in which they were played', () => {
  expect(
    standingIn(
      PLAYED.map((each) => game(each)),
      judge,
    ),
  ).toMatchObject({
    played: 4,
    won: 3,
    streak: 1,
    best: 2,
    kinds: [
      {
        title: 'Europe · Classic',
        played: 3,
        won: 2,
        points: { mean: 3, best: 7 },
        latest: [
          { won: true, points: 4 },
          { won: false, points: -2 },
          { won: true, points: 7 },
        ],
      },
      { title: 'Europe · Ferries', played: 1, won: 1, latest: [{ won: true }] },
    ],
  });
});

test('games from files, running games and games of several people are nobody’s record', () => {
  const [one] = PLAYED;
  const people = [1, 2].map((seat) => ({ name: `${seat}`, kind: 'human' }));
  expect(standingIn([game(one!, { imported: true })], judge)).toBeUndefined();
  expect(standingIn([game(one!, { summary: { moves: 1, over: false, detail: null } })], judge)).toBeUndefined();
  expect(standingIn([game(one!, { seats: people })], judge)).toBeUndefined();
});
