// The plan of a company: what it means to do, in order, also while others act. Plain data that is kept between turns.

import type { Seat } from '@branchline/core';
import { PHASES, type Action, type Phase, type View } from '@branchline/trains-of-europe';
import * as v from 'valibot';
import { contractsOf, officeOf } from './office.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const money = v.pipe(v.number(), v.integer(), v.minValue(0));

/** `price` is what it cost when it was planned, so that a rise can be told. */
const planItemSchema = v.union([
  v.strictObject({ plan: v.literal('licence'), section: id, price: money }),
  v.strictObject({ plan: v.literal('buy'), model: id, price: money }),
  v.strictObject({ plan: v.literal('buy-blind'), vehicle: v.picklist(['loco', 'wagon']), price: money }),
  v.strictObject({ plan: v.literal('take'), contract: id }),
  v.strictObject({ plan: v.literal('assign'), model: id, contract: id }),
  v.strictObject({ plan: v.literal('call'), phase: v.picklist(PHASES) }),
]);

/** As kept on the device; `version` tells later shapes apart. */
export const planSchema = v.strictObject({
  version: v.literal(1),
  items: v.pipe(v.array(planItemSchema), v.maxLength(100)),
});

export type PlanItem = Readonly<v.InferOutput<typeof planItemSchema>>;
export interface Plan {
  readonly version: 1;
  readonly items: readonly PlanItem[];
}

export const NO_PLAN: Plan = { version: 1, items: [] };

/** A plan from outside; what is not one counts as none. */
export function parsePlan(raw: unknown): Plan {
  const parsed = v.safeParse(planSchema, raw);
  return parsed.success ? parsed.output : NO_PLAN;
}

const of = (items: readonly PlanItem[]): Plan => ({ version: 1, items });

/** The phase in which an item can be carried out. */
export const phaseOf = (item: PlanItem): Phase | undefined => {
  switch (item.plan) {
    case 'licence':
      return 'on-site-meeting';
    case 'buy':
    case 'buy-blind':
    case 'assign':
      return 'railroad-fair';
    case 'take':
      return 'conference-room';
    case 'call':
      return undefined;
  }
};

/** Things there is only one of: planning them again takes them out. */
const sameThing = (a: PlanItem, b: PlanItem): boolean =>
  (a.plan === 'licence' && b.plan === 'licence' && a.section === b.section) ||
  (a.plan === 'take' && b.plan === 'take' && a.contract === b.contract) ||
  (a.plan === 'call' && b.plan === 'call' && a.phase === b.phase);

export const withItem = (plan: Plan, item: PlanItem): Plan => of([...plan.items, item]);

export const withoutItem = (plan: Plan, at: number): Plan => of(plan.items.filter((_, other) => other !== at));

/** Adds it, or takes it out where it is planned already. */
export function toggled(plan: Plan, item: PlanItem): Plan {
  const at = plan.items.findIndex((other) => sameThing(other, item));
  return at < 0 ? withItem(plan, item) : withoutItem(plan, at);
}

/** One place up or down in the order. */
export function moved(plan: Plan, at: number, by: 1 | -1): Plan {
  const items = [...plan.items];
  const [item] = items.splice(at, 1);
  if (item) items.splice(Math.max(0, at + by), 0, item);
  return of(items);
}

export function actionOf(item: PlanItem): Action {
  switch (item.plan) {
    case 'licence':
      return { do: 'licence', section: item.section };
    case 'buy':
      return { do: 'buy', model: item.model };
    case 'buy-blind':
      return { do: 'buy-blind', kind: item.vehicle };
    case 'take':
      return { do: 'take', contract: item.contract };
    case 'assign':
      return { do: 'assign', model: item.model, contract: item.contract };
    case 'call':
      return { do: 'call', phase: item.phase };
  }
}

const sameAction = (a: Action, b: Action): boolean => {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  const [left, right] = [a, b] as unknown as Record<string, unknown>[];
  return [...keys].every((key) => left![key] === right![key]);
};

/** The plan once this has been done: the first item that meant it is struck off. */
export function carriedOut(plan: Plan, action: Action): Plan {
  const at = plan.items.findIndex((item) => sameAction(actionOf(item), action));
  return at < 0 ? plan : withoutItem(plan, at);
}

/**
 * The plan under a new view: what the company has got meanwhile is removed. What another company took stays, with a warning
 * (see plan-check.ts), so that the player notices.
 */
export function renewed(view: View, seat: Seat, plan: Plan): Plan {
  const office = officeOf(view, seat);
  const { index, open } = office;
  const has = (item: PlanItem): boolean => {
    if (item.plan === 'licence') {
      const no = index.sectionIndex.get(item.section);
      return no === undefined || (open.holders[no]! & (1 << seat)) !== 0;
    }
    const contractIndex = 'contract' in item ? index.contractIndex.get(item.contract) : undefined;
    const held = contractsOf(office).find(({ contract }) => contract === contractIndex);
    if (item.plan === 'take') return contractIndex === undefined || held !== undefined;
    if (item.plan === 'assign') return contractIndex === undefined || held?.complete === true;
    return item.plan === 'buy' && !index.modelIndex.has(item.model);
  };
  const items = plan.items.filter((item) => !has(item));
  return items.length === plan.items.length ? plan : of(items);
}
