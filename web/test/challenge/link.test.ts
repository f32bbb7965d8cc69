// Links of challenges: what comes out is what went in, and what makes no sense is refused in one word.

import * as fc from 'fast-check';
import { MOST_RESULTS, parseLinkedChallenge, type LinkedChallenge } from '@branchline/protocol/challenge';
import { beforeAll, describe, expect, test } from 'vitest';
import { countedOf, merged, newChallenge, type KeptChallenge } from '../../src/challenge/state/kept.ts';
import { keptFrom } from '../../src/challenge/state/kept-shape.ts';
import { linkName, ownResult, readCode, resultsFor } from '../../src/challenge/state/link.ts';
import { packGame } from '../../src/table/game-link.ts';

fc.configureGlobal({ seed: 20_261_118 });

const result = (name: string, tag: string) => ({
  name,
  tag,
  deals: [{ points: [-3, 0] }, { points: [0, -2], again: true as const }],
});

const LINKED: LinkedChallenge = {
  format: 'branchline-challenge/1',
  setup: {
    game: 'trans-europa',
    spec: { seats: 2, edition: 'classic', board: 'europe', options: { targetScore: 1 } },
    seats: [
      { name: '', kind: 'human' },
      { name: 'Ruth', kind: 'bot:engineer' },
    ],
    seat: 0,
    deals: 2,
    iterations: 400,
  },
  results: [result('Ada', 'aa')],
  sealed: 'ab'.repeat(32),
};

test('a link brings what was put into it', async () => {
  const code = await packGame(JSON.stringify(LINKED));
  expect(code).toMatch(/^[\w-]+$/);
  expect(await readCode(code)).toEqual(LINKED);
});

describe('hostile links', () => {
  const changes: Readonly<Record<string, object>> = {
    'another format': { format: 'branchline-game/1' },
    'something unknown': { extra: 1 },
    'no seal': { sealed: '' },
    'a seat that is not there': { setup: { ...LINKED.setup, seat: 2 } },
    'a bot where people sit': { setup: { ...LINKED.setup, seat: 1 } },
    'no rounds': { setup: { ...LINKED.setup, deals: 0 } },
    'endless rounds': { setup: { ...LINKED.setup, deals: 1e9 } },
    'bots that think for ever': { setup: { ...LINKED.setup, iterations: 1e9 } },
    'too many seats': { setup: { ...LINKED.setup, seats: Array(9).fill(LINKED.setup.seats[1]) } },
    'too many results': { results: Array.from({ length: MOST_RESULTS + 1 }, (_, i) => result('Ada', `t${i}`)) },
    'a name without end': { results: [result('A'.repeat(10_000), 'aa')] },
    'no name': { results: [result('', 'aa')] },
    'points beyond reason': {
      results: [{ ...result('Ada', 'aa'), deals: [{ points: [1e300, 0] }, { points: [0, 0] }] }],
    },
    'results of another table': {
      results: [{ ...result('Ada', 'aa'), deals: [{ points: [1, 2, 3] }, { points: [0, 0] }] }],
    },
    'results of other rounds': { results: [{ ...result('Ada', 'aa'), deals: [{ points: [1, 2] }] }] },
  };
  test.each(Object.entries(changes))('%s', async (_, change) => {
    expect(await readCode(await packGame(JSON.stringify({ ...LINKED, ...change })))).toBe('malformed');
  });

  test('too long, cut short, or anything at all', async () => {
    expect(await readCode('A'.repeat(16_001))).toBe('too-long');
    const code = await packGame(JSON.stringify(LINKED));
    expect(await readCode(code.slice(0, -20))).toBe('malformed');
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[\w-]{1,200}$/), async (text) => {
        expect(await readCode(text)).toBe('malformed');
      }),
      { numRuns: 30 },
    );
    fc.assert(fc.property(fc.jsonValue(), (value) => parseLinkedChallenge(value) === undefined));
  });
});

describe('what is kept', () => {
  let kept: KeptChallenge;
  beforeAll(() => {
    kept = newChallenge('0123456789abcdef', LINKED, { created: 1, tag: 'me' });
  });

  test('can be read again, and what was damaged cannot', () => {
    const { format: _, results: __, ...challenge } = LINKED;
    const fresh = newChallenge('0123456789abcdef', challenge, { created: 1, tag: 'me' });
    expect(keptFrom(JSON.parse(JSON.stringify(fresh)))).toEqual(fresh);
    expect(keptFrom({ ...fresh, attempts: [] })).toBeUndefined();
    expect(keptFrom({ ...fresh, setup: {} })).toBeUndefined();
    expect(keptFrom(undefined)).toBeUndefined();
  });

  test('the first finished game counts, marked where it was not the first one begun', () => {
    const points = { points: [-1, 0] };
    expect(countedOf([])).toBeUndefined();
    expect(countedOf([{ game: 'a' }])).toBeUndefined();
    expect(
      countedOf([
        { game: 'a', result: points },
        { game: 'b', result: { points: [0, -9] } },
      ]),
    ).toEqual(points);
    expect(countedOf([{ game: 'a' }, { game: 'b', result: points }])).toEqual({ ...points, again: true });
  });

  test('the own result is passed on once all rounds are played, and only with consent', () => {
    const done = { game: 'a', result: { points: [-1, 0] } };
    expect(ownResult({ ...kept, attempts: [[done], []] }, 'Ola')).toBeUndefined();
    const all = { ...kept, attempts: [[done], [done]], others: [result('Ada', 'aa')] };
    expect(ownResult(all, 'Ola')).toEqual({ name: 'Ola', tag: 'me', deals: [done.result, done.result] });
    expect(resultsFor(all, { withOwn: true }).map(({ tag }) => tag)).toEqual(['me', 'aa']);
    expect(resultsFor(all, { withOwn: false }).map(({ tag }) => tag)).toEqual(['aa']);
    const crowd = Array.from({ length: 20 }, (_, i) => result('X', `t${i}`));
    expect(resultsFor({ ...all, others: crowd }, { withOwn: true })).toHaveLength(MOST_RESULTS);
  });

  test('results are told once, and one’s own comes back to nobody', () => {
    const [ada, me, bo] = [result('Ada', 'aa'), result('Me', 'me'), result('Bo', 'bb')];
    expect(merged([ada], [me, ada, bo], 'me')).toEqual([ada, bo]);
  });

  test('a long name is cut between letters', () => {
    expect(linkName('Ada')).toBe('Ada');
    expect(linkName('x'.repeat(40))).toHaveLength(24);
    expect(linkName(`${'x'.repeat(23)}🚂`)).toBe('x'.repeat(23));
  });
});
