// Tables of Trans Europa that need no form: the quick game, and bots among themselves.

import type { SeatInfo } from '@branchline/core';
import { botNames, yourSeat } from '../../table/create.ts';
import type { NewTable } from '@branchline/protocol';
import { PLAYER_COLOURS as COLOURS } from '../../ui/colours.ts';
import { GAME } from './game.ts';
import { preferences } from './settings.ts';

export const LEVELS = ['apprentice', 'conductor', 'engineer', 'inspector', 'director'] as const;

/** One person against bots, with what was chosen last time. */
export function quickTable(): NewTable {
  const { quickBots, quickLevel } = preferences.value;
  const you = yourSeat(COLOURS);
  const bots = botNames(quickBots, [you.name]).map((name): SeatInfo => ({ name, kind: `bot:${quickLevel}` }));
  return {
    game: GAME,
    spec: { seats: quickBots + 1, edition: 'classic' },
    seats: [you, ...bots],
  };
}

export function watchTable(): NewTable {
  const levels = ['apprentice', 'conductor', 'engineer', 'inspector'];
  const seats = botNames(4, []).map((name, index): SeatInfo => ({ name, kind: `bot:${levels[index]}` }));
  return { game: GAME, spec: { seats: 4, edition: 'classic' }, seats };
}
