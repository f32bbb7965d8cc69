// Ninety days of a server by a clock that the test sets: what nobody needs is removed, everything else stays.

import { entropyCommitmentOf } from '@branchline/core';
import type { NewOnlineTable } from '@branchline/protocol/online';
import type { BotLine } from '@branchline/tables';
import { beforeEach, describe, expect, test } from 'vitest';
import { BATCH } from '../src/cleanup/cleanup.ts';
import { configFrom, type Config } from '../src/config.ts';
import { houseOf, type House } from '../src/live/house.ts';
import type { Member } from '../src/live/member.ts';
import { measuresOf } from '../src/measures.ts';
import { closeTable } from '../src/rooms/close.ts';
import { createTable } from '../src/rooms/create.ts';
import type { Sql } from '../src/sql/sql.ts';
import type { DatabaseClock } from '../src/store/clock.ts';
import type { SignedIn } from '../src/store/sessions.ts';
import { RAISED_LIMITS } from './support/raised-limits.ts';
import { postgresCluster } from './support/postgres.ts';
import { newPostgres, newSqlite, type Opener } from './support/storages.ts';

const cluster = postgresCluster();

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 0, 1);

/** Bots that were never needed: no table here asks one. */
const noBots: BotLine = {
  sit() {},
  observe() {},
  decide: async () => ({ kind: 'failed' }),
  leave() {},
  onRestart: () => () => {},
  close: async () => {},
};

const config = configFrom({ ADDRESS_KEY: 'a key for all tests' }, RAISED_LIMITS) as Config;

/** Everything of a server but its doors; its jobs run when the test says so. */
class Place {
  readonly house: House;
  readonly sql: Sql;
  readonly faults: unknown[] = [];
  now = START;

  constructor(sql: Sql) {
    this.sql = sql;
    const now = (): number => this.now;
    const clock: DatabaseClock = { now, ran: now, after: () => () => {}, measure: async () => {} };
    this.house = houseOf({
      ...{ config, sql, clock, botsFor: () => noBots, measures: measuresOf() },
      faultIn: () => (fault) => void this.faults.push(fault),
      jumped() {},
      unknownKey() {},
      obeyed() {},
      unheeded() {},
    });
  }

  get services() {
    return this.house.services;
  }

  async guest(name: string): Promise<SignedIn> {
    const { token } = await this.services.guests.add(name);
    return (await this.services.guests.byToken(token))!;
  }

  make(host: SignedIn, wish: Partial<NewOnlineTable> = {}): Promise<string> {
    const seats = [{ kind: 'open' }, { kind: 'open' }];
    return createTable(
      this.services,
      { ...host, address: undefined },
      { game: 'trans-europa', edition: 'classic', seats, ...wish },
    );
  }

  /** Two people begin a game. */
  async begin(wish: Partial<NewOnlineTable> = {}): Promise<{ readonly id: string; readonly people: SignedIn[] }> {
    const people = [await this.guest('Ann'), await this.guest('Ben')];
    const id = await this.make(people[0]!, wish);
    const numbers = ['1'.repeat(64), '2'.repeat(64)];
    for (const [index, person] of people.entries()) {
      await this.house.actions.sit(id, person, { entropy: entropyCommitmentOf(numbers[index]!) });
    }
    await this.house.actions.start(id, people[0]!);
    for (const [index, person] of people.entries()) await this.house.actions.reveal(id, person, numbers[index]!);
    return { id, people };
  }

  /** The player who is asked does the first legal thing. */
  async move(id: string): Promise<void> {
    const hub = (await this.house.hubs.open(id))!;
    const host = (await hub.open())!;
    const turn = host.turn();
    const seat = turn.kind === 'seats' ? turn.seats[0]! : -1;
    const submitted = await host.submit({
      ...{ seat, after: host.sequence(), id: crypto.randomUUID() },
      action: host.legal(seat)[0],
    });
    expect(submitted).toMatchObject({ ok: true });
  }

  /** Lives on until then, an hour at a time; nobody comes. */
  async liveUntil(day: number, step = HOUR): Promise<void> {
    const end = START + day * DAY;
    while (this.now < end) {
      this.now = Math.min(this.now + step, end);
      await this.sweepAll();
    }
  }

  /** Until nothing is due. */
  async sweepAll(): Promise<void> {
    for (;;) {
      await this.house.cleanup.sweep();
      const due = await this.sql.read(
        'select id from tables where cleanup_at <= $1 union select id from guests where cleanup_at <= $1',
        [this.now],
      );
      if (due.length === 0) return;
    }
  }

  async ids(of: 'tables' | 'guests' | 'sessions'): Promise<string[]> {
    return (await this.sql.read(`select id from ${of}`)).map(({ id }) => String(id));
  }

  async count(of: string): Promise<number> {
    return Number((await this.sql.read(`select count(*) as count from ${of}`))[0]!['count']);
  }
}

