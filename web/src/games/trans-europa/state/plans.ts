// Where plans of tracks are kept.

import * as v from 'valibot';
import { keptPlans } from '../../../table/kept-plans.ts';
import { NO_PLAN, type Plan } from '../play/plan.ts';

const PlanSchema = v.object({
  lays: v.array(v.object({ line: v.string(), piece: v.picklist(['black', 'own']) })),
  goal: v.optional(v.string()),
  from: v.optional(v.string()),
});

/** What makes no sense is no plan. */
export function parsePlan(raw: unknown): Plan {
  const parsed = v.safeParse(PlanSchema, raw);
  if (!parsed.success) return NO_PLAN;
  const { lays, goal, from } = parsed.output;
  return { lays, ...(goal === undefined ? {} : { goal }), ...(from === undefined ? {} : { from }) };
}

export const { keptPlan, keepPlan, forgetPlans } = keptPlans({
  key: 'branchline-plans',
  parse: parsePlan,
  isEmpty: ({ lays, goal }) => lays.length === 0 && goal === undefined,
});
