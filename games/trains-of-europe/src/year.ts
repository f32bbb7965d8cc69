// The fiscal year: who calls, which phases are still on the board, and how each begins (TOE-ROUND).

import { assertNever, type Illegal, type Seat } from '@branchline/core';
import { beginOffers } from './auction-house.ts';
import { payDevelopmentBonus } from './development-bonus.ts';
import type { Work } from './draft.ts';
import { clockwiseFrom } from './seats.ts';
import { PHASES, type Action, type Phase, type Public } from './types.ts';

/** Fixed as the year begins: everybody once (TOE-ROUND-5), of two players the Chairperson twice (TOE-2P-1). */
export function callersOf(open: Public): Seat[] {
  const order = clockwiseFrom(open, open.chair);
  return order.length === 2 ? [order[0]!, order[1]!, order[0]!] : order;
}

export function beginYear(work: Work): void {
  const { public: open } = work;
  open.year += 1;
  open.callers = callersOf(open);
  open.called = [];
  open.stage = { kind: 'call', proposed: false };
}

/** Who calls the next phase. */
export const callerToBe = (open: Public): Seat => open.callers[open.called.length]!;

/** TOE-ROUND-2: every phase at most once a year. */
export const checkCall = (open: Public, phase: Phase): Illegal | undefined =>
  open.called.includes(phase) ? { code: 'trains-of-europe/already-called', rule: 'TOE-ROUND-2', at: phase } : undefined;

export const legalCalls = (open: Public): Action[] =>
  PHASES.filter((phase) => !open.called.includes(phase)).map((phase) => ({ do: 'call', phase }));

export function call(work: Work, seat: Seat, phase: Phase): void {
  work.public.called.push(phase);
  switch (phase) {
    case 'on-site-meeting':
    case 'railroad-fair':
    case 'conference-room':
      work.public.stage = { kind: phase, seat, used: 0 };
      return;
    case 'auction-house':
      return beginOffers(work);
    case 'government-aid':
      work.public.stage = { kind: 'aid' };
      return;
    case 'development-bonus':
      return payDevelopmentBonus(work);
    default:
      assertNever(phase);
  }
}
