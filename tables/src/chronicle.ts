// What has happened at a table, for those who come later: the game is gone through once, in pieces, for all of them.

import { isMove, stateAt, toldAfter, toldOf, turnAt, updateOf } from '@branchline/core';
import type { Change, Entry, GameTypes, Table, Told, Update, Viewer } from '@branchline/core';
import type { GiveWay } from './ports.ts';

/** So many moves make a piece; the position before each piece is kept. */
const PIECE = 16;
/** So many pieces are kept whole, the latest used ones: those who read on together share them. */
const KEPT = 8;

export type Position = Pick<Update, 'view' | 'turn'>;

export interface Chronicle {
  /** The position after so many moves. The same object for all who request the same. */
  position(who: Viewer, sequence: number): Promise<Position>;
  /** What this viewpoint was told of each of the first so many moves. */
  history(who: Viewer, sequence: number): Promise<readonly Told[]>;
  /** Some updates that follow a move, at least one if there is one. */
  updates(who: Viewer, sequence: number): Promise<readonly Update[]>;
  /** Some entries that follow a move, with the positions around them. */
  changes(sequence: number): Promise<readonly Change<GameTypes>[]>;
}

interface Piece {
  /** Number of moves before it. */
  readonly start: number;
  readonly before: unknown;
  readonly changes: Change<GameTypes>[];
  readonly updates: Map<Viewer, Update[]>;
}

/** `table`: its present position. Its log may grow; one that turns out to be another log needs another chronicle. */
export const chronicleOf = (table: () => Table<GameTypes>, giveWay: GiveWay): Chronicle =>
  new TableChronicle(table, giveWay);

/** Holds what was gone through already: hence a class. Several may go on at the same piece; every step is taken once. */
class TableChronicle implements Chronicle {
  readonly #table: () => Table<GameTypes>;
  readonly #giveWay: GiveWay;
  /** The position before each piece, as far as the game was gone through. */
  readonly #starts: unknown[];
  readonly #pieces = new Map<number, Piece>();
  readonly #told = new Map<Viewer, Told[]>();
  readonly #telling = new Map<Viewer, Promise<void>>();
  readonly #histories = new Map<Viewer, { readonly sequence: number; readonly told: readonly Told[] }>();
  readonly #positions = new Map<Viewer, { readonly sequence: number; readonly position: Position }>();

  constructor(table: () => Table<GameTypes>, giveWay: GiveWay) {
    const { game, config } = table();
    this.#table = table;
    this.#giveWay = giveWay;
    this.#starts = [game.setup(config)];
  }

  /** Step by step until nothing is left to do, by whomever. After giving way there is always time for one step. */
  async #inSteps(isDone: () => boolean, step: () => unknown): Promise<void> {
    while (!isDone()) {
      const heldUp = this.#giveWay();
      if (heldUp) await heldUp; // else at once: many who ask before any of them acts would all act too late
      if (!isDone()) step();
    }
  }

  #piece(index: number): Piece {
    const known = this.#pieces.get(index) ?? {
      ...{ start: index * PIECE, before: this.#starts[index], changes: [], updates: new Map<Viewer, Update[]>() },
    };
    this.#pieces.delete(index);
    this.#pieces.set(index, known);
    if (this.#pieces.size > KEPT) this.#pieces.delete(this.#pieces.keys().next().value!);
    return known;
  }

  /** As much of this piece as is in the log. */
  async #grown(index: number): Promise<Piece> {
    const piece = this.#piece(index);
    const { changes, start } = piece;
    const next = (): Entry | undefined =>
      changes.length === PIECE ? undefined : this.#table().entries[start + changes.length];
    await this.#inSteps(
      () => next() === undefined,
      () => {
        const table = this.#table();
        const entry = next()!;
        const before = changes.at(-1)?.after ?? piece.before;
        const after = isMove(entry) ? table.game.apply(before, entry.move) : stateAt(table, entry.sequence);
        changes.push({ entry, before, after });
      },
    );
    if (changes.length === PIECE) this.#starts[index + 1] ??= changes.at(-1)!.after;
    return piece;
  }

  /** The piece in which the move after this one is, or will be. */
  async #pieceAfter(sequence: number): Promise<Piece> {
    const index = Math.floor(sequence / PIECE);
    while (this.#starts.length <= index) await this.#grown(this.#starts.length - 1);
    return this.#grown(index);
  }

  async changes(sequence: number): Promise<readonly Change<GameTypes>[]> {
    const { changes, start } = await this.#pieceAfter(sequence);
    return changes.slice(sequence - start);
  }

  async updates(who: Viewer, sequence: number): Promise<readonly Update[]> {
    const { changes, start, updates } = await this.#pieceAfter(sequence);
    const made = updates.get(who) ?? [];
    updates.set(who, made);
    await this.#inSteps(
      () => made.length >= changes.length,
      () => made.push(updateOf(this.#table().game, changes[made.length]!, who)),
    );
    return made.slice(sequence - start);
  }

  async history(who: Viewer, sequence: number): Promise<readonly Told[]> {
    const told = this.#told.get(who) ?? [];
    this.#told.set(who, told);
    while (told.length < sequence) {
      const telling = this.#telling.get(who) ?? this.#tellOn(who, told).finally(() => this.#telling.delete(who));
      this.#telling.set(who, telling);
      await telling;
    }
    const known = this.#histories.get(who);
    if (known?.sequence === sequence) return known.told;
    const wanted = told.slice(0, sequence);
    const isRuled = wanted.some(({ ruling }) => ruling !== undefined);
    const made = isRuled ? wanted.reduce<readonly Told[]>(toldAfter, []) : wanted;
    this.#histories.set(who, { sequence, told: made });
    return made;
  }

  /** One for all who wait for it: to the end of the piece in which the next move is. */
  async #tellOn(who: Viewer, told: Told[]): Promise<void> {
    const { changes, start } = await this.#pieceAfter(told.length);
    await this.#inSteps(
      () => told.length >= start + changes.length,
      () => told.push(toldOf(this.#table().game, changes[told.length - start]!, who)),
    );
  }

  async position(who: Viewer, sequence: number): Promise<Position> {
    const state = sequence === this.#table().entries.length ? this.#table().state : await this.#stateAfter(sequence);
    const known = this.#positions.get(who);
    if (known?.sequence === sequence) return known.position;
    const table = this.#table();
    const { game, entries } = table;
    const isLatest = sequence === entries.length;
    const position = { view: game.view(state, who), turn: isLatest ? turnAt(table) : game.turn(state) };
    this.#positions.set(who, { sequence, position });
    return position;
  }

  async #stateAfter(sequence: number): Promise<unknown> {
    const { before, changes, start } = await this.#pieceAfter(sequence);
    return sequence === start ? before : changes[sequence - start - 1]!.after;
  }
}
