// Whether a seat may do this now, and if not, why: code, rule and the numbers that explain it.

import { assertNever, type Illegal, type Seat } from '@branchline/core';
import { checkAssign, checkUnassign } from './assignment.ts';
import { checkOffer } from './auction-house.ts';
import { checkOpen, checkRaise } from './auction.ts';
import { checkAudit, checkBook } from './books.ts';
import { checkTake, checkTakeBlind } from './conference-room.ts';
import { deskOf, type Desk } from './desk.ts';
import { checkChoose } from './government-aid.ts';
import { illegal, unknownId, type Named } from './illegal.ts';
import { checkOfferContracts } from './insolvency.ts';
import { checkLicence } from './licences.ts';
import { lotOf } from './lots.ts';
import { checkProposal, mayProposeBeforeCall } from './new-target.ts';
import { limitOf, overLimit, type LimitedPhase } from './phase.ts';
import { checkBuy, checkBuyBlind } from './railroad-fair.ts';
import { turn } from './turn.ts';
import type { Stage } from './stage.ts';
import { PHASES, type Action, type View } from './types.ts';
import { checkCall } from './year.ts';

/** At which stage an action belongs, and the rule that says so. */
const PLACE: Record<Action['do'], { readonly stages: readonly Stage['kind'][]; readonly rule: string }> = {
  call: { stages: ['call'], rule: 'TOE-ROUND-1' },
  licence: { stages: ['on-site-meeting'], rule: 'TOE-ONS-1' },
  buy: { stages: ['railroad-fair'], rule: 'TOE-FAIR-1' },
  'buy-blind': { stages: ['railroad-fair'], rule: 'TOE-FAIR-1' },
  take: { stages: ['conference-room'], rule: 'TOE-CONF-1' },
  'take-blind': { stages: ['conference-room'], rule: 'TOE-CONF-1' },
  choose: { stages: ['choose'], rule: 'TOE-GOV-3' },
  offer: { stages: ['offers'], rule: 'TOE-AUC-1' },
  open: { stages: ['opening'], rule: 'TOE-AUC-5' },
  decline: { stages: ['opening'], rule: 'TOE-AUC-8' },
  raise: { stages: ['bidding'], rule: 'TOE-AUC-5' },
  pass: { stages: ['bidding', 'audits'], rule: 'TOE-AUC-5' },
  assign: { stages: ['assignment', 'railroad-fair'], rule: 'TOE-VEH-6' },
  unassign: { stages: ['assignment', 'railroad-fair'], rule: 'TOE-VEH-6' },
  'offer-contracts': { stages: ['offer-contracts'], rule: 'TOE-SMI-3' },
  done: {
    stages: ['on-site-meeting', 'railroad-fair', 'conference-room', 'assignment', 'new-target'],
    rule: 'TOE-ROUND-4', // a call, an offer and the choice of aid are compulsory (TOE-ROUND-3)
  },
  'propose-target': { stages: ['call', 'new-target'], rule: 'TOE-END-3' },
  vote: { stages: ['vote'], rule: 'TOE-END-3' },
  book: { stages: ['books'], rule: 'TOE-BOOK-2' },
  audit: { stages: ['audits'], rule: 'TOE-BOOK-3' },
};

const wrongStep = (action: Action, stage: Stage): Illegal =>
  illegal('wrong-step', PLACE[action.do].rule, { detail: { step: stage.kind } });

export function check(view: View, seat: Seat, action: Action): Illegal | undefined {
  const now = turn(view);
  if (now.kind !== 'seats' || !now.seats.includes(seat)) return illegal('not-your-turn', 'TOE-ROUND-3');
  const { stage } = view.public;
  if (!PLACE[action.do].stages.includes(stage.kind)) return wrongStep(action, stage);
  return checkAction(deskOf(view, seat), stage, action);
}

