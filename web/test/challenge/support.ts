// Challenges without a browser: the device's own calls over a store in memory, with the bots of the page in this process.

import { seedFromText } from '@branchline/core';
import {
  botKeeper,
  botLine,
  memoryRecords,
  noBell,
  openHost,
  sharedLease,
  type Clock,
  type HostPorts,
  type LibraryPorts,
  type TableHost,
} from '@branchline/tables';
import { makeChallenge, type Challenge } from '@branchline/tables/challenge';
import { engineOf } from '../../src/worker/engines.ts';
import { seatBot } from '../../src/worker/seat-bot.ts';

const clock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Far beyond what a bot needs on a busy machine. */
const PATIENCE = 300_000;

let secrets = 0;

export function devicePorts(): HostPorts & LibraryPorts {
  return {
    games: engineOf,
    records: memoryRecords(),
    bots: botLine({
      start: (hear) => ({ post: botKeeper({ say: hear, seat: seatBot }), end: async () => {} }),
      clock,
      deadline: PATIENCE,
    }),
    leases: sharedLease,
    bells: noBell,
    clock,
    random: Math.random,
    report: (fault) => {
      throw fault;
    },
    secretBytes: () =>
      Uint8Array.from(seedFromText(`challenge ${++secrets}`).match(/../g)!, (digits) => parseInt(digits, 16)),
  };
}

export type Ports = ReturnType<typeof devicePorts>;

export async function challengeOf(ports: Ports, bots: readonly string[], edition = 'classic'): Promise<Challenge> {
  const made = await makeChallenge(ports, {
    table: {
      game: 'trans-europa',
      spec: { seats: bots.length + 1, edition, options: { targetScore: 1 } },
      seats: [{ name: 'Ada', kind: 'human' }, ...bots.map((bot) => ({ name: bot, kind: `bot:${bot}` }))],
    },
    seat: 0,
    deals: 2,
  });
  if ('problem' in made) throw new Error(JSON.stringify(made));
  return made.challenge;
}

export async function opened(ports: Ports, id: string): Promise<TableHost> {
  const host = await openHost(ports, id);
  if ('problem' in host) throw new Error(host.problem);
  return host;
}

/** Waits until the person is asked, or all is over. */
export async function untilAsked(host: TableHost): Promise<'asked' | 'over'> {
  for (;;) {
    if (host.over()) return 'over';
    if (host.legal(0).length > 0) return 'asked';
    await new Promise<void>((resolve) => {
      const stop = host.watch('spectator', () => {
        stop();
        resolve();
      });
    });
  }
}

/** Which of the legal moves the person makes, by the number of the decision. */
export type Person = (decision: number, legal: number) => number;

export async function play(host: TableHost, person: Person, limit = Infinity): Promise<void> {
  for (let decision = 0; decision < limit && (await untilAsked(host)) === 'asked'; decision++) {
    const legal = host.legal(0);
    const after = host.sequence();
    const taken = await host.submit({ seat: 0, action: legal[person(decision, legal.length)], after });
    if (!taken.ok) throw new Error(taken.reason);
  }
}

export const movesOf = (host: TableHost): readonly unknown[] => host.table().moves.map(({ move }) => move);
