// Distance maps that are kept and repaired must equal those of the slow formulation.
import { BOARD_IDS, boardById, graphOf } from '@branchline/boards';
import { fastRng } from '@branchline/core';
import { expect, test } from 'vitest';
import { FORBIDDEN, makeSolver, UNREACHED } from '../src/index.ts';
import { countInWasm } from '../src/fast.ts';
import { naiveDistances } from './naive.ts';
import { randomWeights } from './positions.ts';

countInWasm();

test.each(BOARD_IDS)('%s: maps follow falling and rising weights', (id) => {
  const graph = graphOf(boardById(id)!);
  const rng = fastRng(31);
  const kept = makeSolver(graph);
  const weights = randomWeights(graph, rng);
  const from = [0, 1, 2].map(() => rng.below(graph.junctionCount));
  for (let step = 0; step < 150; step++) {
    for (const junction of from) {
      if (rng.below(3) > 0) expect(kept.distances(weights, junction)).toEqual(naiveDistances(graph, weights, junction));
    }
    const changes = rng.below(10) === 0 ? 40 : rng.below(3);
    for (let i = 0; i < changes; i++)
      weights[rng.below(graph.lineCount)] = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, FORBIDDEN][rng.below(12)]!;
  }
});

test('a junction behind forbidden lines is not reached', () => {
  const graph = graphOf(boardById('usa')!);
  const weights = graph.cost.slice();
  for (let p = graph.offsets[0]!; p < graph.offsets[1]!; p++) weights[graph.line[p]!] = FORBIDDEN;
  const solver = makeSolver(graph);
  const distances = solver.distances(weights, 5, new Uint16Array(graph.junctionCount));
  expect([distances[0], distances[5]]).toEqual([UNREACHED, 0]);
  expect(distances.filter((d) => d === UNREACHED).length).toBe(1);
  expect(solver.missingCost(weights, 0, [5])).toBe(Infinity);
  expect(solver.missingTree(weights, 0, [5])).toEqual({ cost: Infinity, lines: [] });
});
