// A player's own mistake as a question: the same position, the turn to be made on the map, the turn that was played among the wrong ones.

import {
  candidateTurns,
  judgeTurns,
  turnKey,
  turnOf,
  type Turn as Option,
} from '@branchline/bots/trans-europa/judgement';
import type { Seat } from '@branchline/core';
import { transEuropa } from '@branchline/trans-europa';
import { streamOf } from '../../streams.ts';
import type { Review, TurnReview } from '../review.ts';
import { turnsOf, type Course } from '../turns.ts';
import { canBeAsked } from './askable.ts';
import { fromBest, PROOF, SURE, weighed } from './moves.ts';
import { MARGIN, type MovePuzzle } from './puzzle.ts';
import { moveRating } from './rating.ts';
import { sceneOf } from './scene.ts';
import { linesIn, placeIn, standpointAt } from './standing.ts';

export type Exercise = MovePuzzle;

/** Turns that are judged beside the one played and the better one. */
const OTHERS = 12;
const DEALS = PROOF.stages.at(-1)!;
/** Of one game at most so many: the costliest. */
const MOST = 6;

/** A question asks for lines: nobody can say there that a ferry is to be built with a track of the own colour. */
const spendsOwn = (option: Option): boolean =>
  option.kind === 'build' && option.lays.some(({ piece }) => piece === 'own');

/** Undefined if the turn played is not clearly worse than the best in separate deals. */
export function exerciseFrom(course: Course, turn: TurnReview, id: string): Exercise | undefined {
  const { seat, first, kind } = turn;
  const rng = streamOf(id, 'exercise');
  const past: Course = { moves: course.moves.slice(0, first - 1), states: course.states.slice(0, first) };
  const standpoint = standpointAt(past, seat);
  const view = transEuropa.view(course.states[first - 1]!, seat);
  const [better, played] = [turnOf(view, turn.best.actions), turnOf(view, turn.actions)];
  if ([better, played].some(spendsOwn)) return undefined;
  const found = candidateTurns(standpoint, {
    ...{ seed: rng.below(2 ** 30), choosing: PROOF.sifting, deals: PROOF.stages[0]! },
    ...{ most: OTHERS, also: [better, played] },
  });
  const options = found.map((each) => each.turn).filter((option) => !spendsOwn(option));
  const all = fromBest(weighed(seat, judgeTurns(standpoint, options, { deals: DEALS, seed: rng.below(2 ** 30) })));
  const was = all.find(({ option }) => turnKey(option) === turnKey(played));
  if (!was || was.loss < MARGIN || was.loss < SURE * was.doubt) return undefined;
  const shared = {
    ...{ id, scene: sceneOf(course, first - 1), seat, played: all.indexOf(was), deals: DEALS, rating: 0 },
    judged: all.map(({ chance, doubt }) => ({ chance, doubt })),
  };
  const puzzle: Exercise =
    kind === 'marker'
      ? { kind: 'start', ...shared, options: all.map(({ option }) => placeIn(option)) }
      : { kind: 'turn', ...shared, options: all.map(({ option }) => linesIn(option)) };
  return { ...puzzle, rating: moveRating(puzzle) };
}

/** The costliest mistakes of one player in one game. */
export function exercisesFrom(
  course: Course,
  review: Review,
  { id, seat }: { readonly id: string; readonly seat: Seat },
): readonly Exercise[] {
  if (!canBeAsked(course.states[0]!.config)) return [];
  const turns = turnsOf(course);
  return review.turns
    .filter(
      (turn, index) => turn.seat === seat && (turn.loss?.value ?? 0) >= MARGIN && turns[index]?.first === turn.first,
    )
    .toSorted((a, b) => b.loss!.value - a.loss!.value)
    .slice(0, MOST)
    .flatMap((turn) => exerciseFrom(course, turn, `own-${id}-${turn.first}`) ?? []);
}
