// puzzles: made from a seed, proven again, and a wrong one detected.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { branchline, isOneClearLine, temporaryFolder } from './run.ts';

test('puzzles are made, the same for the same seed, and check out; a false answer does not', async () => {
  const cwd = temporaryFolder();
  const make = ['puzzles', 'make', '--kind', 'net', '--count', '5', '--seed', 'x'];
  const made = await branchline([...make, '--out', 'nets.jsonl'], { cwd });
  expect(made).toMatchObject({ code: 0, out: '' });
  expect(made.err).toMatch(/^5 of \d+ accepted/);
  const text = readFileSync(join(cwd, 'nets.jsonl'), 'utf8');
  expect((await branchline(make)).out).toBe(text);
  const right = await branchline(['puzzles', 'check', 'nets.jsonl'], { cwd });
  expect(right).toMatchObject({ code: 0, out: '5 of 5 with the same answer (100.0 %)\n' });
  // As they come with the page.
  writeFileSync(join(cwd, 'list.json'), `[\n${text.trim().replaceAll('\n', ',\n')}\n]\n`);
  expect(await branchline(['puzzles', 'check', 'list.json'], { cwd })).toEqual(right);
  writeFileSync(
    join(cwd, 'false.jsonl'),
    text.replace(/"best":(\d+)/, (_, best) => `"best":${Number(best) - 1}`),
  );
  const wrong = await branchline(['puzzles', 'check', 'false.jsonl', '--json'], { cwd });
  expect(wrong.code).toBe(1);
  expect(JSON.parse(wrong.out)).toMatchObject({ checked: 5, right: 4 });
});

test('unknown kinds, boards and files are refused in one line', async () => {
  for (const args of [
    ['make', '--kind', 'chess'],
    ['make', '--board', 'moon'],
    ['check', 'nothing.jsonl'],
  ]) {
    expect(isOneClearLine(await branchline(['puzzles', ...args]))).toBe(true);
  }
});

test('what is no puzzle is named by its line, or its place in a list', async () => {
  const cwd = temporaryFolder();
  const net = JSON.stringify({ kind: 'net', id: 'n', board: 'europe', cities: [0, 1], laid: [], best: 1 });
  for (const [text, where] of [
    [`${net}\n\n{}\n`, 'line 3: not a puzzle'],
    [`${net}\nnull\n`, 'line 2: not a puzzle'],
    [`${net}\n{"kind":"constructor","id":"x"}\n`, 'line 2: not a puzzle'],
    [`${net}\n{"kind":"turn","id":"x","scene":{}}\n`, 'line 2: not a puzzle'],
    [`${net}\n{"kind"\n`, 'line 2: '],
    [`[${net}, {}]`, 'puzzle 2 of the list is none'],
  ] as const) {
    writeFileSync(join(cwd, 'odd.jsonl'), text);
    const refused = await branchline(['puzzles', 'check', 'odd.jsonl'], { cwd });
    expect(isOneClearLine(refused), refused.err).toBe(true);
    expect(refused.err).toContain(`odd.jsonl: ${where}`);
  }
});
