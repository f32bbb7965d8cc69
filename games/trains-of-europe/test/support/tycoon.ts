// A policy for tests that plays with a purpose: it completes contracts, so that games reach positions random play never sees.

import { pick, type Rng, type Seat } from '@branchline/core';
import {
  bookedProfit,
  connected,
  creditsOf,
  deskOf,
  holds,
  licenceFee,
  companiesOn,
  networkOf,
  profitOf,
  rightBooking,
  type Action,
  type Desk,
  type HeldContract,
  type ModelIndex,
  type Phase,
  type View,
} from '../../src/index.ts';

/** What a contract still wants: a vehicle of this model, with the property its additional condition demands. */
function wants(desk: Desk, held: HeldContract, model: ModelIndex): boolean {
  const { index } = desk;
  const { demand, extra, power } = index.contracts[held.contract]!;
  const card = index.models[model]!;
  if (!demand[card.category]) return false;
  if (extra?.type === 'speed' && card.speed < extra.min) return false;
  if (extra?.type === 'sleeper' && card.kind === 'wagon' && !card.sleeper) return false;
  const alike = held.vehicles.filter((no) => index.models[no]!.category === card.category);
  if (
    card.category === power &&
    card.pull * demand[power]! < desk.index.contracts[held.contract]!.vehicles - demand[power]!
  )
    return false;
  return alike.length < demand[card.category]! && !(card.kind === 'loco' && alike.some((no) => no !== model));
}

const active = ({ open, seat }: Desk): HeldContract[] => open.contracts[seat]!.filter(({ complete }) => !complete);

const isWanted = (desk: Desk, model: ModelIndex): boolean => active(desk).some((held) => wants(desk, held, model));

/** Sections of the cheapest way to hold the next missing route, cheapest route first. */
function planned(desk: Desk): string[] {
  const { index, open, seat } = desk;
  const network = networkOf(index, open.holders, seat);
  let best: { cost: number; sections: string[] } | undefined;
  for (const held of active(desk)) {
    for (const { from, to } of index.contracts[held.contract]!.routes) {
      if (connected(network, from, to)) continue;
      const path = cheapestPath(desk, from, to);
      if (path && (!best || path.cost < best.cost)) best = path;
    }
  }
  return best?.sections ?? [];
}

function cheapestPath(desk: Desk, from: number, to: number): { cost: number; sections: string[] } | undefined {
  const { index, open, seat } = desk;
  const costs = index.cities.map(() => Infinity);
  const via: (number | undefined)[] = [];
  costs[from] = 0;
  for (let changed = true; changed;) {
    changed = false;
    index.sections.forEach(({ a, b, tracks }, no) => {
      const own = holds(open.holders, no, seat);
      if (!own && companiesOn(desk, no) >= tracks) return;
      const fee = own ? 0 : licenceFee(desk, no);
      for (const [x, y] of [
        [a, b],
        [b, a],
      ] as const) {
        if (costs[x]! + fee < costs[y]!) {
          costs[y] = costs[x]! + fee;
          via[y] = no;
          changed = true;
        }
      }
    });
  }
  if (costs[to] === Infinity) return undefined;
  const sections: string[] = [];
  for (let city = to; city !== from;) {
    const section = index.sections[via[city]!]!;
    if (!holds(open.holders, via[city]!, seat)) sections.push(section.id);
    city = section.a === city ? section.b : section.a;
  }
  return { cost: costs[to]!, sections };
}

function callFor(desk: Desk): Phase[] {
  const { open, cash } = desk;
  const cards = [...open.locos, ...open.wagons];
  const missing = planned(desk);
  return [
    ...(active(desk).length === 0 && cash >= 50_000 ? (['conference-room'] as const) : []),
    ...(missing.length > 0 && cash >= 40_000 ? (['on-site-meeting'] as const) : []),
    ...(cards.some((no) => isWanted(desk, no) && desk.index.models[no]!.price <= cash)
      ? (['railroad-fair'] as const)
      : []),
    ...(active(desk).length < 2 ? (['conference-room'] as const) : []),
    'government-aid',
    'development-bonus',
    'railroad-fair',
    'on-site-meeting',
    'auction-house',
  ];
}

