// Trains of Europe for machine learning. Choices from short lists have their own numbers; of offers, bids and
// bookings the number is the place in the list of legal ones.

import { invariant, type Seat } from '@branchline/core';
import {
  contentOf,
  PHASES,
  type Action,
  type Config,
  type GameResult,
  type Lot,
  type Stage,
  type TrainsOfEurope,
  type View,
} from '@branchline/trains-of-europe';
import { startsOf, type Block, type Encoding, type Row } from './encoding.ts';

/** How many of these there are in a list at most; what is further behind cannot be chosen. */
const PLACES = { offer: 512, open: 256, raise: 64, 'offer-contracts': 64, book: 128, 'propose-target': 16 } as const;

type Listed = keyof typeof PLACES;

const isListed = (kind: Action['do']): kind is Listed => Object.hasOwn(PLACES, kind);

const STAGES: readonly Stage['kind'][] = [
  ...([
    'call',
    'on-site-meeting',
    'railroad-fair',
    'conference-room',
    'choose',
    'offers',
    'opening',
    'bidding',
  ] as const),
  ...(['assignment', 'books', 'audits', 'new-target', 'vote', 'offer-contracts', 'over'] as const),
];

/** Amounts are counted in the unit of all prices, so that they fit a small number. */
const UNIT = 10_000;
const units = (amount: number): number => Math.round(amount / UNIT);

const HIDDEN = -1;

function blocksOf(config: Config) {
  const { sections, models, contracts } = contentOf(config);
  const { seats } = config;
  const [S, M, K] = [sections.length, models.length, contracts.length];
  const actions = [
    { name: 'call', size: PHASES.length },
    { name: 'licence', size: S },
    { name: 'buy', size: M },
    { name: 'buy-blind', size: 2 },
    { name: 'take', size: K },
    { name: 'take-blind', size: 1 },
    { name: 'choose', size: M },
    { name: 'assign', size: M * K },
    { name: 'unassign', size: M * K },
    { name: 'vote', size: 2 },
    { name: 'audit', size: seats },
    { name: 'decline', size: 1 },
    { name: 'pass', size: 1 },
    { name: 'done', size: 1 },
    { name: 'offer', size: PLACES.offer },
    { name: 'open', size: PLACES.open },
    { name: 'raise', size: PLACES.raise },
    { name: 'offer-contracts', size: PLACES['offer-contracts'] },
    { name: 'book', size: PLACES.book },
    { name: 'propose-target', size: PLACES['propose-target'] },
  ] as const satisfies readonly Block[];
  const observation = [
    { name: 'licences', size: seats * S },
    { name: 'contracts held', size: seats * K },
    { name: 'contracts complete', size: seats * K },
    { name: 'vehicles assigned', size: seats * M },
    { name: 'vehicles spare', size: seats * M },
    { name: 'own vehicles by contract', size: K * M },
    { name: 'contracts on display', size: K },
    { name: 'subsidy chips on display', size: K },
    { name: 'vehicles on display', size: M },
    { name: 'vehicles discarded', size: M },
    { name: 'vehicles to choose', size: M },
    { name: 'lots: sections', size: seats * S },
    { name: 'lots: models', size: seats * M },
    { name: 'lots: contracts', size: seats * K },
    { name: 'cash', size: seats },
    { name: 'profit last year', size: seats },
    { name: 'sticks', size: seats },
    { name: 'spare locomotives', size: seats },
    { name: 'spare wagons', size: seats },
    { name: 'marked', size: seats },
    { name: 'left', size: seats },
    { name: 'chair', size: seats },
    { name: 'seat to act', size: seats },
    { name: 'high bidder', size: seats },
    { name: 'out of the bidding', size: seats },
    { name: 'phases called', size: PHASES.length },
    { name: 'stage', size: STAGES.length },
    { name: 'bid', size: 1 },
    { name: 'year', size: 1 },
    { name: 'target', size: 1 },
    { name: 'pile', size: 1 },
  ] as const satisfies readonly Block[];
  return { actions, observation, S, M, K };
}

