// The notation of a game: every move as one word (docs/notation.md).

import type { GameTypes, Move, Seat } from '../game.ts';
import { invariant } from '../invariant.ts';
import type { Told } from '../told.ts';

export interface Notation<T extends GameTypes> {
  /** The id of the game. */
  readonly id: string;
  /** One word without white space; of legal moves only. */
  formatMove(move: Move<T>): string;
  /** The move that a word means; its legality is not judged. */
  parseMove(by: Seat | 'chance', word: string): Move<T> | undefined;
  /**
   * What a viewer was told, entry by entry, in the same words. `?` means what this viewer may not know; an entry in
   * which nothing was played has no word.
   */
  formatTold(told: readonly Told<T>[], view: T['View']): readonly (string | undefined)[];
}

/** Stands for chance where a seat has its letter. */
export const CHANCE = '~';

/** Stands for what a viewer may not know. */
export const UNKNOWN = '?';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Seats are lettered from A. */
export const formatSeat = (seat: Seat): string => {
  const letter = LETTERS[seat];
  invariant(letter !== undefined, 'a table has at most 26 seats');
  return letter;
};

export const parseSeat = (letter: string): Seat | undefined => {
  const seat = letter.length === 1 ? LETTERS.indexOf(letter) : -1;
  return seat < 0 ? undefined : seat;
};

export const formatMover = (by: Seat | 'chance'): string => (by === 'chance' ? CHANCE : formatSeat(by));

const isId = (text: string): boolean => /^[a-z0-9][a-z0-9.-]*$/.test(text);

export const parseId = (text: string): string | undefined => (isId(text) ? text : undefined);

/** Ids of a list are joined by commas; an empty list is an empty text. */
export const formatIds = (ids: readonly string[]): string => ids.join(',');

export const parseIds = (text: string): readonly string[] | undefined => {
  if (text === '') return [];
  const ids = text.split(',');
  return ids.every(isId) ? ids : undefined;
};

/** A whole number as it is usually written. */
export const parseWhole = (text: string): number | undefined => {
  const number = /^(?:0|-?[1-9]\d{0,14})$/.test(text) ? Number(text) : undefined;
  return Number.isSafeInteger(number) ? number : undefined;
};

/** A verb, and what belongs to it behind colons: `assign:lark:white-marble`. */
export const formatWord = (verb: string, ...parts: readonly string[]): string => [verb, ...parts].join(':');
