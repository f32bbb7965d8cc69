// The games of this device as a whole: new ones, imported ones, exported ones, and the list of them.

import { commitmentOf, parseGameFile, seedFromBytes, stateHash, verifyGame } from '@branchline/core';
import type { GameFile } from '@branchline/core';
import type { GameRecord, Journal, StoredMove } from '../storage/journal.ts';
import type { Calls, NewTable } from './protocol.ts';
import { fileOf, NO_SUMMARY, readBack, summaryOf, type AnyGame } from './stored-game.ts';

type Answer<K extends keyof Calls> = Calls[K]['answer'];

export type LibraryTools = {
  readonly game: (id: string) => AnyGame | undefined;
  readonly journal: Journal;
  readonly now: () => number;
  /** 32 bytes nobody can foresee: what the players are dealt depends on them. */
  readonly secretBytes: () => Uint8Array;
};

const ID_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

export const newId = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, 10), (byte) => ID_LETTERS[byte % ID_LETTERS.length]).join('');

/** Stores a new game under an id that no other game has; a storage that refuses is told about when it is played. */
async function store(tools: LibraryTools, game: Omit<GameRecord, 'id'>, moves: readonly StoredMove[]): Promise<string> {
  for (;;) {
    const id = newId(tools.secretBytes());
    if ((await tools.journal.create({ ...game, id }, moves)) !== 'taken') return id;
  }
}

export async function createGame(
  tools: LibraryTools,
  { game: gameId, spec, seats }: NewTable,
): Promise<Answer<'create'>> {
  const game = tools.game(gameId);
  if (!game) return { problem: { code: 'unknown-game', field: 'game', value: gameId } };
  const configured = game.configure({ ...spec, seats: seats.length });
  if (!configured.ok) return { problem: configured.error };
  const { edition, board, boardHash, options } = game.header(configured.value);
  const seed = seedFromBytes(tools.secretBytes());
  const now = tools.now();
  const record: Omit<GameRecord, 'id'> = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    boardHash,
    spec: {
      seats: seats.length,
      ...(edition === undefined ? {} : { edition }),
      board,
      options,
      ...(spec.agreed === undefined ? {} : { agreed: spec.agreed }),
    },
    seats,
    seed,
    commitment: commitmentOf(seed),
    imported: false,
    created: now,
    touched: now,
    summary: NO_SUMMARY,
    shown: 0,
  };
  return { id: await store(tools, record, []) };
}

export async function importGame(tools: LibraryTools, text: string): Promise<Answer<'import'>> {
  const parsed = parseGameFile(text);
  if (!parsed.ok) return { problem: 'not-a-game', why: parsed.error };
  const file: GameFile = parsed.value;
  const game = tools.game(file.game);
  if (!game) return { problem: 'unknown-game', game: file.game };
  const verdict = verifyGame(game, file);
  if (!verdict.ok) return { problem: 'wrong', why: verdict.error };
  const { moves, states } = verdict.value;
  const now = tools.now();
  const agreed = game.agreedIn(file.moves);
  const record: Omit<GameRecord, 'id'> = {
    game: file.game,
    rulesVersion: file.rulesVersion,
    boardHash: file.boardHash,
    spec: {
      seats: file.seats.length,
      ...(file.edition === undefined ? {} : { edition: file.edition }),
      board: file.board,
      options: file.options,
      ...(agreed === undefined ? {} : { agreed }),
    },
    seats: file.seats,
    commitment: file.commitment,
    ...(file.seed === undefined ? {} : { published: file.seed }),
    imported: true,
    created: now,
    touched: now,
    summary: summaryOf(game, states.at(-1), moves.length),
    shown: moves.length,
  };
  const stored = moves.map((move, index) => ({ move, hash: stateHash(states[index + 1]) }));
  return { id: await store(tools, record, stored) };
}

/** The game file; of a damaged game whatever the journal still holds, without its seed. */
export async function exportGame(tools: LibraryTools, id: string): Promise<string | undefined> {
  const found = await tools.journal.read(id);
  if (!found) return undefined;
  const { record, moves } = found;
  const game = tools.game(record.game);
  const read = game && readBack(game, record, moves);
  if (game && read?.ok) return JSON.stringify(fileOf(record, moves, game.result(read.value.states.at(-1))));
  const { seed: _, ...rest } = record;
  return JSON.stringify({ damaged: true, record: rest, moves });
}
