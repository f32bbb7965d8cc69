// Looks after the tables whose time has come: starts that nobody answers, bots that are to move, people whose time is up.
// What is due are rows; whichever process claims one acts, and acting twice is harmless.

import { botOf } from '@branchline/tables';
import type { Cleanup } from '../cleanup/cleanup.ts';
import type { Actions } from '../rooms/actions.ts';
import type { Announcer } from './announcer.ts';
import { clockWatch } from './clock-watch.ts';
import { every, type Job, type Task } from './every.ts';
import type { Healing } from './healing.ts';
import type { HostWatch } from './host-watch.ts';
import type { Hub } from './hub.ts';
import type { Hubs } from './hubs.ts';
import type { LeaseKeeper } from './lease-keeper.ts';
import type { MuteWatch } from './mute-watch.ts';
import type { Obedience } from './obedience.ts';
import type { Rulings } from './rulings.ts';
import type { Services } from './services.ts';
import type { SessionWatch } from './session-watch.ts';
import type { StandIns } from './stand-ins.ts';

/** All in milliseconds. */
const SWEEP = 500;
/** What is late by a moment costs nothing: every move already asks for a look in its own transaction. */
const PLANS = 200;
/** Where other processes write too, what they called out may have been missed. */
const HEAL = 3000;
const RENEW = 5000;
/** What the operator does holds within three seconds. */
const OBEY = 1000;
const TIDY = 15_000;
const CLEAN = 5000;
/** Bots are looked after by this process while it lives; if it does not, another one claims the row by then. */
const BOT_LOOK = 5000;
const AT_ONCE = 20;
const LATER = 60_000;

export interface Attendant {
  /** Plans when to look at a table next. */
  plan(hub: Hub): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

export interface Attended {
  readonly services: Services;
  readonly hubs: Hubs;
  readonly keeper: LeaseKeeper;
  readonly actions: Actions;
  readonly standIns: StandIns;
  readonly rulings: Rulings;
  readonly hostWatch: HostWatch;
  readonly healing: Healing;
  readonly obedience: Obedience;
  readonly announcer: Announcer;
  readonly cleanup: Cleanup;
  readonly sessionWatch: SessionWatch;
  readonly muteWatch: MuteWatch;
}

const isBotAsked = (hub: Hub): boolean => {
  const turn = hub.host()?.turn();
  if (turn?.kind !== 'seats') return turn?.kind === 'chance';
  return turn.seats.some((seat) => botOf(hub.host()!.record().seats[seat]) !== undefined);
};

export const attendantOf = (attended: Attended): Attendant => new TableAttendant(attended);

/** Holds identity and time: hence a class. */
class TableAttendant implements Attendant {
  readonly #with: Attended;
  readonly #hasJumped: () => number;
  #jobs: readonly Job[] = [];

  constructor(attended: Attended) {
    this.#with = attended;
    this.#hasJumped = clockWatch(attended.services.clock.now, attended.services.clock.ran);
  }

  async plan(hub: Hub): Promise<void> {
    await this.#noticeJump();
    await this.#plan(hub);
  }

  async #plan(hub: Hub): Promise<void> {
    const { keeper, standIns, rulings, services } = this.#with;
    if (!keeper.holds(hub.id)) return;
    const answers = (await rulings.judge(hub)) ?? null;
    const sequence = hub.host()?.sequence() ?? 0;
    if (hub.row().room.paused !== undefined) return services.wakes.set(hub.id, { at: answers, sequence });
    const limit = await standIns.judge(hub);
    if (hub.host()?.over()) return;
    const look = isBotAsked(hub) ? services.clock.now() + BOT_LOOK : Infinity;
    const next = Math.min(limit ?? Infinity, look, answers ?? Infinity);
    services.wakes.set(hub.id, { at: next === Infinity ? null : next, sequence });
  }

