// Looks after the tables whose time has come: starts that nobody answers, bots that are to move, people whose time is up.
// What is due are rows; whichever process claims one acts, and acting twice is harmless.

import { botOf } from '@branchline/tables';
import type { Actions } from '../rooms/actions.ts';
import type { Hub } from './hub.ts';
import type { Hubs } from './hubs.ts';
import type { LeaseKeeper } from './lease-keeper.ts';
import type { Services } from './services.ts';
import type { StandIns } from './stand-ins.ts';

/** All in milliseconds. */
const SWEEP = 500;
const RENEW = 5000;
const TIDY = 15_000;
/** Bots are looked after by this process while it lives; if it does not, another one claims the row by then. */
const BOT_LOOK = 5000;
const AT_ONCE = 20;

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
}

/** Calls again and again, each time after the last call is done. */
function every(milliseconds: number, work: () => Promise<void>): { readonly stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const again = (): void => {
    timer = setTimeout(() => {
      running = work().then(() => {
        if (!stopped) again();
      });
    }, milliseconds);
    timer.unref();
  };
  again();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

export function attendantOf({ services, hubs, keeper, actions, standIns }: Attended): Attendant {
  const { running, wakes, clock, config, report, presence } = services;
  let jobs: { readonly stop: () => Promise<void> }[] = [];

  const isBotAsked = (hub: Hub): boolean => {
    const turn = hub.host()?.turn();
    if (turn?.kind !== 'seats') return turn?.kind === 'chance';
    return turn.seats.some((seat) => botOf(hub.host()!.record().seats[seat]) !== undefined);
  };

  async function plan(hub: Hub): Promise<void> {
    if (!keeper.holds(hub.id)) return;
    const limit = await standIns.judge(hub);
    if (hub.host()?.over()) return;
    const look = isBotAsked(hub) ? clock.now() + BOT_LOOK : Infinity;
    const next = Math.min(limit ?? Infinity, look);
    wakes.set(hub.id, next === Infinity ? null : next);
  }

  async function attendWaiting(hub: Hub): Promise<void> {
    const { starting } = hub.row().room;
    if (starting === undefined) return running.forget(hub.id);
    const until = starting + config.REVEAL_SECONDS * 1000;
    if (clock.now() < until) return wakes.set(hub.id, until);
    await actions.giveUpStart(hub.id);
    await running.forget(hub.id);
  }

  async function attend(id: string): Promise<void> {
    const hub = await hubs.open(id);
    if (!hub) return running.forget(id);
    const row = await services.shelf.row(id);
    if (typeof row === 'object' && row.room) await hub.adopt({ ...row, room: row.room });
    if (hub.row().state === 'waiting') return attendWaiting(hub);
    const host = await hub.open();
    keeper.gained(id);
    await host?.catchUp();
    if (host?.over()) return running.forget(id);
    await plan(hub);
  }

  const guarded =
    (work: () => Promise<unknown>): (() => Promise<void>) =>
    async () => {
      await work().catch(report);
    };

  const sweep = guarded(async () => {
    for (const id of await running.claim(AT_ONCE)) await attend(id).catch(report);
  });

  return {
    plan,
    start() {
      jobs = [
        every(SWEEP, sweep),
        every(
          RENEW,
          guarded(() => Promise.all([keeper.renew(), presence.repeat()])),
        ),
        every(
          TIDY,
          guarded(async () => {
            hubs.closeIdle();
            // A call that was missed is healed by reading.
            for (const hub of hubs.all()) await hub.host()?.catchUp();
          }),
        ),
      ];
    },
    stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))),
  };
}
