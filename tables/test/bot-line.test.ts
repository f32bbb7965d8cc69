// The line to the bots and the keeper at its other end: failures and silence are noticed, bystanders are asked again.

import { expect, test, vi } from 'vitest';
import { botKeeper, botLine, type FromBots, type StartHome, type ToBots } from '../src/index.ts';
import type { SeatedBot } from '../src/bot-keeper.ts';
import type { Clock, Sitting } from '../src/ports.ts';

/** A clock that a test moves on by hand. */
function handClock() {
  let time = 0;
  const alarms = new Map<() => void, number>();
  const clock: Clock = {
    now: () => time,
    after: (milliseconds, call) => {
      const alarm = (): void => call();
      alarms.set(alarm, time + milliseconds);
      return () => void alarms.delete(alarm);
    },
  };
  return {
    clock,
    pass(milliseconds: number): void {
      time += milliseconds;
      const due = [...alarms].filter(([, at]) => at <= time).map(([alarm]) => alarm);
      for (const alarm of due) if (alarms.delete(alarm)) alarm();
    },
  };
}

interface Home {
  readonly heard: ToBots[];
  ended: boolean;
  say(message: FromBots): void;
  sayAnything(message: unknown): void;
  breakDown(): void;
}

/** A line whose homes say what the test tells them to. */
function setup() {
  const { clock, pass } = handClock();
  const homes: Home[] = [];
  const start: StartHome = (hear, broke) => {
    const home: Home = {
      heard: [],
      ended: false,
      say: hear,
      sayAnything: hear,
      breakDown: () => broke('no memory left'),
    };
    homes.push(home);
    return { post: (message) => void home.heard.push(message), end: async () => void (home.ended = true) };
  };
  return { line: botLine({ start, clock, deadline: 1000 }), homes, pass };
}

test('an answer is passed on, a failure is told as one', async () => {
  const { line, homes } = setup();
  const first = line.decide('a', {});
  const second = line.decide('b', {});
  homes[0]!.say({ number: 2, failure: 'oops' });
  homes[0]!.say({ number: 1, action: { do: 'end-turn' } });
  expect(await first).toEqual({ kind: 'action', action: { do: 'end-turn' } });
  expect(await second).toEqual({ kind: 'failed' });
});

test('a bot that has begun and stays silent fails after the deadline; its home is replaced and the others are asked again', async () => {
  const { line, homes, pass } = setup();
  const restarted = vi.fn();
  line.onRestart(restarted);
  const slow = line.decide('a', {});
  homes[0]!.say({ number: 1, begun: true });
  pass(500);
  const bystander = line.decide('b', {});
  pass(600);
  expect(await slow).toEqual({ kind: 'failed' });
  expect(await bystander).toEqual({ kind: 'lost' });
  expect(homes[0]!.ended).toBe(true);
  expect(restarted).toHaveBeenCalledOnce();
  void line.decide('b', {});
  expect(homes).toHaveLength(2);
});

test('the time of loading, and of waiting behind another bot, is nobody’s thinking time', async () => {
  const { line, homes, pass } = setup();
  const patient = line.decide('a', {});
  pass(1400);
  homes[0]!.say({ number: 1, begun: true });
  pass(900);
  homes[0]!.say({ number: 1, action: 'late but good' });
  expect(await patient).toEqual({ kind: 'action', action: 'late but good' });
  expect(homes[0]!.ended).toBe(false);
});

test('a thought that is interrupted has all its time again once it goes on', async () => {
  const { line, homes, pass } = setup();
  const long = line.decide('a', {});
  homes[0]!.say({ number: 1, begun: true });
  pass(900);
  const short = line.decide('b', {});
  homes[0]!.say({ number: 2, begun: true });
  pass(900);
  homes[0]!.say({ number: 2, action: 'short' });
  homes[0]!.say({ number: 1, begun: true });
  pass(900);
  homes[0]!.say({ number: 1, action: 'long' });
  expect(await Promise.all([long, short])).toEqual([
    { kind: 'action', action: 'long' },
    { kind: 'action', action: 'short' },
  ]);
  expect(homes[0]!.ended).toBe(false);
});

test('a thought that hangs is the one to fail, not the question that should have interrupted it', async () => {
  const { line, homes, pass } = setup();
  const hanging = line.decide('a', {});
  homes[0]!.say({ number: 1, begun: true });
  pass(100);
  const behind = line.decide('b', {});
  pass(900);
  expect(await hanging).toEqual({ kind: 'failed' });
  expect(await behind).toEqual({ kind: 'lost' });
});

