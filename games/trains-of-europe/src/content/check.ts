// Is a content playable and within its design? Every constraint CT-TOE-1…29 as one readable sentence per violation.
import { checkBalance } from './check-balance.ts';
import { checkContracts } from './check-contracts.ts';
import { checkMap } from './check-map.ts';
import { checkShape } from './check-shape.ts';
import { checkVehicles } from './check-vehicles.ts';
import type { Content } from './types.ts';

/** All violations, each beginning with the constraint it breaks; empty for a good content. */
export const checkContent = (content: Content): readonly string[] => {
  const shape = checkShape(content);
  // References that lead nowhere would only echo through every later figure.
  if (shape.length > 0) return shape;
  return [
    ...checkMap(content.map),
    ...checkVehicles(content.vehicles),
    ...checkContracts(content),
    ...checkBalance(content),
  ];
};
