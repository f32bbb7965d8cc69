// From events to lines of the log: three licences of one company are one line, a lot and all bids for it another.

import type { Seat } from '@branchline/core';
import type { Event } from '@branchline/trains-of-europe';
import type { Entry } from '../../types.ts';
import type { Bought, Happening, Line, ProfitStep, Reassigned } from './happening.ts';

/**
 * The line this event begins; undefined for what only adds to others or is not worth a line. One case per kind of event,
 * in one place, so that the compiler sees that none is missing.
 */
// oxlint-disable-next-line max-lines-per-function -- a table of cases, each a line or two: split, the compiler would see no gap
function begin(event: Event): Happening | undefined {
  switch (event.kind) {
    case 'chair':
    case 'called':
    case 'lots':
    case 'offered':
    case 'offered-contracts':
    case 'completed':
    case 'last-year':
    case 'target-proposed':
    case 'target-kept':
    case 'target-raised':
    case 'audited':
    case 'audit-waived':
    case 'checked':
    case 'saved':
    case 'left':
    case 'year':
    case 'over':
      return event;
    case 'dealt': {
      const models = [event.loco, ...(event.wagons ?? [])].filter((model) => model !== undefined);
      return { kind: 'founded', seat: event.seat, models };
    }
    case 'launch':
      return { kind: 'founded', seat: event.seat, models: [], contract: event.contract };
    case 'displayed':
      return { kind: 'market', contracts: event.contracts, models: [...event.locos, ...event.wagons] };
    case 'licensed': {
      const { seat, section, fee, company } = event;
      return { kind: 'licences', seat, sections: [{ section, fee, company }] };
    }
    case 'bought':
    case 'bought-blind':
      return { kind: 'purchases', seat: event.seat, vehicles: [boughtIn(event)] };
    case 'took': {
      const { seat, contract, tax, chips, cash } = event;
      const taken = { contract, tax, chips, ...(cash === undefined ? {} : { cash }) };
      return { kind: 'takes', seat, contracts: [taken] };
    }
    case 'aid':
      return { kind: 'aid', models: [...event.locos, ...event.wagons] };
    case 'chose':
      return { kind: 'gift', seat: event.seat, model: event.model };
    case 'development-bonus':
      return { kind: 'bonuses', amounts: [{ seat: event.seat, cities: event.cities, amount: event.amount }] };
    case 'opened':
      return { kind: 'auction', lot: event.lot, bids: [{ seat: event.seat, bid: event.bid }] };
    case 'assigned':
    case 'unassigned':
      return { kind: 'assignments', seat: event.seat, contracts: reassign([], event) };
    case 'booked':
      return { kind: 'bookings', seats: [event.seat] };
    case 'settled':
      return { kind: 'year-end', settled: [{ seat: event.seat, profit: event.profit, how: event.how }] };
    case 'subsidised':
      return { kind: 'subsidies', chips: [{ contract: event.contract, chips: event.chips }], gone: [] };
    case 'under-the-pile':
      return { kind: 'subsidies', chips: [], gone: [event.contract] };
    case 'reshuffled':
      return { kind: 'reshuffled', vehicles: [event.vehicle] };
    case 'drew-vehicle':
    case 'declined':
    case 'raised':
    case 'passed':
    case 'sold':
    case 'done':
    case 'profit':
    case 'voted':
      return undefined;
  }
}

const boughtIn = (event: Extract<Event, { kind: 'bought' | 'bought-blind' }>): Bought =>
  event.kind === 'bought' ? { model: event.model, price: event.price } : { price: event.price, blind: event.vehicle };

const withoutOne = (list: readonly string[], item: string): string[] => {
  const at = list.indexOf(item);
  return list.filter((_, i) => i !== at);
};

/** Only what is left of going to and fro. */
function reassign(
  contracts: readonly Reassigned[],
  { kind, model, contract }: Extract<Event, { kind: 'assigned' | 'unassigned' }>,
): Reassigned[] {
  const known = contracts.find((entry) => entry.contract === contract) ?? { contract, on: [], off: [] };
  const [to, back] = kind === 'assigned' ? (['on', 'off'] as const) : (['off', 'on'] as const);
  const changed = known[back].includes(model)
    ? { ...known, [back]: withoutOne(known[back], model) }
    : { ...known, [to]: [...known[to], model] };
  const others = contracts.filter((entry) => entry.contract !== contract);
  return changed.on.length + changed.off.length === 0 ? others : [...others, changed];
}

