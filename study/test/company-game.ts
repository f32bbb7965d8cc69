// A game of companies to study, played by bots from a fixed seed.

import { botById, playGame, type Bot } from '@branchline/bots';
import { invariant, seedFromText } from '@branchline/core';
import { trainsOfEurope, type State, type TrainsOfEurope } from '@branchline/trains-of-europe';
import type { Course } from '../src/trains-of-europe/course.ts';

interface Wish {
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
