// One table as the clean-up sees it: what is known of it, what follows, and what is done.

import type { Entry } from '@branchline/core';
import { deadlineOf } from '@branchline/tables';
import type { Hubs } from '../live/hubs.ts';
import type { Pauses } from '../live/pauses.ts';
import type { Services } from '../live/services.ts';
import type { OpenRow } from '../rooms/rewriting.ts';
import { isPerson } from '../rooms/room.ts';
import { agesOf, forFinished, forRunning, forWaiting, isPersons, type Verdict } from './rules.ts';

export interface CleanupSetup {
  readonly services: Services;
  readonly hubs: Hubs;
  readonly pauses: Pauses;
}

/** When the last of those who are asked has no time left; undefined without a clock. */
async function timeUp(hubs: Hubs, { id, room }: OpenRow): Promise<number | undefined> {
  if (!room.clock) return undefined;
  const hub = await hubs.open(id);
  await hub?.open();
  const clocks = hub?.clocks();
  if (!clocks) return undefined;
  const deadlines = [...clocks.asked.keys()].map((seat) => deadlineOf(clocks, seat) ?? -Infinity);
  return Math.max(...deadlines);
}

async function judge({ services, hubs }: CleanupSetup, row: OpenRow, lastMove: number): Promise<Verdict> {
  const { id, state, record, room } = row;
  const { clock, config, presence, shelf } = services;
  const ages = agesOf(config);
  const now = clock.now();
  if (state === 'waiting') {
    const seen = Math.max(record.created, record.touched, ...(await presence.seen(id)).values());
    return forWaiting({ now, seen }, ages);
  }
  if (state === 'running') {
    const isPaused = room.paused !== undefined;
    return forRunning({ now, lastMove, timeUp: await timeUp(hubs, row), isPaused }, ages);
  }
  const entries = room.seats.some(isPerson) ? await shelf.log(id).read(0) : [];
  const hasPersonMoved = (entries as readonly Entry[]).some(isPersons);
  return forFinished({ now, finished: record.touched, hasPersonMoved }, ages);
}

export async function cleanTable(setup: CleanupSetup, id: string): Promise<void> {
  const { services, hubs, pauses } = setup;
  const { cleanups, clock, measures, quotas, shelf } = services;
  const row = await shelf.row(id);
  if (typeof row !== 'object' || !row.room) return cleanups.lookAgain('tables', id, null);
  const last = await cleanups.lastEntry(id);
  const verdict = await judge(setup, { ...row, room: row.room }, last?.at ?? row.record.touched);
  if (row.state === 'over') await quotas.forgetMaker(id);
  if (verdict.do === 'look') return cleanups.lookAgain('tables', id, verdict.at);
  if (verdict.do === 'keep') return cleanups.lookAgain('tables', id, null);
  if (verdict.do === 'pause') {
    await pauses.pause(id);
    measures.cleanups.inc({ rule: 'pause' });
    return cleanups.lookAgain('tables', id, verdict.again);
  }
  const isRemoved = await shelf.removeJudged(id, { version: row.version, sequence: last?.sequence ?? 0 });
  // The table has changed meanwhile: it is judged again.
  if (!isRemoved) return cleanups.lookAgain('tables', id, clock.now());
  measures.cleanups.inc({ rule: verdict.rule });
  hubs.gone(id);
}