function checkAction(desk: Desk, stage: Stage, action: Action): Illegal | undefined {
  const { sectionIndex, modelIndex, contractIndex } = desk.index;
  switch (action.do) {
    case 'call':
      return PHASES.includes(action.phase) ? checkCall(desk.open, action.phase) : unknownId('phase', action.phase);
    case 'licence':
      return (
        checkKnown('section', sectionIndex, action.section) ?? checkLicence(desk, sectionIndex.get(action.section)!)
      );
    case 'buy':
      return (
        checkLimit(desk, 'railroad-fair', stage) ??
        checkKnown('model', modelIndex, action.model) ??
        checkBuy(desk, modelIndex.get(action.model)!)
      );
    case 'buy-blind':
      return checkLimit(desk, 'railroad-fair', stage) ?? checkBuyBlind(desk, action.kind);
    case 'take':
      return (
        checkKnown('contract', contractIndex, action.contract) ?? checkTake(desk, contractIndex.get(action.contract)!)
      );
    case 'take-blind':
      return checkTakeBlind(desk);
    case 'choose':
      return checkChosen(desk, stage, action);
    case 'offer':
      return checkOffered(desk, action);
    case 'open':
      return checkOpening(desk, stage, action);
    case 'raise':
      return stage.kind === 'bidding' ? checkRaise(desk, stage, action.bid) : wrongStep(action, stage);
    case 'assign':
    case 'unassign':
      return checkReassignment(desk, stage, action);
    case 'offer-contracts':
      return (
        checkKnown('contract', contractIndex, ...action.contracts) ??
        checkOfferContracts(
          desk,
          action.contracts.map((id) => contractIndex.get(id)!),
        )
      );
    case 'propose-target':
      return checkNewTarget(desk, stage, action);
    case 'book':
      return checkBook(desk.index, action.profit);
    case 'audit':
      return checkAudit(desk.open, desk.seat, action.seat);
    case 'decline':
    case 'pass':
    case 'done':
    case 'vote':
      return undefined;
    default:
      return assertNever(action);
  }
}

type ActionOf<K extends Action['do']> = Extract<Action, { do: K }>;

/** The first of these ids that the content does not know. */
function checkKnown<I extends string>(
  what: Named,
  indices: ReadonlyMap<I, number>,
  ...ids: readonly I[]
): Illegal | undefined {
  const unknown = ids.find((id) => !indices.has(id));
  return unknown === undefined ? undefined : unknownId(what, unknown);
}

/** Only the Fair with `assignInTurn` asks a seat that has used up its purchases. */
function checkLimit({ open, seat }: Desk, phase: LimitedPhase, stage: Stage): Illegal | undefined {
  const limit = limitOf(open, phase, seat);
  return stage.kind === phase && stage.used >= limit ? overLimit(phase, limit) : undefined;
}

function checkChosen(desk: Desk, stage: Stage, action: ActionOf<'choose'>): Illegal | undefined {
  if (stage.kind !== 'choose') return wrongStep(action, stage);
  const { modelIndex } = desk.index;
  return (
    checkKnown('model', modelIndex, action.model) ?? checkChoose(desk, stage.selection, modelIndex.get(action.model)!)
  );
}

function checkOffered(desk: Desk, { vehicles, sections }: ActionOf<'offer'>): Illegal | undefined {
  const { modelIndex, sectionIndex } = desk.index;
  return (
    checkKnown('model', modelIndex, ...vehicles) ??
    checkKnown('section', sectionIndex, ...sections) ??
    checkOffer(desk, {
      vehicles: vehicles.map((id) => modelIndex.get(id)!),
      sections: sections.map((id) => sectionIndex.get(id)!),
    })
  );
}

function checkOpening(desk: Desk, stage: Stage, action: ActionOf<'open'>): Illegal | undefined {
  if (stage.kind !== 'opening') return wrongStep(action, stage);
  const lot = lotOf(desk.index, action.lot);
  return lot ? checkOpen(desk, stage.auction, { lot, bid: action.bid }) : illegal('no-such-lot', 'TOE-AUC-1');
}

function checkReassignment(
  desk: Desk,
  stage: Stage,
  action: ActionOf<'assign'> | ActionOf<'unassign'>,
): Illegal | undefined {
  if (stage.kind === 'railroad-fair' && !desk.options.assignInTurn) return wrongStep(action, stage);
  const { modelIndex, contractIndex } = desk.index;
  const unknown =
    checkKnown('model', modelIndex, action.model) ?? checkKnown('contract', contractIndex, action.contract);
  if (unknown) return unknown;
  const model = modelIndex.get(action.model)!;
  const contract = contractIndex.get(action.contract)!;
  return action.do === 'assign' ? checkAssign(desk, model, contract) : checkUnassign(desk, model, contract);
}

function checkNewTarget(desk: Desk, stage: Stage, { target }: ActionOf<'propose-target'>): Illegal | undefined {
  const { options } = desk;
  if (stage.kind === 'call' && !mayProposeBeforeCall(options, stage.proposed)) {
    return illegal(options.allowRetarget ? 'already-proposed' : 'no-new-target', 'TOE-END-3');
  }
  return checkProposal(desk, target);
}
