// A swarm of people in a process of its own: comes in, plays at its pace for a while, and says what it has measured.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fastRng } from '@branchline/core';
import { openIdlers } from './idlers.ts';
import { Moves, type MovesMeasured } from './moves-under-way.ts';
import { playAtPeer } from './peer.ts';
import { playForEver, type Crew, type Pace } from './people.ts';

export interface SwarmWish {
  readonly at: 'branchline' | 'boardgame.io';
  readonly urls: readonly string[];
  readonly tables: number;
  readonly seconds: number;
  readonly pace: Pace;
  /** Every so many tables have a bot; 0: none. */
  readonly botEvery: number;
  readonly idle: number;
}

export interface SwarmReport extends MovesMeasured {
  readonly tables: number;
  readonly idle: number;
  readonly seconds: number;
  /** The longest that the swarm itself did not get on, in milliseconds: no server is to blame for that. */
  readonly ownStall: number;
}

const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Tables come a few at a time. */
const AT_ONCE = 10;

async function seatAll({ at, tables }: SwarmWish, crew: Crew, isUp: () => boolean): Promise<void> {
  const play = at === 'branchline' ? playForEver : playAtPeer;
  for (let first = 0; first < tables; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, tables - first) }, (_, index) => first + index);
    await Promise.all(some.map((table) => play(crew, table, isUp)));
  }
}

/** A table that waits for people. */
export async function someTable(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const ask = async (path: string, body: object, more = {}): Promise<Record<string, string>> => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, string>;
  };
  const { token } = await ask('/api/guests', { name: 'Idle' });
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const { id } = await ask('/api/tables', { game: 'trans-europa', seats }, { authorization: `Bearer ${token}` });
  return id!;
}

export async function swarm(wish: SwarmWish): Promise<SwarmReport> {
  const { urls, tables, seconds, pace, botEvery } = wish;
  const moves = new Moves();
  let isUp = false;
  const hasBot = (table: number): boolean => botEvery > 0 && table % botEvery === 0;
  await seatAll(wish, { urls, moves, pace, rng: fastRng(1), hasBot }, () => isUp);
  const idlers = wish.idle > 0 ? await openIdlers(urls[0]!, await someTable(urls[0]!), wish.idle) : [];
  await rest(Math.min(5000, seconds * 200));
  moves.begin();
  const own = monitorEventLoopDelay({ resolution: 10 });
  own.enable();
  await rest(seconds * 1000);
  isUp = true;
  const idle = idlers.filter((socket) => socket.readyState === socket.OPEN).length;
  return { tables, idle, seconds, ownStall: Math.round(own.max / 1e6), ...moves.measured() };
}
