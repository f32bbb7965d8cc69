// A net on the map, and where it has ended the best net nearest to it.

import { gridOf } from '@branchline/trans-europa';
import type { NetPuzzle } from '@branchline/study/trans-europa/puzzle';
import { NO_MARKS, type BoardMarks } from '../../board/types.ts';
import type { Net } from './net-state.ts';

/** Of all nets of the least cost the one that keeps most of the lines built: they are a little cheaper than the others. */
export function nearestBest({ board, cities }: NetPuzzle, built: readonly number[]): readonly number[] {
  const { graph, solver, tariffs } = gridOf(board);
  const homes = cities.map((city) => graph.cityJunction[city]!);
  const cost = tariffs[0]!.cost;
  const best = solver.missingCost(cost.slice(), -1, homes);
  let lines = solver.missingTree(cost.slice(), -1, homes).lines;
  const kept = (tree: readonly number[]): number => tree.filter((line) => built.includes(line)).length;
  // One line after the other is tried: it may stay if some best net has it together with those that stay already.
  const stays: number[] = [];
  for (const line of built) {
    const weights = cost.slice();
    for (const each of [...stays, line]) weights[each] = 0;
    const price = [...stays, line].reduce((sum, each) => sum + cost[each]!, 0);
    const tree = solver.missingTree(weights, -1, homes);
    if (tree.cost + price > best) continue;
    stays.push(line);
    const whole = [...new Set([...stays, ...tree.lines])];
    if (kept(whole) >= kept(lines)) lines = whole;
  }
  return lines;
}

export function netMarks(puzzle: NetPuzzle, net: Net, ended: boolean): BoardMarks {
  const { graph, tariffs } = gridOf(puzzle.board);
  const built = net.lines.value;
  const best = ended && net.cost.value !== puzzle.best ? nearestBest(puzzle, built) : [];
  return {
    ...NO_MARKS,
    plan: built.map((line) => ({ line: graph.lineIds[line]!, cost: tariffs[0]!.cost[line]! })),
    routes:
      best.length > 0
        ? [{ kind: 'better', lines: best.filter((line) => !built.includes(line)).map((line) => graph.lineIds[line]!) }]
        : [],
    cities: puzzle.cities.map((city) => ({
      city: graph.cityIds[city]!,
      target: true,
      linked: net.joined.value.size > 1 && net.joined.value.has(city),
    })),
  };
}
