// The hint and the explanation: choices with the forecast of the companies' own bots. Heavy, so it runs in a worker; sees a view.

import { fastRng, type Rng, type Seat } from '@branchline/core';
import {
  contentOf,
  minimumBid,
  sameLot,
  SIXTHS,
  statementsOf,
  trainsOfEurope,
  type Action,
  type Lot,
  type Money,
  type View,
} from '@branchline/trains-of-europe';
import { ideasFor, prospectsOf, sensibleBid, type Question } from '@branchline/bots/trains-of-europe/appraisal';
import { lotWorth } from '../lot-worth.ts';
import { auctionOf } from '../rehearse.ts';
import { isByHand } from '../office.ts';
import { losingOf, type Losing } from './losing.ts';
import { MOST_REASONS, reasonsFor, type Reason } from './reasons.ts';

export interface Option {
  readonly action: Action;
  readonly reasons: readonly Reason[];
  /** Points this seat expects at the end, in sixths; absent where there was nothing to compare. */
  readonly points?: number;
  /** How much smaller its lead over the others than with the best option, in sixths of a point; 0 for the best. */
  readonly behind?: number;
}

/** What was or should be done, and what else there was. */
export interface Explanation {
  readonly seat: Seat;
  readonly chosen: Option;
  /** Others that were considered, best first. */
  readonly alternatives: readonly Option[];
  /** The forecast puts the chosen one first. */
  readonly isBest: boolean;
  /** Points of this seat if the game ended now, in sixths; absent where they are hidden. */
  readonly now?: number;
}

export interface Effort {
  readonly rng?: Rng;
  /** Guesses of what is hidden and to come; every option is played on through the year in each. */
  readonly guesses?: number;
  /** Options at most. */
  readonly width?: number;
}

const GUESSES = 8;
const WIDTH = 5;
/** Actions that help a losing contract, at most. */
const HELPING = 2;
/** The same question gets the same answer. */
const SEED = 20_250_101;

const same = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Forecasts of these actions; where there is only one, there is nothing to compare. */
function optionsOf(question: Question, actions: readonly Action[], guesses: number): Option[] {
  const { view, seat } = question;
  if (actions.length < 2) return actions.map((action) => ({ action, reasons: reasonsFor(view, seat, action) }));
  const prospects = prospectsOf(question, actions, guesses);
  const best = prospects[0]!.lead;
  return prospects.map(({ action, points, lead }) => ({
    action,
    reasons: reasonsFor(view, seat, action),
    points: Math.round(points[seat]! * SIXTHS),
    behind: Math.round((best - lead) * SIXTHS),
  }));
}

const nowOf = (view: View, seat: Seat): Pick<Explanation, 'now'> => {
  const total = isByHand(view) ? undefined : statementsOf(view)[seat]!.total;
  return total === undefined ? {} : { now: total };
};

function legalIdeas(question: Question, width: number): Action[] {
  const { view, seat } = question;
  return ideasFor(question, width).filter((action) => !trainsOfEurope.check(view, seat, action));
}

const seeded = ({ rng = fastRng(SEED), guesses = GUESSES, width = WIDTH }: Effort) => ({ rng, guesses, width });

/** Books are the players' own work: nobody is told what to book or whom to audit. */
const isUnadvised = ({ public: { stage } }: View): boolean => stage.kind === 'books' || stage.kind === 'audits';

/** Where every idea is a side step, actions that help a losing contract are weighed beside them. */
function withHelp(
  { view, seat }: Question,
  ideas: readonly Action[],
  { helps, isSideStep }: Losing,
): readonly Action[] {
  if (ideas.length === 0 || !ideas.every(isSideStep)) return ideas;
  return [...ideas, ...trainsOfEurope.legal(view, seat).filter(helps).slice(0, HELPING)];
}

/** What the forecast would do now; undefined where the seat is not asked. */
export function advise(view: View, seat: Seat, effort: Effort = {}): Explanation | undefined {
  if (isUnadvised(view) || trainsOfEurope.legal(view, seat).length === 0) return undefined;
  const { rng, guesses, width } = seeded(effort);
  const question = { view, seat, rng };
  const losing = losingOf(view, seat);
  const options = optionsOf(question, withHelp(question, legalIdeas(question, width), losing), guesses);
  // While a contract loses money, that comes first: the best option that is no side step.
  const chosen = options.find(({ action }) => !losing.isSideStep(action)) ?? options[0];
  if (!chosen) return undefined;
  const reasons: Reason[] =
    losing.helps(chosen.action) || chosen !== options[0] ? [{ why: 'losing', contracts: losing.contracts }] : [];
  return {
    seat,
    chosen: { ...chosen, reasons: [...reasons, ...chosen.reasons].slice(0, MOST_REASONS) },
    alternatives: options.filter((option) => option !== chosen),
    isBest: true,
    ...nowOf(view, seat),
  };
}

/** Why a seat did this, from its view: its reasons and forecast compared with those of the alternatives. */
export function explain(view: View, seat: Seat, action: Action, effort: Effort = {}): Explanation {
  const { rng, guesses, width } = seeded(effort);
  const question = { view, seat, rng };
  const ideas = legalIdeas(question, width).filter((idea) => !same(idea, action));
  const options = optionsOf(question, [action, ...ideas].slice(0, width), guesses);
  const at = options.findIndex((option) => same(option.action, action));
  return {
    seat,
    chosen: options[at]!,
    alternatives: options.filter((_, other) => other !== at),
    isBest: at === 0,
    ...nowOf(view, seat),
  };
}

/** How far a bid makes sense, and what the limit comes from. */
export interface BidLimit {
  /** Absent where the lot is not worth its lowest bid. */
  readonly most?: Money;
  readonly because: 'no-use' | 'forecast' | 'cash' | 'sold-elsewhere';
  /** With `sold-elsewhere`: the fee or price at which the bank or the list sells the same. */
  readonly elsewhere?: Money;
}

export function bidLimit(view: View, seat: Seat, lot: Lot, effort: Effort = {}): BidLimit {
  const auction = auctionOf(view);
  const cash = view.companies[seat]?.cash;
  if (cash === undefined || !auction?.lots.some((other) => sameLot(other, lot))) return { because: 'no-use' };
  const index = contentOf(view.config);
  const least = minimumBid(index, lot);
  const { elsewhere, barred } = lotWorth(view, seat, lot, least);
  if (barred) return { because: 'no-use' };
  if (least > cash) return { because: 'cash' };
  const most = sensibleBid({ view, seat, rng: seeded(effort).rng }, lot, least);
  if (most === undefined) return { because: 'no-use' };
  // A licence the bank sells is never worth more than its fee; a model may not turn up again, so its list price binds nobody.
  if (lot.item === 'section' && elsewhere !== undefined && most >= elsewhere - index.amounts.bidStep)
    return { most, because: 'sold-elsewhere', elsewhere };
  return { most, because: most + index.amounts.bidStep > cash ? 'cash' : 'forecast' };
}
