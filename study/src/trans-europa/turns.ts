// A game as turns: what one player decided at one time, with the positions before and after.

import type { Move, Seat } from '@branchline/core';
import type { Action, State, TransEuropa } from '@branchline/trans-europa';

/** A game brought to life: `states[k]` is the position after k moves. */
export interface Course {
  readonly moves: readonly Move<TransEuropa>[];
  readonly states: readonly State[];
}

export interface Turn {
  /** From 0. */
  readonly round: number;
  readonly seat: Seat;
  readonly kind: 'marker' | 'build';
  /** Numbers of its first and last move, from 1. */
  readonly first: number;
  readonly last: number;
  readonly actions: readonly Action[];
  readonly before: State;
  readonly after: State;
}

/** Whether this position still belongs to the turn that the move before it was part of: a track, or a wrong claim. */
const goesOn = ({ public: { stage } }: State, seat: Seat): boolean =>
  stage.kind === 'build' && stage.seat === seat && (stage.laid > 0 || stage.claimed === true);

function actionOf(move: Move<TransEuropa>): Action {
  const { by: _, ...action } = move;
  return action as Action;
}

/** Choices of cards are no turns: what they were worth nobody can tell before the markers stand. */
export function turnsOf({ moves, states }: Course): readonly Turn[] {
  const turns: Turn[] = [];
  for (let index = 0; index < moves.length;) {
    const before = states[index]!;
    const { stage, rounds } = before.public;
    if (stage.kind !== 'markers' && stage.kind !== 'build') {
      index++;
      continue;
    }
    const { seat } = stage;
    let end = index + 1;
    while (stage.kind === 'build' && end < moves.length && goesOn(states[end]!, seat)) end++;
    turns.push({
      round: rounds.length,
      seat,
      kind: stage.kind === 'build' ? 'build' : 'marker',
      first: index + 1,
      last: end,
      actions: moves.slice(index, end).map(actionOf),
      before,
      after: states[end]!,
    });
    index = end;
  }
  return turns;
}

/** The position in which the first marker of each round is to be placed: all cards are dealt and exchanged. */
export function roundOpenings({ states }: Course): readonly { readonly sequence: number; readonly state: State }[] {
  return states.flatMap((state, sequence) => {
    const before = states[sequence - 1];
    const begins = state.public.stage.kind === 'markers' && before?.public.stage.kind !== 'markers';
    return begins ? [{ sequence, state }] : [];
  });
}
