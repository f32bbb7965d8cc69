// Branches of a finished game: nothing of the game changes, chance remembers, bots go on, everything is kept and judged.

import { describe, expect, it } from 'vitest';
import { toy } from '../../core/test/toy-game.ts';
import { isDamaged, memoryRecords } from '../src/index.ts';
import type { Records } from '../src/index.ts';
import {
  branchFiles,
  exploredText,
  exportGame,
  importGame,
  openExplorer,
  openReplay,
  type Explorer,
} from '../src/later.ts';
import { createdGame, libraryFor, playedOut, portsFor } from './support.ts';

async function explored(records: Records, id: string): Promise<Explorer> {
  const explorer = await openExplorer({ ...portsFor(records), ...libraryFor(records) }, id);
  if ('problem' in explorer) throw new Error(explorer.problem);
  return explorer;
}

/** A game of the small game that is over: deal, three bets, then numbers in turn. */
async function finished(): Promise<{ records: Records; id: string; explorer: Explorer }> {
  const records = memoryRecords();
  const id = await playedOut(records);
  return { records, id, explorer: await explored(records, id) };
}

/** Some legal action of this seat that the game did not take there. */
function otherNumber(explorer: Explorer, place: { readonly line?: string; readonly at: number }): number {
  const { history, view } = explorer.look(place)!;
  const { named, me } = view as { named: number[]; me: { number: number } };
  const next = explorer.look({ ...place, at: Math.min(place.at + 1, explorer.look(place)!.moves) })!;
  const played = (next.view as { named: number[] }).named.at(-1);
  expect(history.length).toBe(place.at);
  return Array.from({ length: 12 }, (_, number) => number).find(
    (number) => number !== me.number && !named.includes(number) && number !== played,
  )!;
}

const NAMING = 4;

/** Plays something else than the game at its first naming. */
function branched(explorer: Explorer): { readonly line: string; readonly at: number } {
  const number = otherNumber(explorer, { at: NAMING });
  const played = explorer.play({ at: NAMING }, 0, { do: 'name', number });
  if (!played.ok || played.line === undefined) throw new Error(JSON.stringify(played));
  return { line: played.line, at: played.at };
}

