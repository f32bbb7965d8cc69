// All lines that lie in some cheapest tree, for showing how free the choice still is.
import type { LineIndex } from '@branchline/boards';
import type { Solver } from './solver.ts';
import { FORBIDDEN } from './types.ts';
import type { Question } from './types.ts';

/** Ascending. A line belongs to a cheapest tree exactly if getting it for nothing saves its whole weight. */
export const alternatives = (
  solver: Solver,
  { weights, from, targets }: Omit<Question, 'graph'>,
): readonly LineIndex[] => {
  const cost = solver.missingCost(weights, from, targets);
  if (cost === Infinity) return [];
  const changed = weights.slice();
  const lines: LineIndex[] = [];
  for (let l = 0; l < weights.length; l++) {
    const weight = weights[l]!;
    if (weight === 0 || weight === FORBIDDEN) continue;
    changed[l] = 0;
    if (solver.missingCost(changed, from, targets) === cost - weight) lines.push(l);
    changed[l] = weight;
  }
  return lines;
};
