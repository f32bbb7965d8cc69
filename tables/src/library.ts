// The games of a place as a whole: new ones, imported ones, exported ones, and the list of them.

import { commitmentOf, fileOf, newTable, parseGameFile, seedFromBytes, stateHash, verifyGame } from '@branchline/core';
import type { BadSpec, Discrepancy, Entry, FileProblem, GameFile, GameSpec, Replay, SeatInfo } from '@branchline/core';
import type { GameTypes } from '@branchline/core';
import { load } from './load.ts';
import type { Clock, Games, Playable } from './ports.ts';
import { isDamaged, type GameRecord, type Records, type Shelved } from './records.ts';
import { specFrom } from './stored-table.ts';
import { NO_SUMMARY } from './summary.ts';

export interface LibraryPorts {
  readonly games: Games;
  readonly records: Records;
  readonly clock: Clock;
  /** 32 bytes nobody can foresee: what the players are dealt depends on them. */
  readonly secretBytes: () => Uint8Array;
}

export interface NewGame {
  readonly game: string;
  readonly spec: GameSpec;
  readonly seats: readonly SeatInfo[];
}

export type Created = { readonly id: string } | { readonly problem: BadSpec };

export type ImportProblem =
  | { readonly problem: 'not-a-game'; readonly why: FileProblem }
  | { readonly problem: 'unknown-game'; readonly game: string }
  | { readonly problem: 'wrong'; readonly why: Discrepancy };

const ID_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

export const newId = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, 10), (byte) => ID_LETTERS[byte % ID_LETTERS.length]).join('');

/** Stores a new game under an id that no other game has; a storage that refuses is told about when it is played. */
async function store(
  { records, secretBytes }: LibraryPorts,
  game: Omit<GameRecord, 'id'>,
  entries: readonly Entry[],
): Promise<string> {
  for (;;) {
    const id = newId(secretBytes());
    if ((await records.create({ ...game, id }, entries)) !== 'taken') return id;
  }
}

/** What every new record has in common. */
const fresh = (now: number) => ({ created: now, touched: now, bookmark: 0, summary: NO_SUMMARY });

export async function createGame(ports: LibraryPorts, { game: gameId, spec, seats }: NewGame): Promise<Created> {
  const playable = await ports.games(gameId);
  if (!playable) return { problem: { code: 'unknown-game', field: 'game', value: gameId } };
  const { game } = playable;
  const configured = game.configure({ ...spec, seats: seats.length });
  if (!configured.ok) return { problem: configured.error };
  const { edition, board, boardHash, options } = game.header(configured.value);
  const seed = seedFromBytes(ports.secretBytes());
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
    ...fresh(ports.clock.now()),
  };
  return { id: await store(ports, record, []) };
}

/** A game from outside: verified move by move before it is kept, and for replay only. */
export async function importGame(ports: LibraryPorts, text: string): Promise<{ readonly id: string } | ImportProblem> {
  const parsed = parseGameFile(text);
  if (!parsed.ok) return { problem: 'not-a-game', why: parsed.error };
  const file = parsed.value;
  const playable = await ports.games(file.game);
  if (!playable) return { problem: 'unknown-game', game: file.game };
  const verdict = verifyGame(playable.game, file);
  if (!verdict.ok) return { problem: 'wrong', why: verdict.error };
  const imported = recordOf(playable, file, verdict.value);
  return { id: await store(ports, { ...fresh(ports.clock.now()), ...imported.record }, imported.entries) };
}

function recordOf({ game, summarise }: Playable, file: GameFile, { moves, states }: Replay<GameTypes>) {
  const last = states.at(-1);
  const entries = moves.map((move, index): Entry => ({
    sequence: index + 1,
    move,
    hash: stateHash(states[index + 1]),
  }));
  const record = {
    game: file.game,
    rulesVersion: file.rulesVersion,
    boardHash: file.boardHash,
    spec: specFrom(file, game.agreedIn(file.moves)),
    seats: file.seats,
    commitment: file.commitment,
    ...(file.seed === undefined ? {} : { published: file.seed }),
    ...(file.entropy === undefined ? {} : { entropy: file.entropy }),
    imported: true,
    bookmark: moves.length,
    summary: {
      moves: moves.length,
      over: game.turn(last).kind === 'over',
      detail: summarise(game.view(last, 'spectator')),
    },
  };
  return { record, entries };
}

/** The game file; of a damaged game whatever the shelf still holds, without its seed. */
export async function exportGame(ports: LibraryPorts, id: string): Promise<string | undefined> {
  const loaded = await load(ports, id);
  if (!('problem' in loaded)) {
    const { commitment, seats, seed, published } = loaded.record;
    const { seed: drawn, ...file } = fileOf(loaded.table, seats);
    const open = drawn === undefined ? undefined : (seed ?? published);
    return JSON.stringify({ ...file, commitment, ...(open === undefined ? {} : { seed: open }) });
  }
  const record = await ports.records.read(id).catch(() => undefined);
  if (!record) return undefined;
  const { seed: _, ...rest } = record as Partial<GameRecord>;
  const moves = await ports.records
    .log(id)
    .read(0)
    .catch(() => []);
  return JSON.stringify({ damaged: true, record: rest, moves });
}

/** What a list shows of a game; never its seed. */
export function listed(shelved: Shelved) {
  if (isDamaged(shelved)) return { id: shelved.id, damaged: true as const };
  const { id, game, spec, seats, imported, created, touched, summary } = shelved;
  return { id, game, spec, seats, imported, created, touched, summary };
}
