// Puts puzzles of contracts into the page, each once, in the order of their games. They are made with
// `branchline puzzles make --kind contract --seed ship --out FILE`: node study/scripts/run.js contracts FILE …

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ContractPuzzle } from '../src/trains-of-europe/puzzles/puzzle.ts';

const TARGET = '../../web/src/games/trains-of-europe/study/puzzles/generated/contract.json';

const linesOf = (path: string): readonly string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');

/** "contract-12-3": the third conference of game 12. */
const placeOf = ({ id }: ContractPuzzle): number => {
  const [, game = 0, conference = 0] = id.split('-').map(Number);
  return game * 100 + conference;
};

export function main(files: readonly string[]): void {
  const puzzles = new Map(
    files
      .flatMap(linesOf)
      .map((line) => JSON.parse(line) as ContractPuzzle)
      .map((puzzle) => [puzzle.id, puzzle]),
  );
  const list = [...puzzles.values()].sort((a, b) => placeOf(a) - placeOf(b));
  const path = fileURLToPath(new URL(TARGET, import.meta.url));
  writeFileSync(path, `[\n${list.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
  console.log(`contract: ${list.length}`);
}
