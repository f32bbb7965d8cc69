// One contract as its card shows it: what is credited now, what is missing for more, and why nothing is earned yet.

import type { Seat } from '@branchline/core';
import {
  creditOf,
  networkOf,
  type ContractId,
  type ContractIndex,
  type Credit,
  type HeldContract,
  type Money,
  type SectionId,
  type View,
} from '@branchline/trains-of-europe';
import { activeContracts, heldContract, officeOf, type Office } from '../office.ts';
import { CLOSED, from as fromCity, spread, wayBack } from './map-costs.ts';
import { slotsOf, type Slot } from './vehicles.ts';
import { jointWay, routesOf, surveyOf, wayTo, type Route, type Survey, type Way } from './ways.ts';

/** Licences to buy, named. */
export interface Missing {
  readonly sections: readonly SectionId[];
  readonly price: Money;
  readonly sticks: number;
}

export interface RouteStanding {
  readonly from: string;
  readonly to: string;
  readonly income: Money;
  /** `closed`: all ways are taken by others, or the sticks do not reach. */
  readonly state: 'held' | 'missing' | 'closed';
  /** Earns at present: held, and the gate is open. */
  readonly earns: boolean;
  /** The own sections it runs over, from its first city on, and the cities between. */
  readonly path: readonly string[];
  readonly via: readonly string[];
  /** The cheapest way for this route alone. */
  readonly missing?: Missing;
}

export type Gate = 'open' | 'no-locomotive' | 'no-route' | 'no-locomotive-no-route';

export interface Condition {
  readonly type: 'speed' | 'sleeper';
  /** The speed class demanded. */
  readonly min?: number;
  readonly income: Money;
  /** `ahead`: nothing speaks against it yet, but routes or vehicles are missing. */
  readonly state: 'fulfilled' | 'ahead' | 'unsuited';
  /** Assigned models that do not satisfy it. */
  readonly unsuited: readonly string[];
}

export interface Standing {
  readonly contract: ContractId;
  readonly no: ContractIndex;
  readonly complete: boolean;
  /** All conditions hold; it will be complete when the assignment is confirmed. */
  readonly fulfilled: boolean;
  readonly net: Money;
  readonly max: Money;
  readonly tax: Money;
  readonly chips: number;
  readonly perVehicle: Money;
  readonly gate: Gate;
  readonly routes: readonly RouteStanding[];
  readonly slots: readonly Slot[];
  /** Wagons the locomotives can pull, and those assigned that they cannot. */
  readonly pull: number;
  readonly unpulled: number;
  readonly condition?: Condition;
  /** The cheapest way for all its missing routes together that can still be held; absent where there are none. */
  readonly way?: Missing;
}

const named = ({ index }: Office, { sections, price, sticks }: Way): Missing => ({
  sections: sections.map((no) => index.sections[no]!.id),
  price,
  sticks,
});

/** Own sections only, the shortest way in segments. */
function pathOf({ index, open, seat }: Office, route: Route): { path: string[]; via: string[] } {
  const weights = index.sections.map(({ segments }, no) => (open.holders[no]! & (1 << seat) ? segments : CLOSED));
  const back = wayBack(index, spread(index, weights, fromCity(index, route.to)), route.from);
  let at = route.from;
  const cities = back.map((no) => {
    const { a, b } = index.sections[no]!;
    at = a === at ? b : a;
    return index.cities[at]!;
  });
  return { path: back.map((no) => index.sections[no]!.id), via: cities.slice(0, -1) };
}

function routeStandings(survey: Survey, credit: Credit): RouteStanding[] {
  const { office } = survey;
  const { index } = office;
  return index.contracts[credit.contract]!.routes.map((route, at): RouteStanding => {
    const held = credit.routes[at]!;
    const ends = { from: index.cities[route.from]!, to: index.cities[route.to]!, income: route.income };
    if (held) {
      const run = credit.complete ? { path: [], via: [] } : pathOf(office, route);
      return { ...ends, state: 'held', earns: credit.gate, ...run };
    }
    const way = wayTo(survey, [route]);
    const open = { ...ends, earns: false, path: [], via: [] };
    return way ? { ...open, state: 'missing', missing: named(office, way) } : { ...open, state: 'closed' };
  });
}

export function gateOf({ gate, locos, routes }: Credit): Gate {
  if (gate) return 'open';
  if (locos > 0) return 'no-route';
  return routes.includes(true) ? 'no-locomotive' : 'no-locomotive-no-route';
}

function conditionOf({ index }: Office, credit: Credit, slots: readonly Slot[]): Condition | undefined {
  const { extra } = index.contracts[credit.contract]!;
  if (!extra) return undefined;
  const unsuited = slots.flatMap(({ suits, model }) => (suits || model === undefined ? [] : [model]));
  return {
    type: extra.type,
    ...(extra.type === 'speed' ? { min: extra.min } : {}),
    income: extra.income,
    state: credit.extra ? 'fulfilled' : unsuited.length > 0 ? 'unsuited' : 'ahead',
    unsuited,
  };
}

/** Missing routes of the company's other contracts: ties between ways go to what serves them too. */
export const routesBeside = (office: Office, contract: ContractIndex): Route[] =>
  activeContracts(office)
    .filter((held) => held.contract !== contract)
    .flatMap((held) => missingRoutes(office, held));

const missingRoutes = (office: Office, held: HeldContract): Route[] => {
  const { routes } = creditOf(office.index, networkOf(office.index, office.open.holders, office.seat), held);
  return routesOf(office, held.contract).filter((_, at) => !routes[at]);
};

function standingIn(office: Office, held: HeldContract): Standing {
  const { index, open, seat } = office;
  const credit = creditOf(index, networkOf(index, open.holders, seat), held);
  const { id, profit, perVehicle } = index.contracts[held.contract]!;
  const survey = surveyOf(office, held.complete ? [] : routesBeside(office, held.contract));
  const slots = held.complete ? [] : slotsOf(office, held, credit);
  const routes = routeStandings(survey, credit);
  const missing = routesOf(office, held.contract).filter((_, at) => routes[at]!.state === 'missing');
  const way = missing.length > 0 ? wayTo(survey, missing) : undefined;
  const condition = conditionOf(office, credit, slots);
  return {
    contract: id,
    no: held.contract,
    complete: held.complete,
    fulfilled: credit.fulfilled,
    net: credit.net,
    max: profit + held.chips * index.amounts.chip,
    tax: credit.tax,
    chips: held.chips,
    perVehicle,
    gate: gateOf(credit),
    routes,
    slots,
    pull: credit.pull,
    unpulled: credit.wagons - credit.pulled,
    ...(condition ? { condition } : {}),
    ...(way ? { way: named(office, way) } : {}),
  };
}

/** A contract in front of a company; undefined where it has it not. */
export function standingOf(view: View, seat: Seat, contract: ContractIndex): Standing | undefined {
  const office = officeOf(view, seat);
  const held = heldContract(office, contract);
  return held && standingIn(office, held);
}

/** All contracts of a company in the order taken, and the cheapest way to every missing route of all of them. */
export function standingsOf(
  view: View,
  seat: Seat,
): { readonly contracts: readonly Standing[]; readonly way?: Missing } {
  const office = officeOf(view, seat);
  const contracts = (view.public.contracts[seat] ?? []).map((held) => standingIn(office, held));
  const way = jointWay(
    office,
    activeContracts(office).map((held) => missingRoutes(office, held)),
  );
  return { contracts, ...(way && way.sections.length > 0 ? { way: named(office, way) } : {}) };
}
