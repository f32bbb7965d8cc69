// The authority of a device: durable before told, hidden hands stay hidden, bots wait for the page, tabs follow.

import { fastRng, parseGameFile, verifyGame, type SeatInfo } from '@branchline/core';
import { transEuropa, type View } from '@branchline/trans-europa';
import { expect, test } from 'vitest';
import type { Journal, WriteFailure } from '../../src/storage/journal.ts';
import { memoryJournal } from '../../src/storage/memory-journal.ts';
import type { BotLink, Decision } from '../../src/worker/bot-link.ts';
import { gameById } from '../../src/worker/games.ts';
import { createGame, exportGame, importGame, newId, type LibraryTools } from '../../src/worker/library.ts';
import type { Push, Role } from '../../src/worker/protocol.ts';
import { openReplay } from '../../src/worker/replay-host.ts';
import { firstEyes, openHost, type HostTools, type TableHost } from '../../src/worker/table-host.ts';

const HUMAN: SeatInfo = { name: 'Mara', kind: 'human' };
const BOT: SeatInfo = { name: 'Inês', kind: 'bot:greedy' };

const chance = fastRng(11);
const library = (journal: Journal): LibraryTools => ({
  game: gameById,
  journal,
  now: () => 1,
  secretBytes: () => Uint8Array.from({ length: 32 }, () => chance.below(256)),
});

/** Bots that take the first legal action, or do as told. */
function bots(decide?: (key: string, view: View) => Decision): BotLink {
  return {
    tell() {},
    decide: async (key, view) => {
      if (decide) return decide(key, view as View);
      const seat = Number(key.split(':').at(-1));
      return { kind: 'action', action: transEuropa.legal(view as View, seat)[0] };
    },
    onRestart: () => () => {},
  };
}

type Desk = {
  readonly tools: HostTools;
  readonly pushes: Push[];
  readonly turn: (role: Role) => void;
  heard: () => void;
};

function desk(journal: Journal, link: BotLink = bots(), role: Role = 'host'): Desk {
  const pushes: Push[] = [];
  const made: Desk = {
    pushes,
    heard: () => {},
    turn: () => {},
    tools: {
      ...library(journal),
      bots: link,
      push: (push) => void pushes.push(push),
      random: () => 0.5,
      lease: async (_, changed) => {
        let now = role;
        Object.assign(made, {
          turn: (next: Role) => {
            now = next;
            changed(next);
          },
        });
        return { role: () => now, take: () => made.turn('host'), release() {} };
      },
      channel: (_, heard) => {
        made.heard = heard;
        return { post() {}, close() {} };
      },
    },
  };
  return made;
}

async function newGame(journal: Journal, seats: readonly SeatInfo[], options = {}): Promise<string> {
  const made = await createGame(library(journal), {
    game: 'trans-europa',
    spec: { seats: seats.length, edition: 'classic', options: { startPlayer: 'host', ...options } },
    seats,
  });
  if ('problem' in made) throw new Error(JSON.stringify(made.problem));
  return made.id;
}

async function open(made: Desk, id: string): Promise<TableHost> {
  const host = await openHost(made.tools, id);
  if ('problem' in host) throw new Error(host.problem);
  return host;
}

const settle = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setTimeout(resolve, 0));
};

const updates = (pushes: readonly Push[]) => pushes.flatMap((push) => (push.push === 'update' ? [push.update] : []));
const notices = (pushes: readonly Push[]) => pushes.flatMap((push) => (push.push === 'notice' ? [push.notice] : []));

test('a new table deals at once and keeps what was dealt', async () => {
  const journal = memoryJournal();
  const id = await newGame(journal, [HUMAN, BOT]);
  const { pending } = (await open(desk(journal), id)).opened();
  expect(pending.map(({ by }) => by)).toEqual(['chance', 'chance']);
  expect((await journal.read(id))?.moves).toHaveLength(2);
});

test('a move is told only after it is durable', async () => {
  const slow = memoryJournal();
  let release = (): void => {};
  const journal: Journal = {
    ...slow,
    append: async (...args) => {
      if (args[1] >= 2) await new Promise<void>((resolve) => (release = resolve));
      return slow.append(...args);
    },
  };
  const id = await newGame(journal, [HUMAN, BOT]);
  const made = desk(journal);
  const host = await open(made, id);
  host.opened();
  const answer = host.submit({ seat: 0, action: { do: 'marker', at: '17,8' }, after: 2, move: 'm1' });
  await settle();
  expect(updates(made.pushes)).toEqual([]);
  release();
  expect(await answer).toEqual({ ok: true, sequence: 3 });
  expect(updates(made.pushes).map(({ sequence }) => sequence)).toEqual([3]);
});

