// Auction House: secret offers, then the stages of licences and of vehicles (TOE-AUC).

import type { Illegal, Seat } from '@branchline/core';
import { ascending } from './changes.ts';
import { atStage, withPublic, withSecret } from './position.ts';
import type { ModelId } from './content/types.ts';
import { deskIn, type Desk } from './desk.ts';
import { illegal } from './illegal.ts';
import { isInStage } from './lots.ts';
import { callerNow } from './phase.ts';
import { holds } from './network.ts';
import { areSaleable, saleableSections, saleableSets } from './saleable.ts';
import { clockwiseFrom, remainingSeats } from './seats.ts';
import type { Auction, Lot, Offer, StageOf } from './stage.ts';
import type { Action, ModelIndex, Secret, SectionIndex, State } from './types.ts';

export type OfferAction = Extract<Action, { do: 'offer' }>;
type MadeOffer = Secret['offers'][number];

/** More combinations than this are not listed by `legal`, though all of them may be offered. */
export const LISTED_OFFERS = 256;
const LISTED_SECTIONS = 4;

function countOf<T>(list: readonly T[], entry: T): number {
  let count = 0;
  for (const other of list) if (other === entry) count++;
  return count;
}

export function checkOffer(desk: Desk, { vehicles, sections }: Offer): Illegal | undefined {
  return checkOfferedVehicles(desk, vehicles) ?? checkOfferedSections(desk, sections);
}

function checkOfferedVehicles({ index, idle }: Desk, vehicles: readonly ModelIndex[]): Illegal | undefined {
  for (const model of vehicles) {
    const has = countOf(idle, model);
    const needs = countOf(vehicles, model);
    // Assigned vehicles cannot be offered: only what is unassigned as the phase begins.
    if (needs > has) {
      return illegal('no-such-vehicle', 'TOE-AUC-1', { at: index.models[model]!.id, detail: { needs, has } });
    }
  }
  return vehicles.length === 0 && idle.length > 0
    ? illegal('must-offer', 'TOE-AUC-1', { detail: { unassigned: idle.length } })
    : undefined;
}

function checkOfferedSections(desk: Desk, sections: readonly SectionIndex[]): Illegal | undefined {
  const { index, open, seat } = desk;
  for (const section of sections) {
    const at = index.sections[section]!.id;
    if (!holds(open.holders, section, seat)) return illegal('not-your-section', 'TOE-AUC-2', { at });
    if (countOf(sections, section) > 1) return illegal('section-twice', 'TOE-LIC-5', { at });
  }
  if (areSaleable(desk, sections)) return undefined;
  const used = sections.find((section) => !areSaleable(desk, [section]));
  return illegal('section-in-use', 'TOE-AUC-11', used === undefined ? {} : { at: index.sections[used]!.id });
}

const canOffer = (desk: Desk): boolean => desk.idle.length > 0 || saleableSections(desk).length > 0;

/**
 * All choices of copies, by id; the empty one, which comes first, only where nothing is unassigned (TOE-AUC-1). There may
 * be hundreds, so a choice that takes no copy of the next model is passed on instead of copied.
 */
function vehicleChoices({ index, idle }: Desk): ModelId[][] {
  let choices: ModelId[][] = [[]];
  for (const model of new Set(idle)) {
    const { id } = index.models[model]!;
    const copies = countOf(idle, model);
    const extended: ModelId[][] = [];
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

/** Whether there are so few possible offers that `legal` lists them all. */
const areFew = (idle: readonly ModelIndex[], saleable: readonly SectionIndex[]): boolean =>
  saleable.length <= LISTED_SECTIONS && choiceCount(idle) << saleable.length <= LISTED_OFFERS;

/**
 * Every possible offer where there are few; else at most one section at a time, and if even these are too many, one
 * vehicle of each model at a time. A larger offer passes `check` all the same.
 */
export function legalOffers(desk: Desk): OfferAction[] {
  const { index, idle } = desk;
  const saleable = saleableSections(desk);
  const sections = areFew(idle, saleable)
    ? saleableSets(desk, saleable)
    : [[], ...saleable.map((section) => [section])];
  const singles = idle.length > 0 && choiceCount(idle) * sections.length > LISTED_OFFERS;
  const modelIds = singles ? [...new Set(idle)].map((model) => [index.models[model]!.id]) : vehicleChoices(desk);
  const sectionIds = sections.map((set) => set.map((section) => index.sections[section]!.id));
  const actions: OfferAction[] = [];
  for (const models of modelIds)
    for (const set of sectionIds) actions.push({ do: 'offer', vehicles: models, sections: set });
  return actions;
}

/** Whether `legal` lists every possible offer at this desk. */
export const listsAllOffers = (desk: Desk): boolean => areFew(desk.idle, saleableSections(desk));

/** All at once; with `offersInTurn` clockwise from the caller. */
export function beginOffers(state: State): State {
  const { public: open, config } = state;
  const order = config.options.offersInTurn ? clockwiseFrom(open, callerNow(open)) : remainingSeats(open);
  const waiting = order.filter((seat) => canOffer(deskIn(state, seat)));
  return atStage(state, { kind: 'offers', waiting, lots: [] });
}

const lotsFrom = (owner: Seat, { vehicles, sections }: Offer): Lot[] => [
  ...sections.map((no): Lot => ({ owner, item: 'section', no })),
  ...vehicles.map((no): Lot => ({ owner, item: 'model', no })),
];

/** Secret until all have offered; with `offersInTurn` for all to see. */
export function offer(state: State, { waiting, lots }: StageOf<'offers'>, { seat, offer: made }: MadeOffer): State {
  const sorted = { vehicles: made.vehicles.toSorted(ascending), sections: made.sections.toSorted(ascending) };
  const others = waiting.filter((other) => other !== seat);
  if (state.config.options.offersInTurn) {
    return atStage(state, { kind: 'offers', waiting: others, lots: [...lots, ...lotsFrom(seat, sorted)] });
  }
  const offers = [...state.secret.offers, { seat, offer: sorted }].sort((a, b) => a.seat - b.seat);
  return atStage(withSecret(state, { offers }), { kind: 'offers', waiting: others, lots });
}

/** TOE-AUC-4: the caller opens first. */
export function revealOffers(state: State, inTurn: readonly Lot[]): State {
  const lots = [...inTurn, ...state.secret.offers.flatMap(({ seat, offer: made }) => lotsFrom(seat, made))];
  const right = callerNow(state.public);
  const auction: Auction = { stage: 'licences', lots, right, refusals: 0, contracts: [] };
  return withPublic(withSecret(state, { offers: [] }), { offered: lots, stage: { kind: 'opening', auction } });
}

/** A stage is over when its lots are sold or a full circle has refused (TOE-AUC-9). */
export const isStageOver = (auction: Auction, remaining: number): boolean =>
  auction.refusals >= remaining || !auction.lots.some((lot) => isInStage(auction.stage, lot));

/** The rotation of the opening right goes on into the second stage. */
export function beginVehicleStage(state: State, auction: Auction): State {
  const lots = auction.lots.filter((lot) => lot.item === 'model');
  return atStage(state, { kind: 'opening', auction: { ...auction, stage: 'vehicles', lots, refusals: 0 } });
}
