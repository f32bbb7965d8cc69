// The open table: moves are shown one after the other, the game stops where it says so, and hands stay hidden.

import '../support/browser.ts';
import type { Seat, SeatInfo, Turn, Viewer } from '@branchline/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ask, CallName, Look, Opened, Submitted, TablePush, Update } from '@branchline/protocol';
import type { Link } from '../../src/link/link.ts';
import { openTable } from '../../src/table/open-table.ts';
import type { OpenTable, TableRules, Told } from '../../src/table/table-types.ts';

/** A game of one number: how many moves were made, and whose turn it is. */
type View = { readonly count: number; readonly next: Seat | 'over' };
type Event = { readonly kind: 'moved' | 'round-over' };

const PAUSE = 100;

const rules: TableRules<View, Event> = {
  turn: ({ next }): Turn => (next === 'over' ? { kind: 'over' } : { kind: 'seats', seats: [next] }),
  pauseAfter: ({ by }, { humans }) => (by !== 'chance' && humans.has(by) ? 0 : PAUSE),
  stopsAfter: ({ events }) => events.some(({ kind }) => kind === 'round-over'),
};

const human = (name: string): SeatInfo => ({ name, kind: 'human' });
const bot = (name: string): SeatInfo => ({ name, kind: 'bot:quick' });

const update = (sequence: number, by: Seat, next: View['next'], kind: Event['kind'] = 'moved'): Update => ({
  sequence,
  by,
  events: [{ kind }],
  view: { count: sequence, next },
  turn: rules.turn({ count: sequence, next }),
});

type Asked = { readonly call: CallName; readonly ask: unknown };

/** An authority that answers as told and can say something unasked. */
type Answers = {
  readonly look?: (who: Viewer) => Look | null;
  readonly since?: (from: number) => readonly Update[];
  readonly rule?: () => Submitted;
  readonly standIn?: () => Submitted | Promise<Submitted>;
};

