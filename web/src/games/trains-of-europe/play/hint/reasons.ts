// Why an action makes sense, as data: told from what the seat can see, strongest first. Works for people's moves and bots'.

import type { Seat } from '@branchline/core';
import type { Fact } from '@branchline/study/trains-of-europe';
import {
  connectedCities,
  countriesOf,
  lotOf,
  type Action,
  type ContractId,
  type Lot,
  type ModelId,
  type Money,
  type Phase,
  type SectionIndex,
  type View,
} from '@branchline/trains-of-europe';
import { tilesOf, type PhaseFacts } from '../calling.ts';
import { standingsOf } from '../contract/standing.ts';
import { ifTaken } from '../if-taken.ts';
import { lotWorth } from '../lot-worth.ts';
import { isByHand, officeOf, shownProfit, type Office } from '../office.ts';
import { preview } from '../preview.ts';
import { bonusSum } from '../sums/company.ts';
import { outlookOf } from '../sums/payout.ts';
import { bestUse, usesOf } from '../vehicle-use.ts';
import { whatIf } from '../what-if.ts';

export type Reason =
  | Fact
  /** On the cheapest way of these contracts; so much of it is still to pay. */
  | { readonly why: 'on-the-way'; readonly contracts: readonly ContractId[]; readonly left: Money }
  | { readonly why: 'below-price'; readonly price: Money; readonly elsewhere: Money }
  | { readonly why: 'cash'; readonly amount: Money }
  | { readonly why: 'phase'; readonly phase: Phase; readonly facts: PhaseFacts }
  /** Money is kept for the loss of the year. */
  | { readonly why: 'keeps-cash'; readonly loss: Money; readonly cash: Money }
  | { readonly why: 'no-use'; readonly item: 'model' | 'section' | 'contract' }
  | { readonly why: 'too-dear'; readonly price: Money; readonly elsewhere?: Money }
  | { readonly why: 'spare'; readonly models: readonly ModelId[] }
  | { readonly why: 'loses'; readonly contracts: readonly ContractId[]; readonly net: Money }
  /** These cost more than they bring: they come first. */
  | { readonly why: 'losing'; readonly contracts: readonly ContractId[] }
  | { readonly why: 'nothing-better' };

export const MOST_REASONS = 3;

function fromPreview(view: View, seat: Seat, action: Action): Reason[] {
  const { completes, opens, profit } = preview(view, seat, action);
  return [
    ...completes.map((contract): Reason => ({ why: 'completes', contract })),
    ...opens.map((route): Reason => ({ why: 'opens', ...route })),
    ...(profit.after === profit.before ? [] : [{ why: 'profit', ...profit } as const]),
  ];
}

function reachOf(office: Office, sections: readonly SectionIndex[]): Reason[] {
  const { index, open, view, seat } = office;
  const before = connectedCities(index, open, seat);
  const after = connectedCities(index, whatIf(view, seat, { sections }).public, seat);
  const cities = after.length - before.length;
  const countries = countriesOf(index, after).length - countriesOf(index, before).length;
  return cities > 0 ? [{ why: 'reach', cities, countries }] : [];
}

function licenceReasons(view: View, seat: Seat, action: Extract<Action, { do: 'licence' }>): Reason[] {
  const office = officeOf(view, seat);
  const no = office.index.sectionIndex.get(action.section)!;
  const ways = standingsOf(view, seat).contracts.filter(({ way }) => way?.sections.includes(action.section));
  const after = standingsOf(whatIf(view, seat, { sections: [no] }), seat);
  return [
    ...fromPreview(view, seat, action),
    ...(ways.length > 0
      ? [{ why: 'on-the-way', contracts: ways.map(({ contract }) => contract), left: after.way?.price ?? 0 } as const]
      : []),
    ...reachOf(office, [no]),
  ];
}

function takeReasons(view: View, seat: Seat, contract: ContractId): Reason[] {
  const { index } = officeOf(view, seat);
  const { payback, standing, yard, subsidy } = ifTaken(view, seat, index.contractIndex.get(contract)!);
  return [
    ...(payback === undefined ? [] : [{ why: 'payback', contract, years: payback } as const]),
    ...(yard.length > 0 ? [{ why: 'yard', contract, models: yard } as const] : []),
    ...(subsidy > 0 ? [{ why: 'subsidy', chips: standing.chips, amount: subsidy } as const] : []),
  ];
}

function vehicleReasons(view: View, seat: Seat, model: ModelId): Reason[] {
  const { index } = officeOf(view, seat);
  const best = bestUse(usesOf(view, seat, index.modelIndex.get(model)!));
  if (!best) return [{ why: 'no-use', item: 'model' }];
  const profit = shownProfit(view, seat);
  return [
    ...(best.completes ? [{ why: 'completes', contract: best.contract } as const] : []),
    { why: 'fits', model, contract: best.contract, suits: best.suits },
    ...(best.gain > 0 ? [{ why: 'profit', before: profit, after: profit + best.gain } as const] : []),
  ];
}

