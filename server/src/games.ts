// The games that can be played here, and the bots that can be asked to play them.

import { botById, botIds } from '@branchline/bots';
import type { Games, Playable } from '@branchline/tables';
import { trainsOfEurope } from '@branchline/trains-of-europe';
import { transEuropa } from '@branchline/trans-europa';

const PLAYABLE: readonly Playable[] = [transEuropa, trainsOfEurope].map((game) => ({
  game: game as Playable['game'],
  summarise: () => null,
}));

export const gameIds: readonly string[] = PLAYABLE.map(({ game }) => game.id);

export const playableOf = (id: string): Playable | undefined => PLAYABLE.find(({ game }) => game.id === id);

export const games: Games = async (id) => playableOf(id);

export const hasBot = (game: string, bot: string): boolean => botById(game, bot) !== undefined;
export const botsOf = botIds;
