// Whose bot thinks next: people who wait first, then those who have had least; a long thought gives way and goes on.

import type { BotLine, Clock, Decision } from '@branchline/tables';
import { expect, test } from 'vitest';
import { sharesOf } from '../src/bots/shares.ts';
import { turnsOf, type Standing } from '../src/bots/turns.ts';
import { standingOf } from '../src/live/awaited.ts';
import { crowd } from '../src/live/crowd.ts';
import type { Member } from '../src/live/member.ts';

const HOME = '192.0.2.1';
const [AWAITED, WATCHED, UNWATCHED] = [0, 1, 2];

/** Milliseconds. */
const LOOK = 25;

const at = (rank: number, who: string, network = HOME): Standing => ({ rank, people: [[network, who]] });

/** One thread that thinks about the question it was asked last, as long as the test lets time pass. */
function setup(standings: Readonly<Record<string, Standing>>) {
  let time = 0;
  const alarms = new Map<() => void, number>();
  const clock: Clock = {
    now: () => time,
    after(milliseconds, call) {
      const alarm = (): void => call();
      alarms.set(alarm, time + milliseconds);
      return () => void alarms.delete(alarm);
    },
  };
  /** The thread's own stack of thoughts, as its keeper has it. */
  const thoughts: { readonly key: string; left: number; readonly answer: (decision: Decision) => void }[] = [];
  const asked: string[] = [];
  const waited: [rank: number, milliseconds: number][] = [];
  const thread: BotLine = {
    sit() {},
    observe() {},
    leave() {},
    onRestart: () => () => {},
    close: async () => {},
    decide: (key, view) =>
      new Promise((answer) => {
        asked.push(key);
        thoughts.push({ key, left: Number(view), answer });
      }),
  };
  const turns = turnsOf({
    thread,
    shares: sharesOf(),
    standingOf: (table) => standings[table]!,
    clock,
    ran: () => time,
    waited: (rank, milliseconds) => void waited.push([rank, milliseconds]),
  });
  const answered: string[] = [];
  return {
    turns,
    asked,
    answered,
    waited,
    /** A bot at this table is asked, and will think for so long. */
    ask(table: string, milliseconds: number, { bot = 'conductor', waits = (): void => {} } = {}): void {
      const key = `${table}:0`;
      turns.sit({ key, bot } as never);
      void turns.decide(key, milliseconds, waits).then(({ kind }) => {
        if (kind === 'action') answered.push(table);
      });
    },
    async pass(milliseconds: number): Promise<void> {
      for (let step = 0; step < milliseconds; step++) {
        time++;
        const thinking = thoughts.at(-1);
        if (thinking && --thinking.left <= 0) {
          thoughts.pop();
          thinking.answer({ kind: 'action', action: {} });
        }
        for (const [alarm, due] of [...alarms]) if (due <= time && alarms.delete(alarm)) alarm();
        for (let turn = 0; turn < 5; turn++) await Promise.resolve();
      }
    },
  };
}

const DIRECTOR = { bot: 'director' };

test('tables on which a person waits go first, then those that somebody watches; the others last', async () => {
  const { ask, pass, answered } = setup({
    busy: at(AWAITED, 'ann'),
    nobody: at(UNWATCHED, 'mallory', 'x'),
    watched: at(WATCHED, 'mallory', 'y'),
    person: at(AWAITED, 'ben', 'z'),
  });
  ask('busy', 10);
  for (const table of ['nobody', 'watched', 'person']) ask(table, 10);
  await pass(40);
  expect(answered).toEqual(['busy', 'person', 'watched', 'nobody']);
});

test('who sits at twenty tables is served as often as who sits at one', async () => {
  const twenty = Array.from({ length: 20 }, (_, index) => `m${index}`);
  const { ask, pass, answered } = setup({
    own: at(AWAITED, 'ann', 'a'),
    ...Object.fromEntries(twenty.map((table) => [table, at(AWAITED, 'mallory', 'b')])),
  });
  for (const table of twenty) ask(table, 10);
  for (let move = 0; move < 5; move++) {
    ask('own', 10);
    await pass(21);
  }
  // Each of its questions had to wait for one of theirs at most.
  expect(answered.filter((table) => table === 'own')).toHaveLength(5);
  expect(answered.length).toBeLessThanOrEqual(11);
});

