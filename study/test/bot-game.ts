// A game to study, played by bots from a fixed seed.

import { seedFromText, invariant } from '@branchline/core';
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
