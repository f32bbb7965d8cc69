// The business game on the command line: content, simulation, verification and the gazette.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canonicalJson, sha256Hex } from '@branchline/core';
import { contentHash, contentJson, PUBLISHED } from '@branchline/trains-of-europe';
import { beforeAll, describe, expect, test } from 'vitest';
import { illegalText } from '../src/text/illegal.ts';
import { branchline, isOneClearLine, temporaryFolder, type Ended } from './run.ts';

interface Sound extends Record<string, unknown> {
  moves: (Record<string, unknown> & { do: string })[];
  hashes: string[];
  result: { evaluation: { total: number }[]; years: { cash: number[] }[] };
}

const simulate = async (...args: string[]): Promise<string[]> => {
  const ended = await branchline(['simulate', '--game', 'trains-of-europe', ...args, '--out', '-']);
  expect({ code: ended.code, err: ended.err }).toEqual({ code: 0, err: '' });
  return ended.out.trimEnd().split('\n');
};

let lines: readonly string[] = [];
beforeAll(async () => {
  lines = await simulate('--bots', 'random,random,random', '--games', '2', '--seed', '7');
});

async function run(content: string, ...command: string[]): Promise<Ended> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'g.jsonl'), content);
  const [word, ...options] = command;
  return branchline([word!, 'g.jsonl', ...options], { cwd: folder });
}

const broken = (breakIt: (sound: Sound) => void): string => {
  const sound = JSON.parse(lines[0]!) as Sound;
  breakIt(sound);
  return JSON.stringify(sound);
};

describe('games on record', () => {
  const played = (version: string): string =>
    fileURLToPath(new URL(`../../games/trains-of-europe/test/corpus/${version}/as-played.jsonl`, import.meta.url));

  test('of every content that was ever in force verify as they were written then', async () => {
    const { code, out } = await branchline(['verify', '--strict', ...PUBLISHED.map(({ version }) => played(version))]);
    expect({ code, out }).toEqual({
      code: 0,
      out: '37 passed, 0 failed\noptions and seats not bound to the draws: 37 of 37\n',
    });
  });

  test('are told with the contracts and amounts of their time', async () => {
    expect(contentJson().contracts.find(({ id }) => id === 'chestnut-night')!.tax).toBe(50_000);
    const { out } = await branchline(['replay', played('1.2'), '--number', '2']);
    expect(out).toMatch(/B signs “Chestnut Night” and 2 subsidies \(tax 60k a year\)/);
  });

  test('of a content that nobody knows are refused with those that are known', async () => {
    const { code, out } = await run(
      broken((sound) => (sound['boardHash'] = `sha256:${'0'.repeat(64)}`)),
      'verify',
    );
    for (const { hash } of PUBLISHED) expect(out).toContain(hash);
    expect(out).toMatch(/board hash: expected one of sha256:.*, found sha256:0000/);
    expect(code).toBe(1);
  });
});

describe('content', () => {
  test('prints one document that gives the board hash of game files', async () => {
    const { out } = await branchline(['content', 'trains-of-europe', '--json']);
    const document = JSON.parse(out) as Record<string, unknown>;
    expect(Object.keys(document)).toEqual(['map', 'vehicles', 'contracts', 'config']);
    expect(document).toEqual(contentJson());
    expect(`sha256:${sha256Hex(canonicalJson(document))}`).toBe(contentHash());
    expect((JSON.parse(lines[0]!) as Record<string, unknown>)['boardHash']).toBe(contentHash());
  });

  test.each(PUBLISHED)('version $version is printed by its hash', async ({ version, hash }) => {
    const { out } = await branchline(['content', 'trains-of-europe', '--hash', hash, '--json']);
    expect(`sha256:${sha256Hex(canonicalJson(JSON.parse(out)))}`).toBe(hash);
    const described = await branchline(['content', 'trains-of-europe', '--hash', hash]);
    expect(described.out).toMatch(new RegExp(`, version ${version}$`, 'm'));
    expect(described.out).toContain(hash);
  });

  test('by a hash that nobody knows is refused with those that are known', async () => {
    const ended = await branchline(['content', 'trains-of-europe', '--hash', 'sha256:0']);
    expect(isOneClearLine(ended)).toBe(true);
    for (const { hash } of PUBLISHED) expect(ended.err).toContain(hash);
  });

  test('is described for people', async () => {
    const { out } = await branchline(['content', 'trains-of-europe']);
    expect(out).toMatch(/^contracts +8 launch, 66 regular$/m);
    expect(out).toMatch(/^vehicles +38 locomotives, 82 wagons$/m);
  });

  test('of another game is refused', async () => {
    const ended = await branchline(['content', 'trans-europa']);
    expect(ended.err).toMatch(/unknown content "trans-europa": expected trains-of-europe/);
    expect(isOneClearLine(ended)).toBe(true);
  });
});

