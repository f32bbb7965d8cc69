// Puts the puzzles that `drafts` has made into the page, all kinds or some, and says how many were accepted and how long each
// took: node study/scripts/run.js ship DIR [net|turn|start|whose …]

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PuzzleKind } from '../src/trans-europa/puzzles/puzzle.ts';
import { draftFile, draftsIn } from './drafts.ts';

/** At most so many of a board: a file is loaded whole. */
const SETS: Readonly<Record<PuzzleKind, readonly { readonly board: string; readonly most: number }[]>> = {
  net: [
    { board: 'europe', most: 700 },
    { board: 'usa', most: 300 },
  ],
  whose: [
    { board: 'europe', most: 500 },
    { board: 'usa', most: 300 },
  ],
  turn: [
    { board: 'europe', most: 500 },
    { board: 'usa', most: 300 },
  ],
  start: [
    { board: 'europe', most: 500 },
    { board: 'usa', most: 300 },
  ],
};

export function main([folder, ...kinds]: readonly string[]): void {
  if (folder === undefined) throw new Error('which folder?');
  for (const [kind, sets] of Object.entries(SETS) as [PuzzleKind, (typeof SETS)[PuzzleKind]][]) {
    if (kinds.length > 0 && !kinds.includes(kind)) continue;
    const list = sets.flatMap(({ board, most }) => {
      const drafts = draftsIn(draftFile(folder, kind, board));
      const puzzles = drafts.flatMap((draft) => draft.puzzles);
      const sum = (of: 'looked' | 'seconds'): number => drafts.reduce((total, draft) => total + draft[of], 0);
      const share = ((100 * puzzles.length) / Math.max(1, sum('looked'))).toFixed(1);
      const each = (sum('seconds') / Math.max(1, puzzles.length)).toFixed(3);
      console.log(
        `${kind} ${board}: ${puzzles.length} of ${sum('looked')} accepted (${share} %), ${each} s of work each`,
      );
      return puzzles.slice(0, most);
    });
    const path = new URL(`../../web/src/games/trans-europa/study/puzzles/generated/${kind}.json`, import.meta.url);
    writeFileSync(fileURLToPath(path), `[\n${list.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
    console.log(`${kind}: ${list.length}`);
  }
}
