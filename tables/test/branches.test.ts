// Branches of a finished game: nothing of the game changes, chance remembers, bots go on, everything is kept and judged.

import { describe, expect, it } from 'vitest';
import { memoryRecords } from '../src/index.ts';
import type { Records } from '../src/index.ts';
import { importGame, exploredText, exportGame, openExplorer, openReplay, type Explorer } from '../src/later.ts';
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
    expect(await importGame(libraryFor(there), text)).toEqual(first);
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
    expect(await importGame(libraryFor(there), bundle)).toEqual({ id: expect.any(String) as string });
    expect(await there.list()).toHaveLength(1);
  });
});