/** A guest with a socket, as the table knows them. */
function member(guest: SignedIn): Member & { readonly heard: object[]; readonly dropped: number[] } {
  const heard: object[] = [];
  const dropped: number[] = [];
  return {
    ...{
      guest,
      session: guest.session,
      opening: undefined,
      network: undefined,
      wants: new Set<string>(),
      since: undefined,
      heard,
      dropped,
    },
    muted: new Set(),
    ready: () => undefined,
    send: (said) => void heard.push(said),
    sendText() {},
    drop: (code) => void dropped.push(code),
  };
}

describe.each([
  ['SQLite', newSqlite],
  ['Postgres', () => newPostgres(cluster)],
] as const)('the clean-up in %s', (_, storage) => {
  let open: Opener;
  let place: Place;

  beforeEach(async () => {
    open = await storage();
    place = new Place(await open());
    await place.services.quotas.open();
  });

  test('lives through ninety days: tables, guests and what belongs to them end by their rules, people’s games stay', async () => {
    const { services, house } = place;
    // A finished game of people, one in which no person ever moved, and one of bots.
    const finished = await place.begin();
    await place.move(finished.id);
    const unplayed = await place.begin();
    // People's games count for nobody.
    expect(await place.count('quota_tables')).toBe(0);
    const host = await place.guest('Host');
    const bots = await place.make(host, { seats: [{ kind: 'bot:greedy' }, { kind: 'bot:greedy' }] });
    for (const id of [finished.id, unplayed.id, bots]) {
      await services.shelf.change(id, ({ record }) => ({ state: 'over', record: { ...record, touched: place.now } }));
    }
    // One that waits, one that is played without a clock, and one with a clock of days.
    const waiting = await place.make(host);
    const running = await place.begin();
    await place.move(running.id);
    const slow = await place.begin({ clock: { bank: 7 * 24 * 3600, increment: 24 * 3600 } });
    // Three that sit nowhere: one leaves for good, one comes back in February.
    const [visitor, lost] = [await place.guest('Visitor'), await place.guest('Lost')];
    const left = await place.guest('Left');
    await services.guests.remove(left.id);
    await place.sweepAll();
    expect(await place.ids('guests')).not.toContain(left.id);

    await services.presence.here(waiting, host.id);
    place.now += 2 * HOUR;
    await services.presence.left(waiting, host.id);
    await place.liveUntil(5 / 24);
    expect(await place.ids('tables')).toHaveLength(6);
    place.now = START + 8 * HOUR - 1;
    await place.sweepAll();
    expect(await place.ids('tables')).toContain(waiting);
    place.now++;
    await place.sweepAll();
    expect(await place.ids('tables')).not.toContain(waiting);

    const paused = async (id: string) => ((await services.shelf.row(id)) as { room: { paused?: number } }).room.paused;
    place.now = START + DAY - 1;
    await place.sweepAll();
    expect(await paused(running.id)).toBeUndefined();
    place.now += HOUR;
    await place.sweepAll();
    expect(await paused(running.id)).toBe(place.now);
    expect(await paused(slow.id)).toBeUndefined();

    await place.liveUntil(6.9, 6 * HOUR);
    expect(await place.ids('tables')).toEqual(expect.arrayContaining([unplayed.id, bots]));
    await place.liveUntil(7.5, 6 * HOUR);
    // The clock of days runs for a week, and the table waits for a day more.
    expect((await place.ids('tables')).sort()).toEqual([finished.id, running.id, slow.id].sort());
    expect(await paused(slow.id)).toBeUndefined();
    await place.liveUntil(8.5, 6 * HOUR);
    expect(await paused(slow.id)).toBeDefined();

    await place.liveUntil(40, DAY);
    const token = await services.guests.sessions.renew(visitor.session);
    await place.liveUntil(89, DAY);
    expect((await place.ids('tables')).sort()).toEqual([finished.id, running.id, slow.id].sort());
    await place.liveUntil(91, DAY);
    expect((await place.ids('tables')).sort()).toEqual([finished.id, slow.id].sort());
    await place.liveUntil(98, DAY);
    expect(await place.ids('tables')).toEqual([finished.id]);
    for (const of of ['entries', 'presence', 'running', 'sittings', 'quota_tables']) {
      const rest = await place.sql.read(`select count(*) as count from ${of} where table_id <> $1`, [finished.id]);
      expect([of, Number(rest[0]!['count'])]).toEqual([of, 0]);
    }
    expect((await services.shelf.log(finished.id).read(0)).length).toBeGreaterThan(1);

    // A year after their last visit.
    await place.liveUntil(364, 30 * DAY);
    expect(await place.ids('guests')).toContain(lost.id);
    await place.liveUntil(380, DAY);
    const kept = [...finished.people.map(({ id }) => id), visitor.id];
    expect((await place.ids('guests')).sort()).toEqual(kept.sort());
    expect(await place.ids('sessions')).toEqual([token!.id]);
    expect(await services.guests.byToken(token!.token)).toMatchObject({ name: 'Visitor' });
    place.now += 366 * DAY;
    expect(await services.guests.byToken(token!.token)).toBeUndefined();
    expect(place.faults).toEqual([]);
    await house.close();
  });

  test('claims rows in small batches, and of two processes each gets its own', async () => {
    const host = await place.guest('Host');
    for (let table = 0; table < BATCH + 5; table++) await place.make(host);
    const other = new Place(await open());
    const [first, second] = await Promise.all(
      [place, other].map(({ services }) => services.cleanups.claim('tables', BATCH)),
    );
    const claimed = [...first!, ...second!];
    expect(first!.length).toBeLessThanOrEqual(BATCH);
    expect(second!.length).toBeLessThanOrEqual(BATCH);
    expect(new Set(claimed).size).toBe(claimed.length);
    const rest = await place.services.cleanups.claim('tables', BATCH);
    expect(claimed.length + rest.length).toBe(BATCH + 5);
    // Nobody finishes them: they are due again later.
    expect(await place.services.cleanups.claim('tables', BATCH)).toEqual([]);
    place.now += HOUR;
    expect((await place.services.cleanups.claim('tables', 2 * BATCH)).length).toBe(BATCH + 5);
  });

  test('a paused game goes on when a player comes back, and with a move; strangers are not shown it meanwhile', async () => {
    const { house, services } = place;
    const { id, people } = await place.begin();
    const shown = async () => (await services.lobby.tables('running')).map((row) => row.id);
    const pausedRow = async () => (await services.shelf.row(id)) as { room: { paused?: number } };
    expect(await shown()).toEqual([id]);
    place.now += 2 * DAY;
    await place.sweepAll();
    expect((await pausedRow()).room.paused).toBeDefined();
    expect(await shown()).toEqual([]);
    const hub = (await house.hubs.open(id))!;
    await house.pauses.come(hub, await place.guest('Stranger'));
    expect(await shown()).toEqual([]);
    await house.pauses.come(hub, people[1]);
    expect((await pausedRow()).room.paused).toBeUndefined();
    expect(await shown()).toEqual([id]);
    place.now += 2 * DAY;
    await place.sweepAll();
    expect(await shown()).toEqual([]);
    await place.move(id);
    await expect.poll(shown).toEqual([id]);
  });

  test('a table that its host closes is gone everywhere: its sockets are told, here and in other processes', async () => {
    const other = new Place(await open());
    const { id, people } = await place.begin({ seats: [{ kind: 'open' }, { kind: 'open' }] });
    const [ann, ben] = people as [SignedIn, SignedIn];
    await expect(closeTable(place.house, id, ben)).rejects.toMatchObject({ code: 'not-the-host' });
    await expect(closeTable(place.house, id, ann)).rejects.toMatchObject({ code: 'others-play' });
    place.now += 2 * DAY;
    other.now = place.now;
    await place.sweepAll();
    const here = member(ben);
    const there = member(ben);
    await (await place.house.hubs.open(id))!.admit(here);
    await (await other.house.hubs.open(id))!.admit(there);
    await closeTable(place.house, id, ann);
    expect(here.dropped).toEqual([4002]);
    expect(here.heard).toContainEqual({ error: { code: 'table-closed', message: 'This table has been closed.' } });
    await other.house.healing.heal();
    expect(there.dropped).toEqual([4002]);
    expect([place, other].map(({ house }) => house.hubs.find(id))).toEqual([undefined, undefined]);
    await expect(closeTable(place.house, id, ann)).rejects.toMatchObject({ code: 'unknown-table' });
    expect(await place.count('entries')).toBe(0);
  });

  test('the lobby shows one waiting table of each host, and none whose host is gone', async () => {
    const { services } = place;
    const [ann, ben] = [await place.guest('Ann'), await place.guest('Ben')];
    const first = await place.make(ann);
    place.now += 1000;
    const second = await place.make(ann);
    const bens = await place.make(ben);
    const shown = async () => (await services.lobby.tables('waiting')).map(({ id }) => id).sort();
    expect(await shown()).toEqual([second, bens].sort());
    await services.presence.here(first, ann.id);
    place.now += 10 * HOUR;
    // Nobody was ever seen at the others, and they are no longer new.
    expect(await shown()).toEqual([]);
    await services.presence.repeat();
    expect(await shown()).toEqual([first]);
    await services.presence.here(bens, ann.id);
    expect(await shown()).toEqual([first]);
    await services.presence.left(first, ann.id);
    place.now += 30_000;
    expect(await shown()).toEqual([first]);
    place.now += 31_000;
    expect(await shown()).toEqual([]);
  });
});
