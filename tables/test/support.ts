// What the tests of tables share: a clock that runs fast, and a table of the small game.

import type { Clock, NewGame } from '../src/index.ts';

/** Deadlines of many seconds pass in milliseconds. */
export const quickClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds / 500);
    return () => clearTimeout(timer);
  },
};

export const toyGame: NewGame = {
  game: 'toy',
  spec: { seats: 3 },
  seats: [
    { name: 'Ada', kind: 'human' },
    { name: 'Ben', kind: 'human' },
    { name: 'Cleo', kind: 'bot:first' },
  ],
};
