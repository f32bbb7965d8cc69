// What the tests of tables share: ports in memory, a clock that runs fast, and tables of the small game.

import { seedFromText, type Viewer } from '@branchline/core';
import { toy } from '../../core/test/toy-game.ts';
import { firstLegal } from '../src/contract/bots.ts';
import { createGame, noBell, openHost, sharedLease } from '../src/index.ts';
import type { Clock, Happening, HostPorts, LibraryPorts, NewGame, Records, TableHost } from '../src/index.ts';

/** Milliseconds. */
const STEP = 5;

/**
 * A clock that runs so many times faster. It takes small steps, each after whatever else was due: while a busy machine does
 * not let this process run, no deadline passes either.
 */
export const fasterClock = (times: number): Clock => ({
  now: () => Date.now(),
  after(milliseconds, call) {
    let left = milliseconds / times;
    const step = (): ReturnType<typeof setTimeout> => setTimeout(pass, Math.min(left, STEP));
    let timer = step();
    function pass(): void {
      left -= STEP;
      if (left > 0) timer = step();
      else call();
    }
    return () => clearTimeout(timer);
  },
});

/** Deadlines of many seconds pass in milliseconds. */
export const quickClock = fasterClock(100);

export const toyGame: NewGame = {
  game: 'toy',
  spec: { seats: 3 },
  seats: [
    { name: 'Ada', kind: 'human' },
    { name: 'Ben', kind: 'human' },
    { name: 'Cleo', kind: 'bot:first' },
  ],
};

const playable = { game: toy as never, summarise: (): null => null };

export const portsFor = (records: Records, changes: Partial<HostPorts> = {}): HostPorts => ({
  games: async (id) => (id === 'toy' ? playable : undefined),
  records,
  bots: firstLegal(playable.game),
  leases: sharedLease,
  bells: noBell,
  clock: quickClock,
  random: () => 0.5,
  report() {},
  ...changes,
});

let secrets = 0;

export const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g)!, (digits) => parseInt(digits, 16));

export const libraryFor = (records: Records): LibraryPorts => ({
  ...portsFor(records),
  secretBytes: () => bytesOf(seedFromText(`secret ${++secrets}`)),
});

export async function createdGame(records: Records, game: NewGame = toyGame): Promise<string> {
  const made = await createGame(libraryFor(records), game);
  if ('problem' in made) throw new Error(JSON.stringify(made.problem));
  return made.id;
}

export const PEOPLE = { ...toyGame, seats: toyGame.seats.map((info) => ({ ...info, kind: 'human' })) };

export async function opened(records: Records, changes: Partial<HostPorts> = {}, game = toyGame): Promise<TableHost> {
  const host = await openHost(portsFor(records, changes), await createdGame(records, game));
  if ('problem' in host) throw new Error(host.problem);
  return host;
}

/** Logs that take nothing while the storage is full. */
export function fillingUp(records: Records) {
  const storage = { full: false };
  const log: Records['log'] = (id) => ({
    read: records.log(id).read,
    append: async (expected, entries) =>
      storage.full ? { failed: 'full' } : records.log(id).append(expected, entries),
  });
  return { storage, filling: { ...records, log } satisfies Records };
}

/** Everything this viewpoint is told from now on. */
export function lookedThrough(host: TableHost, who: Viewer): Happening[] {
  const heard: Happening[] = [];
  host.watch(who, (happening) => heard.push(happening));
  return heard;
}

export const settle = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setTimeout(resolve, 0));
};

/** A game that bots have played to its end. */
export async function playedOut(records: Records): Promise<string> {
  const id = await createdGame(records, { ...toyGame, seats: toyGame.seats.map((s) => ({ ...s, kind: 'bot:first' })) });
  const host = await openHost(portsFor(records), id);
  if ('problem' in host) throw new Error(host.problem);
  while (!host.over()) await settle();
  host.close();
  return id;
}
