// The books of a company: every contract with all that it earns and costs, adding up to the annual profit (TOE-AUD-1).

import type { Seat } from '@branchline/core';
import { contentOf } from './contents.ts';
import type { ContentIndex } from './content-index.ts';
import { creditsOf, type Credit } from './crediting.ts';
import type { Money, State, View } from './types.ts';

export interface AuditedRoute {
  readonly from: string;
  readonly to: string;
  readonly income: Money;
  readonly held: boolean;
}

/** One contract; the items add up to `net`: routes + vehicles + extra − tax + subsidy. */
export interface AuditedContract {
  readonly contract: string;
  readonly complete: boolean;
  /** Whether anything is credited at all (TOE-CRED-1). */
  readonly gate: boolean;
  readonly routes: readonly AuditedRoute[];
  readonly routeIncome: Money;
  /** Locomotives and pulled wagons, each at `perVehicle`. */
  readonly locos: number;
  readonly wagons: number;
  readonly pulled: number;
  readonly perVehicle: Money;
  readonly vehicleIncome: Money;
  readonly extra?: { readonly type: 'speed' | 'sleeper'; readonly income: Money; readonly fulfilled: boolean };
  readonly extraIncome: Money;
  readonly tax: Money;
  readonly chips: number;
  readonly subsidy: Money;
  readonly net: Money;
}

export interface Audit {
  readonly seat: Seat;
  readonly contracts: readonly AuditedContract[];
  readonly profit: Money;
}

function audited(index: ContentIndex, credit: Credit): AuditedContract {
  const { id, routes, perVehicle, extra } = index.contracts[credit.contract]!;
  return {
    contract: id,
    complete: credit.complete,
    gate: credit.gate,
    routes: routes.map(({ from, to, income }, at) => ({
      from: index.cities[from]!,
      to: index.cities[to]!,
      income,
      held: credit.routes[at]!,
    })),
    routeIncome: credit.routeIncome,
    locos: credit.locos,
    wagons: credit.wagons,
    pulled: credit.pulled,
    perVehicle,
    vehicleIncome: credit.vehicleIncome,
    ...(extra ? { extra: { type: extra.type, income: extra.income, fulfilled: credit.extra } } : {}),
    extraIncome: credit.extraIncome,
    tax: credit.tax,
    chips: credit.chips,
    subsidy: credit.chips * index.amounts.chip,
    net: credit.net,
  };
}

/** Everything in it is public. */
export function auditOf({ config, public: open }: State | View, seat: Seat): Audit {
  const index = contentOf(config);
  const contracts = creditsOf(index, open, seat).map((credit) => audited(index, credit));
  return { seat, contracts, profit: contracts.reduce((sum, { net }) => sum + net, 0) };
}
