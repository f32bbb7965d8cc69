// A plan judged and priced: item by item, each as if those before it had been carried out, with warnings where others were
// faster. The rules judge; the view is changed step by step.

import type { Illegal, Seat } from '@branchline/core';
import {
  checkAssign,
  checkBuy,
  checkBuyBlind,
  checkCall,
  checkLicence,
  checkTake,
  creditsOf,
  licenceFee,
  trainsOfEurope,
  unknownId,
  type ModelIndex,
  type Money,
  type View,
} from '@branchline/trains-of-europe';
import { deskFor } from './contract/vehicles.ts';
import { differenceOf, type RouteStep } from './difference.ts';
import { marketOf, officeOf, shownProfit, type Office } from './office.ts';
import { actionOf, phaseOf, type Plan, type PlanItem } from './plan.ts';
import { whatIf } from './what-if.ts';

/** `dearer`: another company came first and the fee has risen since it was planned. */
export type Warning =
  | { readonly kind: 'impossible'; readonly illegal: Illegal }
  | { readonly kind: 'dearer'; readonly planned: Money; readonly price: Money };

/** `now`: may be done at this moment; `this-year`: its phase may still come; `later`: not before next year. */
export type Moment = 'now' | 'this-year' | 'later';

export interface CheckedItem {
  readonly item: PlanItem;
  readonly price: Money;
  readonly moment: Moment;
  readonly warning?: Warning;
  /** After this item; an impossible one changes nothing. */
  readonly cash: Money;
  readonly profit: Money;
  readonly opens: readonly RouteStep[];
  /** Contracts whose last condition this fulfils. */
  readonly completes: readonly string[];
}

export interface CheckedPlan {
  readonly items: readonly CheckedItem[];
  readonly total: Money;
  readonly cash: { readonly before: Money; readonly after: Money };
  readonly profit: { readonly before: Money; readonly after: Money };
  readonly sticks: { readonly before: number; readonly after: number };
  readonly completes: readonly string[];
  readonly warnings: number;
}

interface Judged {
  readonly price: Money;
  readonly illegal?: Illegal | undefined;
  /** The view once it has been done. */
  readonly after: (view: View, seat: Seat) => View;
}

const withoutStand = (view: View, model: ModelIndex): View => {
  const take = (list: readonly number[]): number[] => {
    const at = list.indexOf(model);
    return list.filter((_, i) => i !== at);
  };
  return { ...view, public: { ...view.public, locos: take(view.public.locos), wagons: take(view.public.wagons) } };
};

function judge(office: Office, item: PlanItem): Judged {
  const { index, open } = office;
  const desk = deskFor(office);
  const stays = { after: (view: View) => view };
  switch (item.plan) {
    case 'licence': {
      const no = index.sectionIndex.get(item.section);
      if (no === undefined) return { price: 0, illegal: unknownId('section', item.section), ...stays };
      const price = licenceFee(marketOf(office), no);
      const after = (view: View, seat: Seat): View => whatIf(view, seat, { sections: [no], cash: -price });
      return { price, illegal: checkLicence(desk, no), after };
    }
    case 'buy': {
      const no = index.modelIndex.get(item.model);
      if (no === undefined) return { price: 0, illegal: unknownId('model', item.model), ...stays };
      const { price } = index.models[no]!;
      const after = (view: View, seat: Seat): View =>
        withoutStand(whatIf(view, seat, { vehicles: [no], cash: -price }), no);
      return { price, illegal: checkBuy(desk, no), after };
    }
    case 'buy-blind': {
      const price = index.amounts.blind[item.vehicle];
      const after = (view: View, seat: Seat): View => whatIf(view, seat, { cash: -price });
      return { price, illegal: checkBuyBlind(desk, item.vehicle), after };
    }
    case 'take': {
      const no = index.contractIndex.get(item.contract);
      if (no === undefined) return { price: 0, illegal: unknownId('contract', item.contract), ...stays };
      const shown = open.display.find(({ contract }) => contract === no);
      const after = (view: View, seat: Seat): View => (shown ? whatIf(view, seat, { contracts: [shown] }) : view);
      return { price: 0, illegal: checkTake(desk, no), after };
    }
    case 'assign': {
      const model = index.modelIndex.get(item.model);
      const contract = index.contractIndex.get(item.contract);
      if (model === undefined || contract === undefined)
        return {
          price: 0,
          illegal: model === undefined ? unknownId('model', item.model) : unknownId('contract', item.contract),
          ...stays,
        };
      const after = (view: View, seat: Seat): View => whatIf(view, seat, { assign: [{ model, contract }] });
      return { price: 0, illegal: checkAssign(desk, model, contract), after };
    }
    case 'call':
      return { price: 0, illegal: checkCall(open, item.phase), ...stays };
  }
}

