// One open table: a serial queue in front of its journal, any number of viewers, bots and stand-ins on their seats.

import { changesOf, newTable, sameJson, since, toldAfter, toldOf, turnAt, updateOf } from '@branchline/core';
import type {
  Change,
  GameTypes,
  Seat,
  SeatInfo,
  StorageTrouble,
  Submission,
  Table,
  Told,
  Turn,
  Update,
  Viewer,
  Wish,
} from '@branchline/core';
import { botOf, seatBots, STAND_IN, type BotSeats } from './bot-seats.ts';
import { driver, type Driver } from './drive.ts';
import { askedFor, isHuman } from './eyes.ts';
import type { Happening } from './happening.ts';
import { journalOf, type Journal, type Taken } from './journal.ts';
import { load, PORT_DEADLINE, type Loaded, type OpenProblem } from './load.ts';
import type { Bell, Bells, Bots, Clock, Games, Lease, Leases, GiveWay, Report, Role } from './ports.ts';
import { serialQueue } from './queue.ts';
import { quietly } from './quietly.ts';
import { isDamaged, type GameRecord, type Records } from './records.ts';
import { summaryAt } from './summary.ts';
import { viewersOf, type Viewers } from './viewers.ts';
import { LATE, within } from './within.ts';

export interface HostPorts {
  readonly games: Games;
  /**
   * On a device they are patient: a full disk must not end an evening. On a server a move is confirmed only after it is
   * durable.
   */
  readonly records: Records;
  readonly bots: Bots;
  readonly leases: Leases;
  readonly bells: Bells;
  readonly clock: Clock;
  /** From 0 up to, but not including, 1. */
  readonly random: () => number;
  readonly report: Report;
  /** Milliseconds a bot takes for a move at least, so that people see it think. */
  readonly leastThought?: number;
  /**
   * Whether people's moves are taken by followers too. On servers they are: any process may take a move, the log decides
   * between them, and the lease only says which one lets the bots play.
   */
  readonly shared?: boolean;
  /** Between two pieces of long work; absent: it is done in one go. */
  readonly giveWay?: GiveWay;
}

export type Submitted = Taken | { readonly ok: false; readonly reason: 'follower' | 'needs-consent' | 'challenge' };

/** A table as one pair of eyes finds it at some position, with everything that happened after it. */
export interface Look {
  readonly who: Viewer;
  readonly sequence: number;
  readonly view: unknown;
  readonly turn: Turn;
  readonly history: readonly Told[];
  readonly pending: readonly Update[];
}

export interface TableHost {
  readonly id: string;
  record(): GameRecord;
  role(): Role;
  sequence(): number;
  turn(): Turn;
  over(): boolean;
  /** What keeps moves from being stored. */
  trouble(): StorageTrouble | undefined;
  legal(seat: Seat): readonly unknown[];
  look(who: Viewer, at?: number): Look;
  since(who: Viewer, sequence: number): readonly Update[];
  watch(who: Viewer, listener: (happening: Happening) => void): () => void;
  submit(submission: Submission): Promise<Submitted>;
  /** Takes back a decision or gives up the game, if all other people at the table agree. */
  rule(wish: Wish): Promise<Submitted>;
  /** Who still has to agree before the table rules so; or the answer, if no consent could change it. */
  consentFor(wish: Wish): Promise<Submitted | { readonly asked: readonly Seat[] }>;
  /** A dependable bot makes this move in the seat's stead, and the log says so. */
  standIn(seat: Seat): Promise<Submitted>;
  hint(seat: Seat): Promise<{ readonly do: string } | undefined>;
  /** Gives a seat to somebody else: a stand-in, or its owner again. */
  seat(seat: Seat, info: SeatInfo): Promise<void>;
  /** How far the people here have watched. */
  bookmark(sequence: number): Promise<void>;
  /** Reads what others have written; a bell that rings does the same. */
  catchUp(): Promise<void>;
  /** Reads who sits where now, after another process has changed it. */
  refresh(): Promise<void>;
  /** The table as it stands; a value, never changed in place. */
  table(): Table<GameTypes>;
  takeOver(): void;
  close(): void;
}