describe('exploring a finished game', () => {
  it('begins a branch where something else is played, and leaves the game as it is', async () => {
    const { records, id, explorer } = await finished();
    const before = await exportGame(libraryFor(records), id);
    const { line, at } = branched(explorer);
    expect(at).toBe(NAMING + 1);
    await explorer.written();
    expect(await exportGame(libraryFor(records), id)).toBe(before);
    const replay = await openReplay(portsFor(records), id);
    expect('problem' in replay ? 0 : replay.opened('spectator').moves).toBe(explorer.look({ at: 0 })!.moves);
    const [game, branch] = explorer.lines();
    expect(game!.id).toBeUndefined();
    expect(branch).toMatchObject({ id: line, departs: NAMING, moves: NAMING + 1 });
    expect(branch!.first).toMatchObject([{ by: 0, events: [{ kind: 'named' }] }]);
  });

  it('goes along with the game where the same is played', async () => {
    const { explorer } = await finished();
    const next = explorer.look({ at: NAMING + 1 })!;
    const { named } = next.view as { named: number[] };
    expect(explorer.play({ at: NAMING }, 0, { do: 'name', number: named[0] })).toEqual({ ok: true, at: NAMING + 1 });
    expect(explorer.lines()).toHaveLength(1);
  });

  it('makes a branch longer at its end, and begins another one before it', async () => {
    const { explorer } = await finished();
    const first = branched(explorer);
    const next = otherNumber(explorer, first);
    expect(explorer.play(first, 1, { do: 'name', number: next })).toMatchObject({ ok: true, line: first.line });
    const other = otherNumber(explorer, first);
    const again = explorer.play(first, 1, { do: 'name', number: other });
    expect(again).toMatchObject({ ok: true, at: first.at + 1 });
    const [, one, two] = explorer.lines();
    expect(two).toMatchObject({ parent: one!.id, departs: first.at, moves: first.at + 1 });
  });

  it('refuses what the rules refuse, and knows no place that is not there', async () => {
    const { explorer } = await finished();
    expect(explorer.play({ at: NAMING }, 1, { do: 'name', number: 3 })).toEqual({ ok: false, reason: 'not-your-turn' });
    expect(explorer.play({ at: NAMING }, 0, { do: 'name', number: 99 })).toMatchObject({ reason: 'illegal' });
    expect(explorer.play({ at: 999 }, 0, { do: 'name', number: 1 })).toMatchObject({ ok: false });
    expect(explorer.play({ line: 'nobody', at: 1 }, 0, {})).toMatchObject({ ok: false });
    expect(explorer.look({ line: 'nobody', at: 1 })).toBeNull();
    expect(explorer.look({ at: 999 })).toBeNull();
  });

  it('lets bots go on to the end', async () => {
    const { explorer } = await finished();
    let place: { readonly line?: string; readonly at: number } = branched(explorer);
    for (;;) {
      const { turn } = explorer.look(place)!;
      if (turn.kind !== 'seats') break;
      const kinds = ['bot:first', 'bot:first', 'bot:first'];
      const moved = await explorer.letBot(place, turn.seats[0]!, kinds);
      if (!moved.ok) throw new Error(moved.reason);
      place = moved;
    }
    expect(explorer.lines()[1]).toMatchObject({ over: true });
  });

  it('opens no game that still runs', async () => {
    const records = memoryRecords();
    const id = await createdGame(records);
    expect(await openExplorer({ ...portsFor(records), ...libraryFor(records) }, id)).toEqual({
      problem: 'unknown-game',
    });
  });

  it('keeps branches with the game, named and dropped, and deletes them with it', async () => {
    const { records, id, explorer } = await finished();
    const { line } = branched(explorer);
    explorer.name(line, ' What if ');
    await explorer.written();
    const again = await explored(records, id);
    expect(again.lines()[1]).toMatchObject({ id: line, name: 'What if' });
    again.drop(line);
    await again.written();
    expect((await explored(records, id)).lines()).toHaveLength(1);
    await records.remove(id);
    expect(await records.read(id)).toBeUndefined();
  });

  it('does not write over what another tab has added', async () => {
    const { records, id, explorer } = await finished();
    const other = await explored(records, id);
    branched(explorer);
    await explorer.written();
    branched(other);
    await other.written();
    expect((await explored(records, id)).lines()).toHaveLength(3);
  });

  it('leaves branches of another tab as they are there: longer, named or gone', async () => {
    const { records, id, explorer } = await finished();
    const [grown, dropped] = [branched(explorer), branched(explorer)];
    await explorer.written();
    const here = await explored(records, id);
    explorer.play(grown, 1, { do: 'name', number: otherNumber(explorer, grown) });
    explorer.name(grown.line, 'Longer');
    explorer.drop(dropped.line);
    await explorer.written();
    const { line } = branched(here);
    await here.written();
    const [, first, second, ...rest] = (await explored(records, id)).lines();
    expect(first).toMatchObject({ id: grown.line, name: 'Longer', moves: grown.at + 1 });
    expect(second).toMatchObject({ id: line });
    expect(rest).toEqual([]);
  });

  it('writes nothing where it can no longer read what lies there', async () => {
    const { records, id } = await finished();
    const patches: unknown[] = [];
    let isLost = false;
    const failing: Records = {
      ...records,
      read: async (wanted) => (isLost ? { id, damaged: true } : records.read(wanted)),
      patch: (wanted, changes) => {
        patches.push(changes);
        return records.patch(wanted, changes);
      },
    };
    const explorer = await explored(failing, id);
    isLost = true;
    branched(explorer);
    await explorer.written();
    expect(patches).toEqual([]);
    isLost = false;
    branched(explorer);
    await explorer.written();
    // What could not be written then comes along.
    expect((await explored(records, id)).lines()).toHaveLength(3);
  });

  it('offers a branch again that the storage has refused', async () => {
    const { records, id } = await finished();
    let isFull = true;
    const full: Records = {
      ...records,
      patch: async (wanted, changes) => (isFull ? { failed: 'full' } : records.patch(wanted, changes)),
    };
    const explorer = await explored(full, id);
    branched(explorer);
    await explorer.written();
    isFull = false;
    branched(explorer);
    await explorer.written();
    expect((await explored(records, id)).lines()).toHaveLength(3);
  });
});