function momentOf(view: View, seat: Seat, item: PlanItem): Moment {
  if (!trainsOfEurope.check(view, seat, actionOf(item))) return 'now';
  const { called, callers, stage } = view.public;
  const callsLeft = called.length < callers.length;
  if (item.plan === 'call') {
    const mine = callers.slice(called.length).includes(seat);
    return mine && !called.includes(item.phase) ? 'this-year' : 'later';
  }
  const phases = item.plan === 'assign' ? (['railroad-fair', 'auction-house'] as const) : [phaseOf(item)!];
  const running = called.at(-1);
  const isOn = phases.some((phase) => phase === running) && stage.kind !== 'call' && isStillToAct(view, seat);
  return isOn || (callsLeft && phases.some((phase) => !called.includes(phase))) ? 'this-year' : 'later';
}

/** In a phase of turns: whether this seat is acting or will act in it. */
function isStillToAct({ public: { stage, callers, called, left } }: View, seat: Seat): boolean {
  if (!('seat' in stage)) return true;
  const caller = callers[called.length - 1]!;
  const seats = left.length;
  const place = (who: Seat): number => (who - caller + seats) % seats;
  return place(seat) >= place(stage.seat);
}

/** Contracts all of whose conditions hold, complete or not. */
const fulfilled = ({ index, open, seat }: Office): string[] =>
  creditsOf(index, open, seat).flatMap((credit) => (credit.fulfilled ? [index.contracts[credit.contract]!.id] : []));

export function checkPlan(view: View, seat: Seat, plan: Plan): CheckedPlan {
  const start = officeOf(view, seat);
  let now = view;
  const items = plan.items.map((item): CheckedItem => {
    const office = officeOf(now, seat);
    const { price, illegal, after } = judge(office, item);
    const moment = momentOf(view, seat, item);
    // A call is only out of the question where its phase can no longer be meant for this year.
    const impossible = item.plan === 'call' && moment === 'later' ? undefined : illegal;
    const next = impossible ? now : after(now, seat);
    const { opens } = differenceOf(now, next, seat);
    const done = new Set(fulfilled(office));
    now = next;
    const { cash = 0 } = officeOf(now, seat);
    const planned = 'price' in item ? item.price : price;
    const warning: Warning | undefined = impossible
      ? { kind: 'impossible', illegal: impossible }
      : price > planned
        ? { kind: 'dearer', planned, price }
        : undefined;
    return {
      item,
      price,
      moment,
      ...(warning ? { warning } : {}),
      cash,
      profit: shownProfit(now, seat),
      opens,
      completes: fulfilled(officeOf(now, seat)).filter((contract) => !done.has(contract)),
    };
  });
  const { cash = 0 } = officeOf(now, seat);
  return {
    items,
    total: items.reduce((sum, { price, warning }) => sum + (warning?.kind === 'impossible' ? 0 : price), 0),
    cash: { before: start.cash ?? 0, after: cash },
    profit: { before: shownProfit(view, seat), after: shownProfit(now, seat) },
    sticks: { before: view.public.sticks[seat]!, after: now.public.sticks[seat]! },
    completes: items.flatMap(({ completes }) => completes),
    warnings: items.filter(({ warning }) => warning).length,
  };
}

/** What the new view has brought that the one before had not: the warnings to tell the player. */
export function newWarnings(before: CheckedPlan, after: CheckedPlan): CheckedItem[] {
  const known = new Set(before.items.flatMap((entry) => (entry.warning ? [keyOf(entry)] : [])));
  return after.items.filter((entry) => entry.warning && !known.has(keyOf(entry)));
}

const keyOf = ({ item, warning }: CheckedItem): string => JSON.stringify([item, warning]);