describe('simulate and verify', () => {
  test.each([
    ['random,random', {}],
    ['random,random,random,random', {}],
    ['random,random,random', { hiddenVehicles: true, hiddenCash: true }],
    ['random,random,random', { selfManagedInsolvency: true, forgiveOncePerGame: true, releaseLicences: true }],
    ['random,random', { launch2p: 'choose', startPlayer: 'oldest', openEnd: true }],
    ['conductor,random,random', { manualBooks: true, hiddenCash: true }],
    ['random,random,random', { assignInTurn: true, offersInTurn: true, fixedSteps: true, allowRetarget: true }],
  ])('%s with options %j', async (bots, options) => {
    const games = await simulate('--bots', bots, '--games', '3', '--options', JSON.stringify(options));
    expect(await run(games.join('\n'), 'verify')).toMatchObject({ code: 0, out: '3 passed, 0 failed\n' });
  });

  test('[TOE-END-3] all may agree on a new target unless the options say otherwise', async () => {
    const optionsOf = async (...said: string[]): Promise<unknown> => {
      const [game] = await simulate('--bots', 'random,random', '--games', '1', ...said);
      return (JSON.parse(game!) as { options: unknown }).options;
    };
    expect(await optionsOf()).toEqual({ allowRetarget: true });
    expect(await optionsOf('--options', '{"target":5}')).toEqual({ allowRetarget: true, target: 5 });
    expect(await optionsOf('--options', '{"allowRetarget":false}')).toEqual({});
  });

  test('figures speak of years', async () => {
    const { out } = await branchline([
      'simulate',
      '--game',
      'trains-of-europe',
      '--bots',
      'random,random',
      '--games',
      '3',
    ]);
    expect(out).toMatch(/^trains-of-europe · .+: 3 games in /);
    expect(out).toMatch(/^years per game: min \d+/m);
  });

  test('there is no edition, no special card and no fifth player', async () => {
    const refused = async (...args: string[]): Promise<string> => {
      const ended = await branchline(['simulate', '--game', 'trains-of-europe', ...args]);
      expect(isOneClearLine(ended)).toBe(true);
      return ended.err;
    };
    expect(await refused('--bots', 'random,random', '--edition', 'classic')).toMatch(/edition/);
    expect(await refused('--bots', 'random,random', '--cards', '3')).toMatch(/only Trans Europa has special cards/);
    expect(await refused('--bots', 'random,random,random,random,random')).toMatch(/seats cannot be 5/);
    expect(await refused('--bots', 'random,hal')).toMatch(/unknown bot "hal" for trains-of-europe/);
  });

  test.each([
    [
      'a phase called twice',
      (sound: Sound) => {
        const calls = sound.moves.filter((move) => move.do === 'call');
        calls[1]!['phase'] = calls[0]!['phase'];
      },
      /g\.jsonl:1: game 1: move \d+: illegal \[TOE-ROUND-2\] at [a-z-]+: that phase has already been called this year: found/,
    ],
    [
      'an impossible set-up',
      (sound: Sound) => {
        const launch = sound.moves.find((move) => move.do === 'setup')!['launch'] as string[];
        launch[1] = launch[0]!;
      },
      /move 2: illegal \[TOE-/,
    ],
    [
      'a total',
      (sound: Sound) => (sound.result.evaluation[1]!.total += 6),
      /result\.evaluation\[1\]\.total: expected -?\d+, found/,
    ],
    [
      'the cash of a year',
      (sound: Sound) => (sound.result.years[0]!.cash[0]! += 10_000),
      /result\.years\[0\]\.cash\[0\]: expected/,
    ],
    ['a hash', (sound: Sound) => (sound.hashes[3] = '0'.repeat(16)), /move 4: state hash: expected/],
  ])('%s that is wrong is named', async (_, breakIt, message) => {
    const { code, out } = await run(broken(breakIt), 'verify');
    expect(out).toMatch(message);
    expect(code).toBe(1);
  });
});

describe('replay', () => {
  test('[TOE-EVAL-11] reports every year like a newspaper and ends with statements to be checked by hand', async () => {
    const { code, out } = await run(lines[0]!, 'replay');
    const years = (JSON.parse(lines[0]!) as Sound).result.years.length;
    expect(code).toBe(0);
    expect(out.match(/^── The year \d+ /gm)).toHaveLength(years);
    expect(out).toMatch(
      /^(On-site meeting|Railroad fair|Conference room|Auction house|Government aid|Development bonus), called by [ABC]\. /m,
    );
    expect(out).toMatch(/^Balance of the year\. A /m);
    expect(out).toMatch(/^══ The end: /m);
    for (const name of 'ABC') expect(out).toContain(`Statement of ${name}\n`);
    expect(out).toMatch(/^annual profit +−?\d/m);
    expect(out).toMatch(/(wins|share the victory): A .+, B .+ and C .+ points\.\n$/);
    for (const line of out.split('\n').filter((text) => /called by/.test(text)))
      expect(line.length).toBeLessThanOrEqual(100);
  });
});

describe('the statement at the end', () => {
  /** The points of a printed line, worked out from its count alone. */
  const WORTH: Readonly<Record<string, (count: number) => number>> = {
    'annual profit': (k) => Math.max(0, Math.ceil(Math.min(k, 500) / 100)),
    'contracts completed': (count) => 2 * count,
    'contracts earning': (count) => count,
    'cities connected': (count) => Math.ceil(count / 5),
    'contracts idle': (count) => -count,
    'vehicles unused': (count) => -Math.max(0, Math.ceil((count - 3) / 3)),
    'cash left over': (k) => -Math.max(0, Math.ceil((k - 300) / 100)),
  };
  const figure = (text: string): number => Number(text.replace('−', '-').replace(/k$/, ''));

  test('[TOE-EVAL-1] [TOE-MONEY-6] can be worked out by hand from what is printed', async () => {
    const games = await simulate('--bots', 'conductor,conductor,random', '--games', '2', '--seed', '5');
    const { out } = await run(games.join('\n'), 'replay');
    const statements = out.split('\nStatement of ').slice(1);
    expect(statements).toHaveLength(6);
    for (const statement of statements) {
      const books = [...statement.matchAll(/^“.+?” +(?:complete|earning|idle)((?: +−?\d+k?){6}) {2}(\S.*)$/gm)];
      expect(books.length).toBeGreaterThan(0);
      let profit = 0;
      for (const [, amounts, earnedBy] of books) {
        const figures = amounts!.trim().split(/ +/).map(figure);
        expect(figures.slice(0, 5).reduce((sum, amount) => sum + amount)).toBe(figures[5]);
        profit += figures[5]!;
        const [routes, vehicles] = earnedBy!.split('; ');
        const at = /^(\d+) vehicles? at (\d+)k/.exec(vehicles ?? '');
        expect(at === null ? 0 : Number(at[1]) * Number(at[2])).toBe(figures[1]);
        const incomes = [...routes!.matchAll(/ (\d+)k/g)].map(([, income]) => Number(income));
        expect(incomes.reduce((sum, income) => sum + income, 0)).toBe(figures[0]);
      }
      expect(statement).toMatch(new RegExp(`^annual profit +${String(profit).replace('-', '−')}k?$`, 'm'));
      let sum = 0;
      const items = [...statement.matchAll(/^([a-z, ]+?) {2,}(−?\d+k?) +(−?[\d⅔]+) {2}(?=\S)/gm)];
      expect(items).toHaveLength(9);
      for (const [, item, count, points] of items) {
        expect(WORTH[item!]?.(figure(count!)) ?? figure(points!)).toBeCloseTo(figure(points!));
        sum += figure(points!);
      }
      expect(statement).toMatch(new RegExp(`^total +${String(sum).replace('-', '−')}$`, 'm'));
    }
  });

  test('amounts that were refused are told in full', () => {
    const refused = { code: 'trains-of-europe/cash-short', rule: 'TOE-LIC-3', detail: { needs: 80_000, has: 60_000 } };
    expect(illegalText(refused)).toBe('illegal [TOE-LIC-3]: needs EUR 80,000, has 60,000');
  });
});

describe('perft', () => {
  test('counts from any position of the game', async () => {
    const sound = JSON.parse(lines[0]!) as Sound;
    const call = 1 + sound.moves.findIndex((move) => move.do === 'call');
    // Six phases can be called first, or one of three higher targets proposed before that.
    const ended = await run(lines[0]!, 'perft', '--after', String(call - 1), '--depth', '1');
    expect(ended.out).toBe('9\n');
  });
});
