// Government Aid: a selection drawn from the supplies, one free vehicle for everybody (TOE-GOV).

import type { Illegal, Seat } from '@branchline/core';
import type { Desk } from './desk.ts';
import { addIdle, discard, without, type Work } from './draft.ts';
import { callerNow } from './phase.ts';
import { leftNeighbour, remainingCount } from './seats.ts';
import { AID_LIMIT, takeFromSupply, type Draw } from './supplies.ts';
import type { Action, ModelIndex, Public } from './types.ts';

const AID_LOCOS = 2;

/** TOE-GOV-1, TOE-GOV-2: two locomotives, one wagon per remaining player, no two alike. */
export const aidDraws = (open: Public): { readonly locos: Draw; readonly wagons: Draw } => ({
  locos: { kind: 'loco', count: AID_LOCOS, limit: AID_LIMIT },
  wagons: { kind: 'wagon', count: remainingCount(open), limit: AID_LIMIT },
});

export function showAid(work: Work, locos: readonly ModelIndex[], wagons: readonly ModelIndex[]): void {
  const draws = aidDraws(work.public);
  takeFromSupply(work, draws.locos, locos);
  takeFromSupply(work, draws.wagons, wagons);
  const selection = [...locos, ...wagons].sort((a, b) => a - b);
  work.public.stage = { kind: 'choose', seat: callerNow(work.public), selection };
}

export const checkChoose = (
  { index }: Desk,
  selection: readonly ModelIndex[],
  model: ModelIndex,
): Illegal | undefined =>
  selection.includes(model)
    ? undefined
    : { code: 'trains-of-europe/not-in-selection', rule: 'TOE-GOV-3', at: index.models[model]!.id };

export const legalChoices = ({ index }: Desk, selection: readonly ModelIndex[]): Action[] =>
  [...new Set(selection)].map((no) => ({ do: 'choose', model: index.models[no]!.id }));

export function choose(work: Work, seat: Seat, selection: readonly ModelIndex[], model: ModelIndex): void {
  addIdle(work, seat, model);
  const rest = without(selection, model);
  const next = leftNeighbour(work.public, seat);
  if (next !== callerNow(work.public)) work.public.stage = { kind: 'choose', seat: next, selection: rest };
  else endAid(work, rest);
}

/** TOE-GOV-4: what nobody took. Also where a bare supply left too little for everybody. */
export function endAid(work: Work, rest: readonly ModelIndex[]): void {
  discard(work, rest);
  work.public.stage = { kind: 'phase-over' };
}
