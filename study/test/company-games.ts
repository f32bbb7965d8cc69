// Games of companies to study: played by bots from a fixed seed, or taken from the files that the rules are tested with.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { botById, playGame, type Bot } from '@branchline/bots';
import { invariant, parseGameFile, seedFromText, verifyGame } from '@branchline/core';

import { trainsOfEurope, type State, type TrainsOfEurope } from '@branchline/trains-of-europe';
import type { Course } from '../src/trains-of-europe/course.ts';
// The small contents of those files.
import '../../games/trains-of-europe/test/support/groves.ts';

export interface Wish {
  readonly seed: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

export function companyGame(bots: readonly string[], { seed, options = {} }: Wish): Course {
  const configured = trainsOfEurope.configure({ seats: bots.length, options });
  invariant(configured.ok, 'a game of companies can be set up');
  const states: State[] = [trainsOfEurope.setup(configured.value)];
  const { moves } = playGame<TrainsOfEurope>({
    game: trainsOfEurope,
    config: configured.value,
    bots: bots.map((id) => botById('trains-of-europe', id) as unknown as Bot<TrainsOfEurope>),
    seed: seedFromText(seed),
    budget: { kind: 'iterations', count: 1 },
    onMove: (_, after) => void states.push(after),
  });
  return { moves, states };
}

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