describe('a record that cannot be read', () => {
  const opened = (records: Records, id: string) => openExplorer({ ...portsFor(records), ...libraryFor(records) }, id);

  it('is out of reach', async () => {
    const { records, id } = await finished();
    const lost: Records = { ...records, read: () => Promise.reject(new Error('no access')) };
    expect(await opened(lost, id)).toEqual({ problem: 'unreachable' });
  });

  it('is read once: nothing of it is lost between game and branches', async () => {
    const { records, id, explorer } = await finished();
    branched(explorer);
    await explorer.written();
    let reads = 0;
    const once: Records = {
      ...records,
      read: (wanted) => (reads++ === 0 ? records.read(wanted) : Promise.reject(new Error('no access'))),
    };
    expect((await explored(once, id)).lines()).toHaveLength(2);
  });
});

describe('branches that are damaged where they lie', () => {
  interface Lying {
    readonly records: Records;
    readonly id: string;
    readonly good: string;
    readonly stored: () => Promise<readonly unknown[]>;
  }

  /** A good branch behind one that has these changes. */
  async function lying(changes: object): Promise<Lying & { readonly bad: unknown }> {
    const { records, id, explorer } = await finished();
    const { line } = branched(explorer);
    await explorer.written();
    const stored = async (): Promise<readonly unknown[]> => {
      const record = await records.read(id);
      return record && !isDamaged(record) ? (record.branches as readonly unknown[]) : [];
    };
    const [good] = await stored();
    const bad = { ...(good as object), id: 'bad', ...changes };
    await records.patch(id, { branches: [bad, good] });
    return { records, id, good: line, bad, stored };
  }

  const DAMAGES: readonly (readonly [string, object])[] = [
    ['a move that nobody knows', { moves: [{ by: 0, do: 'dance' }] }],
    ['a move that breaks the rules', { moves: [{ by: 0, do: 'deal' }] }],
    ['a move out of turn', { moves: [{ by: 2, do: 'name', number: 1 }] }],
    ['a place beyond the end', { at: 999 }],
    ['a place where nobody is asked', { at: 0 }],
    ['no moves', { moves: 7 }],
  ];

  it.each(DAMAGES)('are left out and stay where they lie: %s', async (_, damage) => {
    const { records, id, good, bad, stored } = await lying(damage);
    const explorer = await explored(records, id);
    expect(explorer.lines().map((line) => line.id)).toEqual([undefined, good]);
    expect(explorer.look({ line: 'bad', at: 1 })).toBeNull();
    const { line } = branched(explorer);
    explorer.name(good, 'Good');
    await explorer.written();
    expect(await stored()).toMatchObject([bad, { id: good, name: 'Good' }, { id: line }]);
  });

  it('give way to a sound one of the same name', async () => {
    const { records, id, good, bad, stored } = await lying({ moves: [{ by: 0, do: 'dance' }] });
    const [, sound] = await stored();
    await records.patch(id, { branches: [{ ...(bad as object), id: good }, sound] });
    const explorer = await explored(records, id);
    explorer.name(good, 'Good');
    await explorer.written();
    expect(await stored()).toEqual([{ ...(sound as object), name: 'Good' }]);
    explorer.drop(good);
    await explorer.written();
    expect(await stored()).toEqual([]);
  });

  it('are left out where the rules throw at them', async () => {
    const { records, id, good } = await lying({ moves: [{ by: 0, do: 'name' }] });
    const check: typeof toy.check = (view, seat, action) => {
      if (action.do === 'name' && action.number === undefined) throw new Error('there is no such number');
      return toy.check(view, seat, action);
    };
    const games = async () => ({ game: { ...toy, check } as never, summarise: (): null => null });
    const explorer = await openExplorer({ ...portsFor(records), ...libraryFor(records), games }, id);
    if ('problem' in explorer) throw new Error(explorer.problem);
    expect(explorer.lines().map((line) => line.id)).toEqual([undefined, good]);
  });

  it('are in no file, for none could be read with them', async () => {
    const { records, id } = await lying({ moves: [{ by: 0, do: 'dance' }] });
    const files = await branchFiles(libraryFor(records), id);
    expect(files).toHaveLength(1);
    const text = exploredText((await exportGame(libraryFor(records), id))!, files);
    expect(await importGame(libraryFor(memoryRecords()), text)).toMatchObject({ branch: expect.any(String) as string });
  });

  it('stand in the way of no branch that comes back from a file', async () => {
    const { records, id, explorer } = await finished();
    branched(explorer);
    const text = exploredText((await exportGame(libraryFor(records), id))!, explorer.files());
    const there = memoryRecords();
    const first = await importGame(libraryFor(there), text);
    if ('problem' in first) throw new Error(first.problem);
    const [file] = explorer.files();
    const bad = { ...file, id: 'bad', moves: [{ by: 0, do: 'dance' }] };
    await there.patch(first.id, { branches: [bad] });
    const again = await importGame(libraryFor(there), text);
    if ('problem' in again) throw new Error(again.problem);
    expect((await explored(there, again.id)).lines().map((line) => line.id)).toEqual([undefined, again.branch]);
  });
});

