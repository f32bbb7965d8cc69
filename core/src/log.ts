// The log of one table: what has happened there, and nothing else. Where it is kept is a port.

import type { GameTypes, Move, Seat } from './game.ts';

/**
 * What the table decides, not the game: a move is taken back, or the game is given up. `agreed` names the other people
 * who consented; against bots there is nobody to ask.
 */
export type Ruling =
  | {
      readonly kind: 'takeback';
      readonly by: Seat;
      /** The entry after whose position play goes on; 0 for the very beginning. */
      readonly to: number;
      /** How many moves no longer stand. */
      readonly moves: number;
      readonly agreed?: readonly Seat[];
    }
  | { readonly kind: 'concede'; readonly by: Seat; readonly agreed?: readonly Seat[] };

interface OnRecord {
  /** Its number in the log, from 1 on. */
  readonly sequence: number;
  /** Hash of the position after it, so that damage is noticed. */
  readonly hash?: string;
  /** When the authority took it, in milliseconds since 1970; unknown in logs written before times were kept. */
  readonly at?: number;
  /** The id its client gave the submission. What chance did in the same breath carries none. */
  readonly id?: string;
  /** Who made the move, where it was not the seat's own player: a stand-in. */
  readonly as?: string;
  /** Milliseconds it took by its player's own clock, where that was said; what clocks make of it is theirs. */
  readonly thought?: number;
}

/** One move on record. */
export interface MoveEntry<T extends GameTypes = GameTypes> extends OnRecord {
  readonly move: Move<T>;
  readonly ruling?: never;
}

export interface RulingEntry extends OnRecord {
  readonly ruling: Ruling;
  readonly move?: never;
}

export type Entry<T extends GameTypes = GameTypes> = MoveEntry<T> | RulingEntry;

export const isMove = <T extends GameTypes>(entry: Entry<T>): entry is MoveEntry<T> => entry.move !== undefined;

/** Whose move it is, or who asked the table to rule. */
export const moverOf = <T extends GameTypes>(entry: Entry<T>): Seat | 'chance' =>
  isMove(entry) ? entry.move.by : entry.ruling.by;

/** Why a log could not take a batch: no room, no access, no answer. */
export type StorageTrouble = 'full' | 'blocked' | 'unreachable';

/** `taken`: another writer has used this place, and nothing of the batch is in the log. */
export type Appended = 'ok' | 'taken' | { readonly failed: StorageTrouble };

/** Appends are compare-and-set on the length of the log: of two writers at one place only one can win. */
export interface Log {
  /** Takes the whole batch or nothing, if the log still holds just `expected` entries. Resolves once it is durable. */
  append(expected: number, entries: readonly Entry[]): Promise<Appended>;
  /** Everything after the first `from` entries; as it was stored, unjudged. */
  read(from: number): Promise<readonly unknown[]>;
}

/** A log that lasts as long as the process. */
export function memoryLog(start: readonly Entry[] = []): Log {
  const entries = start.slice();
  return {
    append: async (expected, batch) => {
      if (entries.length !== expected) return 'taken';
      entries.push(...batch);
      return 'ok';
    },
    read: async (from) => entries.slice(from),
  };
}
