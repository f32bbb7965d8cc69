// A player's own mistake as a question: the same position, the turn that was played among the choices, the better one the answer.

import { judgeTurns, turnKey, turnOf, type Turn as Option } from '@branchline/bots/trans-europa/judgement';
import { shuffled, type Seat } from '@branchline/core';
import { defaultOptions, EDITIONS, transEuropa, type Config } from '@branchline/trans-europa';
import { streamOf } from '../../streams.ts';
import type { Review, TurnReview } from '../review.ts';
import { turnsOf, type Course } from '../turns.ts';
import { choicesAt, judgedOf, MARGIN, PROOF, ratingOf, standpointAt, SURE } from './chosen.ts';
import { marginOf, type Judged, type StartPuzzle, type TurnPuzzle } from './puzzle.ts';
import { sceneOf } from './scene.ts';

export type Exercise = TurnPuzzle | StartPuzzle;

const CHOICES = 4;
/** Of one game at most so many: the costliest. */
const MOST = 6;

/** Scenes are rounds of the classic game with its usual tracks: only such a position can be asked again. */
export function canBeAsked({ edition, board, options }: Config): boolean {
  if (edition !== 'classic' || board.includes('@')) return false;
  return options.blackTracks === defaultOptions(EDITIONS.classic).blackTracks && options.specialCards === 'off';
}

/** Whether a choice is worse than the answer beyond doubt. */
const isWorse = (answer: Judged, other: Judged): boolean => {
  const margin = answer.chance - other.chance;
  return margin >= MARGIN && margin >= SURE * Math.hypot(answer.doubt, other.doubt);
};

/**
 * Undefined where the better turn does not prove clearly better than the one played in deals of their own. Other choices
 * are offered only where they are clearly worse too.
 */
export function exerciseFrom(course: Course, turn: TurnReview, id: string): Exercise | undefined {
  const { seat, first, kind } = turn;
  const scene = sceneOf(course, first - 1);
  const rng = streamOf(id, 'exercise');
  const past: Course = { moves: course.moves.slice(0, first - 1), states: course.states.slice(0, first) };
  const standpoint = standpointAt(past, seat);
  const view = transEuropa.view(course.states[first - 1]!, seat);
  const [better, played] = [turnOf(view, turn.best.actions), turnOf(view, turn.actions)];
  const tempting = choicesAt(standpoint, seat, { proof: PROOF, seed: rng.below(2 ** 30) });
  const known = new Set([turnKey(better), turnKey(played)]);
  const options: Option[] = [better, played, ...tempting.filter((option) => !known.has(turnKey(option)))];
  const proofs = judgeTurns(standpoint, options.slice(0, CHOICES), {
    deals: PROOF.proving,
    seed: rng.below(2 ** 30),
  }).map((judged) => ({ option: judged.turn, judged: judgedOf(seat, judged) }));
  const [answer, was, ...others] = proofs;
  if (!answer || !was || !isWorse(answer.judged, was.judged)) return undefined;
  const offered = shuffled([answer, was, ...others.filter(({ judged }) => isWorse(answer.judged, judged))], rng);
  const shared = { id, scene, seat, judged: offered.map(({ judged }) => judged), deals: PROOF.proving, rating: 0 };
  const puzzle: Exercise =
    kind === 'marker'
      ? { kind: 'start', ...shared, options: offered.map(({ option }) => (option.kind === 'marker' ? option.at : -1)) }
      : {
          kind: 'turn',
          ...shared,
          options: offered.map(({ option }) => (option.kind === 'build' ? option.lays.map(({ line }) => line) : [])),
        };
  return { ...puzzle, rating: ratingOf(marginOf(puzzle), 1250) };
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
