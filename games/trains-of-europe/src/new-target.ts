// A new, higher target number of contracts by agreement of all (TOE-END-3, option `allowRetarget`).

import type { Illegal, Seat } from '@branchline/core';
import { completedCount } from './crediting.ts';
import type { Desk } from './desk.ts';
import type { Work } from './draft.ts';
import { leftNeighbour, remainingSeats } from './seats.ts';
import type { Action, Options, Public, Stage } from './types.ts';

type Vote = Extract<Stage, { kind: 'vote' }>;

/** So many higher targets are listed by `legal`; any higher one may be proposed. */
const LISTED_TARGETS = 3;

const mayRetarget = (options: Options): boolean => options.allowRetarget && !options.openEnd;

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
    : { code: 'trains-of-europe/target-too-low', rule: 'TOE-END-3', detail: { needs: open.target + 1, target } };

export const legalProposals = ({ open }: Desk): Action[] =>
  Array.from({ length: LISTED_TARGETS }, (_, more) => ({ do: 'propose-target', target: open.target + 1 + more }));

export function propose(work: Work, by: Seat, target: number, when: Vote['when']): void {
  const waiting = remainingSeats(work.public).filter((seat) => seat !== by);
  work.public.stage = { kind: 'vote', by, target, waiting, when };
}

/** Everybody votes, also after a refusal; the votes are shown together. */
export function castVote(work: Work, vote: Vote, seat: Seat, agree: boolean): void {
  work.secret.votes.push({ seat, agree });
  work.secret.votes.sort((a, b) => a.seat - b.seat);
  work.public.stage = { ...vote, waiting: vote.waiting.filter((other) => other !== seat) };
}

export function countVotes(work: Work, vote: Vote): void {
  if (work.secret.votes.every(({ agree }) => agree)) work.public.target = vote.target;
  work.secret.votes = [];
  if (vote.when === 'call') work.public.stage = { kind: 'call', proposed: true };
  else askNextForTarget(work, vote.by);
}

/** At the year end the remaining seats are asked in turn, clockwise from the Chairperson. */
export function askNextForTarget(work: Work, after: Seat): void {
  const next = leftNeighbour(work.public, after);
  work.public.stage = next === work.public.chair ? { kind: 'settlement' } : { kind: 'new-target', seat: next };
}
