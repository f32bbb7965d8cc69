// Games as text on the command line: written, read by every command, and wrong words named.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { branchline, temporaryFolder } from './run.ts';

const SIMULATIONS = {
  'trans-europa': ['--bots', 'greedy,random', '--options', '{"targetScore":1}'],
  'trains-of-europe': ['--game', 'trains-of-europe', '--bots', 'random,random'],
};

test.each(Object.entries(SIMULATIONS))('%s: a game goes into notation and comes back as it was', async (_, args) => {
  const cwd = temporaryFolder();
  const games = await branchline(['simulate', ...args, '--games', '2', '--seed', '7', '--no-hashes', '--out', '-']);
  writeFileSync(join(cwd, 'games.jsonl'), games.out);
  const written = await branchline(['notation', 'games.jsonl'], { cwd });
  expect(written).toMatchObject({ code: 0, err: '' });
  writeFileSync(join(cwd, 'games.txt'), `\n${written.out}`);
  expect((await branchline(['verify', 'games.txt'], { cwd })).out).toBe('2 passed, 0 failed\n');
  const back = await branchline(['notation', 'games.txt', '--json'], { cwd });
  const parsed = (text: string): unknown[] =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
  expect(parsed(back.out)).toEqual(parsed(games.out));

  const begun = await branchline(['notation', 'games.txt', '--number', '2', '--after', '5'], { cwd });
  expect(begun.out).not.toContain('seed:');
  writeFileSync(join(cwd, 'begun.txt'), begun.out);
  expect((await branchline(['notation', 'begun.txt', '--json'], { cwd })).out).toContain('"moves":[');
  expect(await branchline(['verify', 'begun.txt'], { cwd })).toMatchObject({ code: 0, out: '1 passed, 0 failed\n' });
});

const HEAD = 'branchline-notation/1\ngame: trans-europa\nA: Ada\nB: Brunel\n\n';

test.each([
  [
    'a word that is none',
    `${HEAD}~ first:B\nB 17,8up`,
    'games.txt: game 1: line 7: "17,8up" is not notation of this game',
  ],
  ['a move before its mover', `${HEAD}@17,8`, 'games.txt: game 1: line 6: "@17,8" is not notation of this game'],
  ['a head that nobody knows', HEAD.replace('A:', 'colour: red\nA:'), 'line 3: "colour: red" is not notation'],
  ['a seat left out', HEAD.replace('B:', 'C:'), 'line 4: "C: Brunel" is not notation'],
  ['a game that nobody knows', HEAD.replace('trans-europa', 'chess'), 'unknown game "chess"'],
  ['a later format', HEAD.replace('/1', '/12'), 'not a notation this version reads: "branchline-notation/12"'],
])('%s is named, with its line', async (_, text, said) => {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'games.txt'), text);
  const { code, err } = await branchline(['verify', 'games.txt'], { cwd });
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(said) as string });
});

test('an illegal move in notation is a finding, as in any game file', async () => {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'games.txt'), `${HEAD}~ first:B\n~ deal:oslo:oslo`);
  expect(await branchline(['verify', 'games.txt'], { cwd })).toMatchObject({ code: 1 });
});
