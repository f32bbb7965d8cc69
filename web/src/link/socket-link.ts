// The line to a table of a server, as the open table knows it: what arrives is in order and without gaps, and a move counts
// once however often it had to be said.

import type { GameSpec, Seat, SeatInfo, Viewer } from '@branchline/core';
import type { AnswerTo, Ask, HintAnswer, Opened, TablePush } from '@branchline/protocol';
import { Heard } from './heard.ts';
import type { Line, Said } from './line.ts';
import type { TableCall, TableLink } from './link.ts';
import { stopwatch } from './stopwatch.ts';
import { submissionsOver, type Submissions } from './submissions.ts';

/** What is known of the table besides its moves. */
export type TableCard = {
  readonly id: string;
  readonly game: string;
  readonly spec: GameSpec;
  readonly seats: readonly SeatInfo[];
  readonly commitment: string;
};

export type SocketLinkSetup = {
  readonly line: Line;
  readonly card: () => TableCard;
  /** How far the person at this device has watched; undefined where the latest position will do. */
  readonly bookmark: () => number | undefined;
  readonly onBookmark: (sequence: number) => void;
  /** What this device advises a seat that sees this; the server whispers to nobody. */
  readonly advise: (seat: Seat, view: unknown) => Promise<HintAnswer>;
};

export type SocketLink = TableLink & {
  readonly moves: Pick<Submissions<'submit'>, 'state' | 'refused'>;
  /** From where on the table is opened next, and whether what was before is told. */
  readonly wish: () => { readonly since?: number; readonly history: boolean };
  /** Begins anew with the next opening: other eyes, or another log. */
  readonly forget: () => void;
  readonly close: () => void;
};

type Answers = { readonly [K in TableCall]: (ask: Ask<K>) => Promise<AnswerTo<K>> };

export const socketLink = (setup: SocketLinkSetup): SocketLink => new ServerLink(setup);

/** Holds what was heard, and who listens: hence a class. */
class ServerLink implements SocketLink {
  readonly moves: Submissions<'submit'>;
  readonly #rulings: Submissions<'rule'>;
  readonly #setup: SocketLinkSetup;
  readonly #id: string;
  readonly #heard = new Heard();
  readonly #watch = stopwatch(this.#heard.who);
  readonly #listeners = new Set<(push: TablePush) => void>();
  readonly #stop: () => void;
  #wantsHistory = true;

  constructor(setup: SocketLinkSetup) {
    this.#setup = setup;
    this.#id = setup.card().id;
    this.moves = submissionsOver(setup.line, 'submit');
    this.#rulings = submissionsOver(setup.line, 'rule');
    this.#stop = setup.line.onMessage((message) => this.#hear(message));
  }

  #hear(message: Said): void {
    if ('opened' in message) this.#begin(message.opened);
    else if ('number' in message) {
      this.moves.hear(message);
      this.#rulings.hear(message);
    } else if ('push' in message) {
      if (message.push === 'update') this.#update(message);
      else this.#push(message);
    }
  }

  /** After a break the same eyes read on; other eyes, or another log, begin anew. */
  #begin(opened: Opened): void {
    const { who, sequence, view, turn, history } = opened;
    const look = { who, sequence, view, turn, history, pending: [] };
    const readsOn = sequence === this.#heard.last() && who === this.#heard.who();
    if (!readsOn && !this.#wantsHistory) {
      this.#heard.forget();
      this.#setup.line.again();
      return;
    }
    if (!readsOn) {
      this.#heard.begin(look);
      if (this.#heard.isTold()) this.#push({ push: 'reload', id: this.#id, look });
    }
    this.#watch.follow(look);
    this.moves.repeat();
    this.#rulings.repeat();
  }

  #update(said: Extract<TablePush, { readonly push: 'update' }>): void {
    const { update } = said;
    const last = this.#heard.last();
    if (last === undefined || update.sequence <= last) return;
    if (update.sequence > last + 1) return this.#setup.line.again(); // what is missing comes with the next opening
    this.#heard.add(update);
    this.#watch.follow(update);
    if (this.#heard.isTold()) this.#push(said);
  }

  #push(said: TablePush): void {
    for (const listener of [...this.#listeners]) listener(said);
  }

  async #opened(): Promise<Opened> {
    const look = await this.#heard.all();
    const eyes: readonly Viewer[] = look.who === 'spectator' ? ['spectator'] : ['spectator', look.who];
    return { ...look, ...this.#setup.card(), role: 'host', eyes };
  }

  readonly #answers: Answers = {
    open: () => this.#opened(),
    since: async ({ sequence }) => this.#heard.since(sequence),
    // Through these eyes everything has been told already; the server shows others none.
    look: async ({ who }) => (who === this.#heard.who() ? this.#heard.all() : null),
    submit: (ask) => this.moves.submit({ ...ask, thought: this.#watch.thought() }),
    // The server asks the people at the other devices; whoever sits at this one has agreed by asking.
    rule: (ask) => this.#rulings.submit(ask),
    hint: ({ seat }) => this.#setup.advise(seat, this.#heard.view()),
    ping: async () => null,
    // The room around the table closes the line.
    leave: async () => null,
    // The server decides who plays for whom, and every tab may play.
    standIn: async () => ({ ok: false, reason: 'several-devices' }),
    takeOver: async () => null,
    bookmark: async ({ sequence }) => {
      this.#setup.onBookmark(sequence);
      return null;
    },
  };

  readonly ask: TableLink['ask'] = (call, question) => this.#answers[call](question);

  readonly onPush = (listener: (push: TablePush) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly wish = () => {
    const last = this.#heard.last();
    const since = last ?? this.#setup.bookmark();
    this.#wantsHistory = last === undefined;
    return { ...(since === undefined ? {} : { since }), history: this.#wantsHistory };
  };

  readonly forget = (): void => this.#heard.forget();

  readonly close = (): void => {
    this.#stop();
    this.moves.close();
    this.#rulings.close();
  };
}
