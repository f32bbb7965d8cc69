// board, hands and solve, run as a shell would.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOARD_IDS, boardById, boardHash, boardJson } from '@branchline/boards';
import { canonicalJson, sha256Hex } from '@branchline/core';
import { describe, expect, test } from 'vitest';
import { branchline, branchlineProcess, isOneClearLine, temporaryFolder } from './run.ts';

describe('board', () => {
  test.each(BOARD_IDS)('prints all of %s as one JSON document that gives its hash', async (id) => {
    const { code, out, err } = await branchline(['board', id, '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(`sha256:${sha256Hex(canonicalJson(JSON.parse(out)))}`).toBe(boardHash(boardById(id)!));
  });

  test.each(BOARD_IDS)('describes %s with every city and its hash', async (id) => {
    const board = boardById(id)!;
    const { out } = await branchline(['board', id]);
    expect(board.cities.filter(({ name }) => !out.includes(name))).toEqual([]);
    expect(out).toMatch(new RegExp(`^junctions +${board.junctions.length}, `, 'm'));
    expect(out).toMatch(new RegExp(`^hash +${boardHash(board)}$`, 'm'));
  });

  test('lists every board once', async () => {
    const { out } = await branchline(['board']);
    const listed = out.split('\n').map((line) => line.split(' ', 1)[0]!);
    expect(listed.filter((word) => BOARD_IDS.some((id) => id === word))).toEqual([...BOARD_IDS]);
    expect(JSON.parse((await branchline(['board', '--json'])).out)).toEqual([...BOARD_IDS]);
  });

  test('names the boards there are when one is unknown', async () => {
    const ended = await branchline(['board', 'atlantis', '--json']);
    expect(isOneClearLine(ended)).toBe(true);
    expect(ended.err).toMatch(/unknown board "atlantis": expected one of europe, usa/);
    expect(ended.out).toBe('');
  });
});

describe('hands', () => {
  test('counts every hand exactly', async () => {
    const { out } = await branchline(['hands', 'europe', '--json']);
    const costs = JSON.parse(out) as Record<string, number>;
    expect(Object.keys(costs)).toEqual(['hands', 'min', 'mean', 'max']);
    expect(costs['hands']).toBe(7 ** 5);
    expect(costs).toMatchObject({ min: 17, max: 35 });
    expect(costs['mean']).toBeCloseTo(25.9774, 4);
  });

  test('prints the spread for people', async () => {
    const { out } = await branchline(['hands', 'usa']);
    expect(out).toMatch(/^hands +16807$/m);
    expect(out).toMatch(/^mean +\d+\.\d{4}$/m);
  });
});

describe('solve', () => {
  const cities = 'london,paris,madrid,roma,berlin';

  test('[TE-MISS-6] gives the same cheapest tree every time', async () => {
    const first = await branchline(['solve', 'europe', '--cities', cities, '--json']);
    const second = await branchline(['solve', 'europe', '--cities', cities, '--json']);
    expect(first.out).toBe(second.out);
    const { cost, lines } = JSON.parse(first.out) as { cost: number; lines: string[] };
    const costs = new Map(boardJson(boardById('europe')!).edges.map((edge) => [edge.id, edge.cost]));
    expect(lines.reduce((sum, line) => sum + costs.get(line)!, 0)).toBe(cost);
    expect(cost).toBe(20);
  });

  test('[TE-MISS-2] counts tracks that already lie as free, from a list, from JSON and from standard input', async () => {
    const folder = temporaryFolder();
    const { out } = await branchline(['solve', 'europe', '--cities', cities, '--json']);
    const { cost, lines } = JSON.parse(out) as { cost: number; lines: string[] };
    const text = join(folder, 'laid.txt');
    const json = join(folder, 'laid.json');
    writeFileSync(text, `# on the board\n${lines[0]}, ${lines[2]}\n${lines[3]} # and this\n`);
    writeFileSync(json, JSON.stringify([lines[0], lines[2], lines[3]]));
    const solve = async (path: string, input?: string): Promise<number> => {
      const args = ['solve', 'europe', '--cities', cities, '--laid', path, '--json'];
      const ended = await (input === undefined ? branchline(args) : branchlineProcess(args, { input }));
      return (JSON.parse(ended.out) as { cost: number }).cost;
    };
    expect(await solve(text)).toBe(cost - 3);
    expect(await solve(json)).toBe(cost - 3);
    expect(await solve('-', lines.join('\n'))).toBe(0);
  });

  test('joins the junction of --from too', async () => {
    const { out } = await branchline(['solve', 'europe', '--cities', 'paris', '--from', '1,10']);
    expect(out).toMatch(/^cost [1-9]/);
  });

  test.each([
    ['an unknown city', ['--cities', 'paris,atlantis'], /unknown city "atlantis" on board europe/],
    ['an unknown junction', ['--cities', 'paris', '--from', '999,1'], /unknown junction "999,1"/],
    ['too many places', ['--cities', 'paris,london,roma,berlin,madrid,wien,oslo'], /too many places/],
    ['a missing file', ['--cities', 'paris', '--laid', '/nowhere/laid.txt'], /\/nowhere\/laid\.txt: no such file/],
    ['a directory', ['--cities', 'paris', '--laid', '/'], /cannot read \/: it is a directory/],
    ['no cities', [], /required option '--cities <ids>'/],
    ['an empty city', ['--cities', 'paris,,roma'], /separated by commas/],
  ])('refuses %s in one line', async (_, args, message) => {
    const ended = await branchline(['solve', 'europe', ...args]);
    expect(ended.err).toMatch(message);
    expect(isOneClearLine(ended)).toBe(true);
  });

  test('names file and line of a wrong track', async () => {
    const path = join(temporaryFolder(), 'laid.txt');
    writeFileSync(path, '8,3-7,4\n1,1-9,9\n');
    const ended = await branchline(['solve', 'europe', '--cities', 'paris,roma', '--laid', path]);
    expect(ended.err).toBe(`branchline: ${path}:2: unknown line "1,1-9,9" on board europe\n`);
  });
});
