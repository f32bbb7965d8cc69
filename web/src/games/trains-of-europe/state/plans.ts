// Where companies' plans are kept.

import { keptPlans } from '../../../table/kept-plans.ts';
import { parsePlan } from '../play/plan.ts';

export const { keptPlan, keepPlan, forgetPlans } = keptPlans({
  key: 'branchline-plans-trains-of-europe',
  parse: parsePlan,
  isEmpty: ({ items }) => items.length === 0,
});
