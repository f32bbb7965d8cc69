// All tables of this process with everything around them, put together.

import { randomBytes } from 'node:crypto';
import type { BotLine } from '@branchline/tables';

import type { Standing } from '../bots/turns.ts';
import { cleanupOf, type Cleanup } from '../cleanup/cleanup.ts';
import type { Config } from '../config.ts';
import type { FaultIn } from '../faults.ts';
import { games } from '../games.ts';
import type { Measures } from '../measures.ts';
import { drawGame } from '../pictures/draw-game.ts';
import { studioOf } from '../pictures/studio.ts';
import { quotasOf } from '../quotas/quotas.ts';
import { actionsOf, type Actions } from '../rooms/actions.ts';
import type { Sql } from '../sql/sql.ts';
import { sqlAdminLog, type LoggedDeed } from '../store/admin-log.ts';
import { callsOf } from '../store/calls.ts';
import { sqlChat } from '../store/chat.ts';
import type { DatabaseClock } from '../store/clock.ts';
import { sqlCleanups } from '../store/cleanups.ts';
import { sqlGuests, type Guests } from '../store/guests.ts';
import { sqlLinks } from '../store/links.ts';
import { sqlLobby } from '../store/lobby.ts';
import { sqlMutes } from '../store/mutes.ts';
import { sqlPresence } from '../store/presence.ts';
import { sqlRecords } from '../store/records.ts';
import { sqlRunning } from '../store/running.ts';
import { sqlSanctions } from '../store/sanctions.ts';
import { sqlStandings } from '../store/standings.ts';
import { attendantOf, type Attendant } from './attendant.ts';
import { announcerOf, type Announcer } from './announcer.ts';
import { standingOf } from './awaited.ts';
import { chatterOf, type Chatter } from './chatter.ts';
import { healingOf, type Healing } from './healing.ts';
import { hostWatchOf, type HostWatch } from './host-watch.ts';
import type { Hub } from './hub.ts';
import { hubsOf, type Hubs } from './hubs.ts';
import { leaseKeeper } from './lease-keeper.ts';
import { obedienceOf } from './obedience.ts';
import { banned, sanctionsOf, type Sanctions } from './sanctions.ts';
import { givingWay } from './giving-way.ts';
import { muteWatchOf } from './mute-watch.ts';
import { pausesOf, type Pauses } from './pauses.ts';
import { rulingsOf, type Rulings } from './rulings.ts';
import type { Services } from './services.ts';
import { sessionWatchOf, type SessionWatch } from './session-watch.ts';
import { standInsOf, type StandIns } from './stand-ins.ts';
import { wakesOf } from './wakes.ts';

export interface House {
  readonly services: Services;
  readonly hubs: Hubs;
  readonly actions: Actions;
  readonly standIns: StandIns;
  readonly rulings: Rulings;
  readonly hostWatch: HostWatch;
  readonly chatter: Chatter;
  readonly announcer: Announcer;
  readonly attendant: Attendant;
  readonly healing: Healing;
  readonly pauses: Pauses;
  readonly cleanup: Cleanup;
  readonly sessionWatch: SessionWatch;
  open(): Promise<void>;
  close(): Promise<void>;
}

export interface HouseSetup {
  readonly config: Config;
  readonly sql: Sql;
  /** Whose turn it is to think follows from who waits at the tables. */
  readonly botsFor: (standingOf: (table: string) => Standing) => BotLine;
  readonly clock: DatabaseClock;
  readonly faultIn: FaultIn;
  /** So many banned addresses were hashed with a key that is not known here. */
  readonly unknownKey: (count: number) => void;
  /** Something the operator did at the database is obeyed here now. */
  readonly obeyed: (deed: LoggedDeed) => void;
  readonly jumped: (milliseconds: number) => void;
  /** A proxy forwards addresses, and the settings do not trust it. */
  readonly unheeded: () => void;
  readonly measures: Measures;
}

/** A token opens nothing while its guest is banned. */
const withoutBanned = (guests: Guests, sanctions: Sanctions): Guests => ({
  ...guests,
  async byToken(token) {
    const guest = await guests.byToken(token);
    if (guest && sanctions.isBanned(guest.id)) throw banned();
    return guest;
  },
});

type ServicesSetup = Omit<HouseSetup, 'botsFor'> & { readonly bots: BotLine };

/** In milliseconds. */
const DAY = 24 * 3_600_000;

