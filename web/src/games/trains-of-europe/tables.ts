// Tables of Trains of Europe that need no form: the quick game, and bots among themselves.

import type { SeatInfo } from '@branchline/core';
import { botNames, yourSeat } from '../../table/create.ts';
import type { NewTable } from '@branchline/protocol';
import { COLOURS } from './colours.ts';
import { GAME } from './game.ts';
import { preferences } from './settings.ts';

export const LEVELS = ['conductor', 'engineer', 'director'] as const;
export type Level = (typeof LEVELS)[number];

/** One person against bots, with what was chosen last time. */
export function quickTable(): NewTable {
  const { quickBots, quickLevel } = preferences.value;
  const level = LEVELS.find((known) => known === quickLevel) ?? LEVELS[0];
  const you = yourSeat(COLOURS);
  const bots = botNames(quickBots, [you.name]).map((name): SeatInfo => ({ name, kind: `bot:${level}` }));
  return { game: GAME, spec: { seats: quickBots + 1 }, seats: [you, ...bots] };
}

/** One bot of each level. */
export function watchTable(): NewTable {
  const seats = botNames(LEVELS.length, []).map((name, at): SeatInfo => ({ name, kind: `bot:${LEVELS[at]}` }));
  return { game: GAME, spec: { seats: seats.length }, seats };
}