/** A vehicle on the wrong train: it fits the category but not the condition, and a better one is at hand. */
function misplaced(desk: Desk): { model: ModelIndex; contract: number } | undefined {
  for (const held of active(desk)) {
    for (const model of held.vehicles) {
      const rest = { ...held, vehicles: held.vehicles.filter((_, at) => at !== held.vehicles.indexOf(model)) };
      const { category } = desk.index.models[model]!;
      const better = desk.idle.some(
        (no) => no !== model && desk.index.models[no]!.category === category && wants(desk, rest, no),
      );
      if (!wants(desk, rest, model) && better) return { model, contract: held.contract };
    }
  }
  return undefined;
}

const isWrong = ({ index, open }: Desk, seat: Seat): boolean =>
  bookedProfit(index, open, seat) !== rightBooking(index, open, seat);

/** The best available action, if one is clearly best. */
function purposeful(view: View, seat: Seat, legal: readonly Action[]): Action | undefined {
  const desk = deskOf(view, seat);
  const { index, open } = desk;
  const modelIndex = (id: string): ModelIndex => index.modelIndex.get(id)!;
  const ending = legal.find((action) => ['done', 'decline', 'pass'].includes(action.do));
  switch (open.stage.kind) {
    case 'call': {
      const phase = callFor(desk).find((other) => !open.called.includes(other));
      return legal.find((action) => action.do === 'call' && action.phase === phase);
    }
    case 'on-site-meeting': {
      const plan = planned(desk);
      return legal.find((action) => action.do === 'licence' && plan.includes(action.section)) ?? ending;
    }
    case 'railroad-fair':
    case 'assignment': {
      const wrong = misplaced(desk);
      return (
        legal.find(
          (action) =>
            action.do === 'buy' &&
            isWanted(desk, modelIndex(action.model)) &&
            !desk.idle.includes(modelIndex(action.model)),
        ) ??
        legal.find(
          (action) =>
            action.do === 'assign' &&
            active(desk).some(
              (held) =>
                index.contracts[held.contract]!.id === action.contract && wants(desk, held, modelIndex(action.model)),
            ),
        ) ??
        legal.find(
          (action) =>
            wrong &&
            action.do === 'unassign' &&
            modelIndex(action.model) === wrong.model &&
            index.contractIndex.get(action.contract) === wrong.contract,
        ) ??
        ending
      );
    }
    case 'conference-room': {
      const profit = profitOf(index, open, seat);
      const bearable = (id: string): boolean =>
        profit + desk.cash / 2 - index.contracts[index.contractIndex.get(id)!]!.tax >= 0;
      const idle = creditsOf(index, open, seat).filter(({ gate }) => !gate).length;
      return (idle < 2 && legal.find((action) => action.do === 'take' && bearable(action.contract))) || ending;
    }
    case 'choose':
      return legal.find((action) => action.do === 'choose' && isWanted(desk, modelIndex(action.model)));
    case 'opening':
      return (
        legal.find(
          (action) => action.do === 'open' && 'model' in action.lot && isWanted(desk, modelIndex(action.lot.model)),
        ) ?? ending
      );
    case 'bidding':
      return ending;
    case 'books': {
      const right = rightBooking(index, open, seat);
      return legal.find((action) => action.do === 'book' && action.profit === right);
    }
    case 'audits':
      return legal.find((action) => action.do === 'audit' && isWrong(desk, action.seat)) ?? ending;
    default:
      return undefined;
  }
}

/** Now and then anything at all, so that mistakes are met too. */
export function tycoon(view: View, seat: Seat, legal: readonly Action[], rng: Rng): Action {
  if (rng.below(12) === 0) return pick(legal, rng);
  return purposeful(view, seat, legal) ?? pick(legal, rng);
}
