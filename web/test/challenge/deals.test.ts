// Deals of a challenge: the same secret gives all players the same cards and the same bots, at any time.

import { verifyGame, parseGameFile } from '@branchline/core';
import { memoryRecords, openHost } from '@branchline/tables';
import {
  makeChallenge,
  openChallenge,
  outcomeOf,
  parsOf,
  passOn,
  playDeal,
  type Challenge,
} from '@branchline/tables/challenge';
import { transEuropa } from '@branchline/trans-europa';
import { expect, test } from 'vitest';
import { challengeOf, devicePorts, movesOf, opened, play, untilAsked, type Person, type Ports } from './support.ts';

/** Bots that keep something between decisions, and one that plans whole turns. */
const OPPONENTS = ['apprentice', 'engineer'];

const middle: Person = (decision, legal) => (7 * decision) % legal;

async function dealOf(ports: Ports, challenge: Challenge, deal = 0): Promise<string> {
  const created = await playDeal(ports, { challenge, deal, name: 'Ben' });
  if ('problem' in created) throw new Error(created.problem);
  return created.id;
}

async function playedDeal(challenge: Challenge, { deal = 0, person = middle, limit = Infinity } = {}) {
  const ports = devicePorts();
  const id = await dealOf(ports, challenge, deal);
  const host = await opened(ports, id);
  await play(host, person, limit);
  await untilAsked(host);
  return { ports, id, host };
}

test('two people who play the same moves meet the same cards and the same answers', async () => {
  const challenge = await challengeOf(devicePorts(), OPPONENTS);
  const [one, other] = [await playedDeal(challenge), await playedDeal(challenge)];
  expect(one.host.over()).toBe(true);
  expect(movesOf(other.host)).toEqual(movesOf(one.host));
  expect(await outcomeOf(other.ports, other.id)).toEqual(await outcomeOf(one.ports, one.id));
});

test('whoever leaves in the middle of the round finds the same bots again', async () => {
  const challenge = await challengeOf(devicePorts(), OPPONENTS);
  const whole = await playedDeal(challenge);
  const { ports, id, host } = await playedDeal(challenge, { limit: 4 });
  host.close();
  const again = await opened(ports, id);
  await play(again, (decision, legal) => middle(decision + 4, legal));
  expect(movesOf(again)).toEqual(movesOf(whole.host));
});

test('other moves are answered by the same bots: all is equal up to the first difference', async () => {
  const challenge = await challengeOf(devicePorts(), OPPONENTS);
  const one = movesOf((await playedDeal(challenge)).host);
  const other = movesOf((await playedDeal(challenge, { person: (_, legal) => legal - 1 })).host);
  const split = one.findIndex((move, at) => JSON.stringify(move) !== JSON.stringify(other[at]));
  expect(one[split]).toMatchObject({ by: 0 });
});

test('deals differ from each other, and so do challenges', async () => {
  const ports = devicePorts();
  const challenge = await challengeOf(ports, OPPONENTS);
  const hands = [];
  for (const [of, deal] of [
    [challenge, 0],
    [challenge, 1],
    [await challengeOf(ports, OPPONENTS), 0],
  ] as const) {
    const host = await opened(ports, await dealOf(ports, of, deal));
    hands.push(JSON.stringify(host.table().moves.find(({ move }) => move.do === 'deal')));
    host.close();
  }
  expect(new Set(hands).size).toBe(3);
  expect(await playDeal(ports, { challenge, deal: 2, name: 'Ben' })).toEqual({ problem: 'forged' });
});

test('nothing is taken back, nothing given up, nobody advises; a bot may finish, and that is on record', async () => {
  const challenge = await challengeOf(devicePorts(), ['conductor']);
  const { ports, id, host } = await playedDeal(challenge, { limit: 2 });
  expect(await host.rule({ seat: 0, kind: 'takeback' })).toEqual({ ok: false, reason: 'challenge' });
  expect(await host.rule({ seat: 0, kind: 'concede' })).toEqual({ ok: false, reason: 'challenge' });
  expect(await host.hint(0)).toBeUndefined();
  expect(await outcomeOf(ports, id)).toEqual({ result: null, over: false });
  while ((await untilAsked(host)) === 'asked') await host.standIn(0);
  expect(await outcomeOf(ports, id)).toMatchObject({ result: { finished: true }, over: true });
});

