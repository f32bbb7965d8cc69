// Government Aid: a selection drawn from the supplies, one free vehicle for each company (TOE-GOV).

import type { Illegal } from '@branchline/core';
import { addIdle, ascending, discard, without } from './changes.ts';
import type { Desk } from './desk.ts';
import { illegal } from './illegal.ts';
import { callerNow } from './phase.ts';
import { leftNeighbour, remainingCount } from './seats.ts';
import { AID_LIMIT, takeFromSupply, type Draw } from './supplies.ts';
import type { StageOf } from './stage.ts';
import { atStage } from './position.ts';
import type { Action, ModelIndex, Public, State } from './types.ts';

const AID_LOCOS = 2;

/** TOE-GOV-1, TOE-GOV-2: two locomotives, one wagon per remaining player, no two alike. */
export const aidDraws = (open: Public): { readonly locos: Draw; readonly wagons: Draw } => ({
  locos: { kind: 'loco', count: AID_LOCOS, limit: AID_LIMIT },
  wagons: { kind: 'wagon', count: remainingCount(open), limit: AID_LIMIT },
});

export function showAid(
  state: State,
  { locos, wagons }: { readonly locos: readonly ModelIndex[]; readonly wagons: readonly ModelIndex[] },
): State {
  const draws = aidDraws(state.public);
  const drawn = takeFromSupply(takeFromSupply(state, draws.locos, locos), draws.wagons, wagons);
  const selection = [...locos, ...wagons].sort(ascending);
  return atStage(drawn, { kind: 'choose', seat: callerNow(state.public), selection });
}

export const checkChoose = (
  { index }: Desk,
  selection: readonly ModelIndex[],
  model: ModelIndex,
): Illegal | undefined =>
  selection.includes(model) ? undefined : illegal('not-in-selection', 'TOE-GOV-3', { at: index.models[model]!.id });

export const legalChoices = ({ index }: Desk, selection: readonly ModelIndex[]): Action[] =>
  [...new Set(selection)].map((model) => ({ do: 'choose', model: index.models[model]!.id }));

export function choose(state: State, { seat, selection }: StageOf<'choose'>, model: ModelIndex): State {
  const taken = addIdle(state, seat, model);
  const rest = without(selection, model);
  const next = leftNeighbour(state.public, seat);
  return next === callerNow(state.public)
    ? endAid(taken, rest)
    : atStage(taken, { kind: 'choose', seat: next, selection: rest });
}

/** TOE-GOV-4: discards what is left, also if the supply had too few cards for all seats. No assignment follows (TOE-GOV-5). */
export const endAid = (state: State, rest: readonly ModelIndex[]): State =>
  atStage(discard(state, rest), { kind: 'phase-over' });
