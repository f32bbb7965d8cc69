// Reads a game from its first move to its last into the records of all companies.

import { invariant, type Move, type Seat } from '@branchline/core';
import {
  contentOf,
  creditsOf,
  trainsOfEurope,
  type ContentIndex,
  type Event,
  type LotId,
  type Money,
  type State,
  type TrainsOfEurope,
} from '@branchline/trains-of-europe';
import type { Course } from '../course.ts';
import {
  heldContract,
  heldLicence,
  newRecords,
  vehicleAt,
  type ContractRecord,
  type Records,
  type VehicleRecord,
} from './records.ts';
import { carriersNow, paySaved, settle } from './settle.ts';

/** One move being read. */
interface Page {
  readonly index: ContentIndex;
  readonly all: readonly Records[];
  readonly year: number;
  readonly sequence: number;
  readonly after: State;
}

type When = Pick<Page, 'year' | 'sequence'>;

const added = ({ year, sequence }: When, price: Money) => ({ year, sequence, price, income: 0 });

function addVehicle(page: Page, seat: Seat, model: string, what: Pick<VehicleRecord, 'how' | 'price'>): void {
  const { how, price } = what;
  const no = page.index.modelIndex.get(model)!;
  page.all[seat]!.vehicles.push({ ...added(page, price), how, model: no });
  page.all[seat]!.flows[how === 'auction' ? 'bids' : 'vehicles'] += price;
}

function addContract(page: Page, seat: Seat, contract: string, what: Pick<ContractRecord, 'how' | 'price' | 'cash'>) {
  const no = page.index.contractIndex.get(contract)!;
  const { how, price, cash } = what;
  const record: ContractRecord = {
    ...added(page, price),
    ...{ contract: no, how, cash, tax: 0, subsidy: 0, years: 0 },
  };
  page.all[seat]!.contracts.push(record);
  page.all[seat]!.flows.blindContracts += cash;
  page.all[seat]!.flows.bids += price;
  return record;
}

/** What chance gives, which not every viewer sees. */
function readChance(page: Page, before: State, move: Extract<Move<TrainsOfEurope>, { by: 'chance' }>): void {
  const { index } = page;
  if (move.do === 'setup') {
    move.hands.forEach(({ loco, wagons }, seat) => {
      for (const model of [loco, ...wagons]) addVehicle(page, seat, model, { how: 'dealt', price: 0 });
    });
    move.launch.forEach((contract, seat) => addContract(page, seat, contract, { how: 'launch', price: 0, cash: 0 }));
  }
  const { stage } = before.public;
  if (move.do === 'blind-vehicle' && stage.kind === 'blind-vehicle')
    addVehicle(page, stage.seat, move.model, { how: 'blind', price: index.amounts.blind[stage.vehicle] });
}

/** TOE-SMI-5: the vehicles of a contract go with it. */
function passContract(page: Page, from: Records, to: Seat, { lot, price }: { lot: LotId; price: Money }): void {
  invariant('contract' in lot, 'a contract is sold');
  const { index, year } = page;
  const record = heldContract(from, index.contractIndex.get(lot.contract)!);
  const gone = from.vehicles.filter((vehicle) => vehicle.contract === record && !vehicle.sold);
  record.sold = { year, to, price };
  const bought = addContract(page, to, lot.contract, { how: 'auction', price, cash: 0 });
  for (const vehicle of gone) {
    vehicle.sold = { year, to, price: 0 };
    const copy = { ...added(page, 0), how: 'with-contract', model: vehicle.model, contract: bought } as const;
    page.all[to]!.vehicles.push(copy);
  }
}

function readSale(page: Page, { lot, to, price }: Extract<Event, { kind: 'sold' }>): void {
  const { index, year, all } = page;
  const from = all[lot.owner]!;
  const sold = { year, to, price };
  from.flows.sales += price;
  if ('contract' in lot) return passContract(page, from, to, { lot, price });
  if ('model' in lot) {
    vehicleAt(from, index.modelIndex.get(lot.model)!, undefined).sold = sold;
    return addVehicle(page, to, lot.model, { how: 'auction', price });
  }
  const section = index.sectionIndex.get(lot.section)!;
  heldLicence(from, section)!.sold = sold;
  all[to]!.licences.push({ ...added(page, price), how: 'auction', section });
  all[to]!.flows.bids += price;
}

function readEvent(page: Page, event: Event): void {
  const { index, all, after } = page;
  const records = 'seat' in event ? all[event.seat]! : all[0]!;
  const contractOf = (id: string): ContractRecord => heldContract(records, index.contractIndex.get(id)!);
  switch (event.kind) {
    case 'licensed':
      records.licences.push({
        ...added(page, event.fee),
        ...{ how: 'bought', section: index.sectionIndex.get(event.section)! },
      });
      records.flows.licences += event.fee;
      return;
    case 'bought':
      return addVehicle(page, event.seat, event.model, { how: 'bought', price: event.price });
    case 'chose':
      return addVehicle(page, event.seat, event.model, { how: 'aid', price: 0 });
    case 'took': {
      const { cash } = event;
      addContract(page, event.seat, event.contract, {
        ...{ how: cash === undefined ? 'taken' : 'blind', price: 0, cash: cash ?? 0 },
      });
      return;
    }
    case 'development-bonus':
      records.flows.bonuses += event.amount;
      return;
    case 'assigned':
      vehicleAt(records, index.modelIndex.get(event.model)!, undefined).contract = contractOf(event.contract);
      return;
    case 'unassigned':
      delete vehicleAt(records, index.modelIndex.get(event.model)!, contractOf(event.contract)).contract;
      return;
    case 'completed': {
      const record = contractOf(event.contract);
      const credit = creditsOf(index, after.public, event.seat).find(({ contract }) => contract === record.contract)!;
      record.completed = { year: page.year, carriers: carriersNow(index, after.public, event.seat, credit) };
      return;
    }
    case 'sold':
      return readSale(page, event);
    case 'audited':
      records.flows.audits += event.paid;
      all[event.company]!.flows.audits -= event.paid;
      return;
    case 'settled':
      return settle(index, after.public, records, event);
    case 'saved':
      return event.how === 'paid' ? paySaved(records, after.secret.cash[event.seat]!) : undefined;
    default:
      return undefined;
  }
}

export function readCourse({ moves, states }: Course): readonly Records[] {
  const { config } = states[0]!;
  const index = contentOf(config);
  const all = Array.from({ length: config.seats }, (_, seat) => newRecords(seat, index.amounts.startCash));
  moves.forEach((move, at) => {
    const [before, after] = [states[at]!, states[at + 1]!];
    const page: Page = { index, all, year: before.public.year, sequence: at + 1, after };
    if (move.by === 'chance') readChance(page, before, move);
    for (const event of trainsOfEurope.events(before, move, after, 'spectator')) readEvent(page, event);
  });
  return all;
}
