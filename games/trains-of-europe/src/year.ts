// The fiscal year: who calls, which phases are still on the board, and how each begins (TOE-ROUND).

import { assertNever, type Illegal, type Seat } from '@branchline/core';
import { beginOffers } from './auction-house.ts';
import { atStage, withPublic } from './position.ts';
import { payDevelopmentBonus } from './development-bonus.ts';
import { illegal } from './illegal.ts';
import { clockwiseFrom } from './seats.ts';
import { PHASES, type Action, type Phase, type Public, type State } from './types.ts';

/** Fixed as the year begins: each seat once (TOE-ROUND-5), of two players the Chairperson twice (TOE-2P-1). */
export function callersOf(open: Public): Seat[] {
  const order = clockwiseFrom(open, open.chair);
  return order.length === 2 ? [order[0]!, order[1]!, order[0]!] : order;
}

export const beginYear = (state: State): State =>
  withPublic(state, {
    year: state.public.year + 1,
    callers: callersOf(state.public),
    called: [],
    stage: { kind: 'call', proposed: false },
  });

/** Who calls the next phase. */
export const callerToBe = (open: Public): Seat => open.callers[open.called.length]!;

/** TOE-ROUND-2: every phase at most once a year. */
export const checkCall = (open: Public, phase: Phase): Illegal | undefined =>
  open.called.includes(phase) ? illegal('already-called', 'TOE-ROUND-2', { at: phase }) : undefined;

export const legalCalls = (open: Public): Action[] =>
  PHASES.filter((phase) => !open.called.includes(phase)).map((phase) => ({ do: 'call', phase }));

export function call(state: State, seat: Seat, phase: Phase): State {
  const called = withPublic(state, { called: [...state.public.called, phase] });
  switch (phase) {
    case 'on-site-meeting':
    case 'railroad-fair':
    case 'conference-room':
      return atStage(called, { kind: phase, seat, used: 0 });
    case 'auction-house':
      return beginOffers(called);
    case 'government-aid':
      return atStage(called, { kind: 'aid' });
    case 'development-bonus':
      return payDevelopmentBonus(called);
    default:
      return assertNever(phase);
  }
}
