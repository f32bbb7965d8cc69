// Whether a seat may do this now, and if not, why: code, rule and the numbers that explain it.

import { assertNever, type Illegal, type Seat } from '@branchline/core';
import { checkAssign, checkUnassign } from './assignment.ts';
import { checkOffer } from './auction-house.ts';
import { checkOpen, checkRaise } from './auction.ts';
import { checkTake, checkTakeBlind } from './conference-room.ts';
import { deskOf, unknownId, type Desk } from './desk.ts';
import { checkChoose } from './government-aid.ts';
import { checkOfferContracts } from './insolvency.ts';
import { checkLicence } from './licences.ts';
import { lotOf } from './lots.ts';
import { checkProposal, mayProposeBeforeCall } from './new-target.ts';
import { limitOf, overLimit, type LimitedPhase } from './phase.ts';
import { checkBuy, checkBuyBlind } from './railroad-fair.ts';
import { turn } from './turn.ts';
import { PHASES, type Action, type Stage, type View } from './types.ts';
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
  pass: { stages: ['bidding'], rule: 'TOE-AUC-5' },
  assign: { stages: ['assignment', 'railroad-fair'], rule: 'TOE-VEH-6' },
  unassign: { stages: ['assignment', 'railroad-fair'], rule: 'TOE-VEH-6' },
  'offer-contracts': { stages: ['offer-contracts'], rule: 'TOE-SMI-3' },
  done: {
    stages: ['on-site-meeting', 'railroad-fair', 'conference-room', 'assignment', 'new-target'],
    rule: 'TOE-ROUND-4', // a call, an offer and the choice of aid are compulsory (TOE-ROUND-3)
  },
  'propose-target': { stages: ['call', 'new-target'], rule: 'TOE-END-3' },
  vote: { stages: ['vote'], rule: 'TOE-END-3' },
};

const wrongStep = (action: Action, stage: Stage): Illegal => ({
  code: 'trains-of-europe/wrong-step',
  rule: PLACE[action.do].rule,
  detail: { step: stage.kind },
});

export function check(view: View, seat: Seat, action: Action): Illegal | undefined {
  const now = turn(view);
  if (now.kind !== 'seats' || !now.seats.includes(seat))
    return { code: 'trains-of-europe/not-your-turn', rule: 'TOE-ROUND-3' };
  const { stage } = view.public;
  if (!PLACE[action.do].stages.includes(stage.kind)) return wrongStep(action, stage);
  return checkAction(deskOf(view, seat), stage, action);
}

function checkAction(desk: Desk, stage: Stage, action: Action): Illegal | undefined {
  const { index, options, open } = desk;
  switch (action.do) {
    case 'call':
      return PHASES.includes(action.phase) ? checkCall(open, action.phase) : unknownId('phase', action.phase);
    case 'licence':
      return withNo(index.sectionIndex, 'section', action.section, (no) => checkLicence(desk, no));
    case 'buy':
      return (
        checkLimit(desk, 'railroad-fair', stage) ??
        withNo(index.modelIndex, 'model', action.model, (no) => checkBuy(desk, no))
      );
    case 'buy-blind':
      return checkLimit(desk, 'railroad-fair', stage) ?? checkBuyBlind(desk, action.kind);
    case 'take':
      return withNo(index.contractIndex, 'contract', action.contract, (no) => checkTake(desk, no));
    case 'take-blind':
      return checkTakeBlind(desk);
    case 'choose': {
      const selection = stage.kind === 'choose' ? stage.selection : [];
      return withNo(index.modelIndex, 'model', action.model, (no) => checkChoose(desk, selection, no));
    }
    case 'offer':
      return withAll(index.modelIndex, 'model', action.vehicles, (vehicles) =>
        withAll(index.sectionIndex, 'section', action.sections, (sections) => checkOffer(desk, { vehicles, sections })),
      );
    case 'open': {
      if (stage.kind !== 'opening') return wrongStep(action, stage);
      const lot = lotOf(index, action.lot);
      return lot
        ? checkOpen(desk, stage.auction, lot, action.bid)
        : { code: 'trains-of-europe/no-such-lot', rule: 'TOE-AUC-1' };
    }
    case 'raise':
      return stage.kind === 'bidding' ? checkRaise(desk, stage, action.bid) : wrongStep(action, stage);
    case 'assign':
    case 'unassign': {
      if (stage.kind === 'railroad-fair' && !options.assignInTurn) return wrongStep(action, stage);
      const checkMove = action.do === 'assign' ? checkAssign : checkUnassign;
      return withNo(index.modelIndex, 'model', action.model, (model) =>
        withNo(index.contractIndex, 'contract', action.contract, (contract) => checkMove(desk, model, contract)),
      );
    }
    case 'offer-contracts':
      return withAll(index.contractIndex, 'contract', action.contracts, (numbers) =>
        checkOfferContracts(desk, numbers),
      );
    case 'propose-target':
      if (stage.kind === 'call' && !mayProposeBeforeCall(options, stage.proposed)) {
        return {
          code: options.allowRetarget ? 'trains-of-europe/already-proposed' : 'trains-of-europe/no-new-target',
          rule: 'TOE-END-3',
        };
      }
      return checkProposal(desk, action.target);
    case 'decline':
    case 'pass':
    case 'done':
    case 'vote':
      return undefined;
    default:
      return assertNever(action);
  }
}

/** Only the Fair with `assignInTurn` asks a seat that has used up its purchases. */
function checkLimit({ open, seat }: Desk, phase: LimitedPhase, stage: Stage): Illegal | undefined {
  const limit = limitOf(open, phase, seat);
  return stage.kind === phase && stage.used >= limit ? overLimit(phase, limit) : undefined;
}

function withNo(
  numbers: ReadonlyMap<string, number>,
  what: string,
  id: string,
  judge: (no: number) => Illegal | undefined,
): Illegal | undefined {
  const no = numbers.get(id);
  return no === undefined ? unknownId(what, id) : judge(no);
}

function withAll(
  numbers: ReadonlyMap<string, number>,
  what: string,
  ids: readonly string[],
  judge: (numbers: number[]) => Illegal | undefined,
): Illegal | undefined {
  const unknown = ids.find((id) => !numbers.has(id));
  return unknown === undefined ? judge(ids.map((id) => numbers.get(id)!)) : unknownId(what, unknown);
}
