// What is chosen at the stands, as a move and as an entry of the plan.

import type { Action, ModelId } from '@branchline/trains-of-europe';
import type { BlindChoice, Stands } from '../../play/choices.ts';
import { withItem, withoutItem, type Plan, type PlanItem } from '../../play/plan.ts';

export type Pick =
  | {
      readonly kind: 'model';
      readonly model: ModelId;
      /** Which of the stands, where there are equal ones. */ readonly at?: number;
    }
  | { readonly kind: 'blind'; readonly vehicle: BlindChoice['vehicle'] };

export const buying = (pick: Pick): Action =>
  pick.kind === 'model' ? { do: 'buy', model: pick.model } : { do: 'buy-blind', kind: pick.vehicle };

export const priceOf = (stands: Stands, pick: Pick): number =>
  (pick.kind === 'model'
    ? [...stands.locos, ...stands.wagons].find(({ model }) => model === pick.model)?.price
    : stands.blind.find(({ vehicle }) => vehicle === pick.vehicle)?.price) ?? 0;

const meant = (item: PlanItem, pick: Pick): boolean =>
  pick.kind === 'model'
    ? item.plan === 'buy' && item.model === pick.model
    : item.plan === 'buy-blind' && item.vehicle === pick.vehicle;

export const isPlanned = ({ items }: Plan, pick: Pick): boolean => items.some((item) => meant(item, pick));

const withGoal = (plan: Plan, pick: Pick, goal: string | undefined): Plan =>
  pick.kind === 'model' && goal !== undefined
    ? withItem(plan, { plan: 'assign', model: pick.model, contract: goal })
    : plan;

/** The plan with this purchase and where the vehicle shall go; planned already, both are taken out again. */
export function planned(plan: Plan, pick: Pick, { price, goal }: { price: number; goal: string | undefined }): Plan {
  const at = plan.items.findIndex((item) => meant(item, pick));
  if (at >= 0) {
    const rest = withoutItem(plan, at);
    const assign =
      pick.kind === 'model'
        ? rest.items.findLastIndex((item) => item.plan === 'assign' && item.model === pick.model)
        : -1;
    return assign < 0 ? rest : withoutItem(rest, assign);
  }
  const item: PlanItem =
    pick.kind === 'model'
      ? { plan: 'buy', model: pick.model, price }
      : { plan: 'buy-blind', vehicle: pick.vehicle, price };
  return withGoal(withItem(plan, item), pick, goal);
}

/** After a purchase: the vehicle's goal goes into the plan, until assigning begins. */
export const planAfterBuying = withGoal;
