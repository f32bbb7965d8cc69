// The fiscal year as a line with stops: who called what, who is next, and the year end with the expected payout.

import type { Seat } from '@branchline/core';
import {
  isTargetReached,
  LAST_YEAR,
  PHASES,
  type Event,
  type Money,
  type Phase,
  type View,
} from '@branchline/trains-of-europe';
import { isByHand } from '../office.ts';
import { outlookOf, type YearEnd } from '../sums/payout.ts';

export interface CallStop {
  readonly seat: Seat;
  readonly state: 'done' | 'now' | 'next' | 'later';
  /** What was called; absent where it is still to come. */
  readonly phase?: Phase;
}

export interface YearLine {
  readonly year: number;
  /** The game ends with it, whatever happens still. */
  readonly final: boolean;
  readonly calls: readonly CallStop[];
  /** Phases that can still be called. */
  readonly open: readonly Phase[];
  readonly end: {
    readonly now: boolean;
    /** Phases still to go, the running one included. */
    readonly phases: number;
    /** What this seat would receive or pay as things stand. */
    readonly booked?: Money;
    readonly outlook?: YearEnd;
  };
}

const ENDING: readonly View['public']['stage']['kind'][] = [
  'books',
  'audits',
  'new-target',
  'offer-contracts',
  'refill',
  'over',
];

function isYearEnd({ public: { stage } }: View): boolean {
  if (ENDING.includes(stage.kind) || (stage.kind === 'vote' && stage.when === 'year-end')) return true;
  return (stage.kind === 'opening' || stage.kind === 'bidding') && stage.auction.stage === 'insolvency';
}

/**
 * The last stick, the highest profit or the last year has been reached, or the target where nobody can raise it
 * (TOE-END-2). An empty bank is counted at the year end alone: whatever is paid until then fills it again.
 */
const isFinal = ({ public: open, config: { options } }: View): boolean =>
  open.topProfit ||
  open.outOfSticks ||
  open.year >= LAST_YEAR ||
  (!options.allowRetarget && isTargetReached(options, open));

export function yearLineOf(view: View, seat?: Seat): YearLine {
  const { year, callers, called, stage } = view.public;
  const ended = isYearEnd(view);
  const calling = stage.kind === 'call' || (stage.kind === 'vote' && stage.when === 'call');
  const now = ended ? callers.length : calling ? called.length : called.length - 1;
  const stateOf = (at: number): CallStop['state'] =>
    at < now ? 'done' : at === now ? 'now' : at === now + 1 ? 'next' : 'later';
  // Where the players keep the books, what the year will bring is for them to work out.
  const outlook = seat === undefined || isByHand(view) ? undefined : outlookOf(view, seat);
  return {
    year,
    final: isFinal(view),
    calls: callers.map((caller, at) => ({
      seat: caller,
      state: stateOf(at),
      ...(called[at] ? { phase: called[at] } : {}),
    })),
    open: PHASES.filter((phase) => !called.includes(phase)),
    end: {
      now: ended,
      phases: ended ? 0 : callers.length - Math.max(0, now),
      ...(outlook ? { outlook: outlook.end } : {}),
      ...(outlook?.booked === undefined ? {} : { booked: outlook.booked }),
    },
  };
}

/** The line of a year that has just been settled, from the view before that and what was told since. */
export function closedYear(before: View, events: readonly Event[], seat?: Seat): YearLine {
  const line = yearLineOf(before, seat);
  // A phase that needs nobody is called and over in the move that ends the year.
  const called = events.flatMap((event) => (event.kind === 'called' ? [event] : []));
  const calls = line.calls.map(({ phase, ...call }): CallStop => {
    const named = phase ?? called.find((event) => event.seat === call.seat)?.phase;
    return { ...call, state: 'done', ...(named ? { phase: named } : {}) };
  });
  return { ...line, calls, end: { ...line.end, now: true, phases: 0 } };
}
