// simulate, run as a shell would: the same games whatever the threads, every edition, seat count and special card.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitmentOf, seedFromText } from '@branchline/core';
import { describe, expect, test } from 'vitest';
import { branchline, branchlineProcess, isOneClearLine, temporaryFolder } from './run.ts';

const games = (path: string): Record<string, unknown>[] =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Games are few here: a separate thread would take longer to start than to play them. */
async function simulate(folder: string, name: string, ...args: string[]): Promise<string> {
  const path = join(folder, name);
  const jobs = args.includes('--jobs') ? [] : ['--jobs', '1'];
  const ended = await branchline(['simulate', ...args, ...jobs, '--out', path]);
  expect(ended.err).toBe('');
  expect(ended.code).toBe(0);
  return path;
}

const verify = async (...paths: string[]): Promise<string> => (await branchline(['verify', ...paths])).out;

describe('determinism', () => {
  test('the file is the same whatever --jobs is, and shards put together give it too', async () => {
    const folder = temporaryFolder();
    const args = ['--edition', 'classic', '--bots', 'greedy,random,greedy', '--games', '11', '--seed', '7'];
    const one = readFileSync(await simulate(folder, 'one.jsonl', ...args, '--jobs', '1'), 'utf8');
    const three = readFileSync(await simulate(folder, 'three.jsonl', ...args, '--jobs', '3'), 'utf8');
    expect(three).toBe(one);
    let parts = '';
    for (const part of ['1/3', '2/3', '3/3']) {
      parts += readFileSync(await simulate(folder, 'part.jsonl', ...args, '--shard', part), 'utf8');
    }
    expect(parts).toBe(one);
    expect(one.trimEnd().split('\n')).toHaveLength(11);
  });

  test('game i is dealt from the seed and its number; seats are named, bots can rotate', async () => {
    const path = await simulate(
      temporaryFolder(),
      'g.jsonl',
      '--bots',
      'greedy,random,random',
      '--games',
      '3',
      '--rotate',
    );
    const seeds = [0, 1, 2].map((i) => seedFromText(`simulate:1:${i}`));
    expect(games(path).map((game) => game['seed'])).toEqual(seeds);
    expect(games(path).map((game) => game['commitment'])).toEqual(seeds.map(commitmentOf));
    expect(games(path)[1]!['seats']).toEqual([
      { name: 'A', kind: 'bot:random' },
      { name: 'B', kind: 'bot:random' },
      { name: 'C', kind: 'bot:greedy' },
    ]);
  });
});

