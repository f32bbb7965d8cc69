// What a viewpoint is told of a table's entries.

import type { Game, GameTypes, Seat, Turn, Viewer } from './game.ts';
import { changesOf } from './history.ts';
import { isMove, moverOf, type Ruling } from './log.ts';
import type { Change, Table } from './table.ts';

/** What one viewer learns of one entry. */
export interface Told<T extends GameTypes = GameTypes> {
  readonly sequence: number;
  readonly by: Seat | 'chance';
  readonly at?: number;
  readonly events: readonly T['Event'][];
  /** What the table decided; nothing happened in the game then. */
  readonly ruling?: Ruling;
}

/** The same, with how things stand after it. */
export interface Update<T extends GameTypes = GameTypes> extends Told<T> {
  readonly view: T['View'];
  readonly turn: Turn;
}

export function toldOf<T extends GameTypes>(game: Game<T>, { entry, before, after }: Change<T>, who: Viewer): Told<T> {
  const { sequence, at, ruling } = entry;
  return {
    sequence,
    by: moverOf(entry),
    ...(at === undefined ? {} : { at }),
    events: isMove(entry) ? game.events(before, entry.move, after, who) : [],
    ...(ruling === undefined ? {} : { ruling }),
  };
}

export const updateOf = <T extends GameTypes>(game: Game<T>, change: Change<T>, who: Viewer): Update<T> => ({
  ...toldOf(game, change, who),
  view: game.view(change.after, who),
  turn: change.entry.ruling?.kind === 'concede' ? { kind: 'over' } : game.turn(change.after),
});

/** What this viewpoint saw of all entries after the first `from`: for clients that reconnect. */
export function since<T extends GameTypes>(table: Table<T>, who: Viewer, from: number): Update<T>[] {
  if (from >= table.entries.length) return [];
  const missed: Update<T>[] = [];
  for (const change of changesOf(table)) {
    if (change.entry.sequence > from) missed.push(updateOf(table.game, change, who));
  }
  return missed;
}

/** One more thing that was told; a takeback strikes out what it took back. */
export const toldAfter = <D extends Pick<Told, 'sequence' | 'ruling'>>(told: readonly D[], next: D): readonly D[] => {
  const { ruling } = next;
  const kept = ruling?.kind === 'takeback' ? told.filter(({ sequence }) => sequence <= ruling.to) : told;
  return [...kept, next];
};
