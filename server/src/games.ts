// The games that can be played here, and the bots that can be asked to play them.

import { botById, botIds } from '@branchline/bots';
import type { Games, Playable } from '@branchline/tables';
import { registerArchive, trainsOfEurope } from '@branchline/trains-of-europe';
import { archive } from '@branchline/trains-of-europe/archive';
import { transEuropa } from '@branchline/trans-europa';

// Games that began before an update go on with the content they began with, here and in the threads of the bots.
registerArchive(archive);

const PLAYABLE: readonly Playable[] = [transEuropa, trainsOfEurope].map((game) => ({
  game: game as Playable['game'],
  summarise: () => null,
}));

export const gameIds: readonly string[] = PLAYABLE.map(({ game }) => game.id);

export const playableOf = (id: string): Playable | undefined => PLAYABLE.find(({ game }) => game.id === id);

export const games: Games = async (id) => playableOf(id);

export const hasBot = (game: string, bot: string): boolean => botById(game, bot) !== undefined;
export const botsOf = botIds;
