// The round of a question "Whose city?" turn by turn.

import type { JunctionId } from '@branchline/boards';
import type { Seat } from '@branchline/core';
import type { Scene, WhosePuzzle } from '@branchline/study/trans-europa/puzzle';
import { courseOf } from '@branchline/study/trans-europa/scene';

/** A turn of the round so far: a marker, or tracks. */
export type PastTurn = {
  readonly seat: Seat;
  readonly marker?: JunctionId;
  readonly lines: readonly string[];
  /** The position after it, by its place in the course. */
  readonly state: number;
};

const turnsKept = new WeakMap<Scene, readonly PastTurn[]>();

function readTurns(scene: Scene): readonly PastTurn[] {
  const { moves, states } = courseOf(scene);
  const turns: { seat: Seat; lines: string[]; marker?: JunctionId; state: number }[] = [];
  moves.forEach((move, index) => {
    if (typeof move.by !== 'number') return;
    const state = index + 1;
    if (move.do === 'marker') turns.push({ seat: move.by, lines: [], marker: move.at, state });
    if (move.do !== 'lay' && move.do !== 'end-turn') return;
    const before = states[index]!.public.stage;
    const last = turns.at(-1);
    const goesOn = before.kind === 'build' && before.laid > 0 && last !== undefined && last.seat === move.by;
    if (!goesOn) turns.push({ seat: move.by, lines: [], state });
    turns.at(-1)!.state = state;
    if (move.do === 'lay') turns.at(-1)!.lines.push(move.line);
  });
  return turns;
}

export function pastTurns({ scene }: Pick<WhosePuzzle, 'scene'>): readonly PastTurn[] {
  let turns = turnsKept.get(scene);
  if (!turns) turnsKept.set(scene, (turns = readTurns(scene)));
  return turns;
}