export function trainsOfEuropeEncoding(config: Config): Encoding<TrainsOfEurope> {
  const { actions, observation, S, M, K } = blocksOf(config);
  const [first, at] = [startsOf(actions), startsOf(observation)];
  const { sectionIndex, modelIndex, contractIndex } = contentOf(config);
  const { seats } = config;

  const numberOf = (action: Exclude<Action, { do: Listed }>): number => {
    switch (action.do) {
      case 'call':
        return first.call + PHASES.indexOf(action.phase);
      case 'licence':
        return first.licence + sectionIndex.get(action.section)!;
      case 'buy':
      case 'choose':
        return first[action.do] + modelIndex.get(action.model)!;
      case 'buy-blind':
        return first['buy-blind'] + (action.kind === 'loco' ? 0 : 1);
      case 'take':
        return first.take + contractIndex.get(action.contract)!;
      case 'assign':
      case 'unassign':
        return first[action.do] + modelIndex.get(action.model)! * K + contractIndex.get(action.contract)!;
      case 'vote':
        return first.vote + (action.agree ? 1 : 0);
      case 'audit':
        return first.audit + action.seat;
      default:
        return first[action.do];
    }
  };

  function numbersOf(legal: readonly Action[]): Int32Array {
    const numbers = new Int32Array(legal.length);
    const seen = new Map<Listed, number>();
    for (const [index, action] of legal.entries()) {
      const kind = action.do;
      if (!isListed(kind)) {
        numbers[index] = numberOf(action as Exclude<Action, { do: Listed }>);
        continue;
      }
      const place = seen.get(kind) ?? 0;
      seen.set(kind, place + 1);
      numbers[index] = place < PLACES[kind] ? first[kind] + place : -1;
    }
    return numbers;
  }

  function markLot(row: Row, { item, no }: Lot, near: number): void {
    if (item === 'section') row[at['lots: sections'] + near * S + no] = 1;
    else if (item === 'model') row[at['lots: models'] + near * M + no]! += 1;
    else row[at['lots: contracts'] + near * K + no] = 1;
  }

  function observeSeat({ public: open, companies }: View, seat: Seat, near: number, row: Row): void {
    for (const { contract, complete, vehicles } of open.contracts[seat]!) {
      row[at[complete ? 'contracts complete' : 'contracts held'] + near * K + contract] = 1;
      for (const model of vehicles) {
        row[at['vehicles assigned'] + near * M + model]! += 1;
        if (near === 0) row[at['own vehicles by contract'] + contract * M + model]! += 1;
      }
    }
    for (let section = 0; section < S; section++) {
      if ((open.holders[section]! & (1 << seat)) !== 0) row[at.licences + near * S + section] = 1;
    }
    const { cash, idle } = companies[seat]!;
    for (const model of idle ?? []) row[at['vehicles spare'] + near * M + model]! += 1;
    row[at.cash + near] = cash === undefined ? HIDDEN : units(cash);
    row[at['profit last year'] + near] = units(open.profits.at(-1)?.[seat] ?? 0);
    row[at.sticks + near] = open.sticks[seat]!;
    row[at['spare locomotives'] + near] = open.idleLocos[seat]!;
    row[at['spare wagons'] + near] = open.idleWagons[seat]!;
    row[at.marked + near] = open.marked[seat] ? 1 : 0;
    row[at.left + near] = open.left[seat] ? 1 : 0;
  }

  function observeStage(stage: Stage, place: (seat: Seat) => number, row: Row): void {
    const kind = STAGES.indexOf(stage.kind);
    if (kind >= 0) row[at.stage + kind] = 1;
    if ('seat' in stage) row[at['seat to act'] + place(stage.seat)] = 1;
    if ('waiting' in stage) for (const seat of stage.waiting) row[at['seat to act'] + place(seat)] = 1;
    if (stage.kind === 'choose') for (const model of stage.selection) row[at['vehicles to choose'] + model]! += 1;
    if (stage.kind === 'opening') for (const lot of stage.auction.lots) markLot(row, lot, place(lot.owner));
    if (stage.kind !== 'bidding') return;
    markLot(row, stage.lot, place(stage.lot.owner));
    row[at['high bidder'] + place(stage.high)] = 1;
    for (const seat of stage.out) row[at['out of the bidding'] + place(seat)] = 1;
    row[at.bid] = units(stage.bid);
  }

  function observe(view: View, me: Seat, row: Row): void {
    invariant(view.viewer === me, 'a seat observes its own view');
    const { public: open } = view;
    const place = (seat: Seat): number => (seat - me + seats) % seats;
    for (let seat = 0; seat < seats; seat++) observeSeat(view, seat, place(seat), row);
    for (const { contract, chips } of open.display) {
      row[at['contracts on display'] + contract] = 1;
      row[at['subsidy chips on display'] + contract] = chips;
    }
    for (const model of open.locos) row[at['vehicles on display'] + model]! += 1;
    for (const model of open.wagons) row[at['vehicles on display'] + model]! += 1;
    open.discards.forEach((copies, model) => (row[at['vehicles discarded'] + model] = copies));
    for (const phase of open.called) row[at['phases called'] + PHASES.indexOf(phase)] = 1;
    observeStage(open.stage, place, row);
    row[at.chair + place(open.chair)] = 1;
    row[at.year] = open.year;
    row[at.target] = open.target;
    row[at.pile] = open.pile.length + open.queue.length;
  }

  return { actions, observation, dtype: 'int16', numbersOf, observe, winnersOf: ({ winners }: GameResult) => winners };
}
