// Makes conferences for `contracts`, one line for every game looked at, so that it goes on where it was stopped:
// node study/scripts/run.js contract-drafts FILE --to 1000

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { conferencesOf, type Conference } from '../src/trains-of-europe/puzzles/generate.ts';

/** Of all puzzles that come with the page. */
const SEED = 'ship';

export interface ContractDraft {
  readonly number: number;
  /** How many conferences were looked at, and what was accepted of them. */
  readonly looked: number;
  readonly conferences: readonly Conference[];
  /** Processor time. */
  readonly seconds: number;
}

/** A line that was being written when the work was stopped is made again. */
function draftOn(line: string): readonly ContractDraft[] {
  try {
    return [JSON.parse(line) as ContractDraft];
  } catch {
    return [];
  }
}

export function contractDraftsIn(file: string): readonly ContractDraft[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.flatMap(draftOn).toSorted((a, b) => a.number - b.number);
}

function draft(number: number): ContractDraft {
  const began = process.cpuUsage();
  const looked = [...conferencesOf(number, { seed: SEED })];
  const { user, system } = process.cpuUsage(began);
  const conferences = looked.filter((conference) => conference !== undefined);
  return { number, looked: looked.length, conferences, seconds: Math.round((user + system) / 1000) / 1000 };
}

export function main(args: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { from: { type: 'string', default: '0' }, to: { type: 'string', default: '100' } },
  });
  const [file] = positionals;
  if (file === undefined) throw new Error('which file?');
  const done = new Set(contractDraftsIn(file).map(({ number }) => number));
  for (let number = Number(values.from); number < Number(values.to); number++) {
    if (!done.has(number)) appendFileSync(file, `\n${JSON.stringify(draft(number))}`);
  }
}
