// The open table on the page, for any game: what its eyes have been shown so far, in the order and at the pace people
// can follow.

import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Answer, GameSpec, Seat, SeatInfo, Turn, Viewer } from '@branchline/core';
import { settings } from '../prefs/settings.ts';
import type { Speed } from '../prefs/stored-settings.ts';
import type { Look, Notice, OpenProblem, Opened, Push, Role, Update } from '../worker/protocol.ts';
import { line, type Line } from './authority.ts';
import { wait } from './pace.ts';

/** What one pair of eyes was told of one move. */
export type Told<E = unknown> = {
  readonly sequence: number;
  readonly by: Seat | 'chance';
  readonly at?: number;
  readonly events: readonly E[];
};

export type Submitted = Answer | { readonly ok: false; readonly reason: 'follower' };

/** What the table has to know of its game. */
export type TableRules<V = unknown, E = unknown> = {
  readonly turn: (view: V) => Turn;
  /** Milliseconds between showing this entry and going on. */
  readonly pauseAfter: (told: Told<E>, pace: { readonly humans: ReadonlySet<Seat>; readonly speed: Speed }) => number;
  /** Whether the game stops here until the people go on. */
  readonly stopsAfter: (told: Told<E>) => boolean;
};

export type OpenTable<V = unknown, A = unknown, E = unknown> = {
  readonly id: string;
  readonly game: string;
  readonly spec: GameSpec;
  readonly commitment: string;
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
  /** The player who has to take the device before the game goes on. */
  readonly curtain: Signal<Seat | undefined>;
  readonly paused: Signal<boolean>;
  /** The seat that acts on this device now, once its owner has lifted the curtain. */
  readonly acting: ReadonlySignal<Seat | undefined>;
  readonly act: (action: A) => Promise<Submitted>;
  readonly liftCurtain: () => Promise<void>;
  readonly goOn: () => void;
  /** Called with every move when it is shown. */
  readonly onShown: (listener: (told: Told<E>, view: V) => void) => () => void;
  /** Resolves once everything up to this move has been shown. */
  readonly untilShown: (sequence: number) => Promise<void>;
  readonly takeOver: () => void;
  readonly close: () => void;
};

type Tools<V, E> = {
  /** The rules of a game, fetched when its first table is opened. */
  readonly rulesOf: (game: string) => Promise<TableRules<V, E> | undefined>;
  readonly line?: Line;
};

const toldOf = <E>({ sequence, by, events }: Update | Look['history'][number]): Told<E> => ({
  sequence,
  by,
  events: events as readonly E[],
});

export async function openTable<V, A, E>(
  id: string,
  { rulesOf, line: { ask, onPush } = line }: Tools<V, E>,
): Promise<OpenTable<V, A, E> | OpenProblem> {
  const early: Push[] = [];
  let receive = (push: Push): void => void early.push(push);
  const stopListening = onPush((push) => {
    if (push.id === id) receive(push);
  });
  const opened = await ask('open', { id });
  if ('problem' in opened) {
    stopListening();
    return opened;
  }
  const rules = await rulesOf(opened.game);
  if (!rules) {
    stopListening();
    void ask('close', { id });
    return { problem: 'unknown-game' };
  }
  const table = tableOf<V, A, E>(opened, { rules, ask, stopListening });
  receive = table.receive;
  for (const push of early) receive(push);
  return table.open;
}

type Means<V, E> = {
  readonly rules: TableRules<V, E>;
  readonly ask: Line['ask'];
  readonly stopListening: () => void;
};

