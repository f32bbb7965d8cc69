// Makes the puzzles that come with the page, all of them or some kinds: node study/scripts/run.js ship [net|turn|start|whose …]

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { puzzles } from '../src/trans-europa/puzzles/generate.ts';
import type { Puzzle, PuzzleKind } from '../src/trans-europa/puzzles/puzzle.ts';

const SEED = 'ship';
const SETS: Readonly<Record<PuzzleKind, readonly { readonly board: string; readonly count: number }[]>> = {
  net: [
    { board: 'europe', count: 700 },
    { board: 'usa', count: 300 },
  ],
  whose: [{ board: 'europe', count: 150 }],
  turn: [{ board: 'europe', count: 100 }],
  start: [{ board: 'europe', count: 30 }],
};

function made(kind: PuzzleKind, board: string, count: number): Puzzle[] {
  const list: Puzzle[] = [];
  for (const puzzle of puzzles({ kind, board, seed: SEED })) {
    if (puzzle) list.push(puzzle);
    if (list.length >= count) break;
  }
  return list;
}

export function main(kinds: readonly string[]): void {
  for (const [kind, sets] of Object.entries(SETS) as [PuzzleKind, (typeof SETS)[PuzzleKind]][]) {
    if (kinds.length > 0 && !kinds.includes(kind)) continue;
    const list = sets.flatMap(({ board, count }) => made(kind, board, count));
    const path = new URL(`../../web/src/games/trans-europa/study/puzzles/generated/${kind}.json`, import.meta.url);
    writeFileSync(fileURLToPath(path), `[\n${list.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
    console.log(`${kind}: ${list.length}`);
  }
}
