// What a game brings to the replay that any page can embed: its rules, its map as a still picture, and its words. The page's
// own language, settings and colours are none of its business: several replays of one page may each have theirs.

import type { ComponentType } from 'preact';
import type { Seat } from '@branchline/core';
import type { Playable } from '@branchline/tables';
import type { Who } from '../messages/who.ts';
import type { Language } from '../prefs/languages.ts';
import type { LogLine } from '../table/log-item.tsx';
import type { Told } from '../table/table-types.ts';
import type { PlayerColour } from '../ui/colours.ts';
import type { Part } from './game-ui.ts';

/** A position as everybody may see it. */
export type Shown<V = unknown, E = unknown> = {
  readonly view: V;
  /** Every seat's view, where the game is over and all of them may be seen. */
  readonly open: readonly V[];
  /** The moves up to it. */
  readonly entries: readonly Told<E>[];
};

export type PictureProps<V = unknown, E = unknown> = {
  readonly shown: Shown<V, E>;
  /** In px. */
  readonly width: number;
  /** For assistive technology. */
  readonly label: string;
};

/** What a seat has, as it is written. */
export type Standing = { readonly figure: string; readonly unit: string };

/** One game in one language. */
export type Spoken<V = unknown, E = unknown> = {
  /** What it is played on. */
  readonly title: string;
  /** What happened, in sentences, oldest first. */
  readonly log: (entries: readonly Told<E>[]) => readonly LogLine[];
  /** The round or the year of a position. */
  readonly chapter: (shown: Shown<V, E>) => string;
  readonly standings: (shown: Shown<V, E>) => readonly Standing[];
  /** Rounds or years that have ended, and the result once there is one. */
  readonly parts: (shown: Shown<V, E>) => readonly Part[];
  readonly Picture: ComponentType<PictureProps<V, E>>;
};

export type Speaking<V> = {
  readonly language: Language;
  readonly view: V;
  readonly who: (seat: Seat) => Who;
};

/** What the names on a map are written with: files of the built folder `embed/fonts`, without their ending. */
export type Face = {
  readonly family: string;
  readonly files: readonly { readonly file: string; readonly weight: string; readonly letters?: string }[];
};

export type EmbeddedGame<V = unknown, E = unknown> = {
  readonly playable: Playable;
  /** Fetches what a game on this board needs; asked before the game is read. */
  readonly prepare?: (board: string) => Promise<void>;
  /** What its picture is painted with. */
  readonly styles: string;
  readonly face: Face;
  /** What seats wear, in their order. */
  readonly colours: readonly PlayerColour[];
  readonly speak: (speaking: Speaking<V>) => Promise<Spoken<V, E>>;
};

/** Closes the door over a game's own types: a replay hands a game only positions of that game. */
export const embeddedGame = <V, E>(game: EmbeddedGame<V, E>): EmbeddedGame => game as unknown as EmbeddedGame;