function tableOf<V, A, E>(
  opened: Opened,
  { rules, ask, stopListening }: Means<V, E>,
): { open: OpenTable<V, A, E>; receive: (push: Push) => void } {
  const { id, game, spec, commitment } = opened;
  const seats = signal<readonly SeatInfo[]>(opened.seats);
  const humans = computed<ReadonlySet<Seat>>(
    () => new Set([...seats.value.keys()].filter((seat) => seats.value[seat]!.kind === 'human')),
  );
  const who = signal<Viewer>(opened.who);
  const view = signal(opened.view as V);
  const sequence = signal(opened.sequence);
  const entries = signal<readonly Told<E>[]>(opened.history.map(toldOf<E>));
  const thinking = signal<readonly Seat[]>([]);
  const role = signal<Role>(opened.role);
  const notices = signal<readonly Notice[]>(opened.saved ? [] : [{ kind: 'not-saved', why: 'blocked' }]);
  const stop = signal<Told<E> | undefined>(undefined);
  const curtain = signal<Seat | undefined>(undefined);
  const paused = signal(false);
  const listeners = new Set<(told: Told<E>, view: V) => void>();
  const waiters = new Set<() => void>();
  let queue: Update[] = [...opened.pending];
  let closed = false;
  let moves = 0;

  const acting = computed<Seat | undefined>(() => {
    const turn = rules.turn(view.value);
    const seat = who.value;
    if (seat === 'spectator' || turn.kind !== 'seats' || !turn.seats.includes(seat)) return undefined;
    return role.value === 'host' && !stop.value ? seat : undefined;
  });

  const acknowledge = (upTo: number): void => void ask('shown', { id, sequence: upTo });

  function show(update: Update): void {
    const told = toldOf<E>(update);
    view.value = update.view as V;
    sequence.value = update.sequence;
    entries.value = [...entries.value, told];
    if (rules.stopsAfter(told)) stop.value = told;
    for (const listener of [...listeners]) listener(told, view.value);
    for (const check of [...waiters]) check();
  }

  /** People who share the device: nobody's hand stays open once that player has nothing more to do. */
  function mustHide(): boolean {
    const turn = rules.turn(view.value);
    const seat = who.value;
    if (humans.value.size < 2 || seat === 'spectator' || turn.kind === 'over') return false;
    return turn.kind !== 'seats' || !turn.seats.includes(seat);
  }

  async function lookWith(eyes: Viewer): Promise<void> {
    const look = await ask('look', { id, who: eyes });
    if (look && !closed) take(look);
  }

  function take(look: Look): void {
    who.value = look.who;
    view.value = look.view as V;
    sequence.value = look.sequence;
    entries.value = look.history.map(toldOf<E>);
    queue = [...look.pending];
    void pump();
  }

  let pumping = false;
  async function pump(): Promise<void> {
    if (pumping) return;
    pumping = true;
    for (;;) {
      if (queue.length === 0 || closed || stop.value) break;
      if (paused.value) {
        await untilSignal(paused, false);
        continue;
      }
      const update = queue.shift()!;
      show(update);
      await wait(rules.pauseAfter(toldOf(update), { humans: humans.value, speed: settings.value.speed }));
      if (stop.value) break;
      acknowledge(update.sequence);
      if (mustHide()) await lookWith('spectator');
    }
    pumping = false;
    if (!closed && queue.length === 0 && !stop.value) drawCurtain();
  }

  /** Where several people share the device, the next one to act has to take it first. */
  function drawCurtain(): void {
    const turn = rules.turn(view.value);
    const next =
      turn.kind === 'seats' && humans.value.size > 1 ? turn.seats.find((seat) => humans.value.has(seat)) : undefined;
    curtain.value = next === undefined || next === who.value || role.value !== 'host' ? undefined : next;
  }

  function receive(push: Push): void {
    switch (push.push) {
      case 'update':
        // A look taken while a move was being stored brings that move already.
        if (push.update.sequence <= (queue.at(-1)?.sequence ?? sequence.value)) break;
        queue.push(push.update);
        void pump();
        break;
      case 'reload':
        stop.value = undefined;
        take(push.look);
        break;
      case 'thinking':
        thinking.value = push.seats;
        break;
      case 'notice':
        hear(push.notice);
        break;
    }
  }

  function hear(notice: Notice): void {
    if (notice.kind === 'role') {
      role.value = notice.role;
      drawCurtain();
      return;
    }
    if (notice.kind === 'bot-replaced') {
      seats.value = seats.value.map((info, seat) =>
        seat === notice.seat ? { ...info, kind: `bot:${notice.bot}` } : info,
      );
    }
    const rest = notices.value.filter(({ kind }) => kind !== 'not-saved' && kind !== 'saved-again');
    notices.value = [...rest, notice];
  }

  const open: OpenTable<V, A, E> = {
    id,
    game,
    spec,
    commitment,
    seats,
    humans,
    who,
    view,
    sequence,
    entries,
    thinking,
    role,
    notices,
    stop,
    curtain,
    paused,
    acting,
    act: async (action) => {
      const seat = acting.value;
      if (seat === undefined) return { ok: false, reason: 'not-your-turn' };
      return ask('submit', { id, seat, action, after: sequence.value, move: `${seat}-${sequence.value}-${++moves}` });
    },
    liftCurtain: async () => {
      const seat = curtain.value;
      if (seat === undefined) return;
      await lookWith(seat);
      curtain.value = undefined;
    },
    goOn: () => {
      const ended = stop.value;
      if (!ended) return;
      stop.value = undefined;
      acknowledge(ended.sequence);
      const go = mustHide() ? lookWith('spectator') : Promise.resolve();
      void go.then(pump);
    },
    onShown: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    untilShown: (upTo) =>
      new Promise((resolve) => {
        const check = (): void => {
          if (sequence.value < upTo && !closed) return;
          waiters.delete(check);
          resolve();
        };
        waiters.add(check);
        check();
      }),
    takeOver: () => void ask('takeOver', { id }),
    close: () => {
      closed = true;
      for (const check of [...waiters]) check();
      stopListening();
      void ask('close', { id });
    },
  };
  void pump();
  return { open, receive };
}

const untilSignal = <T>(source: ReadonlySignal<T>, value: T): Promise<void> =>
  new Promise((resolve) => {
    let stop = (): void => {};
    let found = false;
    stop = source.subscribe((now) => {
      if (now !== value || found) return;
      found = true;
      resolve();
      queueMicrotask(() => stop());
    });
  });
