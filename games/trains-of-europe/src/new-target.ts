// A new, higher target number of contracts by agreement of all (TOE-END-3, option `allowRetarget`).

import type { Illegal, Seat } from '@branchline/core';
import { atStage, withPublic, withSecret } from './position.ts';
import { completedCount } from './crediting.ts';
import type { Desk } from './desk.ts';
import { illegal } from './illegal.ts';
import { leftNeighbour, remainingSeats } from './seats.ts';
import type { StageOf } from './stage.ts';
import type { Action, Options, Public, State } from './types.ts';

type Vote = StageOf<'vote'>;

/** So many higher targets are listed by `legal`; any higher one may be proposed. */
const LISTED_TARGETS = 3;

const mayRetarget = (options: Options): boolean => options.allowRetarget && !options.openEnd;

/** TOE-END-1; with an open end the target plays no part (TOE-VAR-2). */
export const isTargetReached = (options: Options, open: Public): boolean =>
  !options.openEnd && open.contracts.some((_, seat) => completedCount(open, seat) >= open.target);

/** Before a call, by its caller, once per call. */
export const mayProposeBeforeCall = (options: Options, proposed: boolean): boolean => mayRetarget(options) && !proposed;

/** At the year end, while a new target could keep the game going. */
export const isAskedForTarget = (options: Options, open: Public): boolean =>
  mayRetarget(options) && isTargetReached(options, open) && !open.outOfSticks && !open.topProfit;

export const checkProposal = ({ open }: Desk, target: number): Illegal | undefined =>
  target > open.target
    ? undefined
    : illegal('target-too-low', 'TOE-END-3', { detail: { needs: open.target + 1, target } });

export const legalProposals = ({ open }: Desk): Action[] =>
  Array.from({ length: LISTED_TARGETS }, (_, more) => ({ do: 'propose-target', target: open.target + 1 + more }));

/** Before a call or at the year end, which is where the voting then leads back to. */
export function propose(state: State, by: Seat, target: number): State {
  const waiting = remainingSeats(state.public).filter((seat) => seat !== by);
  const when = state.public.stage.kind === 'call' ? 'call' : 'year-end';
  return atStage(state, { kind: 'vote', by, target, waiting, when });
}

/** All seats vote, even after a refusal; the votes are shown together. */
export function castVote(state: State, stage: Vote, vote: { readonly seat: Seat; readonly agree: boolean }): State {
  const votes = [...state.secret.votes, vote].sort((a, b) => a.seat - b.seat);
  const waiting = stage.waiting.filter((other) => other !== vote.seat);
  return atStage(withSecret(state, { votes }), { ...stage, waiting });
}

export function countVotes(state: State, { target, when, by }: Vote): State {
  const isAgreed = state.secret.votes.every(({ agree }) => agree);
  const counted = withSecret(isAgreed ? withPublic(state, { target }) : state, { votes: [] });
  return when === 'call' ? atStage(counted, { kind: 'call', proposed: true }) : askNextForTarget(counted, by);
}

/** At the year end the remaining seats are asked in turn, clockwise from the Chairperson. */
export function askNextForTarget(state: State, after: Seat): State {
  const next = leftNeighbour(state.public, after);
  return atStage(state, next === state.public.chair ? { kind: 'settlement' } : { kind: 'new-target', seat: next });
}
