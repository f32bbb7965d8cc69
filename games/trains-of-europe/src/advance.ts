// Automatic steps: seats without a choice are skipped, used-up steps end, phases follow each other.

import { invariant } from '@branchline/core';
import { canReassign, openWindow } from './assignment.ts';
import { beginVehicleStage, isStageOver, revealOffers } from './auction-house.ts';
import { canOpenAny, refuse } from './auction.ts';
import { askNextForAudit, auditable, beginBookings, revealBookings } from './books.ts';
import { credit } from './completion.ts';
import { mayTake } from './conference-room.ts';
import { deskIn } from './desk.ts';
import { closeYear, settleYear } from './end-of-year.ts';
import { endAid } from './government-aid.ts';
import { dealWithInsolvent, failSale } from './insolvency.ts';
import { mayLicense } from './licences.ts';
import { countVotes, isAskedForTarget } from './new-target.ts';
import { passTurn, phaseNow } from './phase.ts';
import { mayBuy } from './railroad-fair.ts';
import { remainingCount } from './seats.ts';
import type { Auction, StageOf } from './stage.ts';
import { atStage } from './position.ts';
import type { State } from './types.ts';

/** Continues until a move is needed: a seat with something to decide, chance, or nobody any more. */
export function advance(state: State): State {
  let now = state;
  for (let steps = 0; ; steps++) {
    const next = step(now);
    if (next === undefined) return now;
    invariant(steps < 1000, 'the year comes to a seat that acts');
    now = next;
  }
}

/** One automatic step; undefined where the stage waits for a move. */
function step(state: State): State | undefined {
  const { stage } = state.public;
  switch (stage.kind) {
    case 'on-site-meeting':
      return mayLicense(deskIn(state, stage.seat), stage.used) ? undefined : passTurn(state, stage.kind, stage.seat);
    case 'railroad-fair':
      return stepFair(state, stage);
    case 'conference-room':
      return mayTake(deskIn(state, stage.seat), stage.used) ? undefined : passTurn(state, stage.kind, stage.seat);
    case 'turns-over':
      return endTurns(state);
    case 'choose':
      return stage.selection.length > 0 ? undefined : endAid(state, []);
    case 'offers':
      return stage.waiting.length > 0 ? undefined : revealOffers(state, stage.lots);
    case 'opening':
      return stepOpening(state, stage.auction);
    case 'assignment':
      return stage.waiting.length > 0 ? undefined : atStage(state, { kind: 'phase-over' });
    case 'phase-over':
      return endPhase(state);
    case 'books':
      return stage.waiting.length > 0 ? undefined : revealBookings(state);
    case 'audits':
      return auditable(state.public, stage.seat).length > 0 ? undefined : askNextForAudit(state, stage.seat);
    case 'vote':
      return stage.waiting.length > 0 ? undefined : countVotes(state, stage);
    case 'new-target':
      return isAskedForTarget(state.config.options, state.public) ? undefined : atStage(state, { kind: 'settlement' });
    case 'settlement':
      return settleYear(state);
    case 'insolvencies':
      return state.public.insolvent.length > 0 ? dealWithInsolvent(state) : closeYear(state);
    default:
      return undefined;
  }
}

/** With `assignInTurn` a turn at the Fair goes on while vehicles can be moved, and is judged at its end. */
function stepFair(state: State, { seat, used }: StageOf<'railroad-fair'>): State | undefined {
  const desk = deskIn(state, seat);
  if (mayBuy(desk, used)) return undefined;
  if (!state.config.options.assignInTurn) return passTurn(state, 'railroad-fair', seat);
  return canReassign(desk) ? undefined : passTurn(credit(state, seat), 'railroad-fair', seat);
}

/** The Fair ends with a window for assigning vehicles, unless they were assigned in turn. */
function endTurns(state: State): State {
  const hasWindow = phaseNow(state.public) === 'railroad-fair' && !state.config.options.assignInTurn;
  return hasWindow ? openWindow(state) : atStage(state, { kind: 'phase-over' });
}

/** The stage ends, or the right to open goes on past a seat that cannot use it. */
function stepOpening(state: State, auction: Auction): State | undefined {
  if (isStageOver(auction, remainingCount(state.public))) {
    if (auction.stage === 'licences') return beginVehicleStage(state, auction);
    return auction.stage === 'vehicles' ? openWindow(state) : failSale(state);
  }
  return canOpenAny(deskIn(state, auction.right), auction) ? undefined : refuse(state, auction);
}

/** The next call, or after the last phase the year end (TOE-ROUND-6): first the books, if kept by hand (TOE-EOR-1). */
function endPhase(state: State): State {
  const { called, callers, chair } = state.public;
  if (called.length < callers.length) return atStage(state, { kind: 'call', proposed: false });
  if (state.config.options.manualBooks) return beginBookings(state);
  return atStage(state, { kind: 'new-target', seat: chair });
}
