// The open table on the page, for any game: what its eyes have been shown so far, in the order and at the pace people
// can follow. The authority never waits for the page: what arrives is queued here and shown one entry at a time.

import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { toldAfter, type GameSpec, type Ruling, type Seat, type SeatInfo, type Viewer } from '@branchline/core';
import type { Look, Notice, Opened, OpenProblem, Submitted, TablePush, Update } from '@branchline/protocol';
import { device } from '../link/device.ts';
import type { TableLink } from '../link/link.ts';
import { newUuid } from '../link/uuid.ts';
import { settings } from '../prefs/settings.ts';
import { wait, waitUnless } from './pace.ts';
import type { OpenTable, Role, TableRules, Told } from './table-types.ts';
import { untilSignal } from './until-signal.ts';

export type Tools<V, E> = {
  /** The rules of a game, fetched when its first table is opened. */
  readonly rulesOf: (game: string) => Promise<TableRules<V, E> | undefined>;
  readonly link?: TableLink;
};

/** Only the latest opener closes a table: one that was opened again meanwhile stays open. */
const openings = new Map<string, symbol>();

export async function openTable<V, A, E>(
  id: string,
  { rulesOf, link = device }: Tools<V, E>,
): Promise<OpenTable<V, A, E> | OpenProblem> {
  const early: TablePush[] = [];
  let receive = (push: TablePush): void => void early.push(push);
  const stopListening = link.onPush((push) => {
    if (push.id === id) receive(push);
  });
  const opening = Symbol(id);
  openings.set(id, opening);
  const leave = (): void => {
    stopListening();
    if (openings.get(id) === opening) void link.ask('leave', { id });
  };
  const opened = await link.ask('open', { id });
  if ('problem' in opened) {
    stopListening();
    return opened;
  }
  const rules = await furnished(rulesOf, opened).catch((fault: unknown) => {
    leave();
    throw fault;
  });
  if (!rules) {
    leave();
    return { problem: 'unknown-game' };
  }
  const table = new ShownTable<V, A, E>(opened, { rules, link, leave });
  receive = table.receive;
  for (const push of early) receive(push);
  table.start();
  return table;
}

async function furnished<V, E>(
  rulesOf: Tools<V, E>['rulesOf'],
  { game, view }: Opened,
): Promise<TableRules<V, E> | undefined> {
  const rules = await rulesOf(game);
  await rules?.prepare?.(view as V);
  return rules;
}

type Means<V, E> = {
  readonly rules: TableRules<V, E>;
  readonly link: TableLink;
  readonly leave: () => void;
};

class ShownTable<V, A, E> implements OpenTable<V, A, E> {
  readonly id: string;
  readonly game: string;
  readonly spec: GameSpec;
  readonly commitment: string;
  readonly challenge: string | undefined;
  readonly seats: Signal<readonly SeatInfo[]>;
  readonly humans: ReadonlySignal<ReadonlySet<Seat>>;
  readonly who: Signal<Viewer>;
  readonly view: Signal<V>;
  readonly sequence: Signal<number>;
  readonly entries: Signal<readonly Told<E>[]>;
  readonly thinking = signal<readonly Seat[]>([]);
  readonly role: Signal<Role>;
  readonly notices: Signal<readonly Notice[]>;
  stoppedFrom: V | undefined;
  readonly stop = signal<Told<E> | undefined>(undefined);
  readonly curtain = signal<Seat | undefined>(undefined);
  readonly paused = signal(false);
  readonly conceded = signal<Seat | undefined>(undefined);
  readonly finishing = signal(false);
  readonly #means: Means<V, E>;
  readonly #listeners = new Set<(told: Told<E>, view: V) => void>();
  readonly #waiters = new Set<() => void>();
  readonly #pumping = signal(false);
  readonly #sending = signal(0);
  readonly #queue: Signal<readonly Update[]>;
  #closed = false;

  constructor(opened: Opened, means: Means<V, E>) {
    this.#means = means;
    this.id = opened.id;
    this.game = opened.game;
    this.spec = opened.spec;
    this.commitment = opened.commitment;
    this.challenge = opened.challenge;
    this.seats = signal(opened.seats);
    // At a table of several devices the other people are at theirs.
    const isHere = (seat: Seat): boolean => this.seats.value[seat]!.kind === 'human' && opened.eyes.includes(seat);
    this.humans = computed(() => new Set([...this.seats.value.keys()].filter(isHere)));
    this.who = signal(opened.who);
    this.view = signal(opened.view as V);
    this.sequence = signal(opened.sequence);
    this.entries = signal([]);
    this.#keep(opened.history as readonly Told<E>[]);
    this.role = signal(opened.role);
    this.notices = signal(opened.trouble === undefined ? [] : [{ kind: 'not-saved', why: opened.trouble }]);
    this.#queue = signal(opened.pending);
  }

