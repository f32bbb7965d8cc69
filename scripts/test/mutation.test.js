// The tool behind `npm run mutation`: a fair sample that can be drawn again, and mutants that are found or not.

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/run.js';
import { applied, telling, keyOf, mutantsOf, originalOf, parseKey } from '../mutation/mutants.js';
import { planFor } from '../mutation/plan.js';
import { createWorker } from '../mutation/pool.js';
import { formatResults } from '../mutation/results.js';
import { changedSince, drawSample, shares } from '../mutation/sample.js';

const SOURCE = `export const isMore = (a: number, b: number) => a > b;
export const largest = (numbers: readonly number[]) => {
  let most = numbers[0] ?? 0;
  for (const number of numbers) if (isMore(number, most)) most = number;
  return most;
};
export const unused = () => 'nothing';
export const loop = (times: number) => {
  let count = 0;
  while (count < times) count++;
  return count;
};
`;

const TEST = `import { expect, test } from 'vitest';
import { isMore, largest, loop } from '../src/numbers.ts';
test('the largest', () => expect(largest([1, 3, 2])).toBe(3));
test('a loop', () => expect(loop(2)).toBe(2));
test('more than none', () => expect(isMore(1, 0)).toBe(true));
`;

const SRC = 'src/numbers.ts';
const CHECKS = 'test/numbers.test.ts';

test('files get their share of the sample by the number of their mutants, and at least one', () => {
  expect(shares([100, 300, 600], 100)).toEqual([10, 30, 60]);
  expect(shares([1, 2, 997], 100)).toEqual([1, 1, 98]);
  expect(shares([3, 4], 100)).toEqual([3, 4]);
  const many = shares([7, 11, 13, 300, 1000, 2], 150);
  expect(many.reduce((total, share) => total + share, 0)).toBe(150);
  expect(Math.min(...many)).toBe(1);
});

test('the same seed draws the same sample, another one another', async () => {
  const mutants = await mutantsOf(SRC, SOURCE);
  const sources = [
    { file: SRC, text: SOURCE, mutants },
    { file: 'src/types.ts', text: 'export type None = never;', mutants: [] },
  ];
  const drawn = drawSample(sources, { seed: 1, size: 5 });
  expect(drawn).toEqual(drawSample(sources, { seed: 1, size: 5 }));
  expect(drawn).not.toEqual(drawSample(sources, { seed: 2, size: 5 }));
  expect(drawn).toMatchObject({ size: 5, of: mutants.length });
  expect(Object.keys(drawn.files)).toEqual([SRC]);
  expect(changedSince(drawn, () => SOURCE)).toEqual([]);
  expect(changedSince(drawn, () => `${SOURCE}\n`)).toEqual([SRC]);
  expect(changedSince(drawn, () => undefined)).toEqual([SRC]);
});

test('a mutant stands where it was found, as one expression', async () => {
  const text = 'export const all = (a: boolean, b: boolean, c: boolean) => a && b && c;';
  const mutants = await mutantsOf('a.ts', text);
  const inner = mutants.find(({ replacement }) => replacement === 'a || b');
  expect(originalOf(text, inner)).toBe('a && b');
  expect(applied(text, inner)).toContain('=> (a || b) && c;');
  expect(mutants.map(keyOf).map(parseKey)).toEqual(mutants);
});

test('tests that reach a mutant come first, quick ones before slow ones, the others of their files last', () => {
  const reached = {
    a: { times: [900, 5, 10, 400], inFile: [], inTests: [[7], [7], [], []] },
    b: { times: [3, 4], inFile: [], inTests: [[1], [1]] },
    c: { times: [1, 1], inFile: [7], inTests: [[], []] },
    d: { times: [60, 1, 1, 1, 9, 500], inFile: [], inTests: [[7], [7], [7], [7], [], []] },
  };
  const order = planFor(7, reached).map(({ test: file, only }) => `${file} ${only}`);
  expect(order).toEqual(['c 0,1', 'a 1', 'd 0,1,2,3', 'a 0', 'd 4', 'a 2', 'a 3']);
  expect(planFor(8, reached)).toEqual([]);
});

test('the table counts per room and lists what no test has found', () => {
  const at = { file: 'core/src/rng.ts', line: 3, mutator: 'BooleanLiteral', original: 'true', replacement: 'false' };
  const statuses = ['killed', 'killed', 'timed out', 'survived'];
  const text = formatResults(statuses.map((status) => ({ ...at, status })));
  expect(text).toContain('| core | 4 | 2 | 1 | 1 | 0 | 0 | 75.0% |');
  expect(text).toContain('survived:\ncore/src/rng.ts:3 BooleanLiteral `true` → `false`');
});

test('a planted mutant is found, an equivalent one survives, and what each test reaches is known', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-mutation-'));
  const worker = createWorker(folder);
  try {
    for (const name of ['src', 'test']) mkdirSync(join(folder, name));
    symlinkSync(resolve(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, SRC), SOURCE);
    writeFileSync(join(folder, CHECKS), TEST);
    const steps = [{ test: CHECKS, only: [0, 1] }];
    const mutants = await mutantsOf(SRC, SOURCE);
    const judge = (replacement, more = steps) => {
      const mutant = mutants.find((one) => one.replacement === replacement);
      return worker.judge({ file: SRC, text: applied(SOURCE, mutant), steps: more }, [10]);
    };
    expect(await judge('a <= b')).toMatchObject({ status: 'killed', by: `${CHECKS} > the largest` });
    // Of equal numbers either one is the largest.
    expect(await judge('a >= b')).toEqual({ status: 'survived' });
    expect(await judge('count <= times')).toMatchObject({ status: 'killed', by: `${CHECKS} > a loop` });
    expect(await judge('count <= times', [{ test: CHECKS, only: [0] }])).toEqual({ status: 'survived' });

    const { texts, numbers } = await telling([{ file: SRC, text: SOURCE, mutants }]);
    await worker.ask({ ask: 'tell', texts });
    const { names, failure, inFile, inTests } = await worker.ask({ ask: 'reach', test: CHECKS, size: 1000 });
    expect({ names, failure }).toEqual({ names: ['the largest', 'a loop', 'more than none'], failure: undefined });
    const idOf = (part) => numbers.get([...numbers.keys()].find((key) => key.endsWith(part)));
    const [more, loops, text] = [' a >= b', ' count <= times', ' ""'].map(idOf);
    expect(inTests.map((ids) => [ids.includes(more), ids.includes(loops), ids.includes(text)])).toEqual([
      [true, false, false],
      [false, true, false],
      [true, false, false],
    ]);
    expect(inFile).not.toContain(more);
  } finally {
    worker.end();
    rmSync(folder, { recursive: true, force: true });
  }
});
