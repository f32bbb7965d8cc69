// The business game on the command line: content, simulation, verification and the gazette.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson, sha256Hex } from '@branchline/core';
import { contentHash, contentJson } from '@branchline/trains-of-europe';
import { beforeAll, describe, expect, test } from 'vitest';
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

describe('content', () => {
  test('prints one document that gives the board hash of game files', async () => {
    const { out } = await branchline(['content', 'trains-of-europe', '--json']);
    const document = JSON.parse(out) as Record<string, unknown>;
    expect(Object.keys(document)).toEqual(['map', 'vehicles', 'contracts', 'config']);
    expect(document).toEqual(contentJson());
    expect(`sha256:${sha256Hex(canonicalJson(document))}`).toBe(contentHash());
    expect((JSON.parse(lines[0]!) as Record<string, unknown>)['boardHash']).toBe(contentHash());
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
    ['random,random,random', { assignInTurn: true, offersInTurn: true, fixedSteps: true, allowRetarget: true }],
  ])('%s with options %j', async (bots, options) => {
    const games = await simulate('--bots', bots, '--games', '3', '--options', JSON.stringify(options));
    expect(await run(games.join('\n'), 'verify')).toMatchObject({ code: 0, out: '3 passed, 0 failed\n' });
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

describe('perft', () => {
  test('counts from any position of the game', async () => {
    const sound = JSON.parse(lines[0]!) as Sound;
    const call = 1 + sound.moves.findIndex((move) => move.do === 'call');
    // Six phases can be called first.
    const ended = await run(lines[0]!, 'perft', '--after', String(call - 1), '--depth', '1');
    expect(ended.out).toBe('6\n');
  });
});
