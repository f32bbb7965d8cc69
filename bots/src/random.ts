// The bot that does anything legal, in any game: the yardstick below which nothing can fall.

import { pick, type GameTypes } from '@branchline/core';
import type { Bot } from './bot.ts';

export const random: Bot<GameTypes> = {
  id: 'random',
  start: ({ game, seat, rng }) => ({ decide: (view) => pick(game.legal(view, seat), rng) }),
};
