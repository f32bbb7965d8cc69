// SPEC.md, code and tests speak of the same rules.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const idsIn = (source: string): string[] => source.match(/TOE-[A-Z0-9]+-\d+/g) ?? [];
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.endsWith(ending))
    .map((name) => text(folder + name));

const rules = new Set([...text('../SPEC.md').matchAll(/^\| (TOE-[A-Z0-9]+-\d+) +\|/gm)].map((match) => match[1]!));
const otherTests = readdirSync(new URL('./', import.meta.url))
  .filter((name) => name.endsWith('.test.ts') && name !== 'spec.test.ts')
  .map((name) => text(`./${name}`));

test('[TOE-COMP-1] every rule of the specification is named by the title of a test', () => {
  const titles = otherTests.flatMap((source) => source.split('\n').filter((line) => line.includes("'[")));
  const named = new Set(titles.flatMap(idsIn));
  expect([...rules].filter((id) => !named.has(id))).toEqual([]);
  expect(rules.size).toBe(150);
});

test('[TOE-COMP-1] every rule that code or tests cite is in the specification', () => {
  const cited = [...filesIn('../src/', '.ts'), ...otherTests].flatMap(idsIn).filter((id) => !id.startsWith('TOE-FIG'));
  expect([...new Set(cited)].filter((id) => !rules.has(id))).toEqual([]);
});