/** The line before with this event in it; undefined where it does not belong there. */
function join(what: Happening, event: Event): Happening | undefined {
  switch (what.kind) {
    case 'founded':
      return event.kind === 'launch' && event.seat === what.seat ? { ...what, contract: event.contract } : undefined;
    case 'licences':
      if (event.kind !== 'licensed' || event.seat !== what.seat) return undefined;
      return {
        ...what,
        sections: [...what.sections, { section: event.section, fee: event.fee, company: event.company }],
      };
    case 'purchases':
      return joinPurchase(what, event);
    case 'takes': {
      if (event.kind !== 'took' || event.seat !== what.seat) return undefined;
      const { contract, tax, chips, cash } = event;
      const taken = { contract, tax, chips, ...(cash === undefined ? {} : { cash }) };
      return { ...what, contracts: [...what.contracts, taken] };
    }
    case 'bonuses':
      if (event.kind !== 'development-bonus') return undefined;
      return {
        ...what,
        amounts: [...what.amounts, { seat: event.seat, cities: event.cities, amount: event.amount }],
      };
    case 'auction':
      if (what.sold) return undefined;
      if (event.kind === 'raised') return { ...what, bids: [...what.bids, { seat: event.seat, bid: event.bid }] };
      if (event.kind === 'passed') return { ...what, bids: [...what.bids, { seat: event.seat }] };
      return event.kind === 'sold' ? { ...what, sold: { to: event.to, price: event.price } } : undefined;
    case 'assignments':
      if ((event.kind !== 'assigned' && event.kind !== 'unassigned') || event.seat !== what.seat) return undefined;
      return { ...what, contracts: reassign(what.contracts, event) };
    case 'bookings':
      return event.kind === 'booked' ? { ...what, seats: [...what.seats, event.seat] } : undefined;
    case 'year-end':
      if (event.kind !== 'settled') return undefined;
      return { ...what, settled: [...what.settled, { seat: event.seat, profit: event.profit, how: event.how }] };
    case 'subsidies':
      if (event.kind === 'subsidised')
        return { ...what, chips: [...what.chips, { contract: event.contract, chips: event.chips }] };
      return event.kind === 'under-the-pile' ? { ...what, gone: [...what.gone, event.contract] } : undefined;
    case 'reshuffled':
      return event.kind === 'reshuffled' ? { ...what, vehicles: [...what.vehicles, event.vehicle] } : undefined;
    default:
      return undefined;
  }
}

function joinPurchase(what: Extract<Happening, { kind: 'purchases' }>, event: Event): Happening | undefined {
  if (!('seat' in event) || event.seat !== what.seat) return undefined;
  if (event.kind === 'bought' || event.kind === 'bought-blind')
    return { ...what, vehicles: [...what.vehicles, boughtIn(event)] };
  if (event.kind !== 'drew-vehicle') return undefined;
  const last = what.vehicles.at(-1)!;
  const drawn = event.model === undefined ? last : { ...last, model: event.model };
  return { ...what, vehicles: [...what.vehicles.slice(0, -1), drawn] };
}

function withProfit(profits: readonly ProfitStep[], { seat, from, to }: ProfitStep): ProfitStep[] {
  const known = profits.find((step) => step.seat === seat);
  if (!known) return [...profits, { seat, from, to }];
  const rest = profits.filter((step) => step !== known);
  return known.from === to ? rest : [...rest, { seat, from: known.from, to }];
}

const STRONG: readonly Happening['kind'][] = [
  'year',
  'completed',
  'last-year',
  'left',
  'over',
  'year-end',
  'target-raised',
];
const QUIET: readonly Happening['kind'][] = [
  'founded',
  'chair',
  'market',
  'offered',
  'lots',
  'aid',
  'reshuffled',
  'subsidies',
  'bookings',
  'audit-waived',
];

const weightOf = ({ kind }: Happening): Line['weight'] =>
  STRONG.includes(kind) ? 'strong' : QUIET.includes(kind) ? 'quiet' : 'plain';

const seatOf = (what: Happening): Seat | undefined => ('seat' in what ? what.seat : undefined);

/** What may lie between an event and its line: assigning is open to all at once, and all are dealt to before all launch. */
const BETWEEN: Partial<Record<Event['kind'], Happening['kind']>> = {
  assigned: 'assignments',
  unassigned: 'assignments',
  launch: 'founded',
};

function partner(lines: readonly Line[], event: Event): number {
  for (let at = lines.length - 1; at >= 0; at--) {
    if (join(lines[at]!.what, event)) return at;
    if (lines[at]!.what.kind !== BETWEEN[event.kind]) return -1;
  }
  return -1;
}

/** Lines in the order they began; lines left without content by going to and fro are dropped. */
export function linesOf(entries: readonly Entry[], startYear = 0): Line[] {
  const lines: Line[] = [];
  let year = startYear;
  for (const { sequence, events } of entries) {
    events.forEach((event, index) => {
      if (event.kind === 'year') ({ year } = event);
      if (event.kind === 'profit') {
        const line = lines.at(-1);
        if (line) lines[lines.length - 1] = { ...line, profits: withProfit(line.profits, event) };
        return;
      }
      const at = partner(lines, event);
      if (at >= 0) {
        lines[at] = { ...lines[at]!, sequence, what: join(lines[at]!.what, event)! };
        return;
      }
      const what = begin(event);
      if (!what) return;
      const seat = seatOf(what);
      lines.push({
        key: `${sequence}.${index}`,
        sequence,
        from: sequence,
        year,
        ...(seat === undefined ? {} : { seat }),
        weight: weightOf(what),
        what,
        profits: [],
      });
    });
  }
  return lines.filter(({ what }) => what.kind !== 'assignments' || what.contracts.length > 0);
}

/** What the others did since this seat last moved. */
export function since(entries: readonly Entry[], seat: Seat): Line[] {
  const last = entries.findLastIndex(({ by }) => by === seat);
  return linesOf(entries.slice(last + 1));
}