test('the same submission is never applied twice', async () => {
  const journal = memoryJournal();
  const host = await open(desk(journal), await newGame(journal, [HUMAN, { ...HUMAN, name: 'Ruth' }]));
  const submission = { seat: 0, action: { do: 'marker', at: '17,8' }, after: 2, move: 'm1' };
  expect(await host.submit(submission)).toEqual({ ok: true, sequence: 3 });
  expect(await host.submit(submission)).toEqual({ ok: true, sequence: 3 });
});

test('an illegal move comes back with its rule', async () => {
  const journal = memoryJournal();
  const host = await open(desk(journal), await newGame(journal, [HUMAN, { ...HUMAN, name: 'Ruth' }]));
  await host.submit({ seat: 0, action: { do: 'marker', at: '17,8' }, after: 2, move: 'm1' });
  const answer = await host.submit({ seat: 1, action: { do: 'marker', at: '17,8' }, after: 3, move: 'm2' });
  expect(answer).toMatchObject({ ok: false, reason: 'illegal', illegal: { rule: 'TE-START-3' } });
});

test('the page can neither act for a bot nor look through its eyes', async () => {
  const journal = memoryJournal();
  const host = await open(desk(journal), await newGame(journal, [HUMAN, BOT]));
  expect(await host.submit({ seat: 1, action: { do: 'marker', at: '17,8' }, after: 2, move: 'm1' })).toMatchObject({
    ok: false,
  });
  expect(host.look(1)).toBeNull();
  expect((host.look(0)!.pending.at(-1)!.view as View).own?.hand).toHaveLength(5);
});

test('[AMB-TP-12] people who share a device start behind the curtain', async () => {
  expect(firstEyes([HUMAN, HUMAN])).toBe('spectator');
  expect(firstEyes([BOT, HUMAN])).toBe(1);
  expect(firstEyes([BOT, BOT])).toBe('spectator');
  const journal = memoryJournal();
  const host = await open(desk(journal), await newGame(journal, [HUMAN, { ...HUMAN, name: 'Ruth' }]));
  const { view, pending } = host.opened();
  expect((view as View).own).toBeUndefined();
  for (const update of pending) expect(JSON.stringify(update.events)).not.toContain('"hand"');
});

test('bots wait until the page has shown what happened before', async () => {
  const journal = memoryJournal();
  const id = await newGame(journal, [HUMAN, BOT]);
  const made = desk(journal);
  const host = await open(made, id);
  host.opened();
  await host.submit({ seat: 0, action: { do: 'marker', at: '17,8' }, after: 2, move: 'm1' });
  await settle();
  expect(updates(made.pushes)).toHaveLength(1);
  host.shown(3);
  await settle();
  expect(updates(made.pushes).map(({ by }) => by)).toEqual([0, 1]);
});

test('a bot that fails is replaced by Conductor with a notice', async () => {
  const journal = memoryJournal();
  let failures = 0;
  const link = bots((key, view) =>
    failures++ === 0
      ? { kind: 'failed' }
      : { kind: 'action', action: transEuropa.legal(view, Number(key.split(':').at(-1)))[0] },
  );
  const made = desk(journal, link);
  const id = await newGame(journal, [HUMAN, BOT]);
  const host = await open(made, id);
  host.opened();
  await host.submit({ seat: 0, action: { do: 'marker', at: '17,8' }, after: 2, move: 'm1' });
  host.shown(3);
  await settle();
  expect(notices(made.pushes)).toContainEqual({ kind: 'bot-replaced', seat: 1, bot: 'conductor' });
  expect((await journal.read(id))?.record.seats[1]?.kind).toBe('bot:conductor');
  expect(updates(made.pushes).map(({ by }) => by)).toEqual([0, 1]);
});

test('an illegal wish of a bot counts as a failure, and the game goes on even if nobody is left to ask', async () => {
  const journal = memoryJournal();
  const made = desk(
    journal,
    bots(() => ({ kind: 'action', action: { do: 'lay', line: 'nowhere', piece: 'black' } })),
  );
  const host = await open(made, await newGame(journal, [HUMAN, BOT]));
  host.opened();
  await host.submit({ seat: 0, action: { do: 'marker', at: '17,8' }, after: 2, move: 'm1' });
  host.shown(3);
  await settle();
  expect(updates(made.pushes).map(({ by }) => by)).toEqual([0, 1]);
});

