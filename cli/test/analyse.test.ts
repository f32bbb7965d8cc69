// analyse: the agreed format, the same bytes every time, and clear refusals.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { branchline, isOneClearLine, temporaryFolder } from './run.ts';

interface Chances {
  readonly sequence: number;
  readonly by: number | 'chance';
  readonly known: readonly number[];
  readonly open: readonly number[];
  readonly best?: { readonly do: readonly { readonly do: string }[]; readonly known: number; readonly doubt: number };
  readonly loss?: { readonly value: number; readonly doubt: number };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A short game in a file: two rounds at most. */
async function shortGame(game: readonly string[]): Promise<{ readonly cwd: string; readonly moves: number }> {
  const cwd = temporaryFolder();
  const { out } = await branchline(['simulate', ...game, '--games', '1', '--seed', '3', '--out', '-']);
  writeFileSync(join(cwd, 'game.json'), out);
  return { cwd, moves: (JSON.parse(out) as { moves: unknown[] }).moves.length };
}

test('figures in the agreed format, the same bytes for the same file, budget and seed', async () => {
  const { cwd, moves } = await shortGame(['--bots', 'greedy,random', '--options', '{"targetScore":5}']);
  const args = ['analyse', 'game.json', '--budget', '40', '--seed', '9', '--json'];
  const [one, two, other] = await Promise.all([
    branchline(args, { cwd }),
    branchline(args, { cwd }),
    branchline([...args, '--seed', '10'], { cwd }),
  ]);
  expect(one).toMatchObject({ code: 0, err: '' });
  expect(two.out).toBe(one.out);
  expect(other.out).not.toBe(one.out);
  const analysis = JSON.parse(one.out) as {
    game: string;
    seats: object[];
    moves: Chances[];
    luck: number[];
    skill: number[];
  };
  expect(Object.keys(analysis)).toEqual(['game', 'seats', 'moves', 'luck', 'skill']);
  expect(analysis.game).toBe('trans-europa');
  expect([analysis.seats.length, analysis.luck.length, analysis.skill.length]).toEqual([2, 2, 2]);
  expect(analysis.moves.map(({ sequence }) => sequence)).toEqual(Array.from({ length: moves }, (_, i) => i + 1));
  for (const { known, open, best, loss, by } of analysis.moves) {
    expect(Math.abs(sum(known) - 1)).toBeLessThan(0.001);
    expect(Math.abs(sum(open) - 1)).toBeLessThan(0.001);
    if (by === 'chance') expect([best, loss]).toEqual([undefined, undefined]);
    if (loss) expect(loss.value).toBeGreaterThanOrEqual(Math.max(0.03, loss.doubt));
  }
  // A player at random gives something away.
  expect(analysis.moves.some(({ loss }) => loss !== undefined)).toBe(true);
});

test('without --json a text that names players and costly turns', async () => {
  const { cwd } = await shortGame(['--bots', 'greedy,random', '--options', '{"targetScore":5}']);
  const { code, out } = await branchline(['analyse', 'game.json', '--budget', '40'], { cwd });
  expect(code).toBe(0);
  expect(out).toMatch(/^player +accuracy/);
  expect(out).toMatch(/gave away \d+ %/);
});

test('a game of companies: chances, points, returns and auctions as data', async () => {
  const { cwd, moves } = await shortGame([
    ...['--game', 'trains-of-europe', '--bots', 'conductor,random', '--options', '{"target":3}'],
  ]);
  const { code, out } = await branchline(['analyse', 'game.json', '--budget', '8', '--json'], { cwd });
  expect(code).toBe(0);
  const analysis = JSON.parse(out) as { moves: (Chances & { points: number[] })[]; returns: object[] };
  expect(Object.keys(analysis)).toEqual(['game', 'seats', 'moves', 'luck', 'accuracy', 'draws', 'returns', 'auctions']);
  expect(analysis.moves.map(({ sequence }) => sequence)).toEqual(Array.from({ length: moves }, (_, i) => i + 1));
  for (const { known, open, points } of analysis.moves) {
    expect(Math.abs(sum(known) - 1)).toBeLessThan(0.001);
    expect(Math.abs(sum(open) - 1)).toBeLessThan(0.001);
    expect(points).toHaveLength(2);
  }
  expect(analysis.returns).toHaveLength(2);
});

test('unsound files are refused in one line', async () => {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'none.json'), '{}');
  expect(isOneClearLine(await branchline(['analyse', 'none.json'], { cwd }))).toBe(true);
});