export async function openHost(ports: HostPorts, id: string): Promise<TableHost | OpenProblem> {
  const loaded = await load(ports, id);
  if ('problem' in loaded) return loaded;
  if (loaded.record.seed === undefined) return { problem: 'replay-only' };
  const host = new Host(ports, loaded);
  await host.start();
  return host;
}

/** Holds identity and time, unlike nearly everything else here: hence a class. */
class Host implements TableHost {
  readonly id: string;
  readonly #ports: HostPorts;
  readonly #loaded: Loaded;
  readonly #journal: Journal;
  readonly #viewers: Viewers;
  readonly #driver: Driver;
  readonly #bell: Bell | undefined;
  readonly #stopHearing: (() => void) | undefined;
  readonly #serially = serialQueue();
  #record: GameRecord;
  #lease: Lease | undefined;
  /** Present while this process acts at the table. */
  #bots: BotSeats | undefined;
  #trouble: StorageTrouble | undefined;
  #closed = false;

  constructor(ports: HostPorts, loaded: Loaded) {
    this.#ports = ports;
    this.#loaded = loaded;
    this.#record = loaded.record;
    this.id = loaded.record.id;
    this.#viewers = viewersOf(loaded.playable.game, ports.report);
    this.#journal = this.#openJournal();
    this.#driver = this.#openDriver();
    this.#stopHearing = ports.records.onTrouble?.(this.id, (why) => this.#hearTrouble(why));
    this.#bell = quietly(ports.report, () => ports.bells(this.id, () => void this.catchUp()));
  }

