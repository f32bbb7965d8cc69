// The line to a table of a server, as the open table knows it: what arrives is in order and without gaps, and a move counts
// once however often it had to be said.

import type { GameSpec, Seat, SeatInfo, Viewer } from '@branchline/core';
import type { AnswerTo, Ask, CallName, HintAnswer, Look, Opened, TablePush, Told, Update } from '@branchline/protocol';
import type { OnlineTurn, ToPlayer } from '@branchline/protocol/online';
import { Heard } from './heard.ts';
import type { Line } from './line.ts';
import type { Link } from './link.ts';
import { stopwatch } from './stopwatch.ts';
import { moveKind, rulingKind, submissionsOver } from './submissions.ts';
import type { RulingWish, Submission, Submissions } from './submissions.ts';

type Welcome = Extract<ToPlayer, { readonly welcome: unknown }>['welcome'];
type OnlineUpdate = Extract<ToPlayer, { readonly update: unknown }>['update'];

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

export type SocketLink = Link & {
  readonly moves: Pick<Submissions<Submission>, 'state' | 'refused'>;
  /** What the next hello asks for. */
  readonly wish: () => { readonly since?: number; readonly history: boolean };
  /** Begins anew with the next welcome: other eyes, or another log. */
  readonly forget: () => void;
  readonly close: () => void;
};

/** While chance moves nobody is asked. */
function turnOf(turn: OnlineTurn): Update['turn'] {
  if ('over' in turn) return { kind: 'over' };
  return turn.seats.length === 0 ? { kind: 'chance' } : { kind: 'seats', seats: turn.seats };
}

/** A ruling is no event of the game; for programs that know no rulings the server says it as one. */
const toldOf = <T extends Told>(told: T): T => (told.ruling ? { ...told, events: [] } : told);

const updateOf = ({ sequence, by, at, events, ruling, view, turn }: OnlineUpdate): Update =>
  toldOf({
    ...{ sequence, by, events, view, turn: turnOf(turn) },
    ...(at === undefined ? {} : { at }),
    ...(ruling === undefined ? {} : { ruling }),
  });

const lookOf = ({ seat, sequence, view, turn, history = [] }: Welcome): Look => ({
  ...{ sequence, view, turn: turnOf(turn), history: history.map(toldOf), pending: [] },
  who: seat ?? 'spectator',
});

type Answers = { readonly [K in CallName]?: (ask: Ask<K>) => Promise<AnswerTo<K>> };

export const socketLink = (setup: SocketLinkSetup): SocketLink => new ServerLink(setup);

/** Holds what was heard, and who listens: hence a class. */
class ServerLink implements SocketLink {
  readonly moves: Submissions<Submission>;
  readonly #rulings: Submissions<RulingWish>;
  readonly #setup: SocketLinkSetup;
  readonly #id: string;
  readonly #heard = new Heard();
  readonly #watch = stopwatch(this.#heard.who);
  readonly #listeners = new Set<(push: TablePush) => void>();
  readonly #stop: () => void;

  constructor(setup: SocketLinkSetup) {
    this.#setup = setup;
    this.#id = setup.card().id;
    this.moves = submissionsOver(setup.line, moveKind);
    this.#rulings = submissionsOver(setup.line, rulingKind);
    this.#stop = setup.line.onMessage((message) => this.#hear(message));
  }

  #hear(message: ToPlayer): void {
    if ('welcome' in message) this.#welcome(message.welcome);
    else if ('update' in message) this.#update(message.update);
    else if ('answer' in message) {
      this.moves.hear(message.answer);
      this.#rulings.hear(message.answer);
    } else if ('notice' in message && message.notice.kind === 'thinking') {
      this.#push({ push: 'thinking', id: this.#id, seats: message.notice.seats });
    }
  }

  /** After a break the same eyes read on; other eyes, or another log, begin anew. */
  #welcome(said: Welcome): void {
    const look = lookOf(said);
    const readsOn = said.sequence === this.#heard.last() && look.who === this.#heard.who();
    if (!readsOn && said.history === undefined) {
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

  #update(said: OnlineUpdate): void {
    const last = this.#heard.last();
    if (last === undefined || said.sequence <= last) return;
    if (said.sequence > last + 1) return this.#setup.line.again(); // what is missing comes with the next hello
    const update = updateOf(said);
    this.#heard.add(update);
    this.#watch.follow(update);
    if (this.#heard.isTold()) this.#push({ push: 'update', id: this.#id, update });
  }

  #push(said: TablePush): void {
    for (const listener of [...this.#listeners]) listener(said);
  }

  async #opened(): Promise<Opened> {
    const look = await this.#heard.all();
    const eyes: readonly Viewer[] = look.who === 'spectator' ? ['spectator'] : ['spectator', look.who];
    return { ...look, ...this.#setup.card(), role: 'host', eyes };
  }

  /** What is not here is none of a server's business, or done by the room around the table. */
  readonly #answers: Answers = {
    open: () => this.#opened(),
    since: async ({ sequence }) => this.#heard.since(sequence),
    submit: ({ submission, action, after }) =>
      this.moves.submit({ id: submission, after, action: action as { do: string }, thought: this.#watch.thought() }),
    // The server asks the people at the other devices; whoever sits at this one has agreed by asking.
    rule: ({ submission, kind, after }) => this.#rulings.submit({ id: submission, kind, after }),
    standIn: async () => ({ ok: false, reason: 'several-devices' }),
    hint: ({ seat }) => this.#setup.advise(seat, this.#heard.view()),
    bookmark: async ({ sequence }) => {
      this.#setup.onBookmark(sequence);
      return null;
    },
  };

  readonly ask: Link['ask'] = async (call, question) => {
    const answer = this.#answers[call];
    return answer ? answer(question) : null;
  };

  readonly onPush = (listener: (push: TablePush) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly wish = () => {
    const last = this.#heard.last();
    const since = last ?? this.#setup.bookmark();
    return { ...(since === undefined ? {} : { since }), history: last === undefined };
  };

  readonly forget = (): void => this.#heard.forget();

  readonly close = (): void => {
    this.#stop();
    this.moves.close();
    this.#rulings.close();
  };
}
