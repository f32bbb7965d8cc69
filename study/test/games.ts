// Games to study: played by bots from a fixed seed, or taken from the files that the rules are tested with.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseGameFile, seedFromText, verifyGame, invariant, type GameFile } from '@branchline/core';
import { botById, playGame, type Bot } from '@branchline/bots';
import { transEuropa, type State, type TransEuropa } from '@branchline/trans-europa';
import type { Course } from '../src/trans-europa/turns.ts';

/** A game between bots. */
export function botGame(bots: readonly string[], { seed }: { readonly seed: string }): Course {
  const configured = transEuropa.configure({ seats: bots.length, edition: 'classic' });
  invariant(configured.ok, 'a classic game can be set up');
  const config = configured.value;
  const states: State[] = [transEuropa.setup(config)];
  const played = playGame<TransEuropa>({
    game: transEuropa,
    config,
    bots: bots.map((id) => botById('trans-europa', id) as unknown as Bot<TransEuropa>),
    seed: seedFromText(seed),
    budget: { kind: 'iterations', count: 40 },
    onMove: (_, after) => void states.push(after),
  });
  return { moves: played.moves, states };
}

/** A game of a fixture of the rules' own tests. */
export function fixture(edition: string, place = 0): { readonly file: GameFile; readonly course: Course } {
  const path = fileURLToPath(new URL(`../../games/trans-europa/test/fixtures/${edition}.jsonl`, import.meta.url));
  const parsed = parseGameFile(readFileSync(path, 'utf8').split('\n')[place]!);
  invariant(parsed.ok, 'a fixture is a game file');
  const replay = verifyGame(transEuropa, parsed.value);
  invariant(replay.ok, 'a fixture is sound');
  return { file: parsed.value, course: replay.value };
}