test('a home whose code never comes is given up', async () => {
  const { line, homes, pass } = setup();
  const waiting = line.decide('a', {});
  pass(1500);
  expect(await waiting).toEqual({ kind: 'failed' });
  expect(homes[0]!.ended).toBe(true);
});

test('a home that breaks fails everybody who waits, and one that was replaced can break nothing any more', async () => {
  const { line, homes } = setup();
  const waiting = line.decide('a', {});
  homes[0]!.breakDown();
  expect(await waiting).toEqual({ kind: 'failed' });
  const again = line.decide('a', {});
  homes[0]!.breakDown();
  homes[1]!.say({ number: 2, action: 'x' });
  expect(await again).toEqual({ kind: 'action', action: 'x' });
});

test('a question that is answered twice has its first answer, and the next question none of it', async () => {
  const { line, homes } = setup();
  const first = line.decide('a', {});
  for (const action of ['x', 'y']) homes[0]!.say({ number: 1, action });
  expect(await first).toEqual({ kind: 'action', action: 'x' });
  const next = line.decide('a', {});
  homes[0]!.say({ number: 1, action: 'x' });
  homes[0]!.say({ number: 2, action: 'z' });
  expect(await next).toEqual({ kind: 'action', action: 'z' });
});

test('what makes no sense is not heard', async () => {
  const { line, homes } = setup();
  const waiting = line.decide('a', {});
  for (const odd of [null, 7, { number: 1 }, { number: '1', action: 1 }, { number: 1, action: 1, more: 1 }])
    homes[0]!.sayAnything(odd);
  homes[0]!.say({ number: 1, action: 'x' });
  expect(await waiting).toEqual({ kind: 'action', action: 'x' });
});

const sitting = (key: string, past: Sitting['past'] = []): Sitting => ({
  key,
  game: 'toy',
  bot: 'first',
  config: {},
  seat: 0,
  seed: 1,
  past,
});

/** A keeper of bots that remember what they were told; `loaded` lets those come who are still on their way. */
function keeper(decide: SeatedBot['decide'] = (view) => view) {
  const said: FromBots[] = [];
  const seen: unknown[] = [];
  let loaded = (): void => {};
  const door = new Promise<void>((resolve) => (loaded = resolve));
  const hear = botKeeper({
    say: (message) => void said.push(message),
    seat: async ({ key }) => {
      await door;
      return key === 'nobody' ? undefined : { observe: (events) => void seen.push(...events), decide };
    },
  });
  return { hear, said, seen, loaded };
}

test('a bot on its way misses nothing: what it is told and asked waits until it sits', async () => {
  const { hear, said, seen, loaded } = keeper();
  hear({ tell: 'sit', sitting: sitting('a', [{ sequence: 1, by: 0, events: ['past'], view: {} } as never]) });
  hear({ tell: 'observe', key: 'a', update: { sequence: 2, by: 0, events: ['now'], view: {} } as never });
  hear({ tell: 'decide', key: 'a', number: 5, view: 'v' });
  expect(said).toEqual([]);
  loaded();
  await expect.poll(() => said).toHaveLength(2);
  expect(seen).toEqual(['past', 'now']);
  expect(said).toEqual([
    { number: 5, begun: true },
    { number: 5, action: 'v' },
  ]);
});

test('a bot that throws fails alone, and whoever does not sit there cannot be asked', async () => {
  const { hear, said, loaded } = keeper((view) => {
    if (view === 'bad') throw new Error('no idea');
    return view;
  });
  loaded();
  for (const key of ['a', 'b', 'nobody']) hear({ tell: 'sit', sitting: sitting(key) });
  hear({ tell: 'leave', key: 'b' });
  ['a', 'a', 'b', 'nobody'].forEach((key, number) =>
    hear({ tell: 'decide', key, number, view: number === 0 ? 'bad' : 'good' }),
  );
  await expect.poll(() => said.filter((message) => !('begun' in message))).toHaveLength(4);
  expect(said.filter((message) => !('begun' in message))).toEqual([
    { number: 0, failure: 'Error: no idea' },
    { number: 1, action: 'good' },
    { number: 2, failure: 'nobody sits there' },
    { number: 3, failure: 'nobody sits there' },
  ]);
});

