// The stage of the game for one seat: phase and step, its decision and limits, and for whom it waits.

import type { Seat } from '@branchline/core';
import {
  auditable,
  bookings,
  callerNow,
  callerToBe,
  clockwiseFrom,
  limitOf,
  trainsOfEurope,
  type ContractId,
  type LimitedPhase,
  type LotId,
  type ModelId,
  type Money,
  type Phase,
  type Public,
  type Stage,
  type View,
} from '@branchline/trains-of-europe';
import {
  assignChoices,
  biddingOf,
  contractChoices,
  lotChoices,
  offerChoices,
  sectionChoices,
  standChoices,
  type AssignChoices,
  type Bidding,
  type ContractChoices,
  type LotChoice,
  type OfferChoices,
  type SectionChoice,
  type Stands,
} from './choices.ts';
import { officeOf, seesOwn } from './office.ts';

export type StepName =
  | 'setup'
  | 'call'
  | 'licences'
  | 'fair'
  | 'contracts'
  | 'aid'
  | 'offers'
  | 'opening'
  | 'bidding'
  | 'assign'
  | 'propose'
  | 'vote'
  | 'books'
  | 'audits'
  | 'offer-contracts'
  | 'year-end'
  | 'over';

/** How much of the step's limit is used; the bars of the action sheet. */
export interface Limit {
  readonly used: number;
  readonly of: number;
  /** The caller's bonus is in it. */
  readonly bonus: boolean;
}

export type Choices =
  | { readonly kind: 'phases'; readonly phases: readonly Phase[]; readonly mayPropose: boolean }
  | { readonly kind: 'sections'; readonly sections: readonly SectionChoice[] }
  | { readonly kind: 'stands'; readonly stands: Stands; readonly assign?: AssignChoices }
  | { readonly kind: 'contracts'; readonly contracts: ContractChoices }
  | { readonly kind: 'aid'; readonly models: readonly ModelId[] }
  | { readonly kind: 'offer'; readonly offer: OfferChoices }
  | { readonly kind: 'lots'; readonly lots: readonly LotChoice[] }
  | { readonly kind: 'bids'; readonly bidding: Bidding }
  | { readonly kind: 'assign'; readonly assign: AssignChoices }
  | { readonly kind: 'vote'; readonly by: Seat; readonly target: number }
  | { readonly kind: 'target'; readonly least: number }
  | { readonly kind: 'book'; readonly least: Money; readonly most: Money; readonly step: Money }
  | { readonly kind: 'audit'; readonly companies: readonly Seat[] }
  | { readonly kind: 'offer-contracts'; readonly contracts: readonly ContractId[] }
  | { readonly kind: 'none' };

export interface StageView {
  readonly step: StepName;
  readonly phase?: Phase;
  readonly caller?: Seat;
  readonly year: number;
  /** Who is asked at this moment; empty where chance moves or all is over. */
  readonly acting: readonly Seat[];
  /** This seat is asked. */
  readonly mine: boolean;
  /** Those this seat waits for, itself left out. */
  readonly waitingFor: readonly Seat[];
  /** The company has left the game: there is nothing more to do or to plan. */
  readonly out: boolean;
  /** Whether the step may be ended without doing anything. */
  readonly mayEnd: boolean;
  readonly limit?: Limit;
  /** This seat called the phase and has its bonus. */
  readonly bonus: boolean;
  /** The order of turns in a phase of turns, the caller first. */
  readonly order: readonly Seat[];
  /** The lot under the hammer, and the insolvent company in a sale of all assets. */
  readonly lot?: LotId;
  readonly insolvent?: Seat;
  /** What there is to choose from, also for planning while others act. */
  readonly choices: Choices;
}

const STEPS: Readonly<Record<Stage['kind'], StepName>> = {
  'start-player': 'setup',
  setup: 'setup',
  call: 'call',
  'on-site-meeting': 'licences',
  'railroad-fair': 'fair',
  'blind-vehicle': 'fair',
  'conference-room': 'contracts',
  'blind-contract': 'contracts',
  aid: 'aid',
  choose: 'aid',
  offers: 'offers',
  opening: 'opening',
  bidding: 'bidding',
  assignment: 'assign',
  'new-target': 'propose',
  vote: 'vote',
  books: 'books',
  audits: 'audits',
  'offer-contracts': 'offer-contracts',
  refill: 'year-end',
  over: 'over',
  'turns-over': 'year-end',
  'phase-over': 'year-end',
  settlement: 'year-end',
  insolvencies: 'year-end',
};

const LIMITED: Partial<Record<StepName, LimitedPhase>> = {
  licences: 'on-site-meeting',
  fair: 'railroad-fair',
  contracts: 'conference-room',
};

