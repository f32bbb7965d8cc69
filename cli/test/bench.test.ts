// The benchmark report: bars in both directions, names of result files, refusals. Speed itself is not tested.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMet, type Row } from '@branchline/bench';
import { expect, test } from 'vitest';
import { benchPage, benchText, figure, fileName, machine } from '../src/benchmark/report.ts';
import { branchline, isOneClearLine, temporaryFolder } from './run.ts';

const row = (more: Partial<Row>): Row => ({ group: 'rules', what: 'thing', value: 120, unit: '/s', ...more });

test('a bar is met from above or from below', () => {
  expect(isMet(row({}))).toBeUndefined();
  expect(isMet(row({ bar: 100 }))).toBe(true);
  expect(isMet(row({ bar: 200 }))).toBe(false);
  expect(isMet(row({ bar: 100, less: true }))).toBe(false);
  expect(isMet(row({ bar: 200, less: true }))).toBe(true);
  expect(isMet(row({ bar: 1, value: NaN }))).toBe(false);
});

test('figures keep as many digits as say something', () => {
  expect([1234567, 41.26, 0.0821, NaN].map(figure)).toEqual(['1,234,567', '41.3', '0.082', '–']);
});

test('the report says by how much a bar is met', () => {
  const rows = [
    row({ bar: 60 }),
    row({ bar: 60, less: true }),
    row({ what: 'peer', value: NaN, remark: 'not installed' }),
  ];
  const text = benchText(rows, machine());
  expect(text).toMatch(/≥ 60 +2\.00 × +met/);
  expect(text).toMatch(/≤ 60 +0\.50 × +MISSED/);
  expect(text).toMatch(/peer +– +\/s +not installed/);
  expect(benchPage(rows, machine())).toContain('| rules | thing | 120 | /s | ≥ 60 | 2.00 × | met |  |');
});

test('results are named by date and processor', () => {
  const on = { ...machine(), date: '2026-11-15T22:10:00.000Z', processor: 'Intel(R) Xeon(R) CPU E5-2690 v4 @ 2.60GHz' };
  expect(fileName(on)).toBe('2026-11-15-intel-xeon-e5-2690-v4');
});

test('results are kept as a document and as a page', async () => {
  const folder = temporaryFolder();
  const { code, out } = await branchline(['bench', '--only', 'memory', '--seconds', '1', '--save', folder, '--json']);
  expect(code).toBe(0);
  const names = readdirSync(folder).toSorted();
  expect(names.map((name) => name.replace(/^.*\./, ''))).toEqual(['json', 'md']);
  expect(JSON.parse(readFileSync(join(folder, names[0]!), 'utf8'))).toEqual(JSON.parse(out));
  const { rows } = JSON.parse(out) as { rows: Row[] };
  // No process of Node is smaller than 10 MB, so these are peaks of whole processes.
  expect(rows.map(({ unit, value }) => [unit, value > 10])).toEqual([
    ['MB', true],
    ['MB', true],
  ]);
});

test('unknown groups and folders are refused', async () => {
  const group = await branchline(['bench', '--only', 'weather']);
  expect(group.err).toMatch(/'weather' is invalid\. Expected some of rules, solver, /);
  expect(isOneClearLine(group)).toBe(true);
  const folder = await branchline(['bench', '--only', 'memory', '--save', '/nowhere']);
  expect(folder.err).toBe('branchline: cannot write to /nowhere: no such directory\n');
  expect(isOneClearLine(folder)).toBe(true);
});
