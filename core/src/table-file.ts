// A table as a game file.

import type { GameTypes } from './game.ts';
import { GAME_FORMAT, type GameFile, type SeatInfo } from './game-file.ts';
import { stateHash } from './hash.ts';
import { commitmentOf } from './seed.ts';
import { changesOf, straightened } from './history.ts';
import { takebackMarks } from './ruling.ts';
import type { Table } from './table.ts';

/** The moves that stand, with the seats at the start where they are bound to the draws; the seed is in it only once the game is over. */
export function fileOf<T extends GameTypes>(
  table: Table<T>,
  seats: readonly SeatInfo[],
  { hashes = true }: { readonly hashes?: boolean } = {},
): GameFile {
  const { game, config, seed, entropy, terms, moves, conceded } = table;
  // What the draws are bound to is shown as it was bound.
  const { board, boardHash, rulesVersion, edition, options } = terms ?? game.header(config);
  const result = game.result(table.state);
  const takebacks = takebackMarks(table);
  return {
    format: GAME_FORMAT,
    game: game.id,
    ...(edition === undefined ? {} : { edition }),
    board,
    boardHash,
    rulesVersion,
    ...(options === undefined ? {} : { options }),
    seats: seats.map(({ name, kind }, seat) => ({ name, kind: terms?.seats[seat] ?? kind })),
    ...(terms === undefined ? {} : { binding: 1 }),
    commitment: commitmentOf(seed),
    ...(result === undefined ? {} : { seed }),
    ...(entropy === undefined ? {} : { entropy }),
    moves: moves.map(({ move }) => move),
    ...(hashes ? { hashes: hashesOf(table) } : {}),
    ...(result === undefined ? {} : { result }),
    ...(takebacks.length === 0 ? {} : { takebacks }),
    // By the rules the game is not over: a program that ignores this field finds an unfinished game, which shows no seed.
    ...(conceded === undefined ? {} : { conceded: { by: conceded, seed } }),
  };
}

/** Entries carry their hashes; only where some do not, the game is gone through again. */
function hashesOf<T extends GameTypes>(table: Table<T>): readonly string[] {
  const hashes = table.moves.flatMap(({ hash }) => (hash === undefined ? [] : [hash]));
  if (hashes.length === table.moves.length) return hashes;
  return Array.from(changesOf(straightened(table)), ({ entry, after }) => entry.hash ?? stateHash(after));
}
