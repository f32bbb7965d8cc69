// Licences and the On-site Meeting (TOE-LIC, TOE-ONS).

import type { Illegal, Seat } from '@branchline/core';
import { pay, replaced } from './changes.ts';
import { atStage, withPublic } from './position.ts';
import { credit } from './completion.ts';
import { contentOf } from './contents.ts';
import { deskIn, type Desk, type Holding } from './desk.ts';
import { cashShort, illegal } from './illegal.ts';
import { holds } from './network.ts';
import { limitOf } from './phase.ts';
import type { StageOf } from './stage.ts';
import type { Action, Money, SectionIndex, State } from './types.ts';

type Market = Pick<Desk, 'index' | 'options' | 'open'>;

/** Companies on the section that count; those that left are gone from it only with `releaseLicences` (TOE-INS-5). */
export function companiesOn({ options, open }: Market, section: SectionIndex): number {
  const bits = open.holders[section]!;
  let count = 0;
  for (let seat = 0; bits >> seat !== 0; seat++) {
    if ((bits >> seat) & 1 && !(options.releaseLicences && open.left[seat])) count++;
  }
  return count;
}

/** TOE-LIC-3: single, double, quadruple fee by the companies already there. */
export function licenceFee(market: Market, section: SectionIndex): Money {
  const { feePerSegment, trackFactor } = market.index.amounts;
  const factor = trackFactor[Math.min(companiesOn(market, section), trackFactor.length - 1)]!;
  return market.index.sections[section]!.segments * feePerSegment * factor;
}

/** Whether a seat could hold this section besides what it holds; the same for buying and for bidding (TOE-AUC-12). */
export function checkRoom({ index, open, seat }: Holding, section: SectionIndex): Illegal | undefined {
  const { id: at, segments } = index.sections[section]!;
  if (holds(open.holders, section, seat)) return illegal('already-licensed', 'TOE-LIC-5', { at });
  const has = open.sticks[seat]!;
  return has < segments ? illegal('sticks-short', 'TOE-LIC-4', { at, detail: { needs: segments, has } }) : undefined;
}

export function checkLicence(desk: Desk, section: SectionIndex): Illegal | undefined {
  const noRoom = checkRoom(desk, section);
  if (noRoom) return noRoom;
  const { id: at, tracks } = desk.index.sections[section]!;
  if (companiesOn(desk, section) >= tracks) return illegal('tracks-taken', 'TOE-LIC-2', { at, detail: { tracks } });
  const fee = licenceFee(desk, section);
  return fee > desk.cash ? cashShort(fee, desk.cash, { at }) : undefined;
}

/** Sections a seat could buy a licence for now. */
export function buyableSections(desk: Desk): SectionIndex[] {
  const buyable: SectionIndex[] = [];
  if (desk.cash < desk.index.amounts.feePerSegment) return buyable;
  for (let section = 0; section < desk.index.sections.length; section++) {
    if (isBuyable(desk, section)) buyable.push(section);
  }
  return buyable;
}

/** As checkLicence, without saying why: asked for every section before every action. */
function isBuyable(desk: Desk, section: SectionIndex): boolean {
  const { segments, tracks } = desk.index.sections[section]!;
  const { feePerSegment } = desk.index.amounts;
  if (segments * feePerSegment > desk.cash || desk.open.sticks[desk.seat]! < segments) return false;
  if (desk.open.holders[section] === 0) return true;
  return (
    !holds(desk.open.holders, section, desk.seat) &&
    companiesOn(desk, section) < tracks &&
    licenceFee(desk, section) <= desk.cash
  );
}

const canBuyLicence = (desk: Desk): boolean => {
  if (desk.cash < desk.index.amounts.feePerSegment) return false;
  for (let section = 0; section < desk.index.sections.length; section++) {
    if (isBuyable(desk, section)) return true;
  }
  return false;
};

/** TOE-ONS-1: whether the seat is asked for a (further) licence. */
export const mayLicense = (desk: Desk, used: number): boolean =>
  used < limitOf(desk.open, 'on-site-meeting', desk.seat) && canBuyLicence(desk);

export const legalLicences = (desk: Desk): Action[] => [
  ...buyableSections(desk).map((section): Action => ({ do: 'licence', section: desk.index.sections[section]!.id })),
  { do: 'done' }, // TOE-ONS-3
];

/** Puts a section's sticks down for one seat, wherever its network is (TOE-LIC-6); the licence itself has been paid for. */
export function placeSticks(state: State, seat: Seat, section: SectionIndex): State {
  const { holders, sticks } = state.public;
  const { segments } = contentOf(state.config).sections[section]!;
  return withPublic(state, {
    holders: replaced(holders, section, holders[section]! | (1 << seat)),
    sticks: replaced(sticks, seat, sticks[seat]! - segments),
  });
}

export function takeSticksBack(state: State, seat: Seat, section: SectionIndex): State {
  const { holders, sticks } = state.public;
  const { segments } = contentOf(state.config).sections[section]!;
  return withPublic(state, {
    holders: replaced(holders, section, holders[section]! & ~(1 << seat)),
    sticks: replaced(sticks, seat, sticks[seat]! + segments),
  });
}

/** Fee, sticks, crediting, completion, triggers, in this order, before the next licence is decided (TOE-ONS-2). */
export function buyLicence(state: State, { seat, used }: StageOf<'on-site-meeting'>, section: SectionIndex): State {
  const paid = pay(state, seat, licenceFee(deskIn(state, seat), section));
  const credited = credit(placeSticks(paid, seat, section), seat);
  return atStage(credited, { kind: 'on-site-meeting', seat, used: used + 1 });
}
