// Who has to act, and how the turn goes on around the table.

import type { Seat, Turn } from '@branchline/core';
import { canBuild, freshTurn, isStuck } from './build.ts';
import type { Grid } from './grid.ts';
import { afterStep } from './position.ts';
import { endRound } from './round-end.ts';
import { leftOf } from './seats.ts';
import type { Public, State, View } from './types.ts';

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
export const startBuilding = (state: State, grid: Grid): State => handOver(state, grid, state.public.start, 1);

/** The turn goes clockwise to the next seat that can build; the others pass by themselves (TE-BUILD-1, TE-BUILD-10). */
export function nextTurn(state: State, grid: Grid, seat: Seat): State {
  const next = leftOf(seat, state.config.seats);
  const { start, cycle } = state.public;
  return handOver(state, grid, next, next === start ? cycle + 1 : cycle);
}

function handOver(state: State, grid: Grid, first: Seat, firstCycle: number): State {
  if (isStuck(grid, state.public)) return endRound(state); // TE-ENDR-7
  const { start, cards, tracks, complete } = state.public;
  let seat = first;
  let cycle = firstCycle;
  for (;;) {
    const stage = freshTurn({ cards, cycle }, seat);
    if (canBuild(grid, { cards, tracks }, stage)) {
      const position = afterStep(state.public, { stage, cycle, tracks, complete });
      return { config: state.config, public: position, secret: state.secret };
    }
    seat = leftOf(seat, state.config.seats);
    if (seat === start) cycle += 1; // a cycle begins with the start player's turn, passed or not (TP-CARD-9b)
  }
}

/** Whether the end of the round is only waiting for the active seat to finish its turn (TE-ENDR-2). */
export const isEndPending = ({ stage, complete }: Public): boolean => stage.kind === 'build' && complete.length > 0;