  #openJournal(): Journal {
    const { records, clock } = this.#ports;
    const { table } = this.#loaded;
    const { game, config, seed, entropy, terms } = table;
    return journalOf({
      table,
      empty: newTable({
        game,
        config,
        seed,
        seats: this.#record.seats.length,
        ...(entropy === undefined ? {} : { entropy }),
        ...(terms === undefined ? {} : { terms }),
      }),
      log: records.log(this.id),
      clock,
      onChanges: (changes) => this.#hearChanges(changes),
      onOtherLog: () => this.#hearOtherLog(),
      onLate: () => void this.catchUp(),
    });
  }

  #openDriver(): Driver {
    const { clock, report, leastThought = 0 } = this.#ports;
    return driver({
      clock,
      report,
      leastThought,
      next: () => this.#next(),
      sequence: () => this.sequence(),
      decide: (seat) => this.#bots!.decide(seat),
      deal: async () => ((await this.#serially(() => this.#journal.begin())) === undefined ? 'done' : 'not-stored'),
      move: async (seat, action, after) => {
        const taken = await this.#take({ seat, action, after, as: this.#record.seats[seat]!.kind });
        return !taken.ok && taken.reason === 'not-stored' ? 'not-stored' : 'done';
      },
      thinking: (seats) => this.#viewers.say({ kind: 'thinking', seats }),
    });
  }

  async start(): Promise<void> {
    const changed = (role: Role): void => {
      if (this.#lease) void this.#serially(() => this.#turnInto(role));
    };
    // Without a lease the log alone decides between writers.
    this.#lease = await this.#inTime(
      () => this.#ports.leases(this.id, changed),
      (late) => late.release(),
    );
    if (this.role() === 'host') await this.#serially(() => this.#act());
  }

  /** What a port answers, if it does; one that throws or stays silent is reported, and the table goes on without. */
  async #inTime<T>(call: () => Promise<T>, tooLate: (answer: T) => void = () => {}): Promise<T | undefined> {
    const { clock, report } = this.#ports;
    try {
      const promised = call();
      const answer = await within(clock, PORT_DEADLINE, promised);
      if (answer !== LATE) return answer;
      promised.then(tooLate).catch(report);
      report(new Error('no answer in time'));
    } catch (fault) {
      report(fault);
    }
    return undefined;
  }

  /** From now on this process deals and lets the bots move. */
  async #act(): Promise<void> {
    if (this.#closed || this.#bots) return;
    await this.#journal.begin();
    this.#bots = seatBots({
      ...this.#ports,
      id: this.id,
      table: () => this.#journal.table(),
      seats: () => this.#record.seats,
      iterations: this.#record.challenge?.iterations,
      replaced: (seat, kind) => void this.seat(seat, { ...this.#record.seats[seat]!, kind }),
    });
    this.#driver.wake();
  }

  #rest(): void {
    this.#bots?.leave();
    this.#bots = undefined;
  }

  async #turnInto(role: Role): Promise<void> {
    if (this.#closed) return;
    this.#rest();
    await this.#journal.catchUp();
    if (role === 'host') await this.#act();
    this.#viewers.say({ kind: 'role', role });
  }

  #next(): Seat | 'chance' | undefined {
    const turn = this.turn();
    if (this.#closed || !this.#bots || turn.kind === 'over') return undefined;
    if (turn.kind === 'chance') return 'chance';
    return turn.seats.find((seat) => botOf(this.#record.seats[seat]) !== undefined);
  }

  #hearChanges(changes: readonly Change<GameTypes>[]): void {
    if (this.#closed) return;
    const { game } = this.#loaded.playable;
    for (const change of changes) {
      for (const seat of this.#record.seats.keys()) {
        // What was taken back has never happened to a bot: it sits down anew.
        if (change.entry.ruling?.kind === 'takeback') this.#bots?.reseat(seat);
        else this.#bots?.observe(seat, () => updateOf(game, change, seat));
      }
    }
    this.#viewers.tell(changes);
    this.#ring();
    this.#driver.wake();
  }

  #hearOtherLog(): void {
    if (this.#closed) return;
    for (const seat of this.#record.seats.keys()) this.#bots?.reseat(seat);
    this.#viewers.say({ kind: 'reload' });
    this.#driver.wake();
  }

  #hearTrouble(why: StorageTrouble | undefined): void {
    this.#trouble = why;
    this.#viewers.say({ kind: 'storage', trouble: why });
    if (why) return;
    // All is stored, or given up for what others have written.
    this.#ring();
    void this.catchUp();
  }

  /** Others can read what is in the log. */
  #ring(): void {
    quietly(this.#ports.report, () => this.#bell?.ring(this.sequence()));
  }

  #take(submission: Submission): Promise<Submitted> {
    return this.#whileActing(() => this.#journal.submit(submission));
  }

  #whileActing(write: () => Promise<Taken>): Promise<Submitted> {
    return this.#serially(async () =>
      this.#closed || !(this.#bots || this.#ports.shared) ? { ok: false, reason: 'follower' } : write(),
    );
  }

  record = (): GameRecord => this.#record;
  role = (): Role => this.#lease?.role() ?? 'host';
  sequence = (): number => this.#journal.table().entries.length;
  turn = (): Turn => turnAt(this.#journal.table());
  over = (): boolean => this.turn().kind === 'over';
  trouble = (): StorageTrouble | undefined => this.#trouble;
  table = (): Table<GameTypes> => this.#journal.table();

  legal(seat: Seat): readonly unknown[] {
    const { game, state } = this.#journal.table();
    const turn = this.turn();
    if (turn.kind !== 'seats' || !turn.seats.includes(seat)) return [];
    return game.legal(game.view(state, seat), seat);
  }

  look(who: Viewer, at: number = this.sequence()): Look {
    return lookAt(this.#journal.table(), who, at);
  }

  since(who: Viewer, sequence: number): readonly Update[] {
    return since(this.#journal.table(), who, sequence);
  }

  watch(who: Viewer, listener: (happening: Happening) => void): () => void {
    return this.#viewers.watch(who, listener);
  }

  /** People act through here; bots only through the driver. */
  async submit(submission: Submission): Promise<Submitted> {
    if (botOf(this.#record.seats[submission.seat]) !== undefined) return { ok: false, reason: 'not-your-turn' };
    return this.#take(submission);
  }

  async rule(wish: Wish): Promise<Submitted> {
    const refused = this.#mayNotAsk(wish);
    if (refused) return refused;
    if (askedFor(this.#record, wish).length > 0) return { ok: false, reason: 'needs-consent' };
    return this.#whileActing(() => this.#journal.rule(wish));
  }

  async consentFor(wish: Wish): Promise<Submitted | { readonly asked: readonly Seat[] }> {
    const refused = this.#mayNotAsk(wish);
    if (refused) return refused;
    const { rule } = await import('@branchline/core/ruling');
    const { answer, changes } = rule(this.#journal.table(), wish);
    return changes.length === 0 ? answer : { asked: askedFor(this.#record, wish) };
  }

  #mayNotAsk({ seat }: Wish): Submitted | undefined {
    const { seats, challenge } = this.#record;
    if (challenge) return { ok: false, reason: 'challenge' };
    return isHuman(seats[seat]) ? undefined : { ok: false, reason: 'not-your-turn' };
  }

  async standIn(seat: Seat): Promise<Submitted> {
    const turn = this.turn();
    if (turn.kind === 'over') return { ok: false, reason: 'over' };
    const isAsked = turn.kind === 'seats' && turn.seats.includes(seat) && isHuman(this.#record.seats[seat]);
    if (!this.#bots || !isAsked) return { ok: false, reason: 'not-your-turn' };
    const after = this.sequence();
    const action = await this.#bots.standIn(seat);
    return this.#take({ seat, action, after, as: STAND_IN });
  }

  async hint(seat: Seat): Promise<{ readonly do: string } | undefined> {
    const turn = this.turn();
    if (!this.#bots || turn.kind !== 'seats' || !turn.seats.includes(seat) || this.#record.challenge) return undefined;
    return this.#bots.hint(seat);
  }

  async seat(seat: Seat, info: SeatInfo): Promise<void> {
    if (this.#closed || seat >= this.#record.seats.length) return;
    this.#record = { ...this.#record, seats: this.#record.seats.with(seat, info) };
    this.#bots?.reseat(seat);
    this.#viewers.say({ kind: 'seat', seat, info });
    this.#driver.wake();
    await this.#patch({ seats: this.#record.seats });
  }

  async bookmark(sequence: number): Promise<void> {
    if (this.#closed || sequence > this.sequence()) return;
    const { playable } = this.#loaded;
    const summary = summaryAt(playable, this.#journal.table(), sequence);
    await this.#patch({ bookmark: sequence, summary, touched: this.#ports.clock.now() });
  }

  async #patch(changes: Partial<Omit<GameRecord, 'id'>>): Promise<void> {
    this.#record = { ...this.#record, ...changes };
    // The log is what counts; a record is written again with the next change.
    await this.#inTime(() => this.#ports.records.patch(this.id, changes));
  }

  catchUp(): Promise<void> {
    return this.#serially(async () => {
      if (!this.#closed) await this.#journal.catchUp();
    });
  }

  async refresh(): Promise<void> {
    const record = await this.#inTime(() => this.#ports.records.read(this.id));
    if (this.#closed || !record || isDamaged(record)) return;
    const before = this.#record.seats;
    this.#record = record;
    for (const [seat, info] of record.seats.entries()) {
      if (sameJson(info, before[seat])) continue;
      this.#bots?.reseat(seat);
      this.#viewers.say({ kind: 'seat', seat, info });
    }
    this.#driver.wake();
  }

  takeOver(): void {
    this.#lease?.take();
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#driver.stop();
    this.#stopHearing?.();
    this.#rest();
    quietly(this.#ports.report, () => this.#bell?.close());
    quietly(this.#ports.report, () => this.#lease?.release());
  }
}

function lookAt(table: Table<GameTypes>, who: Viewer, wanted: number): Look {
  const { game, config, entries } = table;
  const at = Math.min(wanted, entries.length);
  let history: readonly Told[] = [];
  let pending: readonly Update[] = [];
  let state = game.setup(config);
  for (const change of changesOf(table)) {
    if (change.entry.sequence > at) pending = toldAfter(pending, updateOf(game, change, who));
    else {
      history = toldAfter(history, toldOf(game, change, who));
      state = change.after;
    }
  }
  const turn = at === entries.length ? turnAt(table) : game.turn(state);
  return { who, sequence: at, view: game.view(state, who), turn, history, pending };
}
