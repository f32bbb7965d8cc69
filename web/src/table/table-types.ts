// The open table as its game and the shell see it.

import type { ReadonlySignal, Signal } from '@preact/signals';
import type { GameSpec, Ruling, Seat, SeatInfo, Turn, Viewer } from '@branchline/core';
import type { Notice, Submitted } from '@branchline/protocol';
import type { Speed } from '../prefs/stored-settings.ts';

/** `host`: this tab holds the game. `follower`: another tab does, this one watches. */
export type Role = 'host' | 'follower';

/** What one viewpoint was told of one move. */
export type Told<E = unknown> = {
  readonly sequence: number;
  readonly by: Seat | 'chance';
  /** Milliseconds since 1970; unknown in games that were begun before times were kept. */
  readonly at?: number;
  readonly events: readonly E[];
  /** What the table decided; nothing happened in the game then, and such an entry is shown but not kept among them. */
  readonly ruling?: Ruling;
};

/** What the table has to know of its game. */
export type TableRules<V = unknown, E = unknown> = {
  /** Fetches what positions of an older game need; asked once, before anything else is asked about one of them. */
  readonly prepare?: (view: V) => Promise<void>;
  readonly turn: (view: V) => Turn;
  /** Milliseconds between showing this entry and going on. */
  readonly pauseAfter: (told: Told<E>, pace: { readonly humans: ReadonlySet<Seat>; readonly speed: Speed }) => number;
  /** Set while a player wants no pauses: it ends the one that is running. */
  readonly hurried?: ReadonlySignal<boolean>;
  /** Whether the game stops here until the people go on. */
  readonly stopsAfter: (told: Told<E>) => boolean;
};

export type OpenTable<V = unknown, A = unknown, E = unknown> = {
  /** The game itself; a branch of it bears its name too. */
  readonly id: string;
  /** A branch of a finished game: nobody rules there, and stepping back takes back. */
  readonly isBranch?: boolean;
  readonly game: string;
  readonly spec: GameSpec;
  readonly commitment: string;
  /** The challenge that this game is a deal of: nothing is taken back there, and nobody advises. */
  readonly challenge?: string | undefined;
  readonly seats: Signal<readonly SeatInfo[]>;
  readonly humans: ReadonlySignal<ReadonlySet<Seat>>;
  readonly who: Signal<Viewer>;
  readonly view: Signal<V>;
  /** Moves shown so far. */
  readonly sequence: Signal<number>;
  readonly entries: Signal<readonly Told<E>[]>;
  readonly thinking: Signal<readonly Seat[]>;
  readonly role: Signal<Role>;
  readonly notices: Signal<readonly Notice[]>;
  /** The entry the game has stopped after, until the people go on. */
  readonly stop: Signal<Told<E> | undefined>;
  /** The view before that entry, for viewers that come to the table later. */
  readonly stoppedFrom?: V | undefined;
  /** The player who has to take the device before the game goes on. */
  readonly curtain: Signal<Seat | undefined>;
  readonly paused: Signal<boolean>;
  /** Moves have been made that are not shown yet: after a reload, or while the others play. */
  readonly behind: ReadonlySignal<boolean>;
  /** Everything that has happened has been shown, and nothing is under way. */
  readonly settled: ReadonlySignal<boolean>;
  /** The seat that acts on this device now, once its owner has lifted the curtain. */
  readonly acting: ReadonlySignal<Seat | undefined>;
  readonly act: (action: A) => Promise<Submitted>;
  /** Who has given up the game, which ended it. */
  readonly conceded: Signal<Seat | undefined>;
  /** Bots make the moves of the people here until the game stops for them. */
  readonly finishing: Signal<boolean>;
  /** Requests a ruling, with the consent of all others at this device. */
  readonly rule: (kind: Ruling['kind'], seat: Seat) => Promise<Submitted>;
  /** Lets a bot make the move that a person here is asked for. */
  readonly standIn: () => Promise<Submitted>;
  readonly hint: () => Promise<{ readonly do: string } | undefined>;
  readonly liftCurtain: () => Promise<void>;
  readonly goOn: () => void;
  /** Called with every move when it is shown. */
  readonly onShown: (listener: (told: Told<E>, view: V) => void) => () => void;
  /** Resolves once everything up to this move has been shown. */
  readonly untilShown: (sequence: number) => Promise<void>;
  readonly takeOver: () => void;
  readonly close: () => void;
};
