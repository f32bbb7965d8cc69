// Work on the second copy of the games, one step after the other; nothing waits for its code.

import type { Entry } from '@branchline/core';
import { isDamaged, type GameRecord, type Records } from '@branchline/tables';
import type { Copy, Mirror } from './mirror.ts';
import { soundPart } from './sound-part.ts';

async function putBack(real: Records, { record, entries }: Copy): Promise<void> {
  await real.remove(record.id);
  await real.create(record, entries);
}

/** Games that the database has lost altogether come back. */
async function bringBack(real: Records, mirror: Mirror): Promise<void> {
  const known = new Set((await real.list()).flatMap((game) => (isDamaged(game) ? [] : [game.id])));
  for (const id of await mirror.ids()) {
    // One that cannot be read harms no other.
    const copy = known.has(id) ? undefined : await mirror.read(id).catch(() => undefined);
    if (copy && copy.record.id === id) await putBack(real, copy);
  }
}

/** Games that have no copy yet. */
async function withoutCopy(real: Records, mirror: Mirror): Promise<readonly string[]> {
  const copies = new Set(await mirror.ids());
  return (await real.list()).flatMap((game) => (isDamaged(game) || copies.has(game.id) ? [] : [game.id]));
}

/** Both tell the same story as far as the shorter one goes: the hash of a position covers all that led there. */
const isSameGame = (a: readonly Entry[], b: readonly Entry[]): boolean => {
  const common = Math.min(a.length, b.length);
  return common === 0 || a[common - 1]!.hash === b[common - 1]!.hash;
};

/** One game in both places: the longer story is told by both afterwards. */
async function compare(real: Records, mirror: Mirror, id: string): Promise<void> {
  const [game, copy] = await Promise.all([real.read(id), mirror.read(id)]);
  if (!game || isDamaged(game)) {
    if (copy && copy.record.id === id) await putBack(real, copy);
    return;
  }
  const entries = soundPart(await real.log(id).read(0));
  if (copy && !isSameGame(entries, copy.entries)) return; // nobody here can judge which of them is right
  if (copy && copy.entries.length > entries.length) await putBack(real, { ...copy, record: newer(game, copy.record) });
  else if (!copy || copy.isOpen || copy.entries.length < entries.length)
    await mirror.write(id, [{ record: game }, { entries }], 'anew');
}

const newer = (a: GameRecord, b: GameRecord): GameRecord => (b.touched > a.touched ? b : a);

export type Copies = ReturnType<typeof copying>;

export function copying(real: Records, opened: Promise<Mirror>) {
  const healed = opened.then((mirror) => bringBack(real, mirror)).catch(() => undefined);
  let queue: Promise<unknown> = healed;
  const copy = (work: (mirror: Mirror) => Promise<void>): Promise<unknown> => {
    queue = queue.then(async () => work(await opened)).catch(() => undefined);
    return queue;
  };
  const compared = new Map<string, Promise<unknown>>();
  /** Once a visit: afterwards every write goes to both. */
  const comparing = (id: string): Promise<unknown> => {
    const begun = compared.get(id) ?? copy((mirror) => compare(real, mirror, id));
    compared.set(id, begun);
    return begun;
  };
  /** A line that could not be written, because another tab holds the file, comes with all the others. */
  const append = (id: string, line: Parameters<Mirror['write']>[1][number]): void =>
    void copy((mirror) => mirror.write(id, [line], 'append').catch(() => compare(real, mirror, id)));
  const begin = (record: GameRecord, entries: readonly Entry[]): void => {
    compared.set(record.id, Promise.resolve());
    void copy((mirror) => mirror.write(record.id, [{ record }, { entries }], 'anew'));
  };
  /** Writing or opening a game meanwhile waits for one of them at most. */
  const copyOthers = async (): Promise<void> => {
    await healed;
    for (const id of await withoutCopy(real, await opened)) await comparing(id);
  };
  copyOthers().catch(() => undefined);
  return { healed, copy, comparing, append, begin };
}
