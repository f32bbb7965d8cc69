// Makes puzzles for `ship`, one line for every hand or bot game looked at, so that it resumes an interrupted run:
// node study/scripts/run.js drafts --kind turn --board europe --to 800 --folder DIR

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countInWasm } from '@branchline/solver/fast';
import { puzzlesIn } from '../src/trans-europa/puzzles/generate.ts';
import type { Puzzle, PuzzleKind } from '../src/trans-europa/puzzles/puzzle.ts';

/** Of all puzzles that come with the page. */
const SEED = 'ship';

export interface Draft {
  readonly number: number;
  /** How many positions were looked at, and what can be asked about each of those that were accepted. */
  readonly looked: number;
  readonly positions: readonly (readonly Puzzle[])[];
  /** Processor time. */
  readonly seconds: number;
}

export const draftFile = (folder: string, kind: string, board: string): string =>
  join(folder, `${kind}-${board}.jsonl`);

/** A line that was being written when the work was stopped is made again. */
function draftOn(line: string): readonly Draft[] {
  try {
    return [JSON.parse(line) as Draft];
  } catch {
    return [];
  }
}

export function draftsIn(file: string): readonly Draft[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.flatMap(draftOn).toSorted((a, b) => a.number - b.number);
}

function draft(kind: PuzzleKind, board: string, number: number): Draft {
  const began = process.cpuUsage();
  const looked = [...puzzlesIn({ kind, board, seed: SEED }, number)];
  const { user, system } = process.cpuUsage(began);
  const positions = looked.filter((found) => found.length > 0);
  return { number, looked: looked.length, positions, seconds: Math.round((user + system) / 1000) / 1000 };
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
  countInWasm();
  const { board, folder } = values;
  const kind = values.kind as PuzzleKind;
  mkdirSync(folder, { recursive: true });
  const file = draftFile(folder, kind, board);
  const done = new Set(draftsIn(file).map(({ number }) => number));
  for (let number = Number(values.from); number < Number(values.to); number++) {
    if (!done.has(number)) appendFileSync(file, `\n${JSON.stringify(draft(kind, board, number))}`);
  }
}