/** A keeper of bots that think in as many steps as they are asked to; the test lets them breathe. */
function steppingKeeper() {
  const said: FromBots[] = [];
  const told: unknown[] = [];
  let next = (): void => {};
  const hear = botKeeper({
    say: (message) => void said.push(message),
    breathe: () => new Promise((resolve) => (next = resolve)),
    seat: () => ({
      observe: (events) => void told.push(...events),
      decide: (view) => view,
      *think(view) {
        for (let step = 1; step < (view as number); step++) yield undefined;
        told.push(`answered ${view}`);
        return view;
      },
    }),
  });
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  const step = async (): Promise<void> => {
    next();
    await settle();
  };
  return { hear, said, told, settle, step };
}

test('the question asked last goes first, and the thought it interrupts goes on after it', async () => {
  const { hear, said, settle, step } = steppingKeeper();
  for (const key of ['long', 'short']) hear({ tell: 'sit', sitting: sitting(key) });
  hear({ tell: 'decide', key: 'long', number: 1, view: 5 });
  await settle();
  for (let steps = 0; steps < 4; steps++) await step();
  hear({ tell: 'decide', key: 'short', number: 2, view: 2 });
  await settle();
  for (let steps = 0; steps < 8; steps++) await step();
  expect(said).toEqual([
    { number: 1, begun: true },
    { number: 2, begun: true },
    { number: 2, action: 2 },
    { number: 1, begun: true },
    { number: 1, action: 5 },
  ]);
});

test('a player that thinks is told and asked nothing else before it has answered', async () => {
  const { hear, said, told, settle, step } = steppingKeeper();
  hear({ tell: 'sit', sitting: sitting('a') });
  hear({ tell: 'decide', key: 'a', number: 1, view: 3 });
  await settle();
  hear({ tell: 'observe', key: 'a', update: { sequence: 2, by: 0, events: ['later'], view: {} } as never });
  hear({ tell: 'decide', key: 'a', number: 2, view: 1 });
  hear({ tell: 'leave', key: 'a' });
  await settle();
  for (let steps = 0; steps < 6; steps++) await step();
  expect(told).toEqual(['answered 3', 'later', 'answered 1']);
  expect(said.filter((message) => 'action' in message)).toHaveLength(2);
});

test('whoever is asked goes before all that others are told, and a bot that leaves is not kept until somebody has time', async () => {
  const { hear, said, told, settle, step } = steppingKeeper();
  const update = (event: string) => ({ sequence: 2, by: 0, events: [event], view: {} }) as never;
  for (const key of ['a', 'b', 'c']) hear({ tell: 'sit', sitting: sitting(key) });
  for (const key of ['a', 'b', 'c']) hear({ tell: 'observe', key, update: update(`${key} is told`) });
  hear({ tell: 'decide', key: 'c', number: 1, view: 2 });
  hear({ tell: 'leave', key: 'b' });
  await settle();
  for (let steps = 0; steps < 12; steps++) await step();
  expect(told).toEqual(['c is told', 'b is told', 'answered 2', 'a is told']);
  expect(said.at(-1)).toEqual({ number: 1, action: 2 });
});

test('only so many players are kept: the one asked longest ago sits down again when it is asked, and then misses nothing', async () => {
  const said: FromBots[] = [];
  const sat: string[] = [];
  const seen: string[] = [];
  const hear = botKeeper({
    say: (message) => void said.push(message),
    most: 2,
    seat: ({ key }) => {
      sat.push(key);
      return { observe: (events) => void seen.push(`${key} ${String(events)}`), decide: () => key };
    },
  });
  const tell = (key: string, event: string): void =>
    hear({ tell: 'observe', key, update: { sequence: 2, by: 0, events: [event], view: {} } as never });
  for (const key of ['a', 'b']) hear({ tell: 'sit', sitting: sitting(key) });
  await expect.poll(() => sat).toEqual(['a', 'b']);
  hear({ tell: 'decide', key: 'a', number: 1, view: {} });
  hear({ tell: 'sit', sitting: sitting('c') });
  for (const key of ['a', 'b', 'c']) tell(key, 'first');
  await expect.poll(() => seen).toEqual(['c first', 'a first']);
  hear({ tell: 'decide', key: 'b', number: 2, view: {} });
  tell('b', 'second');
  const answers = (): FromBots[] => said.filter((message) => 'action' in message);
  await expect.poll(answers).toHaveLength(2);
  await expect.poll(() => seen).toContain('b second');
  expect(answers()).toEqual([
    { number: 1, action: 'a' },
    { number: 2, action: 'b' },
  ]);
  expect(sat).toEqual(['a', 'b', 'c', 'b']);
  expect(seen).toEqual(['c first', 'a first', 'b second']);
});