function servicesOf({ config, sql, bots, clock, faultIn, jumped, unheeded, measures, unknownKey }: ServicesSetup) {
  const node = randomBytes(8).toString('hex');
  const now = clock.now;
  const calls = callsOf(sql, node);
  const running = sqlRunning(sql, node, now);
  const keeper = leaseKeeper(running, faultIn('leases'));
  const shelf = sqlRecords(sql, {
    batch: async (run, table, sequence) => {
      await running.touch(run, table, sequence);
      await calls.out(run, { kind: 'log', table, sequence });
    },
    row: (run, table) => calls.out(run, { kind: 'room', table }),
  });
  const giveWay = { opening: givingWay(), telling: givingWay() };
  const sanctions = sanctionsOf({ store: sqlSanctions(sql), config, now, unknownKey });
  const services: Services = {
    ...{ config, clock, faultIn, jumped, measures, shelf, running, calls, giveWay, sanctions },
    quotas: quotasOf({ config, sql, now, measures, unheeded }),
    guests: withoutBanned(sqlGuests(sql, now, config.SESSION_DAYS * DAY), sanctions),
    lobby: sqlLobby(sql, now, config.AWAY_SECONDS * 1000),
    cleanups: sqlCleanups(sql, now),
    standings: sqlStandings(sql),
    presence: sqlPresence(sql, {
      ...{ node, now },
      alongside: (run, table) => calls.out(run, { kind: 'presence', table }),
    }),
    chat: sqlChat(sql),
    mutes: sqlMutes(sql),
    links: sqlLinks(sql, { now, mostBytes: config.LINKS_MB * 1_000_000 }),
    pictures: studioOf({
      now: () => performance.now(),
      draw: (game, pause) => drawGame(game, giveWay.opening, pause),
      mostBytes: config.PICTURES_MB * 1_000_000,
      patience: config.PICTURE_SECONDS * 1000,
    }),
    wakes: wakesOf(running),
    secretBytes: () => randomBytes(32),
    hostPorts: {
      ...{ games, records: shelf, bots, leases: keeper.leases, clock, report: faultIn('table'), shared: true },
      bells: () => ({ ring() {}, close() {} }), // the log itself calls out, in the transaction of the batch
      random: Math.random,
      leastThought: config.BOT_PAUSE_MS,
      giveWay: giveWay.opening,
    },
  };
  return { services, keeper };
}

export function houseOf({ botsFor, ...setup }: HouseSetup): House {
  const bots = botsFor((table) => standingOf(hubs.find(table)));
  const { services, keeper } = servicesOf({ ...setup, bots });
  const moved = (hub: Hub): void => {
    standIns
      .giveBack(hub)
      .then(() => pauses.resume(hub))
      .then(() => attendant.plan(hub))
      .catch(services.faultIn('plans', hub.id));
  };
  const hubs = hubsOf(services, moved);
  const actions = actionsOf(services, hubs);
  const standIns = standInsOf(services, actions);
  const rulings = rulingsOf(services, actions);
  const muteWatch = muteWatchOf(services.mutes, hubs);
  const chatter = chatterOf(services, muteWatch);
  // Who is away may have to be stood in for, or followed as host.
  const announcer = announcerOf(services, (hub) => Promise.all([attendant.plan(hub), hostWatch.note(hub)]));
  const hostWatch = hostWatchOf(services, actions);
  const healing = healingOf({ services, hubs, chatter, announcer });
  const pauses = pausesOf(services, actions);
  const cleanup = cleanupOf({ services, hubs, pauses });
  const sessionWatch = sessionWatchOf(services.guests.sessions, hubs);
  const obedience = obedienceOf({
    ...{ sanctions: services.sanctions, hubs, healing, obeyed: setup.obeyed },
    log: sqlAdminLog(setup.sql, { now: setup.clock.now, operator: '' }),
  });
  const attendant = attendantOf({
    ...{ services, hubs, keeper, actions, standIns, rulings, hostWatch },
    ...{ healing, announcer, cleanup, sessionWatch, muteWatch, obedience },
  });

  return {
    ...{ services, hubs, actions, standIns, rulings, hostWatch, chatter, announcer, attendant },
    ...{ healing, pauses, cleanup, sessionWatch },
    async open() {
      if (setup.sql.dialect === 'sqlite') await services.running.freeAll();
      await services.quotas.open();
      await obedience.begin();
      await services.calls.listen((call) => void healing.hear(call).catch(services.faultIn('calls', call.table)));
      attendant.start();
    },
    async close() {
      await attendant.stop();
      await services.wakes.flush().catch(services.faultIn('plans'));
      hubs.closeAll();
      await services.running.releaseAll().catch(services.faultIn('leases'));
      await bots.close();
    },
  };
}
