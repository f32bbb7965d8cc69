// Turns within a phase: the caller first and with the bonus, then the others clockwise (TOE-ROUND-3).

import { invariant, type Illegal, type Seat } from '@branchline/core';
import { illegal } from './illegal.ts';
import { leftNeighbour } from './seats.ts';
import { atStage } from './position.ts';
import type { Phase, Public, State } from './types.ts';

/** The phases in which seats take limited actions in turn: normal limit and the caller's (chapter 9 of the rules). */
const LIMITS = {
  'on-site-meeting': { normal: 2, caller: 3, rule: 'TOE-ONS-1' },
  'railroad-fair': { normal: 2, caller: 3, rule: 'TOE-FAIR-1' },
  'conference-room': { normal: 1, caller: 2, rule: 'TOE-CONF-1' },
} as const;
export type LimitedPhase = keyof typeof LIMITS;

export function phaseNow(open: Public): Phase {
  const phase = open.called.at(-1);
  invariant(phase, 'a phase has been called');
  return phase;
}

export const callerNow = (open: Public): Seat => open.callers[open.called.length - 1]!;

export const limitOf = (open: Public, phase: LimitedPhase, seat: Seat): number =>
  seat === callerNow(open) ? LIMITS[phase].caller : LIMITS[phase].normal;

export const overLimit = (phase: LimitedPhase, limit: number): Illegal =>
  illegal('limit-used-up', LIMITS[phase].rule, { detail: { limit } });

/** The turn of this seat is over; after the last one the phase goes on without turns. */
export function passTurn(state: State, phase: LimitedPhase, seat: Seat): State {
  const next = leftNeighbour(state.public, seat);
  return atStage(
    state,
    next === callerNow(state.public) ? { kind: 'turns-over' } : { kind: phase, seat: next, used: 0 },
  );
}
