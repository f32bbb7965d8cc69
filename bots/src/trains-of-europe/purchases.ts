// Railroad Fair, Government Aid, Conference Room: what the next vehicle or contract would bring.

import type { ContractIndex, ModelIndex, Money, VehicleKind } from '@branchline/trains-of-europe';
import { isFlush, isWanted, worth, type Change, type Ledger, type Undertaking } from './ledger.ts';
import { isAffordable, keptForFirstRoute } from './prudence.ts';

/** Less than this is no reason to act. */
export const WORTH_IT = 0.03;

/** A card drawn blind has to be worth waiting for its use. */
const YEARS_FOR_BLIND_BUYS = 1.5;
/** As late as this a company buys what it has no use for, if its money would cost it points. */
const YEARS_TO_BE_RID_OF_MONEY = 1.5;
/** Vehicles that are looked into. */
const VEHICLE_IDEAS = 3;
/** Prices weigh so little that they only decide between vehicles of equal use. */
const TIE_BREAK = 1e7;
/** What a vehicle usually costs, EUR, and after how many years a contract should have paid for itself. */
const USUAL_VEHICLE = 40_000;
const PATIENT_YEARS = 4;

const gainOf = (ledger: Ledger, change: Change, rest: Change): number =>
  worth(ledger, { ...rest, ...change }) - worth(ledger, rest);

const NO_MORE_VEHICLES: Change = { vehiclesNow: 0 };
const AS_IT_IS: Change = {};

/** Points a vehicle adds at that price. */
export const vehicleGain = (ledger: Ledger, vehicle: ModelIndex, price: Money): number =>
  gainOf(ledger, { vehicle, cash: -price }, NO_MORE_VEHICLES);

export type Purchase = { readonly model: ModelIndex } | { readonly blind: VehicleKind };

/** The mean over all cards of the kind; those nobody of ours needs all bring the same. */
function blindGain(ledger: Ledger, kind: VehicleKind): number {
  const { index } = ledger.company;
  const price = index.amounts.blind[kind];
  let useless: number | undefined;
  let cards = 0;
  let sum = 0;
  for (const no of index.modelsOf[kind]) {
    const { copies } = index.models[no]!;
    cards += copies;
    sum +=
      copies * (isWanted(ledger, no) ? vehicleGain(ledger, no, price) : (useless ??= vehicleGain(ledger, no, price)));
  }
  return sum / cards;
}

interface Valued<W> {
  readonly what: W;
  readonly gain: number;
}

/** Vehicles on display worth a thought, within what may be spent: some contract could use them. */
function displayed(ledger: Ledger): Valued<Purchase>[] {
  const { index, open } = ledger.company;
  const cash = ledger.company.cash - keptForFirstRoute(ledger);
  // A few vehicles in the yard cost no points, money beyond what may be left over does (TOE-EVAL-8, 9).
  const ridsOfMoney = ledger.years <= YEARS_TO_BE_RID_OF_MONEY && isFlush(ledger);
  const found: Valued<Purchase>[] = [];
  for (const list of [open.locos, open.wagons]) {
    for (let at = 0; at < list.length; at++) {
      const model = list[at]!;
      const { price } = index.models[model]!;
      if (price > cash || list[at - 1] === model) continue;
      if (!isWanted(ledger, model) && !ridsOfMoney) continue;
      found.push({ what: { model }, gain: vehicleGain(ledger, model, price) });
    }
  }
  return found.sort((a, b) => b.gain - a.gain);
}

