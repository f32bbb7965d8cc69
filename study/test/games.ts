// Games to study, taken from the files that the rules are tested with.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseGameFile, verifyGame, invariant, type GameFile } from '@branchline/core';
import { transEuropa } from '@branchline/trans-europa';
import type { Course } from '../src/trans-europa/turns.ts';

/** A game of a fixture of the rules' own tests. */
export function fixture(edition: string, place = 0): { readonly file: GameFile; readonly course: Course } {
  return gameIn(`fixtures/${edition}.jsonl`, place);
}

/** One of the games with claims by hand that are on record. */
export const claimed = (place: number): ReturnType<typeof fixture> => gameIn('corpus/1.0.0/claims.jsonl', place);

function gameIn(name: string, place: number): ReturnType<typeof fixture> {
  const path = fileURLToPath(new URL(`../../games/trans-europa/test/${name}`, import.meta.url));
  const parsed = parseGameFile(readFileSync(path, 'utf8').split('\n')[place]!);
  invariant(parsed.ok, 'a fixture is a game file');
  const replay = verifyGame(transEuropa, parsed.value);
  invariant(replay.ok, 'a fixture is sound');
  return { file: parsed.value, course: replay.value };
}
