// What the page and the authority in its worker say to each other. Only views and events of seats that may be shown here.

import type { Answer, BadSpec, Discrepancy, FileProblem, GameSpec, SeatInfo, Seat, Viewer } from '@branchline/core';
import type { GameSummary } from '../storage/journal.ts';

/** What one viewer learned of one move. */
export type Entry = {
  /** Number of moves in the log after this one. */
  readonly sequence: number;
  readonly by: Seat | 'chance';
  readonly events: readonly unknown[];
};

/** A move as it arrives: what happened, and how things stand after it. */
export type Update = Entry & { readonly view: unknown };

/** A game as one pair of eyes finds it. `pending` happened, but has not been shown on this device yet. */
export type Look = {
  readonly who: Viewer;
  readonly sequence: number;
  readonly view: unknown;
  readonly history: readonly Entry[];
  readonly pending: readonly Update[];
};

/** `host`: this tab holds the game. `follower`: another tab does, this one watches. */
export type Role = 'host' | 'follower';

export type Opened = Look & {
  readonly id: string;
  readonly game: string;
  readonly spec: GameSpec;
  readonly seats: readonly SeatInfo[];
  readonly commitment: string;
  readonly role: Role;
  readonly saved: boolean;
};

export type OpenProblem =
  | { readonly problem: 'unknown-game' }
  | { readonly problem: 'damaged'; readonly why: Discrepancy | 'unreadable' }
  /** Imported: for replay only. */
  | { readonly problem: 'replay-only' };

export type Listed = {
  readonly id: string;
  readonly game: string;
  readonly spec: GameSpec;
  readonly seats: readonly SeatInfo[];
  readonly imported: boolean;
  readonly created: number;
  readonly touched: number;
  readonly summary: GameSummary;
};

export type NewTable = { readonly game: string; readonly spec: GameSpec; readonly seats: readonly SeatInfo[] };

export type ImportProblem =
  | { readonly problem: 'not-a-game'; readonly why: FileProblem }
  | { readonly problem: 'unknown-game'; readonly game: string }
  | { readonly problem: 'wrong'; readonly why: Discrepancy };

export type ReplayOpened = {
  readonly id: string;
  readonly game: string;
  readonly spec: GameSpec;
  readonly seats: readonly SeatInfo[];
  readonly commitment: string;
  readonly seed?: string;
  readonly over: boolean;
  readonly moves: number;
  /** For each round the number of moves before its deal. */
  readonly rounds: readonly number[];
  /** Whose eyes may be borrowed. */
  readonly eyes: readonly Viewer[];
  readonly entries: readonly Entry[];
};

export type HintAnswer = { readonly action: unknown } | { readonly problem: 'no-hint' };

/** Every question of the page with its answer. */
export type Calls = {
  readonly create: { readonly ask: NewTable; readonly answer: { readonly id: string } | { readonly problem: BadSpec } };
  readonly open: {
    readonly ask: { readonly id: string; readonly who?: Viewer };
    readonly answer: Opened | OpenProblem;
  };
  readonly close: { readonly ask: { readonly id: string }; readonly answer: null };
  readonly look: { readonly ask: { readonly id: string; readonly who: Viewer }; readonly answer: Look | null };
  readonly submit: {
    readonly ask: {
      readonly id: string;
      readonly seat: Seat;
      readonly action: unknown;
      readonly after: number;
      readonly move: string;
    };
    readonly answer: Answer | { readonly ok: false; readonly reason: 'follower' };
  };
  /** The page has shown everything up to this move; bots go on. */
  readonly shown: { readonly ask: { readonly id: string; readonly sequence: number }; readonly answer: null };
  readonly takeOver: { readonly ask: { readonly id: string }; readonly answer: null };
  readonly hint: {
    readonly ask: { readonly id: string; readonly seat: Seat };
    readonly answer: HintAnswer;
  };
  readonly list: { readonly ask: null; readonly answer: readonly Listed[] };
  readonly remove: { readonly ask: { readonly id: string }; readonly answer: null };
  /** A game file, or what is left of a damaged game. Handed over unread, as a blob. */
  readonly export: { readonly ask: { readonly id: string }; readonly answer: { readonly blob: Blob } | null };
  readonly import: {
    readonly ask: { readonly text: string };
    readonly answer: { readonly id: string } | ImportProblem;
  };
  readonly replay: {
    readonly ask: { readonly id: string; readonly who: Viewer };
    readonly answer: ReplayOpened | OpenProblem;
  };
  readonly at: {
    readonly ask: { readonly id: string; readonly sequence: number; readonly who: Viewer };
    readonly answer: { readonly view: unknown; readonly open: readonly unknown[] } | null;
  };
};

export type CallName = keyof Calls;

export type Question = {
  readonly [K in CallName]: { readonly number: number; readonly call: K; readonly ask: Calls[K]['ask'] };
}[CallName];

export type Notice =
  /** Moves are no longer kept: the storage is full or blocked. */
  | { readonly kind: 'not-saved'; readonly why: 'full' | 'blocked' }
  | { readonly kind: 'saved-again' }
  | { readonly kind: 'bot-replaced'; readonly seat: Seat; readonly bot: string }
  | { readonly kind: 'role'; readonly role: Role };

/** What the authority says unasked. */
export type Push =
  | { readonly push: 'update'; readonly id: string; readonly update: Update }
  | { readonly push: 'reload'; readonly id: string; readonly look: Look }
  | { readonly push: 'notice'; readonly id: string; readonly notice: Notice }
  | { readonly push: 'thinking'; readonly id: string; readonly seats: readonly Seat[] };

export type Reply =
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly error: string };
export type FromAuthority = Reply | Push;
