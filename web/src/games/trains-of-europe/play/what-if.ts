// The same view with a company changed, to ask the rules what would follow. Nothing is paid and nothing completes by itself.

import type { Seat } from '@branchline/core';
import {
  contentOf,
  type ContractIndex,
  type DisplayedContract,
  type HeldContract,
  type ModelIndex,
  type Money,
  type SectionIndex,
  type View,
} from '@branchline/trains-of-europe';

/** What is different for one company. */
export interface Change {
  readonly cash?: Money;
  readonly sections?: readonly SectionIndex[];
  /** Vehicles added to the yard. */
  readonly vehicles?: readonly ModelIndex[];
  readonly contracts?: readonly DisplayedContract[];
  /** From a contract back to the yard, before anything is assigned. */
  readonly unassign?: readonly { readonly model: ModelIndex; readonly contract: ContractIndex }[];
  /** From the yard to a contract, as far as they are in the yard. */
  readonly assign?: readonly { readonly model: ModelIndex; readonly contract: ContractIndex }[];
}

const replaced = <T>(list: readonly T[], at: number, value: T): T[] => list.map((old, i) => (i === at ? value : old));

const sorted = (models: readonly ModelIndex[]): ModelIndex[] => models.toSorted((a, b) => a - b);

function without(models: readonly ModelIndex[], model: ModelIndex): ModelIndex[] {
  const at = models.indexOf(model);
  return models.filter((_, i) => i !== at);
}

export function whatIf(view: View, seat: Seat, change: Change): View {
  const { public: open, companies } = view;
  const index = contentOf(view.config);
  const company = companies[seat]!;
  const sections = (change.sections ?? []).filter((no) => (open.holders[no]! & (1 << seat)) === 0);
  let idle = sorted([...(company.idle ?? []), ...(change.vehicles ?? [])]);
  let contracts: HeldContract[] = [
    ...open.contracts[seat]!,
    ...(change.contracts ?? []).map(({ contract, chips }) => ({ contract, chips, complete: false, vehicles: [] })),
  ];
  for (const { model, contract } of change.unassign ?? []) {
    if (!contracts.some((held) => held.contract === contract && held.vehicles.includes(model))) continue;
    idle = sorted([...idle, model]);
    contracts = contracts.map((held) =>
      held.contract === contract ? { ...held, vehicles: without(held.vehicles, model) } : held,
    );
  }
  for (const { model, contract } of change.assign ?? []) {
    if (!idle.includes(model)) continue;
    idle = without(idle, model);
    contracts = contracts.map((held) =>
      held.contract === contract ? { ...held, vehicles: sorted([...held.vehicles, model]) } : held,
    );
  }
  const laid = sections.reduce((sum, no) => sum + index.sections[no]!.segments, 0);
  const of = (kind: 'loco' | 'wagon'): number => idle.filter((no) => index.models[no]!.kind === kind).length;
  const known = company.idle !== undefined;
  return {
    ...view,
    public: {
      ...open,
      holders: open.holders.map((bits, no) => (sections.includes(no) ? bits | (1 << seat) : bits)),
      sticks: replaced(open.sticks, seat, open.sticks[seat]! - laid),
      contracts: replaced(open.contracts, seat, contracts),
      ...(known
        ? {
            idleLocos: replaced(open.idleLocos, seat, of('loco')),
            idleWagons: replaced(open.idleWagons, seat, of('wagon')),
          }
        : {}),
    },
    companies: replaced(companies, seat, {
      ...(company.cash === undefined ? {} : { cash: company.cash + (change.cash ?? 0) }),
      ...(known ? { idle } : {}),
    }),
  };
}
