// The step of a table: a submission is judged and, if it is accepted, becomes the seat's move and the moves of chance after it.
// Nothing has happened yet when a step returns: it has once the log has taken the entries.

import { sameJson } from './canonical.ts';
import type { Game, GameTypes, Illegal, Move, Seat } from './game.ts';
import { stateHash } from './hash.ts';
import type { Entry, MoveEntry } from './log.ts';
import { advance, turnAt, type Change, type Table } from './table.ts';

/** A seat's wish to act, as it comes over a transport. */
export interface Submission {
  readonly seat: Seat;
  readonly action: unknown;
  /** The sequence the player had seen; an older question than the current one is refused as stale. */
  readonly after?: number;
  /** Made at random by the client; the same id is answered again, never applied twice, not even after a restart. */
  readonly id?: string;
  /** Who acts, where it is not the seat's own player. */
  readonly as?: string;
  /** Milliseconds the player took by its own clock, from seeing the question to the press. */
  readonly thought?: number;
}

export type Answer =
  | { readonly ok: true; readonly sequence: number }
  | { readonly ok: false; readonly reason: 'malformed' | 'not-your-turn' | 'stale' | 'over' | 'id-used' }
  /** What only a wish for a ruling can be refused for; see ruling.ts. */
  | { readonly ok: false; readonly reason: 'nothing-to-take-back' | 'revealed' }
  | { readonly ok: false; readonly reason: 'illegal'; readonly illegal: Illegal };

export interface Step<T extends GameTypes> {
  readonly answer: Answer;
  /** What the log has to take, all or nothing; empty where nothing happens. */
  readonly changes: readonly Change<T>[];
  /** The table once the log has taken them. */
  readonly table: Table<T>;
}

export interface Moment<T extends GameTypes> {
  /** What the authority's clock says. */
  readonly at?: number;
  /** The seat's own view of this very table, where it has just been made. */
  readonly view?: T['View'];
}

/** Judges what a seat wants to do. Whatever chance decides right after it is part of the same step. */
export function step<T extends GameTypes>(
  table: Table<T>,
  submission: Submission,
  { at, view }: Moment<T> = {},
): Step<T> {
  const judged = judge(table, submission, view);
  if ('answer' in judged) return { answer: judged.answer, changes: [], table };
  const { id, as, thought } = submission;
  const sequence = table.entries.length + 1;
  const entry: MoveEntry<T> = {
    sequence,
    move: judged.move,
    ...(at === undefined ? {} : { at }),
    ...(id === undefined ? {} : { id }),
    ...(as === undefined ? {} : { as }),
    ...(thought === undefined ? {} : { thought }),
  };
  const own = changeBy(table, table.state, entry);
  const changes = [own, ...chanceAfter(table, own, at)];
  return { answer: { ok: true, sequence }, changes, table: advance(table, changes) };
}

/** Lets chance do what is due at the very beginning: a new table is dealt before anyone is asked. */
export function begin<T extends GameTypes>(table: Table<T>, at?: number): Omit<Step<T>, 'answer'> {
  const changes = chanceAfter(table, undefined, at);
  return { changes, table: advance(table, changes) };
}

type Judged<T extends GameTypes> = { readonly move: Move<T> } | { readonly answer: Answer };

const refused = (reason: 'malformed' | 'not-your-turn' | 'stale' | 'over' | 'id-used'): { answer: Answer } => ({
  answer: { ok: false, reason },
});

function judge<T extends GameTypes>(
  table: Table<T>,
  { seat, action, after, id }: Submission,
  view: T['View'] | undefined,
): Judged<T> {
  const { game, state, entries } = table;
  const earlier = id === undefined ? undefined : entries.find((entry) => entry.id === id);
  if (earlier) return repeated(game, earlier, { seat, action });
  const turn = turnAt(table);
  if (turn.kind === 'over') return refused('over');
  const move = moveOf(game, seat, action);
  if (!move) return refused('malformed');
  if (after !== undefined && (after < (table.askedAt[seat] ?? 0) || after > entries.length)) return refused('stale');
  if (turn.kind !== 'seats' || !turn.seats.includes(seat)) return refused('not-your-turn');
  const illegal = game.check(view ?? game.view(state, seat), seat, move);
  return illegal ? { answer: { ok: false, reason: 'illegal', illegal } } : { move };
}

/** The same wish gets the same answer; another one under its id is none. */
function repeated<T extends GameTypes>(
  game: Game<T>,
  earlier: Entry<T>,
  { seat, action }: Submission,
): { readonly answer: Answer } {
  const move = moveOf(game, seat, action);
  if (!move || !sameJson(move, earlier.move)) return refused('id-used');
  return { answer: { ok: true, sequence: earlier.sequence } };
}

function moveOf<T extends GameTypes>(
  game: Game<T>,
  seat: Seat,
  action: unknown,
): ({ readonly by: Seat } & T['Action']) | undefined {
  if (typeof action !== 'object' || action === null) return undefined;
  // `by` comes first, because people read files; whatever the action says of it does not count.
  const move = game.parseMove(Object.assign({ by: seat }, action, { by: seat }));
  return move === undefined || move.by === 'chance' ? undefined : move;
}

function changeBy<T extends GameTypes>({ game, hashed }: Table<T>, before: T['State'], entry: MoveEntry<T>): Change<T> {
  const after = game.apply(before, entry.move);
  return { entry: hashed ? { ...entry, hash: stateHash(after) } : entry, before, after };
}

/** Everything chance has to decide before a seat is asked again. */
function chanceAfter<T extends GameTypes>(table: Table<T>, own: Change<T> | undefined, at?: number): Change<T>[] {
  const { game, streams, entries, moves } = table;
  const changes: Change<T>[] = [];
  if (table.conceded !== undefined) return changes;
  const ahead = own ? 1 : 0;
  let state = own ? own.after : table.state;
  while (game.turn(state).kind === 'chance') {
    const count = ahead + changes.length;
    // By the number of moves that stand: a file shows no others, and chance is never taken back.
    const move: Move<T> = { by: 'chance', ...game.draw(state, streams(moves.length + count)) };
    const sequence = entries.length + count + 1;
    const change = changeBy(table, state, { sequence, move, ...(at === undefined ? {} : { at }) });
    changes.push(change);
    state = change.after;
  }
  return changes;
}
