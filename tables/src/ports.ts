// What a table needs from its environment: a browser's worker, a server, a test. Nothing here knows which.

import type { Game, GameTypes, Seat, Update } from '@branchline/core';
import type { Notation } from '@branchline/core/notation';

export type AnyGame = Game<GameTypes>;

/** A game as tables know it: its rules, and what lists show of a position. */
export interface Playable {
  readonly game: AnyGame;
  /** A few plain values for a row in a list, made from public data. */
  readonly summarise: (view: unknown) => unknown;
  /**
   * What every seat got out of a deal, the higher the better; undefined as long as it is not decided. Only of games in which
   * the same seed means the same cards whatever was played before.
   */
  readonly dealPoints?: (state: unknown) => readonly number[] | undefined;
  /** Brings the versions of rules and content that were released once and are no longer played; fetched when asked for. */
  readonly archive?: () => Promise<unknown>;
  /** How its moves are written; fetched when a game comes in notation. Without it no such game is taken. */
  readonly notation?: () => Promise<Notation<GameTypes>>;
}

/** The games that can be played here. Their code may have to be fetched first. */
export type Games = (id: string) => Promise<Playable | undefined>;

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once after so many milliseconds; returns the call that prevents it. */
  after(milliseconds: number, call: () => void): () => void;
}

/**
 * Asked for between two pieces of long work. Where it answers with a promise, others have waited long enough: the work goes
 * on when the promise resolves.
 */
export type GiveWay = () => Promise<void> | undefined;

export const neverGivingWay: GiveWay = () => undefined;

/** `host`: this process acts at the table. `follower`: another one does, and this one watches. */
export type Role = 'host' | 'follower';

export interface Lease {
  readonly role: () => Role;
  /** Takes the table away from its holder. */
  readonly take: () => void;
  readonly release: () => void;
}

/** Who acts at a table. Resolves once it is known; `changed` is called whenever that turns. */
export type Leases = (name: string, changed: (role: Role) => void) => Promise<Lease>;

/** If the log alone decides between writers, all may act. */
export const sharedLease: Leases = async () => ({ role: () => 'host', take() {}, release() {} });

/** Notifies others that a table is at some sequence. A missed notification does no harm: the log is the truth. */
export interface Bell {
  ring(sequence: number): void;
  close(): void;
}
export type Bells = (name: string, heard: (sequence: number) => void) => Bell;

export const noBell: Bells = () => ({ ring() {}, close() {} });

/** What a bot is told when it takes its seat; it learns what its seat may see, nothing else. */
export interface Sitting {
  /** Names a bot at a seat of a table. */
  readonly key: string;
  readonly game: string;
  readonly bot: string;
  readonly config: unknown;
  readonly seat: Seat;
  readonly seed: number;
  /** How much it thinks about each decision, where it must decide the same whenever it is asked. */
  readonly iterations?: number;
  readonly past: readonly Update[];
}

/** `failed`: this bot threw or was silent for too long. `lost`: it went down because of another one; ask again. */
export type Decision =
  | { readonly kind: 'action'; readonly action: unknown }
  | { readonly kind: 'failed' }
  | { readonly kind: 'lost' };

export interface Bots {
  sit(sitting: Sitting): void;
  observe(key: string, update: Update): void;
  /**
   * `waits` is called now and then while the question waits for its turn, because others go first: as long as that happens,
   * the bot is not late.
   */
  decide(key: string, view: unknown, waits?: () => void): Promise<Decision>;
  leave(key: string): void;
  /** Called after all bots had to be restarted: all have to take their seats again. */
  onRestart(listener: () => void): () => void;
}

/** Where faults are reported that harm nobody at the table. */
export type Report = (fault: unknown) => void;
