// The games of a place as a whole: new ones, and the list of them.

import { commitmentOf, seedFromBytes } from '@branchline/core';
import type { BadSpec, Entry, GameSpec, SeatInfo, Seed, StorageTrouble } from '@branchline/core';
import type { Clock, Games } from './ports.ts';
import { isDamaged, type ChallengeMark, type GameRecord, type Records, type Shelved } from './records.ts';
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

const ID_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

export const newId = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, 10), (byte) => ID_LETTERS[byte % ID_LETTERS.length]).join('');

export type Stored = { readonly id: string; readonly trouble?: StorageTrouble };

/** Stores a new game under an id that no other game has, and says whether the storage refused it. */
export async function store(
  { records, secretBytes }: LibraryPorts,
  game: Omit<GameRecord, 'id'>,
  entries: readonly Entry[],
): Promise<Stored> {
  for (;;) {
    const id = newId(secretBytes());
    const written = await records.create({ ...game, id }, entries);
    if (written === 'ok') return { id };
    if (written !== 'taken') return { id, trouble: written.failed };
  }
}

/** The seats at the start, as draws are bound to them. */
export const kindsOf = (seats: readonly SeatInfo[]): readonly string[] => seats.map(({ kind }) => kind);

/** What every new record has in common. */
export const fresh = (now: number) => ({ created: now, touched: now, bookmark: 0, summary: NO_SUMMARY });

/** What is settled beforehand where the game is a deal of a challenge. */
export interface Dealt {
  readonly seed: Seed;
  readonly challenge: ChallengeMark;
}

export async function createGame(
  ports: LibraryPorts,
  { game: gameId, spec, seats }: NewGame,
  dealt?: Dealt,
): Promise<Created> {
  const playable = await ports.games(gameId);
  if (!playable) return { problem: { code: 'unknown-game', field: 'game', value: gameId } };
  const { game } = playable;
  const configured = game.configure({ ...spec, seats: seats.length });
  if (!configured.ok) return { problem: configured.error };
  const { edition, board, boardHash, rulesVersion, options } = game.header(configured.value);
  const seed = dealt?.seed ?? seedFromBytes(ports.secretBytes());
  const record: Omit<GameRecord, 'id'> = {
    game: game.id,
    rulesVersion,
    boardHash,
    spec: {
      seats: seats.length,
      ...(edition === undefined ? {} : { edition }),
      board,
      options,
      ...(spec.agreed === undefined ? {} : { agreed: spec.agreed }),
    },
    seats,
    // A deal of a challenge is the same for all, also for the bot that plays it instead of a person.
    ...(dealt === undefined ? { kinds: kindsOf(seats) } : { challenge: dealt.challenge }),
    seed,
    commitment: commitmentOf(seed),
    imported: false,
    ...fresh(ports.clock.now()),
  };
  // A storage that refuses is told about when the game is played.
  return { id: (await store(ports, record, [])).id };
}

/** What a list shows of a game; never its seed. */
export function listed(shelved: Shelved) {
  if (isDamaged(shelved)) return { id: shelved.id, damaged: true as const };
  const { id, game, spec, seats, imported, created, touched, summary } = shelved;
  return { id, game, spec, seats, imported, created, touched, summary };
}
