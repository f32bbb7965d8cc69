// Why one choice was better than another: facts of the rules about both, and lines of the final evaluation in the games played on.

import { lotWorthTo, toDoFor, useFor, type Ending } from '@branchline/bots/trains-of-europe/judgement';
import type { Seat } from '@branchline/core';
import {
  auditOf,
  connectedCities,
  contentOf,
  countriesOf,
  lotOf,
  trainsOfEurope,
  type Action,
  type EvaluationItem,
  type Lot,
  type Money,
  type State,
} from '@branchline/trains-of-europe';
import type { Decision } from './course.ts';
import { itemMeans } from './outlook.ts';

/** What speaks for a choice by the rules alone; hints during a game tell the same facts. */
export type Fact =
  | { readonly why: 'completes'; readonly contract: string }
  | {
      readonly why: 'opens';
      readonly contract: string;
      readonly from: string;
      readonly to: string;
      readonly income: Money;
    }
  | { readonly why: 'profit'; readonly before: Money; readonly after: Money }
  /** Licences and vehicles still to pay, by the full yearly profit. */
  | { readonly why: 'payback'; readonly contract: string; readonly years: number }
  | { readonly why: 'subsidy'; readonly chips: number; readonly amount: Money }
  | { readonly why: 'yard'; readonly contract: string; readonly models: readonly string[] }
  | { readonly why: 'fits'; readonly model: string; readonly contract: string; readonly suits: boolean }
  | { readonly why: 'reach'; readonly cities: number; readonly countries: number };

export type Reason =
  | Fact
  /** Of the contract that was taken instead; without years where a way of it is closed. */
  | { readonly why: 'instead'; readonly contract: string; readonly years?: number }
  /** By the forecast a lot is worth at most so much to the company; nothing at all where it has no use for it. */
  | { readonly why: 'worth'; readonly most?: Money; readonly price: Money }
  /** Points on a line of the final evaluation, better less played. */
  | { readonly why: 'item'; readonly item: EvaluationItem; readonly points: number };

const MOST_FACTS = 2;
const MOST_ITEMS = 2;
/** Less on a line of the evaluation is no reason. */
const LEAST_POINTS = 0.25;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** What a choice changes at once: contracts completed, routes opened, profit. */
function atOnce({ before, seat }: Decision, action: Action): Reason[] {
  const after = trainsOfEurope.apply(before, { by: seat, ...action });
  const [was, is] = [auditOf(before, seat), auditOf(after, seat)];
  const completes: Reason[] = [];
  const opens: Reason[] = [];
  for (const now of is.contracts) {
    const then = was.contracts.find(({ contract }) => contract === now.contract);
    if (now.complete && then?.complete === false) completes.push({ why: 'completes', contract: now.contract });
    if (!then || now.complete) continue;
    now.routes.forEach(({ from, to, income, held }, at) => {
      if (held && !then.routes[at]!.held) opens.push({ why: 'opens', contract: now.contract, from, to, income });
    });
  }
  const changed = is.profit > was.profit && completes.length + opens.length === 0;
  return [
    ...completes,
    ...opens,
    ...(changed ? [{ why: 'profit', before: was.profit, after: is.profit } as const] : []),
  ];
}

function paybackOf(state: State, seat: Seat, contract: string, chips: number): number | undefined {
  const index = contentOf(state.config);
  const no = index.contractIndex.get(contract)!;
  const { fees, vehiclePrice } = toDoFor(state, seat, no);
  const yearly = index.contracts[no]!.profit + chips * index.amounts.chip;
  return fees === undefined || yearly <= 0 ? undefined : tenth((fees + vehiclePrice) / yearly);
}

const chipsOn = ({ public: { display }, config }: State, contract: string): number =>
  display.find(({ contract: no }) => no === contentOf(config).contractIndex.get(contract))?.chips ?? 0;