function bidReasons(view: View, seat: Seat, lot: Lot, bid: Money): Reason[] {
  const { index } = officeOf(view, seat);
  const worth = lotWorth(view, seat, lot, bid);
  const best = bestUse(worth.uses);
  return [
    ...worth.completes.map((contract): Reason => ({ why: 'completes', contract })),
    ...worth.opens.map((route): Reason => ({ why: 'opens', ...route })),
    ...(worth.profit.after > worth.profit.before ? [{ why: 'profit', ...worth.profit } as const] : []),
    ...(best
      ? [{ why: 'fits', model: index.models[lot.no]!.id, contract: best.contract, suits: best.suits } as const]
      : []),
    ...(worth.elsewhere !== undefined && bid < worth.elsewhere
      ? [{ why: 'below-price', price: bid, elsewhere: worth.elsewhere } as const]
      : []),
    ...(lot.item === 'section' ? reachOf(officeOf(view, seat), [lot.no]) : []),
  ];
}

function refusalReasons(view: View, seat: Seat, lot: Lot, price: Money): Reason[] {
  const worth = lotWorth(view, seat, lot, price);
  const useless = worth.profit.after <= worth.profit.before && worth.opens.length === 0 && !bestUse(worth.uses);
  if (useless) return [{ why: 'no-use', item: lot.item }];
  return [{ why: 'too-dear', price, ...(worth.elsewhere === undefined ? {} : { elsewhere: worth.elsewhere }) }];
}

function endReasons(view: View, seat: Seat): Reason[] {
  const { profit, cashAfter } = outlookOf(view, seat);
  const cash = view.companies[seat]?.cash ?? 0;
  return profit < 0 && cash > 0
    ? [{ why: 'keeps-cash', loss: -profit, cash: Math.max(cash, cashAfter ?? 0) }]
    : [{ why: 'nothing-better' }];
}

function reasonsOf(view: View, seat: Seat, action: Action): Reason[] {
  const { index, open } = officeOf(view, seat);
  const { stage } = open;
  switch (action.do) {
    case 'call': {
      const tile = tilesOf(view, seat).find(({ phase }) => phase === action.phase)!;
      const cash = action.phase === 'development-bonus' ? bonusSum(view, seat, seat).amount : 0;
      const told: Reason = { why: 'phase', phase: action.phase, facts: tile.facts };
      return cash > 0 ? [{ why: 'cash', amount: cash }] : [told];
    }
    case 'licence':
      return licenceReasons(view, seat, action);
    case 'buy':
    case 'choose':
      return vehicleReasons(view, seat, action.model);
    case 'take':
      return takeReasons(view, seat, action.contract);
    case 'take-blind':
      return [{ why: 'cash', amount: index.amounts.blind.contractCash }];
    case 'open': {
      const lot = lotOf(index, action.lot);
      return lot ? bidReasons(view, seat, lot, action.bid) : [];
    }
    case 'raise':
      return stage.kind === 'bidding' ? bidReasons(view, seat, stage.lot, action.bid) : [];
    case 'pass':
      return stage.kind === 'bidding' ? refusalReasons(view, seat, stage.lot, stage.bid + index.amounts.bidStep) : [];
    case 'offer':
      return action.vehicles.length > 0 ? [{ why: 'spare', models: action.vehicles }] : [];
    case 'offer-contracts': {
      const nets = standingsOf(view, seat).contracts.filter(({ contract }) => action.contracts.includes(contract));
      const net = nets.reduce((sum, standing) => sum + standing.net, 0);
      return nets.length > 0 ? [{ why: 'loses', contracts: action.contracts, net }] : [];
    }
    case 'assign':
    case 'unassign':
      return fromPreview(view, seat, action);
    case 'done':
      return fromPreview(view, seat, action).concat(stage.kind === 'assignment' ? [] : endReasons(view, seat));
    case 'decline':
      return endReasons(view, seat);
    case 'buy-blind':
    case 'propose-target':
    case 'vote':
    case 'book':
    case 'audit':
      return [];
  }
}

/** What would tell a player a sum that the players work out themselves (TOE-BOOK-8). */
const SUMS: ReadonlySet<Reason['why']> = new Set(['profit', 'payback', 'keeps-cash', 'loses']);

/** At most three; where nothing speaks for an action it is at least not worse than the others. */
export function reasonsFor(view: View, seat: Seat, action: Action): Reason[] {
  const found = reasonsOf(view, seat, action);
  const told = isByHand(view) ? found.filter(({ why }) => !SUMS.has(why)) : found;
  const reasons = told.slice(0, MOST_REASONS);
  return reasons.length > 0 ? reasons : [{ why: 'nothing-better' }];
}
