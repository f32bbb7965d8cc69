// What a scratch pad can add: every amount printed on the contracts of a company, with what is there for it. Nothing is judged.

import type { Seat } from '@branchline/core';
import { contentOf, type ContractId, type Money, type VehicleCategory, type View } from '@branchline/trains-of-europe';
import { standingsOf, type RouteStanding, type Standing } from './contract/standing.ts';

export type Item = { readonly key: string; readonly amount: Money } & (
  | { readonly kind: 'printed' | 'tax' | 'chip' }
  | { readonly kind: 'route'; readonly from: string; readonly to: string; readonly state: RouteStanding['state'] }
  /** Without a model the place is empty. */
  | { readonly kind: 'vehicle'; readonly category: VehicleCategory; readonly model?: string }
  | { readonly kind: 'speed'; readonly min: number }
  | { readonly kind: 'sleeper' }
);

/** One contract: its amounts in the order of the card. */
export interface Slip {
  readonly contract: ContractId;
  readonly complete: boolean;
  readonly items: readonly Item[];
}

function chipsOf({ contract, chips }: Standing, chip: Money): Item[] {
  return Array.from({ length: chips }, (_, at) => ({ key: `${contract} chip ${at}`, kind: 'chip', amount: chip }));
}

function itemsOf({ contract, routes, slots, condition, perVehicle, tax }: Standing): Item[] {
  return [
    ...routes.map(({ from, to, income, state }, at): Item => ({
      ...{ key: `${contract} route ${at}`, kind: 'route', amount: income },
      ...{ from, to, state },
    })),
    ...slots.map(({ category, model }, at): Item => ({
      ...{ key: `${contract} vehicle ${at}`, kind: 'vehicle', amount: perVehicle, category },
      ...(model === undefined ? {} : { model }),
    })),
    ...(condition
      ? [
          condition.type === 'speed'
            ? ({ key: `${contract} speed`, kind: 'speed', amount: condition.income, min: condition.min ?? 1 } as const)
            : ({ key: `${contract} sleeper`, kind: 'sleeper', amount: condition.income } as const),
        ]
      : []),
    ...(tax > 0 ? [{ key: `${contract} tax`, kind: 'tax', amount: -tax } as const] : []),
  ];
}

/** The contracts of a company in the order taken; of a completed one the printed profit alone counts (TOE-CRED-11). */
export function slipsOf(view: View, seat: Seat): Slip[] {
  const { amounts } = contentOf(view.config);
  return standingsOf(view, seat).contracts.map((standing) => {
    const { contract, complete, max, chips } = standing;
    const chipped = chipsOf(standing, amounts.chip);
    const printed: Item = { key: `${contract} printed`, kind: 'printed', amount: max - chips * amounts.chip };
    return { contract, complete, items: [...(complete ? [printed] : itemsOf(standing)), ...chipped] };
  });
}

/** The scratch pad adds what was picked and knows nothing else. */
export const padSum = (slips: readonly Slip[], picked: ReadonlySet<string>): Money =>
  slips.reduce(
    (sum, { items }) => sum + items.reduce((part, { key, amount }) => part + (picked.has(key) ? amount : 0), 0),
    0,
  );