test('a deal whose storage does not answer is out of reach, not gone', async () => {
  const ports = devicePorts();
  const read = async (): Promise<never> => {
    throw new Error('injected');
  };
  expect(await outcomeOf(ports, 'unknown')).toBeNull();
  await expect(outcomeOf({ ...ports, records: { ...ports.records, read } }, 'unknown')).rejects.toThrow('out of reach');
});

const EDITIONS = [
  ['classic', -1],
  ['ferry', -1],
  ['prestige', 1],
] as const;

test.each(EDITIONS)(
  'a bot plays the same deal of the %s edition from the same seat, aside, and its game can be verified',
  async (edition, sign) => {
    const challenge = await challengeOf(devicePorts(), ['conductor', 'apprentice'], edition);
    const runs = [];
    // Ferries take long; once more is enough elsewhere.
    for (let run = 0; run < (edition === 'ferry' ? 1 : 2); run++) {
      const ports = devicePorts();
      const pars = parsOf(ports, { openHost, records: memoryRecords() });
      const wish = { challenge, deal: 1, as: { name: 'Engineer', kind: 'bot:engineer' } };
      let said = await pars.ask(wish);
      while ('moves' in said) said = await pars.ask(wish);
      expect(await ports.records.list()).toEqual([]);
      runs.push(said);
    }
    expect(runs.at(-1)).toEqual(runs[0]);
    const [said] = runs;
    if (!said || !('file' in said)) throw new Error('no game');
    expect(said.result.points).toHaveLength(3);
    expect(said.result.points.every((points) => Object.is(sign * points, Math.abs(points)) || points === 0)).toBe(true);
    const file = parseGameFile(said.file);
    if (!file.ok) throw new Error('no file');
    expect(verifyGame(transEuropa, file.value).ok).toBe(true);
    const person = await playedDeal(challenge, { deal: 1 });
    expect(file.value.moves.find((move) => (move as { do: string }).do === 'deal')).toEqual(
      movesOf(person.host).find((move) => (move as { do: string }).do === 'deal'),
    );
  },
);

test('a link is judged by its seal: set-up and results must be what they were when it was closed', async () => {
  const ports = devicePorts();
  const challenge = await challengeOf(ports, OPPONENTS);
  const results = [{ name: 'Ada', tag: 'a1', deals: [{ points: [-3, 0, -1] }, { points: [0, -2, -4] }] }];
  const passed = passOn(challenge, results);
  if ('problem' in passed) throw new Error(passed.problem);
  const link = { setup: challenge.setup, results, sealed: passed.sealed };
  const known = await openChallenge(ports, link);
  expect(known).toMatchObject({ challenge });
  const forged = { problem: 'forged' };
  expect(await openChallenge(ports, { ...link, results: [] })).toEqual(forged);
  expect(await openChallenge(ports, { ...link, setup: { ...challenge.setup, deals: 3 } })).toEqual(forged);
  expect(
    await openChallenge(ports, { ...link, sealed: link.sealed.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }),
  ).toEqual(forged);
  expect(passOn({ ...challenge, sealed: link.sealed }, [])).toEqual(forged);
  // The same challenge, whatever results come with it.
  const bare = passOn(challenge, []);
  if ('problem' in bare) throw new Error(bare.problem);
  const other = await openChallenge(ports, { setup: challenge.setup, results: [], sealed: bare.sealed });
  expect('id' in other && 'id' in known && other.id === known.id).toBe(true);
});

test('games whose cards depend on what was played are not dealt twice', async () => {
  const ports = devicePorts();
  const table = {
    game: 'trains-of-europe',
    spec: { seats: 2 },
    seats: [
      { name: 'Ada', kind: 'human' },
      { name: 'Ben', kind: 'bot:conductor' },
    ],
  };
  expect(await makeChallenge(ports, { table, seat: 0, deals: 1 })).toMatchObject({ problem: 'unplayable' });
});