function fakeLink(opened: Partial<Opened>, answers: Answers = {}) {
  const asked: Asked[] = [];
  const listeners = new Set<(push: TablePush) => void>();
  const seats = opened.seats ?? [human('Ana'), bot('Tom')];
  const first: Opened = {
    eyes: ['spectator', ...[...seats.keys()].filter((seat) => seats[seat]!.kind === 'human')],
    id: 'game',
    game: 'counting',
    spec: { seats: 2 },
    seats,
    commitment: 'c',
    role: 'host',
    turn: { kind: 'seats', seats: [0] },
    who: 0,
    sequence: 0,
    view: { count: 0, next: 0 },
    history: [],
    pending: [],
    ...opened,
  };
  const ask = async (call: CallName, question: unknown): Promise<unknown> => {
    asked.push({ call, ask: question });
    if (call === 'open') return first;
    if (call === 'look') return answers.look?.((question as Ask<'look'>).who) ?? null;
    if (call === 'since') return answers.since?.((question as Ask<'since'>).sequence) ?? null;
    if (call === 'submit') return { ok: true, sequence: 1 };
    if (call === 'rule' || call === 'standIn') return answers[call]?.() ?? { ok: true, sequence: 1 };
    return null;
  };
  const link = {
    ask,
    onPush: (listener: (push: TablePush) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  } as unknown as Link;
  return {
    link,
    listeners,
    push: (push: TablePush) => listeners.forEach((listener) => listener(push)),
    tell: (next: Update) => listeners.forEach((listener) => listener({ push: 'update', id: 'game', update: next })),
    asks: (call: CallName) => asked.filter((each) => each.call === call).map((each) => each.ask),
  };
}

async function open(authority: ReturnType<typeof fakeLink>): Promise<OpenTable<View, { do: string }, Event>> {
  const table = await openTable<View, { do: string }, Event>('game', {
    rulesOf: async (game) => (game === 'counting' ? rules : undefined),
    link: authority.link,
  });
  if ('problem' in table) throw new Error(table.problem);
  return table;
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('moves are shown one after the other, and the bookmark follows what has been seen', async () => {
  const authority = fakeLink({ pending: [update(1, 1, 1), update(2, 1, 0)] });
  const table = await open(authority);
  const shown: number[] = [];
  table.onShown(({ sequence }) => shown.push(sequence));
  expect(table.sequence.value).toBe(1);
  expect(authority.asks('bookmark')).toEqual([]);
  await pass(PAUSE);
  expect(table.sequence.value).toBe(2);
  expect(authority.asks('bookmark')).toEqual([{ id: 'game', sequence: 1 }]);
  await pass(PAUSE);
  expect(authority.asks('bookmark')).toHaveLength(2);
  expect(table.view.value).toEqual({ count: 2, next: 0 });
  expect(table.entries.value.map(({ sequence }) => sequence)).toEqual([1, 2]);
  expect(shown).toEqual([2]);
});

test('what arrives before the table stands is not lost, what comes twice is shown once', async () => {
  const authority = fakeLink({});
  const opening = open(authority);
  authority.tell(update(1, 1, 0));
  const table = await opening;
  authority.tell(update(1, 1, 0));
  await pass(PAUSE);
  expect(table.entries.value).toHaveLength(1);
});

test('a pause holds everything back until it is lifted', async () => {
  const authority = fakeLink({});
  const table = await open(authority);
  table.paused.value = true;
  authority.tell(update(1, 1, 0));
  await pass(10 * PAUSE);
  expect(table.sequence.value).toBe(0);
  table.paused.value = false;
  await pass(PAUSE);
  expect(table.sequence.value).toBe(1);
});

test('the game stops where it says so, and nobody acts until the people go on', async () => {
  const authority = fakeLink({});
  const table = await open(authority);
  expect(table.acting.value).toBe(0);
  authority.tell(update(1, 1, 0, 'round-over'));
  authority.tell(update(2, 1, 0));
  await pass(5 * PAUSE);
  expect(table.stop.value).toMatchObject({ sequence: 1, by: 1 } satisfies Partial<Told>);
  expect(table.sequence.value).toBe(1);
  expect(table.acting.value).toBeUndefined();
  expect(authority.asks('bookmark')).toEqual([]);
  table.goOn();
  await pass(PAUSE);
  expect(table.stop.value).toBeUndefined();
  expect(table.sequence.value).toBe(2);
  expect(authority.asks('bookmark')).toEqual([
    { id: 'game', sequence: 1 },
    { id: 'game', sequence: 2 },
  ]);
});

test('an action is sent for the seat that acts, after what has been shown', async () => {
  const authority = fakeLink({ sequence: 4, view: { count: 4, next: 0 } });
  const table = await open(authority);
  expect(await table.act({ do: 'count' })).toEqual({ ok: true, sequence: 1 });
  expect(authority.asks('submit')).toMatchObject([{ id: 'game', seat: 0, action: { do: 'count' }, after: 4 }]);
});

test('every wish has a random id of its own, so that two devices cannot collide', async () => {
  const authorities = [fakeLink({}), fakeLink({})];
  for (const authority of authorities) {
    const table = await open(authority);
    await table.act({ do: 'count' });
    await table.act({ do: 'count' });
  }
  const ids = authorities.flatMap((each) => each.asks('submit').map((ask) => (ask as Ask<'submit'>).submission));
  expect(new Set(ids).size).toBe(4);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
});

test('a move that was not heard is asked for, and nothing is shown out of order', async () => {
  const all = [update(1, 1, 1), update(2, 1, 1), update(3, 1, 0)];
  const authority = fakeLink({}, { since: (from) => all.slice(from) });
  const table = await open(authority);
  authority.tell(all[2]!);
  await pass(10 * PAUSE);
  expect(authority.asks('since')).toEqual([{ id: 'game', who: 0, sequence: 0 }]);
  expect(table.entries.value.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
});

test('nobody acts on a position that is out of date: what is still to be shown comes first', async () => {
  const authority = fakeLink({ view: { count: 0, next: 0 }, pending: [update(1, 1, 1), update(2, 1, 0)] });
  const table = await open(authority);
  expect(table.behind.value).toBe(true);
  expect(table.acting.value).toBeUndefined();
  await pass(2 * PAUSE);
  expect(table.behind.value).toBe(false);
  expect(table.acting.value).toBe(0);
  expect(table.settled.value).toBe(true);
});

test('nothing is sent out of turn, and a follower does not act', async () => {
  const waiting = fakeLink({ view: { count: 0, next: 1 } });
  expect(await (await open(waiting)).act({ do: 'count' })).toEqual({ ok: false, reason: 'not-your-turn' });
  const authority = fakeLink({ role: 'follower' });
  const table = await open(authority);
  expect(table.acting.value).toBeUndefined();
  authority.push({ push: 'notice', id: 'game', notice: { kind: 'role', role: 'host' } });
  expect(table.acting.value).toBe(0);
});

test('whoever waits for a move hears when it is shown, or that the table is closed', async () => {
  const authority = fakeLink({});
  const table = await open(authority);
  const heard = vi.fn();
  void table.untilShown(1).then(heard);
  await pass(0);
  expect(heard).not.toHaveBeenCalled();
  authority.tell(update(1, 1, 0));
  await pass(0);
  expect(heard).toHaveBeenCalledOnce();
  const late = table.untilShown(9);
  table.close();
  await late;
  expect(authority.listeners.size).toBe(0);
  expect(authority.asks('leave')).toEqual([{ id: 'game' }]);
});

const look = (who: Viewer, sequence: number, next: View['next']): Look => ({
  who,
  sequence,
  view: { count: sequence, next },
  turn: rules.turn({ count: sequence, next }),
  history: [],
  pending: [],
});

test('people who share the device find a curtain; lifting it brings the eyes of its owner', async () => {
  const seats = [human('Ana'), human('Ruth')];
  const authority = fakeLink({ seats, who: 'spectator' }, { look: (who) => look(who, 0, 0) });
  const table = await open(authority);
  await pass(0);
  expect(table.curtain.value).toBe(0);
  expect(table.acting.value).toBeUndefined();
  await table.liftCurtain();
  expect(table.curtain.value).toBeUndefined();
  expect(table.who.value).toBe(0);
  expect(table.acting.value).toBe(0);
});

test('a hand is hidden as soon as its owner has nothing more to do', async () => {
  const seats = [human('Ana'), human('Ruth')];
  const authority = fakeLink({ seats, who: 0 }, { look: (who) => look(who, 1, 1) });
  const table = await open(authority);
  authority.tell(update(1, 0, 1));
  await pass(0);
  expect(authority.asks('look')).toEqual([{ id: 'game', who: 'spectator' }]);
  expect(table.who.value).toBe('spectator');
  expect(table.curtain.value).toBe(1);
});

test('the only person at the device finds no curtain', async () => {
  const table = await open(fakeLink({}));
  await pass(0);
  expect(table.curtain.value).toBeUndefined();
});

test('a reload replaces everything, and ends a stop', async () => {
  const authority = fakeLink({});
  const table = await open(authority);
  authority.tell(update(1, 1, 0, 'round-over'));
  await pass(PAUSE);
  authority.push({ push: 'reload', id: 'game', look: { ...look(0, 7, 0), pending: [update(8, 1, 0)] } });
  await pass(PAUSE);
  expect(table.stop.value).toBeUndefined();
  expect(table.sequence.value).toBe(8);
});

test('notices are collected; the one on saving replaces its predecessor', async () => {
  const authority = fakeLink({ trouble: 'full' });
  const table = await open(authority);
  expect(table.notices.value).toEqual([{ kind: 'not-saved', why: 'full' }]);
  authority.push({ push: 'notice', id: 'game', notice: { kind: 'saved-again' } });
  authority.push({ push: 'notice', id: 'game', notice: { kind: 'seat', seat: 1, info: bot('Slow') } });
  expect(table.notices.value.map(({ kind }) => kind)).toEqual(['seat']);
  expect(table.seats.value[1]).toEqual(bot('Slow'));
});

test('a game the page does not know is not opened', async () => {
  const authority = fakeLink({ game: 'another' });
  const table = await openTable('game', { rulesOf: async () => undefined, link: authority.link });
  expect(table).toEqual({ problem: 'unknown-game' });
  expect(authority.listeners.size).toBe(0);
  expect(authority.asks('leave')).toHaveLength(1);
});

test('whoever has gone and come back is not put out by the table that is closed late', async () => {
  const authority = fakeLink({});
  const before = await open(authority);
  const again = await open(authority);
  before.close();
  expect(authority.asks('leave')).toEqual([]);
  again.close();
  expect(authority.asks('leave')).toEqual([{ id: 'game' }]);
  expect(authority.listeners.size).toBe(0);
});

test('people at other devices are not at this one: no curtain, and whoever sits here is “you”', async () => {
  const authority = fakeLink({ seats: [human('Ana'), human('Ben')], eyes: ['spectator', 0] });
  const table = await open(authority);
  await pass(0);
  expect([...table.humans.value]).toEqual([0]);
  authority.tell(update(1, 0, 1));
  await pass(PAUSE);
  expect(table.curtain.value).toBeUndefined();
  expect(table.who.value).toBe(0);
  table.close();
});

/** The table goes back to an earlier entry, or ends. */
const ruled = (sequence: number, to: number | 'over', next: View['next'] = 0): Update => ({
  sequence,
  by: 0,
  events: [],
  ruling: to === 'over' ? { kind: 'concede', by: 0 } : { kind: 'takeback', by: 0, to, moves: 2 },
  view: { count: to === 'over' ? sequence : to, next },
  turn: to === 'over' ? { kind: 'over' } : { kind: 'seats', seats: [0] },
});

test('a takeback strikes out what it took back, shown or still to be shown', async () => {
  const authority = fakeLink({});
  const table = await open(authority);
  const told: Told[] = [];
  table.onShown((entry) => told.push(entry));
  authority.tell(update(1, 0, 1));
  authority.tell(update(2, 1, 1));
  authority.tell(update(3, 1, 0));
  await pass(0);
  expect(table.sequence.value).toBe(2);
  authority.tell(ruled(4, 0));
  await pass(2 * PAUSE);
  expect(told.map(({ sequence }) => sequence)).toEqual([1, 2, 4]);
  expect(table.view.value).toEqual({ count: 0, next: 0 });
  expect(table.entries.value).toEqual([]);
  expect(table.acting.value).toBe(0);
  authority.tell(update(5, 0, 1));
  await pass(PAUSE);
  expect(table.entries.value.map(({ sequence }) => sequence)).toEqual([5]);
  expect(authority.asks('since')).toEqual([]);
});

test('the table is asked to rule for a seat, with the consent of the others here', async () => {
  const refused: Submitted = { ok: false, reason: 'revealed' };
  const authority = fakeLink({ seats: [human('Ana'), human('Ben'), bot('Tom')], sequence: 3 }, { rule: () => refused });
  const table = await open(authority);
  expect(await table.rule('takeback', 1)).toEqual(refused);
  expect(authority.asks('rule')).toMatchObject([{ seat: 1, kind: 'takeback', agreed: [0], after: 3 }]);
});

test('once the game was given up nobody acts, and nobody has to take the device', async () => {
  const authority = fakeLink({ seats: [human('Ana'), human('Ben')] });
  const table = await open(authority);
  authority.tell(ruled(1, 'over', 1));
  await pass(PAUSE);
  expect(table.conceded.value).toBe(0);
  expect(table.acting.value).toBeUndefined();
  expect(table.curtain.value).toBeUndefined();
  expect(await table.standIn()).toEqual({ ok: false, reason: 'over' });
  const { view: _, turn: __, ...said } = ruled(1, 'over');
  const again = await open(fakeLink({ history: [said], sequence: 1 }));
  expect(again.conceded.value).toBe(0);
  expect(again.entries.value).toEqual([]);
});

test('bots make the moves of the people here until the game stops for them', async () => {
  const { letBotsFinish } = await import('../../src/table/rulings.ts');
  let count = 0;
  const authority = fakeLink(
    { seats: [human('Ana'), human('Ben'), bot('Tom')] },
    {
      standIn: () => {
        count += 1;
        const sequence = 2 * count - 1;
        authority.tell(update(sequence, 0, 2));
        authority.tell(update(sequence + 1, 2, 1, count === 3 ? 'round-over' : 'moved'));
        return { ok: true, sequence };
      },
    },
  );
  const table = await open(authority);
  const done = letBotsFinish(table);
  expect(table.acting.value).toBeUndefined(); // nobody interferes
  await pass(10 * PAUSE);
  await done;
  expect(count).toBe(3);
  expect(table.stop.value?.sequence).toBe(6);
  expect(table.curtain.value).toBeUndefined();
  expect(table.finishing.value).toBe(false);
});

test('what throws at one entry harms neither the others nor the table', async () => {
  const faults: unknown[] = [];
  vi.stubGlobal('reportError', (fault: unknown) => faults.push(fault));
  const authority = fakeLink({ pending: [update(1, 1, 1), update(2, 1, 1), update(3, 1, 0)] });
  const wrong = { ...rules, pauseAfter: (told: Told<Event>) => (told.sequence === 2 ? fail() : PAUSE) };
  const table = await openTable<View, { do: string }, Event>('game', {
    rulesOf: async () => wrong,
    link: authority.link,
  });
  if ('problem' in table) throw new Error(table.problem);
  const shown: number[] = [];
  table.onShown(fail);
  table.onShown(({ sequence }) => shown.push(sequence));
  await pass(10 * PAUSE);
  expect(shown).toEqual([2, 3]);
  expect(table.settled.value).toBe(true);
  expect(faults).toHaveLength(3); // a listener at two entries, the pause after one
  vi.unstubAllGlobals();
});

const fail = (): never => {
  throw new Error('of no use');
};

test.each([
  ['rules that do not come', async () => fail()],
  ['a game that cannot be prepared', async () => ({ ...rules, prepare: async () => fail() })],
])('%s leave the table as it was found', async (_, rulesOf) => {
  const authority = fakeLink({});
  await expect(openTable('game', { rulesOf: rulesOf as never, link: authority.link })).rejects.toThrow('of no use');
  expect(authority.asks('leave')).toEqual([{ id: 'game' }]);
  expect(authority.listeners.size).toBe(0);
});

test('bots that finished a round leave the next one to the people, however late they are answered', async () => {
  const { letBotsFinish } = await import('../../src/table/rulings.ts');
  const authority = fakeLink(
    { seats: [human('Ana'), bot('Tom')] },
    {
      standIn: async () => {
        if (authority.asks('standIn').length > 1) return { ok: false, reason: 'over' };
        authority.tell(update(1, 0, 1));
        authority.tell(update(2, 1, 0, 'round-over'));
        await new Promise((resolve) => setTimeout(resolve, 20 * PAUSE));
        return { ok: true, sequence: 1 };
      },
    },
  );
  const table = await open(authority);
  const done = letBotsFinish(table);
  await pass(10 * PAUSE);
  table.goOn();
  await pass(20 * PAUSE);
  await done;
  expect(authority.asks('standIn')).toHaveLength(1);
  expect(table.acting.value).toBe(0);
});
