// The library's store: a record per game in addition to its log. A port decides where both are kept.

import type { Entropies, Entry, GameSpec, Log, Seat, SeatInfo, Seed, StorageTrouble } from '@branchline/core';

/** What lists show of a position. */
export interface Summary {
  readonly moves: number;
  readonly over: boolean;
  /** Who gave up, where that ended the game. */
  readonly conceded?: Seat;
  /** A few values the game itself chose; only its own screens read them. */
  readonly detail: unknown;
}

/**
 * A deal of a challenge: others play the same cards against the same bots. Hence bots think by iterations and draw from
 * the game's seed, nothing is taken back or given up, and nobody advises.
 */
export interface ChallengeMark {
  readonly id: string;
  /** Counted from 0. */
  readonly deal: number;
  readonly iterations: number;
}

/** What a game was set up from, and how far its players have looked on. */
export interface GameRecord {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: string;
  readonly boardHash: string;
  readonly spec: GameSpec;
  /** Who sits there now; seats may change hands. */
  readonly seats: readonly SeatInfo[];
  /** The kinds of the seats at the start, where the draws are bound to them; older games and deals of a challenge are not bound. */
  readonly kinds?: readonly string[];
  /** Where the game is a deal of a challenge. */
  readonly challenge?: ChallengeMark;
  /** Absent where the game was imported: such a game is for replay only. */
  readonly seed?: Seed;
  readonly commitment: string;
  /** What the people's devices added to the seed; values only once all are shown. */
  readonly entropy?: Entropies;
  /** Seed as published in an imported file of a finished game. */
  readonly published?: Seed;
  readonly imported: boolean;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly touched: number;
  /** How far the people of this device have watched: the rest is shown to them when they come back. */
  readonly bookmark: number;
  /** What was explored in it after its end; judged when it is opened (branches/branch.ts). */
  readonly branches?: unknown;
  /** The position at the bookmark, so that no list tells more than its reader has seen. */
  readonly summary: Summary;
}

/** A record that cannot be read is listed as damaged and harms no other. */
export type Shelved = GameRecord | { readonly id: string; readonly damaged: true };

/** `taken`: there is such a game already. */
export type Written = 'ok' | 'taken' | { readonly failed: StorageTrouble };

export interface Records {
  list(): Promise<readonly Shelved[]>;
  read(id: string): Promise<Shelved | undefined>;
  /** Record and first entries, both or nothing. */
  create(record: GameRecord, entries: readonly Entry[]): Promise<Written>;
  patch(id: string, changes: Partial<Omit<GameRecord, 'id'>>): Promise<Written>;
  remove(id: string): Promise<Written>;
  log(id: string): Log;
  /** If a store holds what its storage refuses: says why, at once and with every change, until all is stored. */
  onTrouble?(id: string, hear: (why: StorageTrouble | undefined) => void): () => void;
}

export const isDamaged = (shelved: Shelved): shelved is { readonly id: string; readonly damaged: true } =>
  'damaged' in shelved;
