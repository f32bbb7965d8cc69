// Who has to act, and how the turn goes on around the table.

import type { Seat, Turn } from '@branchline/core';
import { canBuild, freshTurn, isStuck } from './build.ts';
import { gridOf } from './grid.ts';
import { afterStep } from './position.ts';
import { endRound } from './round-end.ts';
import { leftOf } from './seats.ts';
import type { BuildStage, Public, State, Tracks, View } from './types.ts';

const CHANCE: Turn = { kind: 'chance' };
const OVER: Turn = { kind: 'over' };
const SEAT_TURNS: readonly Turn[] = [0, 1, 2, 3, 4, 5].map((seat) => ({ kind: 'seats', seats: [seat] }));

export function turnOf({ public: { stage } }: State | View): Turn {
  switch (stage.kind) {
    case 'build':
    case 'markers':
    case 'chain':
      return SEAT_TURNS[stage.seat]!;
    case 'pass':
    case 'drop':
      return { kind: 'seats', seats: stage.waiting };
    case 'over':
      return OVER;
    default:
      return CHANCE;
  }
}

/** The first building turn of the round: the start player's (TE-BUILD-1). */
export const startBuilding = (state: State): State =>
  handOver(state, { seat: state.public.start, cycle: 1 }, state.public.tracks);

/** The turn goes clockwise to the next seat that can build; the others pass by themselves (TE-BUILD-1, TE-BUILD-10). */
export const nextTurn = (state: State, seat: Seat, tracks: Tracks): State =>
  handOver(state, after(state, { seat, cycle: state.public.cycle }), tracks);

/** Nothing more can be laid: the turn ends by itself (TE-BUILD-10), unless the seat may still claim (TE-CLAIM-2). */
export function spentTurn(state: State, stage: BuildStage, tracks: Tracks): State {
  const { config, public: position, secret } = state;
  if (!config.options.manualClaim || stage.claimed) return nextTurn(state, stage.seat, tracks);
  const { cards, cycle, complete, markers } = position;
  const asked: State = { config, public: afterStep(position, { stage, cycle, tracks, complete, markers }), secret };
  return isStuck(gridOf(config.board), { cards, tracks }) ? endRound(asked, 'stuck') : asked; // TE-ENDR-7
}

interface Place {
  readonly seat: Seat;
  readonly cycle: number;
}

/** A cycle begins with the start player's turn, passed or not (TP-CARD-9b). */
function after({ config, public: { start } }: State, { seat, cycle }: Place): Place {
  const next = leftOf(seat, config.seats);
  return { seat: next, cycle: next === start ? cycle + 1 : cycle };
}

/** `tracks` lie on the board now; of the state before they were laid everything else still holds. */
function handOver(state: State, first: Place, tracks: Tracks): State {
  const { config, public: position, secret } = state;
  const { cards, complete, markers } = position;
  const grid = gridOf(config.board);
  for (let place = first; ; place = after(state, place)) {
    const { cycle } = place;
    const stage = freshTurn({ cards, cycle }, place.seat);
    const isAble = canBuild(grid, { cards, tracks }, stage);
    if (!isAble && isStuck(grid, { cards, tracks })) {
      return endRound({ config, public: afterStep(position, { ...position, tracks }), secret }, 'stuck'); // TE-ENDR-7
    }
    // With claims by hand the seat is asked in every turn, able to build or not (TE-CLAIM-2).
    if (isAble || config.options.manualClaim) {
      return { config, public: afterStep(position, { stage, cycle, tracks, complete, markers }), secret };
    }
  }
}

/** Whether the end of the round is only waiting for the active seat to finish its turn (TE-ENDR-2). */
export const isEndPending = ({ stage, complete }: Public): boolean => stage.kind === 'build' && complete.length > 0;