function takeFacts({ before, seat }: Decision, contract: string): Reason[] {
  const index = contentOf(before.config);
  const no = index.contractIndex.get(contract)!;
  const chips = chipsOn(before, contract);
  const { yard } = toDoFor(before, seat, no);
  const years = paybackOf(before, seat, contract, chips);
  return [
    ...(years === undefined ? [] : [{ why: 'payback', contract, years } as const]),
    ...(yard.length > 0
      ? [{ why: 'yard', contract, models: yard.map((model) => index.models[model]!.id) } as const]
      : []),
    ...(chips > 0 ? [{ why: 'subsidy', chips, amount: chips * index.amounts.chip } as const] : []),
  ];
}

function reachFacts({ before, seat }: Decision, action: Action): Reason[] {
  const index = contentOf(before.config);
  const after = trainsOfEurope.apply(before, { by: seat, ...action });
  const [was, is] = [connectedCities(index, before.public, seat), connectedCities(index, after.public, seat)];
  const countries = countriesOf(index, is).length - countriesOf(index, was).length;
  return is.length > was.length ? [{ why: 'reach', cities: is.length - was.length, countries }] : [];
}

function vehicleFacts({ before, seat }: Decision, model: string): Reason[] {
  const index = contentOf(before.config);
  const use = useFor(before, seat, index.modelIndex.get(model)!);
  if (!use) return [];
  return [{ why: 'fits', model, contract: index.contracts[use.contract]!.id, suits: use.suits }];
}

function lotFacts({ before, seat }: Decision, lot: Lot | undefined, price: Money): Reason[] {
  if (!lot) return [];
  const worth = lotWorthTo(before, seat, lot);
  return [{ why: 'worth', price, ...(worth ? { most: worth.most } : {}) }];
}

function factsOf(decision: Decision, action: Action): Reason[] {
  const { before } = decision;
  const { stage } = before.public;
  const index = contentOf(before.config);
  switch (action.do) {
    case 'licence':
      return [...atOnce(decision, action), ...reachFacts(decision, action)];
    case 'buy':
    case 'choose':
      return vehicleFacts(decision, action.model);
    case 'take':
      return takeFacts(decision, action.contract);
    case 'open':
      return lotFacts(decision, lotOf(index, action.lot), action.bid);
    case 'raise':
      return stage.kind === 'bidding' ? lotFacts(decision, stage.lot, action.bid) : [];
    case 'pass':
      return stage.kind === 'bidding' ? lotFacts(decision, stage.lot, stage.bid + index.amounts.bidStep) : [];
    default:
      return [];
  }
}

/** What speaks against the contract that was taken: it never pays back, or later than the better one. */
function againstPlayed({ before, seat, action }: Decision, better: Action): Reason[] {
  if (action.do !== 'take') return [];
  const yearsFor = (contract: string): number | undefined =>
    paybackOf(before, seat, contract, chipsOn(before, contract));
  const { contract } = action;
  const years = yearsFor(contract);
  if (years === undefined) return [{ why: 'instead', contract }];
  const best = better.do === 'take' ? yearsFor(better.contract) : undefined;
  return best !== undefined && best < years ? [{ why: 'instead', contract, years }] : [];
}

/** Both choices played out in the same futures. */
export interface Compared {
  readonly played: readonly Ending[];
  readonly better: readonly Ending[];
}

function itemFacts({ seat }: Decision, { played, better }: Compared): Reason[] {
  const [was, is] = [itemMeans(played, seat), itemMeans(better, seat)];
  return (Object.keys(is) as EvaluationItem[])
    .map((item) => ({ why: 'item', item, points: tenth(is[item] - was[item]) }) as const)
    .filter(({ points }) => points >= LEAST_POINTS)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_ITEMS);
}

export function reasonsFor(decision: Decision, better: Action, compared: Compared): readonly Reason[] {
  return [
    ...factsOf(decision, better).slice(0, MOST_FACTS),
    ...againstPlayed(decision, better),
    ...itemFacts(decision, compared),
  ];
}
