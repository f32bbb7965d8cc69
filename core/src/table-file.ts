// A table as a game file.

import type { GameTypes } from './game.ts';
import { GAME_FORMAT, type GameFile, type SeatInfo } from './game-file.ts';
import { stateHash } from './hash.ts';
import { commitmentOf } from './seed.ts';
import { changesOf, type Table } from './table.ts';

/** The game so far; the seed is in it only once the game is over. */
export function fileOf<T extends GameTypes>(
  table: Table<T>,
  seats: readonly SeatInfo[],
  { hashes = true }: { readonly hashes?: boolean } = {},
): GameFile {
  const { game, config, seed, entropy, entries } = table;
  const { board, boardHash, rulesVersion, edition, options } = game.header(config);
  const result = game.result(table.state);
  return {
    format: GAME_FORMAT,
    game: game.id,
    ...(edition === undefined ? {} : { edition }),
    board,
    boardHash,
    rulesVersion,
    options,
    seats,
    commitment: commitmentOf(seed),
    ...(result === undefined ? {} : { seed }),
    ...(entropy === undefined ? {} : { entropy }),
    moves: entries.map(({ move }) => move),
    ...(hashes ? { hashes: Array.from(changesOf(table), ({ entry, after }) => entry.hash ?? stateHash(after)) } : {}),
    ...(result === undefined ? {} : { result }),
  };
}
