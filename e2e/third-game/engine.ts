// Numbers for the workers: its rules, what a list shows, and a bot that takes the first legal action.

import type { Bot } from '@branchline/bots';
import type { GameTypes } from '@branchline/core';
import { toy, type Toy } from '../../core/test/toy-game.ts';
import type { Engine } from '../../web/src/games/engine.ts';
import { BOT, type Standing } from './standing.ts';

const first: Bot<GameTypes> = {
  id: BOT.id,
  start: ({ game, seat }) => ({ decide: (view) => game.legal(view, seat).at(0)! }),
};

function summarise(view: unknown): Standing {
  const { named, shown, config } = view as Toy['View'];
  return { named: named.length, winners: shown.length > 0 ? [(named.length - 1) % config.seats] : [] };
}

export const engine: Engine = {
  game: toy,
  summarise,
  botFor: async (id) => (id === first.id || id === 'conductor' || id === 'engineer' ? first : undefined),
};
