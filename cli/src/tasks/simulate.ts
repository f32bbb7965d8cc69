// Playing a run of simulated games: the part of `simulate` that worker threads do.

import { playGame } from '@branchline/bots';
import {
  commitmentOf,
  formatGameFile,
  GAME_FORMAT,
  seedFromText,
  stateHash,
  type Game,
  type GameSpec,
  type GameTypes,
  type Terms,
} from '@branchline/core';
import { tellerOf, requireGame } from '../catalog.ts';
import type { Summary } from '../tellers/teller.ts';
import { requireBot, requireConfig } from '../tables.ts';

export interface SimulateTask {
  readonly game: string;
  readonly spec: GameSpec;
  /** Bot ids by seat, before any rotation. */
  readonly bots: readonly string[];
  readonly rotate: boolean;
  readonly seed: string;
  /** Games `from` up to, but not including, `to`. */
  readonly from: number;
  readonly to: number;
  readonly iterations: number;
  /** Whether the games themselves are wanted, and with state hashes. */
  readonly files: 'none' | 'plain' | 'hashed';
}

export interface SimulatedGame extends Summary {
  /** By seat. */
  readonly bots: readonly string[];
  readonly moves: number;
}

export interface SimulateResult {
  readonly games: readonly SimulatedGame[];
  /** The game files, one a line. */
  readonly text: string;
}

export const seatNames = 'ABCDEF';

export function simulateGames(task: SimulateTask): SimulateResult {
  const game = requireGame(task.game);
  const config = requireConfig(game, task.spec);
  const games: SimulatedGame[] = [];
  let text = '';
  for (let index = task.from; index < task.to; index++) {
    const seed = seedFromText(`simulate:${task.seed}:${index}`);
    const shift = task.rotate ? index % task.bots.length : 0;
    const ids = task.bots.map((_, seat) => task.bots[(seat + shift) % task.bots.length]!);
    const terms = termsFor(game, config, ids);
    const hashes: string[] = [];
    const { moves, result } = playGame({
      game,
      config,
      bots: ids.map((id) => requireBot(game.id, id)),
      seed,
      terms,
      budget: { kind: 'iterations', count: task.iterations },
      ...(task.files === 'hashed' ? { onMove: (_, after) => void hashes.push(stateHash(after)) } : {}),
    });
    games.push({ ...tellerOf(game).summarise(moves, result), bots: ids, moves: moves.length });
    if (task.files === 'none') continue;
    text += formatGameFile({
      format: GAME_FORMAT,
      ...terms,
      seats: terms.seats.map((kind, seat) => ({ name: seatNames[seat] ?? String(seat), kind })),
      binding: 1,
      commitment: commitmentOf(seed),
      seed,
      moves,
      ...(task.files === 'hashed' ? { hashes } : {}),
      result,
    });
    text += '\n';
  }
  return { games, text };
}

/** Whether or not the games are written down, they are dealt as their files show it. */
function termsFor(game: Game<GameTypes>, config: unknown, bots: readonly string[]): Terms {
  const { edition, board, boardHash, rulesVersion, options } = game.header(config);
  return {
    game: game.id,
    ...(edition === undefined ? {} : { edition }),
    ...{ board, boardHash, rulesVersion, options },
    seats: bots.map((id) => `bot:${id}`),
  };
}
