// Games of companies to study, taken from the files that the rules are tested with.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { invariant, parseGameFile, verifyGame } from '@branchline/core';
import { trainsOfEurope } from '@branchline/trains-of-europe';
import type { Course } from '../src/trains-of-europe/course.ts';
// The small contents of those files.
import '../../games/trains-of-europe/test/support/groves.ts';

/** All games of a file of the rules' own tests. */
export function companyFixtures(name: string): readonly Course[] {
  const path = fileURLToPath(new URL(`../../games/trains-of-europe/test/fixtures/${name}.jsonl`, import.meta.url));
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const parsed = parseGameFile(line);
      invariant(parsed.ok, 'a fixture is a game file');
      const replay = verifyGame(trainsOfEurope, parsed.value);
      invariant(replay.ok, 'a fixture is sound');
      return replay.value;
    });
}