  readonly behind = computed(() => this.#queue.value.length > 0);

  readonly acting = computed<Seat | undefined>(() => {
    const seat = this.who.value;
    const isFree = this.role.value === 'host' && !this.finishing.value && !this.stop.value && !this.behind.value;
    return isFree && seat !== 'spectator' && this.#asked().includes(seat) ? seat : undefined;
  });

  /** The seats that the position shown asks; nobody once the game was given up. */
  #asked(): readonly Seat[] {
    const turn = this.#means.rules.turn(this.view.value);
    return turn.kind === 'seats' && this.conceded.value === undefined ? turn.seats : [];
  }

  /** What the table ruled strikes out entries and adds none. */
  #keep(told: readonly Told<E>[]): void {
    this.entries.value = told.filter(({ ruling }) => ruling === undefined);
    this.conceded.value = told.find(({ ruling }) => ruling?.kind === 'concede')?.ruling?.by ?? this.conceded.value;
  }

  readonly settled = computed(() => !this.#pumping.value && this.#sending.value === 0);

  start(): void {
    void this.#pump();
  }

  readonly receive = (push: TablePush): void => {
    if (push.push === 'update') this.#enqueue(push.update);
    else if (push.push === 'thinking') this.thinking.value = push.seats;
    else if (push.push === 'notice') this.#hear(push.notice);
    else {
      this.stop.value = undefined;
      this.#take(push.look);
    }
  };

  #enqueue(update: Update): void {
    // A look taken while a move was being stored brings that move already.
    const last = this.#queue.value.at(-1)?.sequence ?? this.sequence.value;
    if (update.sequence <= last) return;
    if (update.sequence > last + 1) void this.#fetchGap(last);
    else {
      this.#queue.value = toldAfter(this.#queue.value, update);
      void this.#pump();
    }
  }

  /** Something was not heard: everything after the last known move is asked for. */
  async #fetchGap(last: number): Promise<void> {
    const missed = await this.#means.link.ask('since', { id: this.id, who: this.who.value, sequence: last });
    for (const update of missed ?? []) this.#enqueue(update);
  }

  #hear(notice: Notice): void {
    if (notice.kind === 'role') {
      this.role.value = notice.role;
      this.#drawCurtain();
      return;
    }
    if (notice.kind === 'seat') this.seats.value = this.seats.value.with(notice.seat, notice.info);
    const rest = this.notices.value.filter(({ kind }) => kind !== 'not-saved' && kind !== 'saved-again');
    this.notices.value = [...rest, notice];
  }

  /** Shows what is queued, one entry after the other. */
  async #pump(): Promise<void> {
    if (this.#pumping.value) return;
    this.#pumping.value = true;
    while (this.behind.value && !this.#closed && !this.stop.value) {
      if (this.paused.value) await untilSignal(this.paused, false);
      // Whatever goes wrong with one entry, the next is shown.
      else await this.#showNext().catch(reportError);
    }
    if (!this.#closed && !this.stop.value) this.#drawCurtain();
    this.#pumping.value = false;
  }

  async #showNext(): Promise<void> {
    const [update, ...rest] = this.#queue.value;
    const told = batch(() => {
      this.#queue.value = rest;
      return this.#show(update!);
    });
    const speed = this.finishing.value || told.ruling ? 'instant' : settings.value.speed;
    const { pauseAfter, hurried } = this.#means.rules;
    const pause = pauseAfter(told, { humans: this.humans.value, speed });
    await (hurried ? waitUnless(pause, hurried) : wait(pause));
    if (!this.stop.value) await this.#leaveBehind(told.sequence);
  }

  #show({ view, ...entry }: Update): Told<E> {
    const told = entry as unknown as Told<E>;
    const before = this.view.peek();
    this.view.value = view as V;
    this.sequence.value = told.sequence;
    this.#keep(toldAfter(this.entries.value, told));
    if (this.#means.rules.stopsAfter(told)) {
      this.stoppedFrom = before;
      this.stop.value = told;
      this.finishing.value = false;
    }
    for (const listener of [...this.#listeners]) {
      try {
        listener(told, this.view.value);
      } catch (fault) {
        reportError(fault); // neither the table nor the other listeners shall suffer
      }
    }
    for (const check of [...this.#waiters]) check();
    return told;
  }

  /** Its people have seen this entry: the bookmark follows, and nobody's hand stays open who has nothing more to do. */
  async #leaveBehind(sequence: number): Promise<void> {
    void this.#means.link.ask('bookmark', { id: this.id, sequence });
    if (this.#mustHide()) await this.#lookWith('spectator');
  }

  #mustHide(): boolean {
    const turn = this.#means.rules.turn(this.view.value);
    const seat = this.who.value;
    const isOver = turn.kind === 'over' || this.conceded.value !== undefined;
    if (this.humans.value.size < 2 || seat === 'spectator' || isOver) return false;
    return turn.kind !== 'seats' || !turn.seats.includes(seat);
  }

  async #lookWith(eyes: Viewer): Promise<void> {
    const look = await this.#means.link.ask('look', { id: this.id, who: eyes });
    if (look && !this.#closed) this.#take(look);
  }

  #take(look: Look): void {
    batch(() => {
      this.who.value = look.who;
      this.view.value = look.view as V;
      this.sequence.value = look.sequence;
      this.#keep(look.history as readonly Told<E>[]);
      this.#queue.value = look.pending;
    });
    void this.#pump();
  }

  /** Where several people share the device, the next one to act has to take it first. */
  #drawCurtain(): void {
    const isShared = this.humans.value.size > 1 && this.role.value === 'host' && !this.finishing.value;
    const next = isShared ? this.#asked().find((seat) => this.humans.value.has(seat)) : undefined;
    this.curtain.value = next === this.who.value ? undefined : next;
  }

  readonly act = async (action: A): Promise<Submitted> => {
    const seat = this.acting.value;
    if (seat === undefined) return { ok: false, reason: 'not-your-turn' };
    const { link } = this.#means;
    this.#sending.value++;
    try {
      const wish = { id: this.id, seat, action, after: this.sequence.value, submission: newUuid() };
      return await link.ask('submit', wish);
    } finally {
      this.#sending.value--;
    }
  };

  readonly rule = async (kind: Ruling['kind'], seat: Seat): Promise<Submitted> => {
    const agreed = [...this.humans.value].filter((other) => other !== seat);
    const wish = { id: this.id, seat, kind, agreed, after: this.sequence.value, submission: newUuid() };
    return this.#means.link.ask('rule', wish);
  };

  readonly standIn = async (): Promise<Submitted> => {
    if (this.#means.rules.turn(this.view.value).kind === 'over' || this.stop.value)
      return { ok: false, reason: 'over' };
    const seat = this.behind.value ? undefined : this.#asked().find((asked) => this.humans.value.has(asked));
    if (seat === undefined) return { ok: false, reason: this.conceded.value === undefined ? 'not-your-turn' : 'over' };
    return this.#means.link.ask('standIn', { id: this.id, seat });
  };

  readonly hint = async (): Promise<{ readonly do: string } | undefined> => {
    const seat = this.acting.value;
    if (seat === undefined) return undefined;
    const answer = await this.#means.link.ask('hint', { id: this.id, seat });
    return 'action' in answer ? answer.action : undefined;
  };

  readonly liftCurtain = async (): Promise<void> => {
    const seat = this.curtain.value;
    if (seat === undefined) return;
    await this.#lookWith(seat);
    this.curtain.value = undefined;
  };

  readonly goOn = (): void => {
    const ended = this.stop.value;
    if (!ended) return;
    this.stop.value = undefined;
    void this.#leaveBehind(ended.sequence).then(() => this.#pump());
  };

  readonly onShown = (listener: (told: Told<E>, view: V) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly untilShown = (upTo: number): Promise<void> =>
    new Promise((resolve) => {
      const check = (): void => {
        if (this.sequence.value < upTo && !this.#closed) return;
        this.#waiters.delete(check);
        resolve();
      };
      this.#waiters.add(check);
      check();
    });

  readonly takeOver = (): void => void this.#means.link.ask('takeOver', { id: this.id });

  readonly close = (): void => {
    this.#closed = true;
    this.paused.value = false;
    for (const check of [...this.#waiters]) check();
    this.#means.leave();
  };
}
