// The line to a table of a server, as the open table knows it: what arrives is in order and without gaps, and a move counts
// once however often it had to be said.

import type { GameSpec, Seat, SeatInfo, Viewer } from '@branchline/core';
import type { AnswerTo, Ask, CallName, Look, Opened, TablePush, Update } from '@branchline/protocol';
import type { OnlineTurn, ToPlayer } from '@branchline/protocol/online';
import type { Line } from './line.ts';
import type { Link } from './link.ts';
import { submissionsOver, type Submissions } from './submissions.ts';

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
};

export type SocketLink = Link & {
  readonly moves: Pick<Submissions, 'state' | 'refused'>;
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

const updateOf = ({ sequence, by, at, events, view, turn }: OnlineUpdate): Update => ({
  ...{ sequence, by, events, view, turn: turnOf(turn) },
  ...(at === undefined ? {} : { at }),
});

const lookOf = ({ seat, sequence, view, turn, history = [] }: Welcome): Look => ({
  ...{ sequence, view, turn: turnOf(turn), history, pending: [] },
  who: seat ?? 'spectator',
});

/** What one socket has told of the table so far. */
class Heard {
  #look: Look | undefined;
  #updates: Update[] = [];
  readonly #waiting = new Set<(look: Look) => void>();

  last = (): number | undefined => this.#updates.at(-1)?.sequence ?? this.#look?.sequence;
  who = (): Viewer | undefined => this.#look?.who;

  begin(look: Look): void {
    this.#look = look;
    this.#updates = [];
    for (const tell of this.#waiting) tell(look);
    this.#waiting.clear();
  }

  add(update: Update): void {
    this.#updates.push(update);
  }

  forget(): void {
    this.#look = undefined;
    this.#updates = [];
  }

  since = (sequence: number): readonly Update[] => this.#updates.filter((update) => update.sequence > sequence);

  /** The position the eyes are shown first, with everything that has happened since. */
  async all(): Promise<Look> {
    const look = this.#look ?? (await new Promise<Look>((resolve) => this.#waiting.add(resolve)));
    return { ...look, pending: [...this.#updates] };
  }
}

/** When the question was put that this seat is thinking about, by this device's own clock. */
function stopwatch(seat: () => Viewer | undefined) {
  let asked = performance.now();
  let wasAsked = false;
  return {
    follow({ by, turn }: Pick<Update, 'turn'> & { readonly by?: Update['by'] }): void {
      const own = seat();
      const isAsked = turn.kind === 'seats' && turn.seats.includes(own as Seat);
      if (isAsked && (!wasAsked || by === own)) asked = performance.now();
      wasAsked = isAsked;
    },
    thought: (): number => Math.round(performance.now() - asked),
  };
}

export function socketLink({ line, card, bookmark, onBookmark }: SocketLinkSetup): SocketLink {
  const heard = new Heard();
  const moves = submissionsOver(line);
  const watch = stopwatch(heard.who);
  const listeners = new Set<(push: TablePush) => void>();
  let isShown = false;
  const push = (said: TablePush): void => {
    for (const listener of [...listeners]) listener(said);
  };
  const { id } = card();

  function welcome(said: Welcome): void {
    const look = lookOf(said);
    const last = heard.last();
    // After a break the same eyes read on; other eyes, or another log, begin anew.
    const readsOn = last !== undefined && said.sequence === last && heard.who() === look.who;
    if (!readsOn && said.history === undefined) {
      heard.forget();
      return line.again();
    }
    if (!readsOn) heard.begin(look);
    if (!readsOn && isShown) push({ push: 'reload', id, look });
    watch.follow(look);
    moves.repeat();
  }

  function update(said: OnlineUpdate): void {
    const last = heard.last();
    if (last === undefined || said.sequence <= last) return;
    if (said.sequence > last + 1) return line.again();
    const next = updateOf(said);
    heard.add(next);
    watch.follow(next);
    if (isShown) push({ push: 'update', id, update: next });
  }

  const stop = line.onMessage((message) => {
    if ('welcome' in message) welcome(message.welcome);
    else if ('update' in message) update(message.update);
    else if ('answer' in message) moves.hear(message.answer);
    else if ('notice' in message && message.notice.kind === 'thinking') {
      push({ push: 'thinking', id, seats: message.notice.seats });
    }
  });

  async function opened(): Promise<Opened> {
    const look = await heard.all();
    isShown = true;
    const eyes: readonly Viewer[] = look.who === 'spectator' ? ['spectator'] : ['spectator', look.who];
    return { ...look, ...card(), role: 'host', eyes };
  }

  const answers: { readonly [K in CallName]?: (ask: Ask<K>) => Promise<AnswerTo<K>> } = {
    open: opened,
    since: async ({ sequence }) => heard.since(sequence),
    submit: ({ submission, action, after }) =>
      moves.submit({ id: submission, after, action: action as { do: string }, thought: watch.thought() }),
    // Nobody whispers at a table of several devices.
    hint: async () => ({ problem: 'no-hint' }),
    bookmark: async ({ sequence }) => {
      onBookmark(sequence);
      return null;
    },
  };

  return {
    moves,
    wish: () => {
      const last = heard.last();
      const since = last ?? bookmark();
      return { ...(since === undefined ? {} : { since }), history: last === undefined };
    },
    forget: () => heard.forget(),
    close: () => {
      stop();
      moves.close();
    },
    ask: async (call, question) => {
      const answer = answers[call];
      return answer ? answer(question) : null;
    },
    onPush(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
