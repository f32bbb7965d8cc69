// Which bots exist for which game.

import type { GameTypes } from '@branchline/core';
import type { Bot } from './bot.ts';
import { trainsOfEuropeBots } from './trains-of-europe/levels.ts';
import { trainsOfEuropePool } from './trains-of-europe/pool/pool.ts';
import { transEuropaBots } from './trans-europa/bots.ts';
import { transEuropaPool } from './trans-europa/pool/pool.ts';

type Bots = ReadonlyMap<string, readonly Bot<GameTypes>[]>;

/** Maps, since a game's id may come from outside: an object would also answer to `constructor`. */
const BOTS: Bots = new Map<string, readonly Bot<GameTypes>[]>([
  ['trans-europa', transEuropaBots],
  ['trains-of-europe', trainsOfEuropeBots],
]);

/** Opponents to measure bots by, offered to nobody. */
const POOLS: Bots = new Map<string, readonly Bot<GameTypes>[]>([
  ['trans-europa', transEuropaPool],
  ['trains-of-europe', trainsOfEuropePool],
]);

/** The ids of the bots for a game, weakest first. */
export const botIds = (gameId: string): readonly string[] => (BOTS.get(gameId) ?? []).map((bot) => bot.id);

/** The bot of that name for that game; undefined if there is none. */
export const botById = (gameId: string, id: string): Bot<GameTypes> | undefined =>
  BOTS.get(gameId)?.find((bot) => bot.id === id);

/** The same for the pool. */
export const poolIds = (gameId: string): readonly string[] => (POOLS.get(gameId) ?? []).map((bot) => bot.id);

/** The same for the pool. */
export const poolBotById = (gameId: string, id: string): Bot<GameTypes> | undefined =>
  POOLS.get(gameId)?.find((bot) => bot.id === id);