test('a full storage is told once; play goes on', async () => {
  const real = memoryJournal();
  let failure: WriteFailure | undefined;
  const journal: Journal = { ...real, append: async (...args) => failure ?? real.append(...args) };
  const made = desk(journal);
  const host = await open(made, await newGame(journal, [HUMAN, BOT]));
  host.opened();
  failure = 'full';
  await host.submit({ seat: 0, action: { do: 'marker', at: '17,8' }, after: 2, move: 'm1' });
  host.shown(3);
  await settle();
  expect(notices(made.pushes)).toEqual([{ kind: 'not-saved', why: 'full' }]);
  expect(updates(made.pushes)).toHaveLength(2);
  failure = undefined;
  await host.submit({ seat: 0, action: { do: 'lay', line: '15,8-17,8', piece: 'black' }, after: 4, move: 'm2' });
  expect(notices(made.pushes).at(-1)).toEqual({ kind: 'saved-again' });
});

test('a game is resumed where it was left, also in the middle of what was shown', async () => {
  const journal = memoryJournal();
  const id = await newGame(journal, [HUMAN, BOT]);
  const first = await open(desk(journal), id);
  first.opened();
  await first.submit({ seat: 0, action: { do: 'marker', at: '17,8' }, after: 2, move: 'm1' });
  first.shown(3);
  await settle();
  first.close();
  const { sequence, pending, history, view } = (await open(desk(journal), id)).opened();
  expect(sequence).toBe(3);
  expect(history).toHaveLength(3);
  expect(pending.map(({ by }) => by)).toEqual([1]);
  expect((view as View).public.markers[1]).toBeNull();
});

test('a second tab follows, and takes over when the first goes away', async () => {
  const journal = memoryJournal();
  const id = await newGame(journal, [HUMAN, { ...HUMAN, name: 'Ruth' }]);
  const first = await open(desk(journal), id);
  const other = desk(journal, bots(), 'follower');
  const second = await open(other, id);
  expect(second.opened().role).toBe('follower');
  expect(await second.submit({ seat: 0, action: { do: 'marker', at: '17,8' }, after: 2, move: 'x' })).toEqual({
    ok: false,
    reason: 'follower',
  });
  await first.submit({ seat: 0, action: { do: 'marker', at: '17,8' }, after: 2, move: 'm1' });
  other.heard();
  await settle();
  const reload = other.pushes.findLast((push) => push.push === 'reload');
  expect(reload?.push === 'reload' && reload.look.pending.at(-1)?.sequence).toBe(3);
  first.close();
  other.turn('host');
  await settle();
  expect(notices(other.pushes)).toContainEqual({ kind: 'role', role: 'host' });
  expect(await second.submit({ seat: 1, action: { do: 'marker', at: '9,6' }, after: 3, move: 'm2' })).toEqual({
    ok: true,
    sequence: 4,
  });
});

test('where two tabs write at once, the slower one gives way instead of damaging the log', async () => {
  const journal = memoryJournal();
  const id = await newGame(journal, [HUMAN, { ...HUMAN, name: 'Ruth' }]);
  const first = await open(desk(journal), id);
  const other = desk(journal);
  const second = await open(other, id);
  await first.submit({ seat: 0, action: { do: 'marker', at: '17,8' }, after: 2, move: 'm1' });
  const answer = await second.submit({ seat: 0, action: { do: 'marker', at: '9,6' }, after: 2, move: 'm2' });
  expect(answer).toEqual({ ok: false, reason: 'follower' });
  expect((await journal.read(id))?.moves).toHaveLength(3);
});

test('a damaged log is found before anybody plays on it', async () => {
  const journal = memoryJournal();
  const id = await newGame(journal, [HUMAN, BOT]);
  const host = await open(desk(journal), id);
  await host.submit({ seat: 0, action: { do: 'marker', at: '17,8' }, after: 2, move: 'm1' });
  host.close();
  await journal.append(id, 3, [{ move: { by: 1, do: 'lay', line: 'nowhere', piece: 'black' }, hash: 'f' }], {});
  expect(await openHost(desk(journal).tools, id)).toMatchObject({ problem: 'damaged' });
  const file = await exportGame(library(journal), id);
  expect(file).toContain('nowhere');
  expect(file).not.toContain((await journal.read(id))!.record.seed!);
});

