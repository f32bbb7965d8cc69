// Files that want to write on the terminal: nothing they hold is obeyed, and nothing is echoed in full.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { branchline, temporaryFolder, type Ended } from './run.ts';

/** Clears the screen, rings, turns the direction, and opens the command of an eight-bit terminal. */
const EVIL = '\u001b[2J\u0007\u009b31m\u202eevil\u2028\u007f';
const LONG = 'x'.repeat(2_000_000);
/** Everything that a terminal obeys; the line ends are the program's own. */
const OBEYED = /[^\n\P{Cc}]|[\u2028\u2029\p{Bidi_Control}]/u;

type File = Record<string, unknown> & { moves: Record<string, unknown>[]; seats: { name: string; kind: string }[] };

let europa = '';
let trains = '';

beforeAll(async () => {
  const simulate = async (...args: string[]): Promise<string> => {
    const { code, out } = await branchline(['simulate', '--games', '1', '--seed', '3', '--out', '-', ...args]);
    expect(code).toBe(0);
    return out.trimEnd();
  };
  europa = await simulate('--bots', 'random,random', '--options', '{"targetScore":1}');
  trains = await simulate('--game', 'trains-of-europe', '--bots', 'random,random');
});

const changed = (text: string, change: (file: File) => void): string => {
  const file = JSON.parse(text) as File;
  change(file);
  return JSON.stringify(file);
};

async function run(content: string, ...command: readonly string[]): Promise<Ended> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'game.json'), content);
  const [word, ...options] = command;
  return branchline([word!, 'game.json', ...options], { cwd: folder });
}

function expectHarmless({ out, err }: Ended, most = 1000): void {
  for (const line of `${out}\n${err}`.split('\n')) {
    expect(line).not.toMatch(OBEYED);
    expect(line.length).toBeLessThan(most);
  }
}

const named =
  (name: string) =>
  (file: File): void => {
    file.seats[0]!.name = name;
  };

describe.each([
  ['control characters', EVIL, /\ufffd\[2J.*evil/],
  ['millions of characters', LONG, /x{20,60}…/],
])('a name of %s', (_, name, told) => {
  test.each([
    ['replay', () => europa, []],
    ['replay', () => trains, []],
    ['analyse', () => europa, ['--budget', '8']],
  ])('is told short and plain by %s', async (command, text, options) => {
    const ended = await run(changed(text(), named(name)), command, ...options);
    expect(ended.code).toBe(0);
    expect(ended.out).toMatch(told);
    expectHarmless(ended);
  });

  test('is the same in JSON, where nothing is obeyed either', async () => {
    const ended = await run(changed(europa, named(name)), 'analyse', '--budget', '8', '--json');
    expectHarmless(ended, Infinity);
    expect(JSON.parse(ended.out)).toMatchObject({ seats: [{ name: expect.stringMatching(told) as string }, {}] });
  });
});

test('a bot with a name of millions of characters is told short', async () => {
  // Without the seed nothing shows that the kind was changed.
  const file = changed(europa, (each) => {
    each.seats[0]!.kind = `bot:${LONG}`;
    delete each['seed'];
  });
  const ended = await run(file, 'replay');
  expect(ended.code).toBe(0);
  expectHarmless(ended);
});

describe.each([
  ['control characters', EVIL],
  ['millions of characters', LONG],
])('verify and perft tell what is wrong with %s', (_, evil) => {
  test.each<[string, (file: File) => void]>([
    ['the id of the game', (file) => (file['game'] = evil)],
    ['the board', (file) => (file['board'] = evil)],
    ['the edition', (file) => (file['edition'] = evil)],
    ['the version of the rules', (file) => (file['rulesVersion'] = evil)],
    ['the format', (file) => (file['format'] = evil)],
    ['an option', (file) => (file['options'] = { [evil]: 1 })],
    ['the value of an option', (file) => (file['options'] = { scoring: evil })],
    ['a field', (file) => (file[evil] = 1)],
    ['the result', (file) => Object.assign(file['result'] as object, { [evil]: evil })],
    ['a move', (file) => (file.moves[2] = { by: 0, do: evil })],
    ['a place', (file) => (file.moves[2] = { by: 0, do: 'marker', at: evil })],
    ['a hash', (file) => (file['hashes'] = [evil])],
  ])('in %s', async (__, change) => {
    const file = changed(europa, change);
    const verified = await run(file, 'verify');
    expect(verified.code).toBeGreaterThan(0);
    expectHarmless(verified);
    expectHarmless(await run(file, 'verify', '--json'));
    const counted = await run(file, 'perft', '--depth', '1');
    expect(counted.code).toBe(2);
    expectHarmless(counted);
  });
});

test('what is no JSON is told without it', async () => {
  expectHarmless(await run(`{"${EVIL.replaceAll(/\p{Cc}/gu, '')}":[1,}`, 'verify'));
  expectHarmless(await run(`{"${LONG}":[1,}`, 'verify'));
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'p.jsonl'), `{"kind":"${EVIL}"}\n`);
  expectHarmless(await branchline(['puzzles', 'check', 'p.jsonl'], { cwd: folder }));
  writeFileSync(join(folder, 'laid.txt'), `${EVIL.replaceAll(/\s/g, '')}${LONG}`);
  const solved = await branchline(['solve', 'europe', '--cities', 'london,paris', '--laid', 'laid.txt'], {
    cwd: folder,
  });
  expect(solved.code).toBe(2);
  expectHarmless(solved);
});