describe('every game it writes is accepted by verify', () => {
  // Every board with few and with many players, every edition with every number of them.
  test.each<[string, string, number[]]>([
    ['classic', 'europe', [2, 5]],
    ['classic', 'usa', [3, 6]],
    ['classic', 'central-europe', [2, 4]],
    ['ferry', 'europe-ferries', [2, 3, 4, 5, 6]],
    ['prestige', 'central-europe', [2, 4, 6]],
    ['prestige', 'usa', [3, 5]],
  ])('%s on %s with %j players', async (edition, board, numbers) => {
    const folder = temporaryFolder();
    const paths: string[] = [];
    for (const seats of numbers) {
      const bots = Array.from({ length: seats }, (_, seat) => (seat === 1 ? 'random' : 'greedy')).join(',');
      const args = ['--edition', edition, '--board', board, '--bots', bots, '--games', '2'];
      paths.push(await simulate(folder, `${seats}.jsonl`, ...args));
    }
    expect(await verify(...paths)).toBe(`${2 * numbers.length} passed, 0 failed\n`);
  });

  test('each special card, and several at once', async () => {
    const folder = temporaryFolder();
    const lists = ['1', '2', '3', '8', '10', '11', '12', '4,5,18', '6,7,8', '13,14,15,16,17', '9,16,19'];
    expect(new Set(lists.flatMap((cards) => cards.split(','))).size).toBe(19);
    const paths: string[] = [];
    for (const cards of lists) {
      const args = ['--edition', 'prestige', '--bots', 'greedy,random,greedy', '--games', '1', '--cards', cards];
      paths.push(await simulate(folder, `${cards}.jsonl`, ...args));
    }
    const special = games(paths[lists.indexOf('8')]!)[0]!;
    expect(special['options']).toEqual({ specialCards: 'fixedGame' });
    expect(JSON.stringify(special['moves'])).toContain('{"by":"chance","do":"special-card","cards":[8]}');
    expect(await verify(...paths)).toBe(`${lists.length} passed, 0 failed\n`);
  });

  test.each(['random', 'fixedPerRound', 'fixedGame', 'multiple(2)', 'multiple(3)'])(
    'special cards %s',
    async (specialCards) => {
      const path = await simulate(
        temporaryFolder(),
        'g.jsonl',
        ...['--edition', 'prestige', '--bots', 'greedy,greedy,random', '--games', '3'],
        ...['--options', JSON.stringify({ specialCards })],
      );
      expect(await verify(path)).toBe('3 passed, 0 failed\n');
    },
  );

  test.each([
    ['classic', { targetScore: 20, startPlayer: 'oldest' }],
    ['classic', { scoring: 'prestige', blackTracks: 30, startPlayer: 'host' }],
    ['ferry', { sharedStart: true, halfFerryCost: 1 }],
    ['prestige', { allowPass: true, scoring: 'penalty', memoryAid: false, specialCards: 'random' }],
  ])('%s with options %j', async (edition, options) => {
    const path = await simulate(
      temporaryFolder(),
      'g.jsonl',
      ...[
        '--edition',
        edition,
        '--bots',
        'greedy,random,greedy,random',
        '--games',
        '1',
        '--options',
        JSON.stringify(options),
      ],
    );
    expect(games(path)[0]!['options']).toEqual(options);
    expect(await verify(path)).toBe('1 passed, 0 failed\n');
  });

  test('without hashes a six-player game is under 60 kB', async () => {
    const bots = Array.from({ length: 6 }, () => 'greedy').join(',');
    const path = await simulate(temporaryFolder(), 'g.jsonl', '--bots', bots, '--games', '3', '--no-hashes');
    expect(games(path).every((game) => game['hashes'] === undefined)).toBe(true);
    for (const line of readFileSync(path, 'utf8').trimEnd().split('\n')) expect(line.length).toBeLessThan(60_000);
    expect(await verify(path)).toBe('3 passed, 0 failed\n');
  });
});

describe('figures', () => {
  test('count every game, seat and bot', async () => {
    const { out } = await branchline(['simulate', '--bots', 'greedy,random', '--games', '6', '--rotate', '--json']);
    const figures = JSON.parse(out) as {
      games: number;
      seats: { wins: number; games: number }[];
      bots: { bot: string; wins: number; games: number; roundsWon: number }[];
      reasons: Record<string, number>;
      rounds: { perGame: { mean: number } };
    };
    expect(figures.games).toBe(6);
    expect(figures.seats.reduce((sum, seat) => sum + seat.wins, 0)).toBeCloseTo(6);
    expect(figures.bots.map(({ bot, games: played }) => [bot, played])).toEqual([
      ['greedy', 6],
      ['random', 6],
    ]);
    expect(figures.bots[0]!.wins).toBeGreaterThan(figures.bots[1]!.wins);
    const rounds = Object.values(figures.reasons).reduce((sum, count) => sum + count, 0);
    expect(rounds).toBeCloseTo(figures.rounds.perGame.mean * 6);
  });

  test('stand in a table for people', async () => {
    const { out } = await branchline(['simulate', '--bots', 'greedy,greedy,random', '--games', '4']);
    expect(out).toMatch(/^trans-europa · classic · europe: 4 games in /);
    expect(out).toMatch(/^seat +games +wins/m);
    expect(out).toMatch(/^greedy +8 /m);
    expect(out).toMatch(/^tracks per round: min \d+/m);
    expect(out).toMatch(/^end of round: connected \d+/m);
  });
});

