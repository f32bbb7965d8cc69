// Makes puzzles for `ship`, one line for every hand or bot game looked at, so that it goes on where it was stopped:
// node study/scripts/run.js drafts --kind turn --board europe --to 800 --folder DIR

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { puzzlesIn } from '../src/trans-europa/puzzles/generate.ts';
import type { Puzzle, PuzzleKind } from '../src/trans-europa/puzzles/puzzle.ts';

/** Of all puzzles that come with the page. */
const SEED = 'ship';

export interface Draft {
  readonly number: number;
  /** How many positions were looked at, and what was accepted of them. */
  readonly looked: number;
  readonly puzzles: readonly Puzzle[];
  /** Processor time. */
  readonly seconds: number;
}

export const draftFile = (folder: string, kind: string, board: string): string =>
  join(folder, `${kind}-${board}.jsonl`);

export function draftsIn(file: string): readonly Draft[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Draft).toSorted((a, b) => a.number - b.number);
}

function draft(kind: PuzzleKind, board: string, number: number): Draft {
  const began = process.cpuUsage();
  const looked = [...puzzlesIn({ kind, board, seed: SEED }, number)];
  const { user, system } = process.cpuUsage(began);
  const puzzles = looked.filter((puzzle) => puzzle !== undefined);
  return { number, looked: looked.length, puzzles, seconds: Math.round((user + system) / 1000) / 1000 };
}

export function main(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      kind: { type: 'string', default: 'turn' },
      board: { type: 'string', default: 'europe' },
      folder: { type: 'string', default: 'puzzles' },
      from: { type: 'string', default: '0' },
      to: { type: 'string', default: '100' },
    },
  });
  const { board, folder } = values;
  const kind = values.kind as PuzzleKind;
  mkdirSync(folder, { recursive: true });
  const file = draftFile(folder, kind, board);
  const done = new Set(draftsIn(file).map(({ number }) => number));
  for (let number = Number(values.from); number < Number(values.to); number++) {
    if (!done.has(number)) appendFileSync(file, `${JSON.stringify(draft(kind, board, number))}\n`);
  }
}
