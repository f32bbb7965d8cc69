// The open table on the page: what its eyes have been shown so far, in the order and at the pace people can follow.

import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Answer, GameSpec, Seat, SeatInfo, Viewer } from '@branchline/core';
import { transEuropa } from '@branchline/trans-europa';
import type { Action, Event, View } from '@branchline/trans-europa';
import { settings } from '../app/settings.ts';
import type { Look, Notice, OpenProblem, Opened, Push, Role, Update } from '../worker/protocol.ts';
import { ask, onPush } from './authority.ts';
import { pauseAfter, wait } from './pace.ts';

export type TableEntry = {
  readonly sequence: number;
  readonly by: Seat | 'chance';
  readonly events: readonly Event[];
};

export type RoundScored = Event & { readonly kind: 'round-scored' };

/** The round that has just ended, until the players go on. */
export type RoundEnd = {
  readonly sequence: number;
  readonly scored: RoundScored;
  readonly scoresBefore: readonly number[];
};

export type Submitted = Answer | { readonly ok: false; readonly reason: 'follower' };

export type OpenTable = {
  readonly id: string;
  readonly spec: GameSpec;
  readonly commitment: string;
  readonly seats: Signal<readonly SeatInfo[]>;
  readonly humans: ReadonlySignal<ReadonlySet<Seat>>;
  readonly who: Signal<Viewer>;
  readonly view: Signal<View>;
  /** Moves shown so far. */
  readonly sequence: Signal<number>;
  readonly entries: Signal<readonly TableEntry[]>;
  readonly thinking: Signal<readonly Seat[]>;
  readonly role: Signal<Role>;
  readonly notices: Signal<readonly Notice[]>;
  readonly roundEnd: Signal<RoundEnd | undefined>;
  /** The player who has to take the device before the game goes on. */
  readonly curtain: Signal<Seat | undefined>;
  readonly paused: Signal<boolean>;
  /** Moves have been made that are not shown yet: after a reload, or while the others play. */
  readonly behind: ReadonlySignal<boolean>;
  /** The seat that acts on this device now, once its owner has lifted the curtain. */
  readonly acting: ReadonlySignal<Seat | undefined>;
  readonly act: (action: Action) => Promise<Submitted>;
  readonly liftCurtain: () => Promise<void>;
  readonly nextRound: () => void;
  /** Called with every move when it is shown. */
  readonly onShown: (listener: (entry: TableEntry, view: View) => void) => () => void;
  /** Resolves once everything up to this move has been shown. */
  readonly untilShown: (sequence: number) => Promise<void>;
  readonly takeOver: () => void;
  readonly close: () => void;
};

const entryOf = ({ sequence, by, events }: Update | Look['history'][number]): TableEntry => ({
  sequence,
  by,
  events: events as readonly Event[],
});

export async function openTable(id: string): Promise<OpenTable | OpenProblem> {
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
  const table = tableOf(opened, stopListening);
  receive = table.receive;
  for (const push of early) receive(push);
  return table.open;
}

function tableOf(opened: Opened, stopListening: () => void): { open: OpenTable; receive: (push: Push) => void } {
  const { id, spec, commitment } = opened;
  const seats = signal<readonly SeatInfo[]>(opened.seats);
  const humans = computed<ReadonlySet<Seat>>(
    () => new Set([...seats.value.keys()].filter((seat) => seats.value[seat]!.kind === 'human')),
  );
  const who = signal<Viewer>(opened.who);
  const view = signal(opened.view as View);
  const sequence = signal(opened.sequence);
  const entries = signal<readonly TableEntry[]>(opened.history.map(entryOf));
  const thinking = signal<readonly Seat[]>([]);
  const role = signal<Role>(opened.role);
  const notices = signal<readonly Notice[]>(opened.saved ? [] : [{ kind: 'not-saved', why: 'blocked' }]);
  const roundEnd = signal<RoundEnd | undefined>(undefined);
  const curtain = signal<Seat | undefined>(undefined);
  const paused = signal(false);
  const listeners = new Set<(entry: TableEntry, view: View) => void>();
  const waiters = new Set<() => void>();
  const queue = signal<readonly Update[]>(opened.pending);
  const behind = computed(() => queue.value.length > 0);
  let closed = false;
  let moves = 0;

  const acting = computed<Seat | undefined>(() => {
    const turn = transEuropa.turn(view.value);
    const seat = who.value;
    if (seat === 'spectator' || turn.kind !== 'seats' || !turn.seats.includes(seat)) return undefined;
    return role.value === 'host' && !roundEnd.value && !behind.value ? seat : undefined;
  });

  const acknowledge = (upTo: number): void => void ask('shown', { id, sequence: upTo });

  function show(update: Update): void {
    const entry = entryOf(update);
    const scoresBefore = view.value.public.scores;
    view.value = update.view as View;
    sequence.value = update.sequence;
    entries.value = [...entries.value, entry];
    const scored = entry.events.find((event): event is RoundScored => event.kind === 'round-scored');
    if (scored) roundEnd.value = { sequence: update.sequence, scored, scoresBefore };
    for (const listener of [...listeners]) listener(entry, view.value);
    for (const check of [...waiters]) check();
  }

  /** People who share the device: nobody's hand stays open once that player has nothing more to do. */
  function mustHide(): boolean {
    const turn = transEuropa.turn(view.value);
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
    view.value = look.view as View;
    sequence.value = look.sequence;
    entries.value = look.history.map(entryOf);
    queue.value = look.pending;
    void pump();
  }

  let pumping = false;
  async function pump(): Promise<void> {
    if (pumping) return;
    pumping = true;
    for (;;) {
      if (!behind.value || closed || roundEnd.value) break;
      if (paused.value) {
        await untilSignal(paused, false);
        continue;
      }
      const [update, ...rest] = queue.value as readonly [Update, ...Update[]];
      batch(() => {
        queue.value = rest;
        show(update);
      });
      await wait(pauseAfter(update.by, update.events as readonly Event[], humans.value, settings.value.speed));
      if (roundEnd.value) break;
      acknowledge(update.sequence);
      if (mustHide()) await lookWith('spectator');
    }
    pumping = false;
    if (!closed && !behind.value && !roundEnd.value) drawCurtain();
  }

  /** Where several people share the device, the next one to act has to take it first. */
  function drawCurtain(): void {
    const turn = transEuropa.turn(view.value);
    const next =
      turn.kind === 'seats' && humans.value.size > 1 ? turn.seats.find((seat) => humans.value.has(seat)) : undefined;
    curtain.value = next === undefined || next === who.value || role.value !== 'host' ? undefined : next;
  }

  function receive(push: Push): void {
    switch (push.push) {
      case 'update':
        // A look taken while a move was being stored brings that move already.
        if (push.update.sequence <= (queue.value.at(-1)?.sequence ?? sequence.value)) break;
        queue.value = [...queue.value, push.update];
        void pump();
        break;
      case 'reload':
        roundEnd.value = undefined;
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

  const open: OpenTable = {
    id,
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
    roundEnd,
    curtain,
    paused,
    behind,
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
    nextRound: () => {
      const ended = roundEnd.value;
      if (!ended) return;
      roundEnd.value = undefined;
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
