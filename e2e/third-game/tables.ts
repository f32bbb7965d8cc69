// Tables of Numbers that need no form.

import type { NewTable } from '@branchline/protocol';
import { botNames, yourName } from '../../web/src/table/create.ts';
import { BOT, GAME } from './standing.ts';

/** Two seats, so many of them for people. */
export const tableFor = (people: number): NewTable => ({
  game: GAME,
  spec: { seats: 2 },
  seats: ['Ada', 'Ben'].map((name, seat) => ({ name, kind: seat < people ? 'human' : `bot:${BOT.id}` })),
});

export function quickTable(): NewTable {
  const you = yourName();
  const [other = BOT.name] = botNames(1, [you]);
  return {
    game: GAME,
    spec: { seats: 2 },
    seats: [
      { name: you, kind: 'human' },
      { name: other, kind: `bot:${BOT.id}` },
    ],
  };
}
