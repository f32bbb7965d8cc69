// Rulings of a table: the latest decision of a seat is taken back, or a seat gives up the game. Both are entries of the log.

import type { GameTypes, Seat } from './game.ts';
import { stateHash } from './hash.ts';
import { positionAfter } from './history.ts';
import { isMove, type MoveEntry, type Ruling, type RulingEntry } from './log.ts';
import type { Answer, Step } from './step.ts';
import { advance, turnAt, type Table } from './table.ts';

/** A seat's request for a ruling. The caller, who knows the players, decides whether all consent. */
export interface Wish {
  readonly seat: Seat;
  readonly kind: Ruling['kind'];
  /** The other people who agreed. */
  readonly agreed?: readonly Seat[];
  /** The sequence the player had seen: what it has decided since then is not meant. */
  readonly after?: number;
  readonly id?: string;
}

/** Why the latest decision of a seat stays. `revealed`: chance has moved since, or something hidden was shown. */
type NoTakeback = 'over' | 'nothing-to-take-back' | 'revealed';

type Refusal = Extract<Answer, { readonly ok: false }>['reason'];

export function rule<T extends GameTypes>(table: Table<T>, wish: Wish, at?: number): Step<T> {
  const { seat, kind, agreed = [], id } = wish;
  const refused = (reason: Exclude<Refusal, 'illegal'>): Step<T> => ({
    answer: { ok: false, reason },
    changes: [],
    table,
  });
  const earlier = id === undefined ? undefined : table.entries.find((entry) => entry.id === id);
  if (earlier) {
    const isSame = earlier.ruling?.kind === kind && earlier.ruling.by === seat;
    return isSame ? { ...refused('id-used'), answer: { ok: true, sequence: earlier.sequence } } : refused('id-used');
  }
  if (isOutdated(table, wish)) return refused('stale');
  const found = kind === 'concede' ? concession(table) : takebackOf(table, seat);
  if (typeof found === 'string') return refused(found);
  const { state, ...ruling } = found;
  const sequence = table.entries.length + 1;
  const entry: RulingEntry = {
    sequence,
    ruling: { kind, by: seat, ...ruling, ...(agreed.length === 0 ? {} : { agreed }) } as Ruling,
    ...(table.hashed ? { hash: stateHash(state) } : {}),
    ...(at === undefined ? {} : { at }),
    ...(id === undefined ? {} : { id }),
  };
  const changes = [{ entry, before: table.state, after: state }];
  return { answer: { ok: true, sequence }, changes, table: advance(table, changes) };
}

/** Whether the seat has moved, or the table has ruled, since the player looked. */
const isOutdated = <T extends GameTypes>({ entries }: Table<T>, { seat, after = entries.length }: Wish): boolean =>
  after > entries.length || entries.slice(after).some((entry) => !isMove(entry) || entry.move.by === seat);

const concession = <T extends GameTypes>(table: Table<T>): { readonly state: T['State'] } | 'over' =>
  turnAt(table).kind === 'over' ? 'over' : { state: table.state };

/** What goes when a seat takes back: the position it finds again. */
interface Takeback<T extends GameTypes> {
  readonly to: number;
  readonly moves: number;
  readonly state: T['State'];
}

/**
 * Within its turn a seat takes back its latest move; afterwards the whole turn, with whatever others have done since.
 * Never anything before which chance moved or something hidden was shown.
 */
function takebackOf<T extends GameTypes>(table: Table<T>, seat: Seat): Takeback<T> | NoTakeback {
  const { moves } = table;
  const turn = turnAt(table);
  if (turn.kind === 'over') return 'over';
  const latest = moves.findLastIndex(({ move }) => move.by === seat);
  if (latest < 0) return 'nothing-to-take-back';
  const free = firstFree(table);
  if (free > latest) return 'revealed';
  const isAmidst = latest === moves.length - 1 && turn.kind === 'seats' && turn.seats.includes(seat);
  const first = isAmidst ? latest : turnStart(moves, latest, free);
  const rest = moves.slice(0, first);
  return { to: rest.at(-1)?.sequence ?? 0, moves: moves.length - first, state: positionAfter(table, rest) };
}

/** Where the run of moves by one seat begins that this one belongs to. */
function turnStart<T extends GameTypes>(moves: readonly MoveEntry<T>[], latest: number, free: number): number {
  const { by } = moves[latest]!.move;
  let first = latest;
  while (first > free && moves[first - 1]!.move.by === by) first--;
  return first;
}

/** The index of the first move since which nothing was drawn or shown. */
function firstFree<T extends GameTypes>(table: Table<T>): number {
  const { game, config, moves } = table;
  let free = 0;
  let before = game.setup(config);
  for (const [index, { move }] of moves.entries()) {
    const after = game.apply(before, move);
    if (move.by === 'chance' || game.reveals(before, move, after)) free = index + 1;
    before = after;
  }
  return free;
}

/** What was taken back in the course of a game, as its file says it: after how many of the moves that stand, and how many went. */
export interface TakebackMark {
  readonly by: Seat;
  readonly after: number;
  readonly moves: number;
}

/** A takeback that reaches behind an earlier one takes its mark along. */
export function takebackMarks<T extends GameTypes>({ entries, moves }: Table<T>): readonly TakebackMark[] {
  const place = (sequence: number): number => moves.filter((move: MoveEntry<T>) => move.sequence < sequence).length;
  return entries.flatMap(({ sequence, ruling }) =>
    ruling?.kind === 'takeback' ? [{ by: ruling.by, after: place(sequence), moves: ruling.moves }] : [],
  );
}
