// The games that a replay can show; each comes when a game of it is opened.

import type { EmbeddedGame } from '../games/embedded-game.ts';

/** Undefined where there is no such game. */
export type EmbeddedGames = (id: string) => Promise<EmbeddedGame | undefined>;

const GAMES: Readonly<Record<string, () => Promise<EmbeddedGame>>> = {
  'trans-europa': async () => (await import('../games/trans-europa/embed.tsx')).embedded,
  'trains-of-europe': async () => (await import('../games/trains-of-europe/embed.tsx')).embedded,
};

export const embeddedGames: EmbeddedGames = async (id) => (Object.hasOwn(GAMES, id) ? GAMES[id]!() : undefined);