  async #attendWaiting(hub: Hub): Promise<void> {
    const { actions, hostWatch, services } = this.#with;
    const { running, wakes, clock, config } = services;
    const { starting } = hub.row().room;
    if (starting === undefined) {
      const next = await hostWatch.judge(hub);
      return next === undefined ? running.forget(hub.id) : wakes.set(hub.id, { at: next, sequence: 0 });
    }
    const until = starting + config.REVEAL_SECONDS * 1000;
    if (clock.now() < until) return wakes.set(hub.id, { at: until, sequence: 0 });
    await actions.giveUpStart(hub.id);
    await running.forget(hub.id);
  }

  async #attend(id: string): Promise<void> {
    const { hubs, keeper, services } = this.#with;
    const { running, shelf } = services;
    const hub = await hubs.open(id);
    if (!hub) return running.forget(id);
    const row = await shelf.row(id);
    if (typeof row === 'object' && row.room) await hub.adopt({ ...row, room: row.room });
    if (hub.row().state === 'waiting') return this.#attendWaiting(hub);
    const host = await hub.open();
    keeper.gained(id);
    await host?.catchUp();
    if (host?.over()) return hub.finish();
    await this.#plan(hub);
  }

  async #sweep(signal: AbortSignal): Promise<void> {
    const { running } = this.#with.services;
    await this.#noticeJump();
    for (const id of await running.claim(AT_ONCE)) {
      // What is left stays due, and claimed for the next sweep.
      if (signal.aborted) return;
      await this.#attend(id).catch((fault) => this.#postpone(id, fault));
    }
  }

  /** A table that cannot be opened, damaged perhaps, is looked at again later: it must not stand before all others. */
  #postpone(id: string, fault: unknown): void {
    const { wakes, clock, faultIn } = this.#with.services;
    faultIn('due tables', id)(fault);
    wakes.set(id, { at: clock.now() + LATER, sequence: Number.MAX_SAFE_INTEGER });
  }

  /** What was planned by a clock that was set forward or back is planned anew. */
  async #noticeJump(): Promise<void> {
    const jump = this.#hasJumped();
    if (jump === 0) return;
    const { hubs, services } = this.#with;
    services.jumped(jump);
    const all = hubs.all();
    for (const hub of all) hub.shiftClocks(jump);
    for (const hub of all) await this.#plan(hub).catch(services.faultIn('plans', hub.id));
  }

  start(): void {
    const { hubs, keeper, healing, obedience, announcer, cleanup, sessionWatch, muteWatch, services } = this.#with;
    const { calls, clock, faultIn, presence, wakes } = services;
    const tasks: readonly Task[] = [
      { name: 'due tables', rest: SWEEP, work: (signal) => this.#sweep(signal) },
      { name: 'plans', rest: PLANS, work: () => wakes.flush() },
      { name: 'comparing', rest: calls.areShared ? HEAL : TIDY, work: () => healing.heal() },
      { name: 'operator', rest: OBEY, work: () => obedience.look() },
      { name: 'leases', rest: RENEW, work: () => keeper.renew() },
      { name: 'presence', rest: RENEW, work: () => presence.repeat() },
      { name: 'people who have left', rest: SWEEP, work: async () => announcer.expire() },
      { name: 'sessions', rest: calls.areShared ? HEAL : TIDY, work: () => sessionWatch.check() },
      { name: 'mutes', rest: calls.areShared ? HEAL : TIDY, work: () => muteWatch.check() },
      { name: 'clean-up', rest: CLEAN, work: () => cleanup.sweep() },
      { name: 'clock', rest: RENEW, work: () => clock.measure() },
      { name: 'idle tables', rest: TIDY, work: async () => hubs.closeIdle() },
    ];
    this.#jobs = tasks.map((task) => every(task, faultIn(task.name)));
  }

  async stop(): Promise<void> {
    await Promise.all(this.#jobs.map(({ stop }) => stop()));
  }
}
