// Help, bad usage and broken pipes, the same for every command.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { commands } from '../src/commands/index.ts';
import { branchline, isOneClearLine } from './run.ts';

const names = commands.map((command) => command.name());
const LAUNCHER = fileURLToPath(new URL('../bin/branchline.js', import.meta.url));

/** Through a real shell, for pipes and redirections. */
const shell = (line: string): Promise<{ code: number | null; err: string; out: string }> =>
  new Promise((resolve) => {
    const child = spawn('bash', ['-c', `set -o pipefail; ${line}`], { env: { ...process.env, CLI: LAUNCHER } });
    let out = '';
    let err = '';
    child.stdout.on('data', (text: Buffer) => (out += text.toString()));
    child.stderr.on('data', (text: Buffer) => (err += text.toString()));
    child.on('close', (code) => resolve({ code, out, err }));
  });

describe('help', () => {
  test('lists every command', async () => {
    const { code, out } = await branchline(['--help']);
    expect(code).toBe(0);
    for (const name of names) expect(out).toMatch(new RegExp(`^  ${name} `, 'm'));
    expect((await branchline([])).out).toBe(out);
  });

  test.each(names)('%s --help shows its options and examples', async (name) => {
    const { code, out, err } = await branchline([name, '--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`Usage: branchline ${name}`);
    expect(out).toContain(`Examples:\n  branchline ${name}`);
  });
});

describe('bad usage is refused in one line with exit code 2', () => {
  test.each([
    ['an unknown command', ['fly'], /unknown command 'fly'/],
    ['an unknown option', ['board', 'europe', '--colour'], /unknown option '--colour'/],
    ['a missing argument', ['hands'], /missing required argument 'board'/],
    ['too many arguments', ['board', 'europe', 'usa'], /too many arguments/],
  ])('%s', async (_, args, message) => {
    const ended = await branchline(args);
    expect(ended.err).toMatch(message);
    expect(ended.out).toBe('');
    expect(isOneClearLine(ended)).toBe(true);
  });
});

test.each(names)('%s refuses an option that it does not know', async (name) => {
  const needed: Readonly<Record<string, readonly string[]>> = {
    hands: ['europe'],
    content: ['trains-of-europe'],
    solve: ['europe', '--cities', 'paris'],
    simulate: ['--bots', 'greedy,greedy'],
    verify: ['g.jsonl'],
    replay: ['g.jsonl'],
    perft: ['g.jsonl', '--depth', '1'],
  };
  const ended = await branchline([name, ...(needed[name] ?? []), '--colour']);
  expect(ended.err).toMatch(/unknown option '--colour'/);
  expect(isOneClearLine(ended)).toBe(true);
});

describe('the other end of the pipe', () => {
  test('a reader that goes away is no error', async () => {
    const { code, err } = await shell('node "$CLI" board europe --json | head -c 10 > /dev/null');
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test('a full disk behind a redirection is named', async () => {
    const { code, err } = await shell('node "$CLI" board europe > /dev/full');
    expect(err).toBe('branchline: cannot write to standard output: no space left on the device\n');
    expect(code).toBe(2);
  });
});

describe('watch', () => {
  test('draws every round of a game where it is not on a terminal', async () => {
    const { code, out } = await branchline(['watch', '--seed', '1', '--bots', 'greedy,greedy,random']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Round 1 · \d+ tracks left · A greedy: \d+/m);
    expect(out).toMatch(/━━━/);
    expect(out).toMatch(/Won by [ABC]/);
    expect((await branchline(['watch', '--seed', '1', '--bots', 'greedy,greedy,random'])).out).toBe(out);
    expect(out).not.toContain('\x1b');
  });
});