describe('branches on their way', () => {
  async function sent(): Promise<{ text: string; game: string; files: Record<string, unknown>[] }> {
    const { records, id, explorer } = await finished();
    branched(explorer);
    const game = (await exportGame(libraryFor(records), id))!;
    const files = JSON.parse(JSON.stringify(explorer.files())) as Record<string, unknown>[];
    return { text: exploredText(game, explorer.files()), game, files };
  }

  it('open on a device that has neither game nor branches, once however often', async () => {
    const { text } = await sent();
    const there = memoryRecords();
    const first = await importGame(libraryFor(there), text);
    if ('problem' in first) throw new Error(first.problem);
    expect(await importGame(libraryFor(there), text)).toEqual({ ...first, known: true });
    const [, branch, ...rest] = (await explored(there, first.id)).lines();
    expect(branch!.id).toBe(first.branch);
    expect(rest).toEqual([]);
  });

  it('are refused with everything where one move of them cannot stand', async () => {
    const { game, files } = await sent();
    const wrong = async (changes: object) => {
      const there = memoryRecords();
      const answer = await importGame(libraryFor(there), exploredText(game, [{ ...files[0], ...changes } as never]));
      expect(await there.list()).toEqual([]);
      return answer;
    };
    const [move] = files[0]!['moves'] as Record<string, unknown>[];
    expect(await wrong({ moves: [{ ...move, number: 99 }] })).toMatchObject({ problem: 'wrong', branch: 1 });
    expect(await wrong({ moves: [{ ...move, by: 1 }] })).toMatchObject({ why: { code: 'not-your-turn' } });
    expect(await wrong({ moves: [{ by: 0, do: 'dance' }] })).toMatchObject({ why: { code: 'malformed-move' } });
    expect(await wrong({ at: 999 })).toMatchObject({ why: { code: 'wrong-mark' } });
    expect(await wrong({ at: 0 })).toMatchObject({ why: { code: 'wrong-mark' } });
    expect(await wrong({ moves: [] })).toMatchObject({ problem: 'not-a-game' });
    expect(await wrong({ seed: 'x' })).toMatchObject({ problem: 'not-a-game' });
    expect(await wrong({ more: 1 })).toMatchObject({ problem: 'not-a-game' });
    expect(await wrong({ name: 'x'.repeat(81) })).toMatchObject({ problem: 'not-a-game' });
  });

  it('leave plain files and bundles without branches as they were', async () => {
    const { game } = await sent();
    const there = memoryRecords();
    expect(await importGame(libraryFor(there), game)).toEqual({ id: expect.any(String) as string });
    const bundle = `{"format":"branchline-games/1","games":[${game}]}`;
    expect(await importGame(libraryFor(there), bundle)).toEqual({ id: expect.any(String) as string, known: true });
    expect(await there.list()).toHaveLength(1);
  });
});
