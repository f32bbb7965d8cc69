// Where the games of this device are kept: a record per game and its moves, append-only.

import type { GameSpec, Seed, SeatInfo } from '@branchline/core';

/** What a game of this device was set up from, and what a list of games shows of it. */
export type GameRecord = {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: string;
  readonly boardHash: string;
  readonly spec: GameSpec;
  readonly seats: readonly SeatInfo[];
  /** Absent where the game was imported: such a game is for replay only. */
  readonly seed?: Seed;
  readonly commitment: string;
  /** Seed as published in an imported file of a finished game. */
  readonly published?: Seed;
  readonly imported: boolean;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly touched: number;
  readonly summary: GameSummary;
  /** How far the players have watched: after a reload the rest is shown again. */
  readonly shown: number;
};

export type GameSummary = {
  readonly moves: number;
  readonly round: number;
  readonly scores: readonly number[];
  readonly over: boolean;
  readonly winners: readonly number[];
};

/** A move with the hash of the position after it, so that damage is noticed. */
export type StoredMove = { readonly move: unknown; readonly hash: string };

/** Why a write was refused; `taken` means that another tab has written these moves already. */
export type WriteFailure = 'taken' | 'full' | 'blocked';

export type Journal = {
  list(): Promise<readonly GameRecord[]>;
  read(id: string): Promise<{ readonly record: GameRecord; readonly moves: readonly StoredMove[] } | undefined>;
  /** Every write resolves once it is durable: to nothing, or to the reason why it did not happen. */
  create(record: GameRecord, moves: readonly StoredMove[]): Promise<WriteFailure | undefined>;
  /** Appends the moves that follow the first `after` ones. */
  append(
    id: string,
    after: number,
    moves: readonly StoredMove[],
    patch: Partial<GameRecord>,
  ): Promise<WriteFailure | undefined>;
  patch(id: string, patch: Partial<GameRecord>): Promise<WriteFailure | undefined>;
  remove(id: string): Promise<WriteFailure | undefined>;
};