const ENDING = new Set(['done', 'decline', 'pass']);

function choicesAt(view: View, seat: Seat, stage: Stage): Choices {
  const { index, open, options } = officeOf(view, seat);
  switch (stage.kind) {
    case 'call':
      return {
        kind: 'phases',
        phases: trainsOfEurope.legal(view, seat).flatMap((action) => (action.do === 'call' ? [action.phase] : [])),
        mayPropose: options.allowRetarget && !options.openEnd && !stage.proposed && callerToBe(open) === seat,
      };
    case 'on-site-meeting':
      return { kind: 'sections', sections: sectionChoices(view, seat) };
    case 'railroad-fair':
    case 'blind-vehicle':
      return {
        kind: 'stands',
        stands: standChoices(view, seat),
        ...(options.assignInTurn ? { assign: assignChoices(view, seat) } : {}),
      };
    case 'conference-room':
    case 'blind-contract':
      return { kind: 'contracts', contracts: contractChoices(view, seat) };
    case 'choose':
      return { kind: 'aid', models: stage.selection.map((no) => index.models[no]!.id) };
    case 'offers':
      return { kind: 'offer', offer: offerChoices(view, seat) };
    case 'opening':
      return { kind: 'lots', lots: lotChoices(view, seat, stage.auction) };
    case 'bidding':
      return { kind: 'bids', bidding: biddingOf(view, seat, stage) };
    case 'assignment':
      return { kind: 'assign', assign: assignChoices(view, seat) };
    case 'vote':
      return { kind: 'vote', by: stage.by, target: stage.target };
    case 'books': {
      const places = bookings(index);
      return { kind: 'book', least: places[0]!, most: places.at(-1)!, step: index.amounts.bidStep };
    }
    case 'audits':
      return { kind: 'audit', companies: auditable(open, seat) };
    case 'new-target':
      return { kind: 'target', least: open.target + 1 };
    case 'offer-contracts':
      return {
        kind: 'offer-contracts',
        contracts: open.contracts[stage.seat]!.flatMap(({ contract, complete }) =>
          complete ? [] : [index.contracts[contract]!.id],
        ),
      };
    default:
      return { kind: 'none' };
  }
}

function limitAt(view: View, seat: Seat, step: StepName, stage: Stage): Limit | undefined {
  const phase = LIMITED[step];
  if (!phase || !('used' in stage)) return undefined;
  const { public: open } = view;
  const acting = stage.seat;
  return {
    used: stage.used,
    of: limitOf(open, phase, acting),
    bonus: callerNow(open) === acting,
  };
}

const BETWEEN: ReadonlySet<string> = new Set(['setup', 'call', 'propose', 'vote', 'books', 'audits']);

/** Audits go round from the Chairperson, turns of a phase from its caller. */
function orderAt(open: Public, between: boolean): readonly Seat[] {
  if (open.stage.kind === 'audits') return clockwiseFrom(open, open.chair);
  return between || !('seat' in open.stage) ? [] : clockwiseFrom(open, callerNow(open));
}

export function stageOf(view: View, seat: Seat): StageView {
  const { public: open } = view;
  const { stage, year, called } = open;
  const turn = trainsOfEurope.turn(view);
  const acting = turn.kind === 'seats' ? turn.seats : [];
  const step = STEPS[stage.kind];
  // A target is proposed and voted on at a call or at the year end, and books are closed after the last phase.
  const between = called.length === 0 || BETWEEN.has(step);
  const mine = acting.includes(seat) && seesOwn(view, seat);
  const limit = limitAt(view, seat, step, stage);
  const auction = stage.kind === 'opening' || stage.kind === 'bidding' ? stage.auction : undefined;
  const choices = seesOwn(view, seat) ? choicesAt(view, seat, stage) : ({ kind: 'none' } as const);
  return {
    step,
    ...(between ? {} : { phase: called.at(-1)!, caller: callerNow(open) }),
    ...(step === 'call' ? { caller: callerToBe(open) } : {}),
    year,
    acting,
    mine,
    waitingFor: acting.filter((other) => other !== seat),
    out: open.left[seat] ?? false,
    mayEnd: mine && trainsOfEurope.legal(view, seat).some((action) => ENDING.has(action.do)),
    ...(limit ? { limit } : {}),
    bonus: !between && callerNow(open) === seat,
    order: orderAt(open, between),
    ...(choices.kind === 'bids' ? { lot: choices.bidding.lot } : {}),
    ...(auction?.stage === 'insolvency' || stage.kind === 'offer-contracts' ? { insolvent: open.insolvent[0]! } : {}),
    choices,
  };
}