test('one more question among two hundred is judged by itself, and no later than the others', async () => {
  let judged = 0;
  const standings = new Proxy<Record<string, Standing>>(
    {},
    {
      get(_, table) {
        judged++;
        return at(table === 'ben' ? AWAITED : WATCHED, String(table));
      },
    },
  );
  const { ask, pass, asked } = setup(standings);
  for (let index = 0; index < 200; index++) ask(`m${index}`, 100);
  expect(judged).toBeLessThan(4 * 200);
  await pass(LOOK - 1);
  ask('ben', 10);
  ask('late', 10);
  expect(asked).toEqual(['m0:0', 'ben:0']);
});

test('watching every table, and being many guests of one address, gains nothing', async () => {
  const many = Array.from({ length: 20 }, (_, index) => `m${index}`);
  for (const rank of [WATCHED, AWAITED]) {
    const { ask, pass, answered } = setup({
      own: at(rank, 'ann', 'a'),
      ...Object.fromEntries(many.map((table) => [table, at(rank, `guest ${table}`, 'b')])),
    });
    for (const table of many) ask(table, 10);
    for (let move = 0; move < 5; move++) {
      ask('own', 10);
      await pass(21);
    }
    expect(answered.filter((table) => table === 'own')).toHaveLength(5);
  }
});

test('of guests of one address, too, the one who has had least goes first', async () => {
  const { ask, pass, answered } = setup({
    m0: at(AWAITED, 'mallory'),
    m1: at(AWAITED, 'mallory'),
    own: at(AWAITED, 'ann'),
  });
  ask('m0', 10);
  ask('m1', 10);
  ask('own', 10);
  await pass(30);
  expect(answered).toEqual(['m0', 'own', 'm1']);
});

test('whoever was away has saved up nothing: they share from now on', async () => {
  const { ask, pass, answered } = setup({ a: at(AWAITED, 'ann', 'a'), b: at(AWAITED, 'ben', 'b') });
  for (let move = 0; move < 10; move++) {
    ask('a', 100, DIRECTOR);
    await pass(100);
  }
  answered.length = 0;
  for (let move = 0; move < 4; move++) ask('b', 100, DIRECTOR);
  for (let move = 0; move < 4; move++) ask('a', 100, DIRECTOR);
  await pass(400);
  expect(answered.filter((table) => table === 'a').length).toBeGreaterThanOrEqual(1);
});

test('a long thought gives way at once to a short one, and goes on after it', async () => {
  const { ask, pass, answered, asked } = setup({ m: at(AWAITED, 'mallory', 'b'), own: at(AWAITED, 'ann', 'a') });
  ask('m', 900, DIRECTOR);
  await pass(100);
  ask('own', 5);
  expect(asked).toEqual(['m:0', 'own:0']);
  await pass(5);
  expect(answered).toEqual(['own']);
  await pass(800);
  expect(answered).toEqual(['own', 'm']);
  expect(asked).toHaveLength(2);
});

test('it gives way to a long one of somebody who has had less, at the next look', async () => {
  const { ask, pass, asked } = setup({
    m: at(AWAITED, 'mallory', 'b'),
    own: at(AWAITED, 'ann', 'a'),
  });
  ask('own', 10, DIRECTOR);
  await pass(10);
  ask('m', 900, DIRECTOR);
  ask('own', 900, DIRECTOR);
  expect(asked).toEqual(['own:0', 'm:0']);
  await pass(2 * LOOK);
  expect(asked).toEqual(['own:0', 'm:0', 'own:0']);
});

test('long thoughts of people with many tables do not interrupt each other without an end', async () => {
  const { ask, pass, answered } = setup({ a: at(AWAITED, 'ann', 'a'), b: at(AWAITED, 'ben', 'b') });
  for (const table of ['a', 'b', 'a', 'b', 'a', 'b']) ask(table, 100, DIRECTOR);
  await pass(300);
  // Two at most are begun and not at their end.
  expect(answered.length).toBeGreaterThanOrEqual(2);
});

test('it never gives way to a less urgent table, nor to another one of the same person', async () => {
  const { ask, pass, asked } = setup({
    own: at(AWAITED, 'ann'),
    other: at(AWAITED, 'ann'),
    m: at(UNWATCHED, 'mallory', 'b'),
  });
  ask('own', 900, DIRECTOR);
  ask('m', 5);
  ask('other', 900, DIRECTOR);
  await pass(899);
  expect(asked).toEqual(['own:0']);
});

