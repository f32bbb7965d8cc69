// Auction House: secret offers, then the stages of licences and of vehicles (TOE-AUC).

import type { Illegal, Seat } from '@branchline/core';
import { deskIn, type Desk } from './desk.ts';
import type { Work } from './draft.ts';
import { isInStage } from './lots.ts';
import { callerNow } from './phase.ts';
import { holds } from './network.ts';
import { areSaleable, saleableSections, saleableSets } from './saleable.ts';
import { clockwiseFrom, remainingSeats } from './seats.ts';
import type { Action, Auction, Lot, ModelIndex, Offer, SectionIndex } from './types.ts';

/** More combinations than this are not listed by `legal`, though all of them may be offered. */
export const LISTED_OFFERS = 256;
const LISTED_SECTIONS = 4;

function countOf(models: readonly ModelIndex[], model: ModelIndex): number {
  let count = 0;
  for (const other of models) if (other === model) count++;
  return count;
}

export function checkOffer(desk: Desk, { vehicles, sections }: Offer): Illegal | undefined {
  const { index, open, seat, idle } = desk;
  for (const model of vehicles) {
    const has = countOf(idle, model);
    const needs = countOf(vehicles, model);
    // Assigned vehicles cannot be offered: only what is unassigned as the phase begins.
    if (needs > has)
      return {
        code: 'trains-of-europe/no-such-vehicle',
        rule: 'TOE-AUC-1',
        at: index.models[model]!.id,
        detail: { needs, has },
      };
  }
  if (vehicles.length === 0 && idle.length > 0) {
    return { code: 'trains-of-europe/must-offer', rule: 'TOE-AUC-1', detail: { unassigned: idle.length } };
  }
  for (const section of sections) {
    const at = index.sections[section]!.id;
    if (!holds(open.holders, section, seat))
      return { code: 'trains-of-europe/not-your-section', rule: 'TOE-AUC-2', at };
    if (countOf(sections, section) > 1) return { code: 'trains-of-europe/section-twice', rule: 'TOE-LIC-5', at };
  }
  if (!areSaleable(index, open, seat, sections)) {
    const used = sections.find((section) => !areSaleable(index, open, seat, [section]));
    const at = used === undefined ? {} : { at: index.sections[used]!.id };
    return { code: 'trains-of-europe/section-in-use', rule: 'TOE-AUC-11', ...at };
  }
  return undefined;
}

const canOffer = ({ index, open, seat, idle }: Desk): boolean =>
  idle.length > 0 || saleableSections(index, open, seat).length > 0;

/**
 * All choices of copies, by id; the empty one, which comes first, only where nothing is unassigned (TOE-AUC-1). There may
 * be hundreds, so a choice that takes no copy of the next model is passed on instead of copied.
 */
function vehicleChoices({ index, idle }: Desk): string[][] {
  let choices: string[][] = [[]];
  for (const model of new Set(idle)) {
    const { id } = index.models[model]!;
    const copies = countOf(idle, model);
    const extended: string[][] = [];
    for (let choice of choices) {
      extended.push(choice);
      for (let count = 1; count <= copies; count++) extended.push((choice = [...choice, id]));
    }
    choices = extended;
  }
  return idle.length === 0 ? choices : choices.slice(1);
}

const choiceCount = (idle: readonly ModelIndex[]): number => {
  let product = 1;
  for (const model of new Set(idle)) product *= countOf(idle, model) + 1;
  return product;
};

/**
 * Every possible offer where there are few; else at most one section at a time, and if even these are too many, one
 * vehicle of each model at a time. A larger offer passes `check` all the same.
 */
export function legalOffers(desk: Desk): Action[] {
  const { index, open, seat, idle } = desk;
  const saleable = saleableSections(index, open, seat);
  const few = saleable.length <= LISTED_SECTIONS && choiceCount(idle) << saleable.length <= LISTED_OFFERS;
  const sections: SectionIndex[][] = few
    ? saleableSets(index, open, seat, saleable)
    : [[], ...saleable.map((section) => [section])];
  const singles = idle.length > 0 && choiceCount(idle) * sections.length > LISTED_OFFERS;
  const modelIds = singles ? [...new Set(idle)].map((model) => [index.models[model]!.id]) : vehicleChoices(desk);
  const sectionIds = sections.map((set) => set.map((no) => index.sections[no]!.id));
  const actions: Action[] = [];
  for (const models of modelIds)
    for (const set of sectionIds) actions.push({ do: 'offer', vehicles: models, sections: set });
  return actions;
}

/** Whether `legal` lists every possible offer at this desk. */
export function listsAllOffers(desk: Desk): boolean {
  const saleable = saleableSections(desk.index, desk.open, desk.seat);
  return saleable.length <= LISTED_SECTIONS && choiceCount(desk.idle) << saleable.length <= LISTED_OFFERS;
}

/** All at once; with `offersInTurn` clockwise from the caller. */
export function beginOffers(work: Work): void {
  const { public: open, config } = work;
  const order = config.options.offersInTurn ? clockwiseFrom(open, callerNow(open)) : remainingSeats(open);
  const waiting = order.filter((seat) => canOffer(deskIn(work, seat)));
  work.public.stage = { kind: 'offers', waiting, lots: [] };
}

const lotsFrom = (owner: Seat, { vehicles, sections }: Offer): Lot[] => [
  ...sections.map((no): Lot => ({ owner, item: 'section', no })),
  ...vehicles.map((no): Lot => ({ owner, item: 'model', no })),
];

/** Secret until all have offered; with `offersInTurn` for all to see. */
export function offer(work: Work, seat: Seat, what: Offer, waiting: readonly Seat[], lots: readonly Lot[]): void {
  const sorted: Offer = {
    vehicles: what.vehicles.toSorted((a, b) => a - b),
    sections: what.sections.toSorted((a, b) => a - b),
  };
  const others = waiting.filter((other) => other !== seat);
  if (work.config.options.offersInTurn) {
    work.public.stage = { kind: 'offers', waiting: others, lots: [...lots, ...lotsFrom(seat, sorted)] };
    return;
  }
  work.secret.offers.push({ seat, offer: sorted });
  work.secret.offers.sort((a, b) => a.seat - b.seat);
  work.public.stage = { kind: 'offers', waiting: others, lots };
}

/** TOE-AUC-4: the caller opens first. */
export function revealOffers(work: Work, inTurn: readonly Lot[]): void {
  const lots = [...inTurn, ...work.secret.offers.flatMap(({ seat, offer: made }) => lotsFrom(seat, made))];
  work.secret.offers = [];
  work.public.offered = lots;
  const right = callerNow(work.public);
  work.public.stage = { kind: 'opening', auction: { stage: 'licences', lots, right, refusals: 0, contracts: [] } };
}

/** A stage is over when its lots are sold or a full circle has refused (TOE-AUC-9). */
export const isStageOver = (auction: Auction, remaining: number): boolean =>
  auction.refusals >= remaining || !auction.lots.some((lot) => isInStage(auction.stage, lot));

/** The rotation of the opening right goes on into the second stage. */
export function beginVehicleStage(work: Work, auction: Auction): void {
  const lots = auction.lots.filter((lot) => lot.item === 'model');
  work.public.stage = { kind: 'opening', auction: { ...auction, stage: 'vehicles', lots, refusals: 0 } };
}
