// What happens by itself: seats without a choice are passed over, steps that are used up end, phases follow each other.

import { invariant } from '@branchline/core';
import { canReassign, openWindow } from './assignment.ts';
import { beginVehicleStage, isStageOver, revealOffers } from './auction-house.ts';
import { canOpenAny, refuse } from './auction.ts';
import { credit } from './completion.ts';
import { mayTake } from './conference-room.ts';
import { deskIn } from './desk.ts';
import type { Work } from './draft.ts';
import { closeYear, settleYear } from './end-of-year.ts';
import { endAid } from './government-aid.ts';
import { dealWithInsolvent, failSale, reviewSale } from './insolvency.ts';
import { mayLicense } from './licences.ts';
import { countVotes, isAskedForTarget } from './new-target.ts';
import { passTurn, phaseNow } from './phase.ts';
import { mayBuy } from './railroad-fair.ts';
import { remainingCount } from './seats.ts';
import type { Auction, Stage } from './types.ts';

type Of<K extends Stage['kind']> = Extract<Stage, { kind: K }>;

/** Goes on until somebody is to act: a seat with something to decide, chance, or nobody any more. */
export function advance(work: Work): void {
  for (let steps = 0; step(work); steps++) invariant(steps < 1000, 'the year comes to somebody who acts');
}

/** One automatic step; false where the stage waits for a move. */
function step(work: Work): boolean {
  const { stage } = work.public;
  switch (stage.kind) {
    case 'on-site-meeting':
      if (mayLicense(deskIn(work, stage.seat), stage.used)) return false;
      passTurn(work, 'on-site-meeting', stage.seat);
      return true;
    case 'railroad-fair':
      return stepFair(work, stage);
    case 'conference-room':
      if (mayTake(deskIn(work, stage.seat), stage.used)) return false;
      passTurn(work, 'conference-room', stage.seat);
      return true;
    case 'turns-over':
      if (phaseNow(work.public) === 'railroad-fair' && !work.config.options.assignInTurn) openWindow(work);
      else work.public.stage = { kind: 'phase-over' };
      return true;
    case 'choose':
      if (stage.selection.length > 0) return false;
      endAid(work, []);
      return true;
    case 'offers':
      if (stage.waiting.length > 0) return false;
      revealOffers(work, stage.lots);
      return true;
    case 'opening':
      return stepOpening(work, stage.auction);
    case 'assignment':
      if (stage.waiting.length > 0) return false;
      work.public.stage = { kind: 'phase-over' };
      return true;
    case 'phase-over':
      endPhase(work);
      return true;
    case 'vote':
      if (stage.waiting.length > 0) return false;
      countVotes(work, stage);
      return true;
    case 'new-target':
      if (isAskedForTarget(work.config.options, work.public)) return false;
      work.public.stage = { kind: 'settlement' };
      return true;
    case 'settlement':
      settleYear(work);
      return true;
    case 'insolvencies':
      if (work.public.insolvent.length > 0) dealWithInsolvent(work);
      else closeYear(work);
      return true;
    default:
      return false;
  }
}

/** With `assignInTurn` a turn at the Fair goes on while vehicles can be moved, and is judged at its end. */
function stepFair(work: Work, { seat, used }: Of<'railroad-fair'>): boolean {
  const desk = deskIn(work, seat);
  if (mayBuy(desk, used)) return false;
  if (work.config.options.assignInTurn) {
    if (canReassign(desk)) return false;
    credit(work, seat);
  }
  passTurn(work, 'railroad-fair', seat);
  return true;
}

function stepOpening(work: Work, auction: Auction): boolean {
  if (auction.stage === 'insolvency' && auction.refusals === 0) {
    reviewSale(work, auction);
    if (work.public.stage.kind !== 'opening') return true;
    auction = work.public.stage.auction;
  }
  if (isStageOver(auction, remainingCount(work.public))) {
    if (auction.stage === 'licences') beginVehicleStage(work, auction);
    else if (auction.stage === 'vehicles') openWindow(work);
    else failSale(work);
    return true;
  }
  if (canOpenAny(deskIn(work, auction.right), auction)) return false;
  refuse(work, auction);
  return true;
}

function endPhase(work: Work): void {
  const { public: open } = work;
  const more = open.called.length < open.callers.length;
  open.stage = more ? { kind: 'call', proposed: false } : { kind: 'new-target', seat: open.chair };
}
