// Setting up tables from the command line: configurations and bots, refused in words.

import { botById, botIds, poolBotById, type Bot } from '@branchline/bots';
import type { Game, GameSpec, GameTypes } from '@branchline/core';
import { badInput } from './fail.ts';
import { badSpecText } from './text/bad-spec.ts';

export function requireConfig(game: Game<GameTypes>, spec: GameSpec): unknown {
  const configured = game.configure(spec);
  return configured.ok ? configured.value : badInput(badSpecText(configured.error));
}

export const requireBot = (gameId: string, id: string): Bot<GameTypes> =>
  botById(gameId, id) ??
  poolBotById(gameId, id) ??
  badInput(`unknown bot "${id}" for ${gameId}: expected one of ${botIds(gameId).join(', ')}`);