test('short and long thoughts have half of the time each where both want all of it', async () => {
  const { ask, pass, answered } = setup({
    s: at(AWAITED, 'mallory', 'b'),
    own: at(AWAITED, 'ann', 'a'),
  });
  for (let question = 0; question < 200; question++) ask('s', 10);
  ask('own', 500, DIRECTOR);
  await pass(1100);
  expect(answered).toContain('own');
  expect(answered.length).toBeGreaterThan(40);
});

test('a table hears that its question only waits, and how long it waited is told', async () => {
  const { ask, pass, waited } = setup({ own: at(AWAITED, 'ann'), m: at(UNWATCHED, 'mallory') });
  let heard = 0;
  ask('own', 9000, DIRECTOR);
  ask('m', 5, { waits: () => heard++ });
  await pass(9000);
  expect(heard).toBeGreaterThanOrEqual(3);
  expect(waited).toEqual([
    [AWAITED, 0],
    [UNWATCHED, 9000],
  ]);
});

test('what was asked about a position that has passed is given back, and nobody thinks about it', async () => {
  const { turns, ask, pass, asked } = setup({ own: at(AWAITED, 'ann'), m: at(UNWATCHED, 'mallory') });
  ask('own', 50);
  const first = turns.decide('m:0', 5);
  turns.observe('m:0', {} as never);
  expect(await first).toEqual({ kind: 'lost' });
  const second = turns.decide('m:0', 5);
  turns.leave('m:0');
  expect(await second).toEqual({ kind: 'lost' });
  await pass(60);
  expect(asked).toEqual(['own:0']);
});

/** As much of a hub as is asked about. */
function hub({ seats, others = [] }: { readonly seats: readonly object[]; readonly others?: readonly string[] }) {
  const here = crowd(0, async () => {});
  const elsewhere = new Set(others);
  const row = { room: { host: 'host', seats } };
  return {
    crowd: here,
    come: (guest: string | undefined, network: string | undefined): Member => {
      const member = { guest: guest === undefined ? undefined : { id: guest }, network } as Member;
      here.add(member);
      return member;
    },
    row: () => row,
    elsewhere: () => elsewhere,
    isElsewhere: (guest: string) => elsewhere.has(guest),
  };
}

const BOTS = [{ kind: 'bot:director' }, { kind: 'bot:director' }];
const ANN = { kind: 'open', guest: 'ann' };

test('a table is awaited while somebody who plays there is here, and belongs to those who play', () => {
  const table = hub({ seats: [ANN, ...BOTS] });
  expect(standingOf(table as never)).toEqual({ rank: WATCHED, people: [['guest ann', 'ann']] });
  table.come('ben', 'b');
  const ann = table.come('ann', 'a');
  expect(standingOf(table as never)).toEqual({ rank: AWAITED, people: [['a', 'ann']] });
  table.crowd.remove(ann);
  expect(standingOf(table as never)).toMatchObject({ rank: WATCHED });
});

test('where nobody knows from where people come, each guest counts as an address, and all spectators as one', () => {
  const table = hub({ seats: BOTS });
  for (const guest of ['ann', 'ben', undefined, undefined]) table.come(guest, undefined);
  expect(standingOf(table as never).people).toEqual([
    ['guest ann', 'ann'],
    ['guest ben', 'ben'],
    ['spectator', 'spectator'],
  ]);
});

test('a person whom another process sees is awaited too', () => {
  expect(standingOf(hub({ seats: [ANN, ...BOTS], others: ['ann'] }) as never)).toEqual({
    rank: AWAITED,
    people: [['guest ann', 'ann']],
  });
});

test('a table of bots alone belongs to those who watch it, each once, or else to its host', () => {
  const table = hub({ seats: BOTS });
  expect(standingOf(table as never)).toEqual({ rank: UNWATCHED, people: [['guest host', 'host']] });
  for (let socket = 0; socket < 3; socket++) table.come(undefined, 'x');
  expect(standingOf(table as never)).toEqual({ rank: WATCHED, people: [['x', 'spectator']] });
});
