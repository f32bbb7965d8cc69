// What is planned, in words: "Licence Wien–Budapest", "Buy Otter".

import type { PlanItem } from '../plan.ts';
import type { Names } from './names.ts';

export function planItemText({ text, section, model, contract }: Names, item: PlanItem): string {
  const { plan, phases } = text;
  switch (item.plan) {
    case 'licence':
      return plan.licence(section(item.section));
    case 'buy':
      return plan.buy(model(item.model));
    case 'buy-blind':
      return plan.buyBlind[item.vehicle];
    case 'take':
      return plan.take(contract(item.contract));
    case 'assign':
      return plan.assign(model(item.model), contract(item.contract));
    case 'call':
      return plan.call(phases[item.phase].name);
  }
}
