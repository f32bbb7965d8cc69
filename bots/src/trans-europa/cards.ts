// Which card to give away (cards 8, 13–16): the one without which the others are cheapest to join.

import type { Graph } from '@branchline/boards';
import { solverOf } from '@branchline/solver';
import type { Action, View } from '@branchline/trans-europa';
import { terrainOf } from './survey.ts';

export function giveAway(graph: Graph, choices: readonly Action[], view: View): Action {
  const { costs } = terrainOf(graph, view.public.cards);
  const hand = view.own?.hand ?? [];
  const costWithout = (choice: Action): number => {
    const given = 'city' in choice ? graph.cityIndex.get(choice.city) : undefined;
    const kept = hand.filter((city) => city !== given).map((city) => graph.cityJunction[city]!);
    return solverOf(graph).missingCost(costs, -1, kept);
  };
  let best = choices[0]!;
  let least = Infinity;
  for (const choice of choices) {
    const cost = costWithout(choice);
    if (cost < least) [best, least] = [choice, cost];
  }
  return best;
}
