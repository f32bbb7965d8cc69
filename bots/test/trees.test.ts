// The table of cheapest trees against the exact solver, also for what a further track would save.

import { expect, test } from 'vitest';
import { fastRng } from '@branchline/core';
import { gridOf, transEuropa } from '@branchline/trans-europa';
import { fieldOf } from '../src/trans-europa/playout/field.ts';
import { loadView } from '../src/trans-europa/playout/load.ts';
import { newPosition } from '../src/trans-europa/playout/position.ts';
import { SETS, treeTables, weightsOfSeat } from '../src/trans-europa/trees/tree-table.ts';
import { configOf, playRound, seatBots } from './rounds.ts';

test.each([
  ['classic', 'europe'],
  ['classic', 'usa'],
  ['ferry', 'europe-ferries'],
])('%s on %s', (edition, board) => {
  const config = configOf({ seats: 3, edition, board });
  const { graph, solver } = gridOf(board);
  const field = fieldOf(config, []);
  const tableOf = treeTables(graph);
  const rng = fastRng(3);
  const table = seatBots(config, ['conductor', 'conductor', 'conductor']);
  let compared = 0;
  playRound(config, 'trees', table.choose, ({ after }) => {
    if (after.public.stage.kind !== 'build' || rng.below(4) > 0) return;
    const seat = rng.below(3);
    const position = newPosition(field);
    loadView(position, transEuropa.view(after, 'spectator'));
    const weights = weightsOfSeat(position, seat, new Uint8Array(position.weight.length));
    const lineWeights = Uint8Array.from(field.slotA, (slot) => weights[slot]!);
    const targets = after.secret.hands[seat]!.map((city) => graph.cityJunction[city]!);
    const marker = position.marker[seat]!;
    const trees = tableOf(weights, targets);
    const exact = (set: number): number =>
      solver.missingCost(
        lineWeights,
        marker,
        targets.filter((_, i) => (set >> i) & 1),
      );
    for (let set = 1; set < SETS; set++) expect(trees.cost(set, marker), `set ${set}`).toBe(exact(set));
    const network = new Uint8Array(SETS);
    trees.fromNetwork([marker], network);
    for (let i = 0; i < 12; i++) {
      // A track from the network to a neighbour: joining that junction is what laying the track does.
      const line = rng.below(graph.lineCount);
      const [a, b] = [graph.lineA[line]!, graph.lineB[line]!];
      const isIn = (junction: number): boolean => ((position.reach[junction]! >> seat) & 1) === 1;
      if (isIn(a) === isIn(b) || lineWeights[line] === 255) continue;
      const before = lineWeights[line]!;
      lineWeights[line] = 0;
      expect(trees.allJoined(network, isIn(a) ? b : a)).toBe(exact(SETS - 1));
      lineWeights[line] = before;
      compared++;
    }
  });
  expect(compared).toBeGreaterThan(5);
});
