// Games to study, taken from the files that the rules are tested with.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseGameFile, verifyGame, invariant, type GameFile } from '@branchline/core';
import { transEuropa } from '@branchline/trans-europa';
import type { Course } from '../src/trans-europa/turns.ts';

/** A game of a fixture of the rules' own tests. */
export function fixture(edition: string, place = 0): { readonly file: GameFile; readonly course: Course } {
  const path = fileURLToPath(new URL(`../../games/trans-europa/test/fixtures/${edition}.jsonl`, import.meta.url));
  const parsed = parseGameFile(readFileSync(path, 'utf8').split('\n')[place]!);
  invariant(parsed.ok, 'a fixture is a game file');
  const replay = verifyGame(transEuropa, parsed.value);
  invariant(replay.ok, 'a fixture is sound');
  return { file: parsed.value, course: replay.value };
}