describe('refuses in one line, before anything is played or written', () => {
  const path = (): string => join(temporaryFolder(), 'g.jsonl');
  test.each([
    [
      'an unknown game',
      ['--game', 'chess', '--bots', 'greedy,greedy'],
      /unknown game "chess": expected one of trans-europa/,
    ],
    [
      'an unknown edition',
      ['--edition', 'gold', '--bots', 'greedy,greedy'],
      /unknown edition "gold": expected one of classic/,
    ],
    [
      'an unknown board',
      ['--board', 'asia', '--bots', 'greedy,greedy'],
      /unknown board "asia": expected one of europe/,
    ],
    [
      'a board of another edition',
      ['--edition', 'ferry', '--board', 'usa', '--bots', 'greedy,greedy'],
      /"usa" does not belong/,
    ],
    [
      'an unknown bot',
      ['--bots', 'greedy,hal'],
      /unknown bot "hal" for trans-europa: expected one of random, apprentice, greedy, conductor/,
    ],
    ['a single player', ['--bots', 'greedy'], /seats cannot be 1: expected 2–6/],
    ['seven players', ['--bots', 'random,random,random,random,random,random,random'], /seats cannot be 7/],
    ['an unknown option', ['--bots', 'greedy,greedy', '--options', '{"speed":3}'], /unknown option "speed"/],
    ['a bad value', ['--bots', 'greedy,greedy', '--options', '{"targetScore":"x"}'], /targetScore cannot be "x"/],
    ['broken JSON', ['--bots', 'greedy,greedy', '--options', '{'], /Expected a JSON object/],
    ['special card 20', ['--edition', 'prestige', '--bots', 'greedy,greedy', '--cards', '20'], /from 1 to 19/],
    [
      'cards that exclude each other',
      ['--edition', 'prestige', '--bots', 'greedy,greedy', '--cards', '3,9'],
      /special cards 3 and 9 exclude each other .*TP-MULTI-1/,
    ],
    ['special cards in the classic edition', ['--bots', 'greedy,greedy', '--cards', '3'], /specialCards/],
    ['no games', ['--bots', 'greedy,greedy', '--games', '0'], /whole number of at least 1/],
    ['half a game', ['--bots', 'greedy,greedy', '--games', '1.5'], /whole number/],
    ['no threads', ['--bots', 'greedy,greedy', '--jobs', '0'], /whole number from 1 to 256/],
    ['an impossible shard', ['--bots', 'greedy,greedy', '--shard', '4/3'], /i\/n/],
    ['no bots', [], /required option '--bots <ids>'/],
  ])('%s', async (_, args, message) => {
    const out = path();
    const ended = await branchline(['simulate', '--out', out, ...args]);
    expect(ended.err).toMatch(message);
    expect(isOneClearLine(ended)).toBe(true);
    expect(existsSync(out)).toBe(false);
  });

  test.each([
    ['/nowhere/g.jsonl', /cannot write \/nowhere\/g\.jsonl: no such file or directory/],
    ['/', /cannot write \/: it is a directory/],
    ['/dev/full', /cannot write \/dev\/full: no space left on the device/],
  ])('a file that cannot be written: %s', async (out, message) => {
    const ended = await branchline(['simulate', '--bots', 'greedy,greedy', '--games', '2', '--out', out]);
    expect(ended.err).toMatch(message);
    expect(isOneClearLine(ended)).toBe(true);
  });
});

describe('an interrupted run', () => {
  test('leaves no half-written file and the old one as it was', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'g.jsonl');
    writeFileSync(path, 'old\n');
    const args = ['simulate', '--bots', 'random,random,random,random', '--games', '1000000', '--out', path];
    const ended = await branchlineProcess(args, {
      running: (kill) => {
        const poll = setInterval(() => {
          if (readdirSync(folder).length < 2) return; // not yet begun
          clearInterval(poll);
          kill('SIGINT');
        }, 20);
      },
    });
    expect(ended.code).toBe(130);
    expect(ended.err).toBe('branchline: interrupted\n');
    expect(readdirSync(folder)).toEqual(['g.jsonl']);
    expect(readFileSync(path, 'utf8')).toBe('old\n');
  });
});