/** Plays a short game to its end: every seat takes any legal action. */
async function playedOut(journal: Journal): Promise<string> {
  const id = await newGame(journal, [HUMAN, BOT], { blackTracks: 8, targetScore: 1 });
  const made = desk(journal);
  const host = await open(made, id);
  host.opened();
  const rng = fastRng(7);
  for (let count = 0; count < 200; count++) {
    const found = (await journal.read(id))!;
    if (found.record.summary.over) break;
    const sequence = found.moves.length;
    host.shown(sequence);
    await settle();
    const view = host.look(0)!;
    const legal = transEuropa.legal((view.pending.at(-1)?.view ?? view.view) as View, 0);
    if (legal.length > 0) {
      await host.submit({
        seat: 0,
        action: legal[rng.below(legal.length)],
        after: (await journal.read(id))!.moves.length,
        move: `m${count}`,
      });
    }
  }
  host.close();
  return id;
}

test('a finished game is exported with its seed and verifies', async () => {
  const journal = memoryJournal();
  const id = await playedOut(journal);
  const text = (await exportGame(library(journal), id))!;
  const file = parseGameFile(text);
  expect(file.ok && file.value.seed).toBeDefined();
  expect(file.ok && verifyGame(transEuropa, file.value).ok).toBe(true);
});

test('a running game is exported without its seed', async () => {
  const journal = memoryJournal();
  const id = await newGame(journal, [HUMAN, BOT]);
  (await open(desk(journal), id)).close();
  expect(await exportGame(library(journal), id)).not.toContain('"seed"');
});

test('an exported game can be imported and replayed with all hands open', async () => {
  const journal = memoryJournal();
  const text = (await exportGame(library(journal), await playedOut(journal)))!;
  const imported = await importGame(library(journal), text);
  if ('problem' in imported) throw new Error(imported.problem);
  expect(await openHost(desk(journal).tools, imported.id)).toEqual({ problem: 'replay-only' });
  const replay = await openReplay(journal, gameById, imported.id);
  if ('problem' in replay) throw new Error(replay.problem);
  const opened = replay.opened('spectator');
  expect(opened.over).toBe(true);
  expect(opened.rounds[0]).toBe(1);
  expect(replay.at(2, 1)?.open).toHaveLength(2);
});

test('a replay of a running game shows nobody’s hand where people share the device', async () => {
  const journal = memoryJournal();
  const id = await newGame(journal, [HUMAN, { ...HUMAN, name: 'Ruth' }]);
  (await open(desk(journal), id)).close();
  const replay = await openReplay(journal, gameById, id);
  if ('problem' in replay) throw new Error(replay.problem);
  expect(replay.opened('spectator').eyes).toEqual(['spectator']);
  expect(replay.at(2, 0)).toBeNull();
  expect(replay.at(2, 'spectator')?.open).toEqual([]);
});

test.each([
  ['nonsense', { problem: 'not-a-game', why: { code: 'not-json' } }],
  ['{"format":"branchline-game/9"}', { problem: 'not-a-game', why: { code: 'unknown-format' } }],
])('a file that is no game is refused: %s', async (text, problem) => {
  expect(await importGame(library(memoryJournal()), text)).toMatchObject(problem);
});

test('a file with a forged move is refused with the move', async () => {
  const journal = memoryJournal();
  const text = (await exportGame(library(journal), await playedOut(journal)))!;
  const file = JSON.parse(text) as { moves: { by: unknown; do: string; at?: string }[]; hashes?: unknown };
  const marker = file.moves.findIndex((move) => move.do === 'marker');
  file.moves[marker + 1] = { ...file.moves[marker + 1]!, at: file.moves[marker]!.at! };
  delete file.hashes;
  expect(await importGame(library(journal), JSON.stringify(file))).toMatchObject({
    problem: 'wrong',
    why: { code: 'illegal-move', move: marker + 2 },
  });
});

test('a table that cannot be is refused with the field', async () => {
  const answer = await createGame(library(memoryJournal()), {
    game: 'trans-europa',
    spec: { seats: 9 },
    seats: Array.from({ length: 9 }, () => HUMAN),
  });
  expect(answer).toMatchObject({ problem: { field: 'seats' } });
});

test('ids are letters and digits that can be told apart', () => {
  expect(newId(Uint8Array.from({ length: 32 }, (_, i) => i * 9))).toMatch(/^[a-km-np-z2-9]{10}$/);
});
