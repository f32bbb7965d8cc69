// Licences and the On-site Meeting (TOE-LIC, TOE-ONS).

import type { Illegal, Seat } from '@branchline/core';
import { credit } from './completion.ts';
import type { ContentIndex } from './content-index.ts';
import { cashShort, type Desk } from './desk.ts';
import { pay, type Work } from './draft.ts';
import { holds } from './network.ts';
import { limitOf } from './phase.ts';
import type { Action, Money, Options, Public, SectionIndex } from './types.ts';

interface Market {
  readonly index: ContentIndex;
  readonly options: Options;
  readonly open: Public;
}

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
export function checkRoom({ index, open, seat }: Desk, section: SectionIndex): Illegal | undefined {
  const { id, segments } = index.sections[section]!;
  if (holds(open.holders, section, seat))
    return { code: 'trains-of-europe/already-licensed', rule: 'TOE-LIC-5', at: id };
  const sticks = open.sticks[seat]!;
  if (sticks < segments)
    return {
      code: 'trains-of-europe/sticks-short',
      rule: 'TOE-LIC-4',
      at: id,
      detail: { needs: segments, has: sticks },
    };
  return undefined;
}

export function checkLicence(desk: Desk, section: SectionIndex): Illegal | undefined {
  const noRoom = checkRoom(desk, section);
  if (noRoom) return noRoom;
  const { id, tracks } = desk.index.sections[section]!;
  if (companiesOn(desk, section) >= tracks)
    return { code: 'trains-of-europe/tracks-taken', rule: 'TOE-LIC-2', at: id, detail: { tracks } };
  const fee = licenceFee(desk, section);
  return fee > desk.cash ? { ...cashShort(fee, desk.cash), at: id } : undefined;
}

/** Sections a seat could buy a licence for now. */
export function buyableSections(desk: Desk): SectionIndex[] {
  const buyable: SectionIndex[] = [];
  if (desk.cash < desk.index.amounts.feePerSegment) return buyable;
  for (let no = 0; no < desk.index.sections.length; no++) if (isBuyable(desk, no)) buyable.push(no);
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
  for (let no = 0; no < desk.index.sections.length; no++) if (isBuyable(desk, no)) return true;
  return false;
};

/** TOE-ONS-1: whether the seat is asked for a (further) licence. */
export const mayLicense = (desk: Desk, used: number): boolean =>
  used < limitOf(desk.open, 'on-site-meeting', desk.seat) && canBuyLicence(desk);

export const legalLicences = (desk: Desk): Action[] => [
  ...buyableSections(desk).map((no): Action => ({ do: 'licence', section: desk.index.sections[no]!.id })),
  { do: 'done' },
];

/** Puts a section's sticks down for one seat; the licence itself has been paid for. */
export function placeSticks(work: Work, seat: Seat, section: SectionIndex): void {
  work.public.holders[section]! |= 1 << seat;
  work.public.sticks[seat]! -= work.index.sections[section]!.segments;
}

export function takeSticksBack(work: Work, seat: Seat, section: SectionIndex): void {
  work.public.holders[section]! &= ~(1 << seat);
  work.public.sticks[seat]! += work.index.sections[section]!.segments;
}

/** Fee, sticks, crediting, completion, triggers, in this order. */
export function buyLicence(work: Work, seat: Seat, section: SectionIndex, used: number): void {
  pay(work, seat, licenceFee({ index: work.index, options: work.config.options, open: work.public }, section));
  placeSticks(work, seat, section);
  credit(work, seat);
  work.public.stage = { kind: 'on-site-meeting', seat, used: used + 1 };
}