export function bestPurchase(ledger: Ledger): Valued<Purchase> | undefined {
  const { index, open } = ledger.company;
  const [best] = displayed(ledger);
  if (best && best.gain > ledger.taste.worthIt) return best;
  if (ledger.years <= YEARS_FOR_BLIND_BUYS || ledger.active.length === 0) return undefined;
  const cash = ledger.company.cash - keptForFirstRoute(ledger);
  let found: Valued<Purchase> | undefined;
  for (const kind of ['loco', 'wagon'] as const) {
    const cards = kind === 'loco' ? open.supplyLocos : open.supplyWagons;
    if (index.amounts.blind[kind] > cash || cards === 0) continue;
    const gain = blindGain(ledger, kind);
    if (gain > (found?.gain ?? ledger.taste.worthIt)) found = { what: { blind: kind }, gain };
  }
  return found;
}

export const purchaseIdeas = (ledger: Ledger): Purchase[] =>
  displayed(ledger)
    .slice(0, VEHICLE_IDEAS)
    .map(({ what }) => what);

/** The most useful of the vehicles, or the dearest where none is of use. */
export function bestGift(ledger: Ledger, selection: readonly ModelIndex[]): ModelIndex {
  const { index } = ledger.company;
  let best = selection[0]!;
  let most = -Infinity;
  for (const model of new Set(selection)) {
    const use = isWanted(ledger, model) ? worth(ledger, { vehicle: model }) : worth(ledger) - WORTH_IT;
    const value = use + index.models[model]!.price / TIE_BREAK;
    if (value > most) {
      most = value;
      best = model;
    }
  }
  return best;
}

/** Points a contract adds: its own prospects beside those already under way. */
export function contractGain(ledger: Ledger, contract: Undertaking, cash: Money = 0): number {
  const { company, atlas, taste } = ledger;
  const gain = gainOf(ledger, { contract, cash }, AS_IT_IS);
  if (taste.payback === 0) return gain;
  const { profit, vehicles } = company.index.contracts[contract.contract]!;
  const years = (atlas.routes(contract.contract).cost + vehicles * USUAL_VEHICLE) / profit;
  return gain - taste.payback * Math.max(0, years - PATIENT_YEARS);
}

const BLIND_SAMPLES = 3;
/** Points by which a contract must be better than those on display to be taken unseen. */
const BLIND_RISK = 0.3;

/** A blind contract brings a chip and money, but is what it is (TOE-CONF-3). The same cards are looked at whenever it is asked for. */
function blindContractGain(ledger: Ledger): number {
  const { index, open } = ledger.company;
  const cash = index.amounts.blind.contractCash;
  const sample = (at: number): ContractIndex =>
    open.pile[Math.floor(((at + 0.5) * open.pile.length) / BLIND_SAMPLES)] ?? open.queue[0]!;
  let sum = 0;
  for (let at = 0; at < BLIND_SAMPLES; at++) sum += contractGain(ledger, { contract: sample(at), chips: 1 }, cash);
  return sum / BLIND_SAMPLES;
}

/** Money that costs points at the end (TOE-EVAL-9). */
const PLENTY = 300_000;

export type Taking = { readonly contract: ContractIndex } | 'blind';

/** All contracts whose tax could be borne, best first. */
export function takings(ledger: Ledger): Valued<Taking>[] {
  const { company, active, atlas, taste } = ledger;
  const { open } = company;
  const found: Valued<Taking>[] = [];
  // What cannot be finished binds no hands, and money beyond all need is better spent.
  const underWay = active.filter(({ contract }) => !atlas.routes(contract).blocked).length;
  if (underWay >= taste.contracts + Math.floor(company.cash / PLENTY)) return found;
  for (const entry of open.display) {
    if (isAffordable(ledger, entry))
      found.push({ what: { contract: entry.contract }, gain: contractGain(ledger, entry) });
  }
  if (open.pile.length + open.queue.length > 0 && isAffordable(ledger)) {
    found.push({ what: 'blind', gain: blindContractGain(ledger) - BLIND_RISK });
  }
  return found.sort((a, b) => b.gain - a.gain);
}

export function bestTaking(ledger: Ledger): Valued<Taking> | undefined {
  const [best] = takings(ledger);
  return best && best.gain > ledger.taste.pickiness ? best : undefined;
}
