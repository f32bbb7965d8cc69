// Puzzles with a few choices, of which one is clearly the best: two tracks, where to start, whose city.

import {
  candidateTurns,
  judgeTurns,
  POLICY_MODEL,
  reader,
  whatIsKnown,
  type JudgedTurn,
  type Standpoint,
  type Turn as Option,
} from '@branchline/bots/trans-europa/judgement';
import { shuffled, type Rng, type Seat } from '@branchline/core';
import { gridOf, transEuropa } from '@branchline/trans-europa';
import { likelihoodsAt, type Likelihoods } from '../reading.ts';
import type { Course } from '../turns.ts';
import {
  answerOf,
  marginOf,
  type Judged,
  type Puzzle,
  type Scene,
  type StartPuzzle,
  type TurnPuzzle,
  type WhosePuzzle,
} from './puzzle.ts';
import { courseOf } from './scene.ts';

/** The answer must beat every other choice by this much, and by so many standard errors. */
export const MARGIN = 0.08;
export const SURE = 4;
const CHOICES = 4;
/** How sure a reader must be of a city, and how sure it may be: beyond that there is nothing to find. */
const LEAST_SURE = 0.72;
const MOST_SURE = 0.97;

/** Deals to sift all turns, to compare the best of them, and to prove the choices that are offered. */
export interface Proof {
  readonly sifting: number;
  readonly comparing: number;
  readonly proving: number;
}

export const PROOF: Proof = { sifting: 50, comparing: 150, proving: 2000 };

/** Everything that the seat to move can know at the end of a scene. */
export function standpointAt({ states }: Course, seat: Seat): Standpoint {
  const reading = reader(POLICY_MODEL);
  for (const state of states) reading.look(transEuropa.view(state, seat));
  return whatIsKnown(transEuropa.view(states.at(-1)!, seat), reading.suspects());
}

export const judgedOf = (seat: Seat, { bySeat }: JudgedTurn): Judged => {
  const { mean, doubt } = bySeat[seat]!;
  return { chance: Math.round(mean * 1e4) / 1e4, doubt: Math.round(doubt * 1e4) / 1e4 };
};

/** Whether one of these is the answer beyond doubt. */
export function isClear(judged: readonly Judged[]): boolean {
  const [best, next] = judged.toSorted((a, b) => b.chance - a.chance);
  if (!best || !next) return false;
  const margin = best.chance - next.chance;
  return margin >= MARGIN && margin >= SURE * Math.hypot(best.doubt, next.doubt);
}

/** The best turn and the most tempting ones that are clearly worse. */
export function choicesAt(
  standpoint: Standpoint,
  seat: Seat,
  { proof, seed }: { proof: Proof; seed: number },
): Option[] {
  const found = candidateTurns(standpoint, {
    seed,
    choosing: proof.sifting,
    deals: proof.comparing,
    most: 24,
  });
  const value = ({ bySeat }: JudgedTurn): number => bySeat[seat]!.mean;
  const order = found.toSorted((a, b) => value(b) - value(a));
  const [best] = order;
  if (!best) return [];
  const worse = order.filter((turn) => value(turn) <= value(best) - MARGIN - 0.02);
  return [best, ...worse.slice(0, CHOICES - 1)].map(({ turn }) => turn);
}

interface Asked {
  readonly scene: Scene;
  readonly id: string;
  readonly rng: Rng;
  readonly proof: Proof;
}

/** A smaller margin is harder to see. */
export const ratingOf = (margin: number, base: number): number =>
  Math.round(base + 500 - 1800 * Math.min(0.45, margin));

function judgedChoices({ scene, rng, proof }: Asked) {
  const course = courseOf(scene);
  const { stage } = course.states.at(-1)!.public;
  if (stage.kind !== 'build' && stage.kind !== 'markers') return undefined;
  const { seat } = stage;
  const standpoint = standpointAt(course, seat);
  const choices = shuffled(choicesAt(standpoint, seat, { proof, seed: rng.below(2 ** 30) }), rng);
  if (choices.length < CHOICES) return undefined;
  const judged = judgeTurns(standpoint, choices, { deals: proof.proving, seed: rng.below(2 ** 30) }).map((turn) =>
    judgedOf(seat, turn),
  );
  return isClear(judged) ? { seat, choices, judged } : undefined;
}

/** Which of these turns? `scene` ends where a turn begins. */
export function turnPuzzle(asked: Asked): TurnPuzzle | undefined {
  const found = judgedChoices(asked);
  if (!found) return undefined;
  const { seat, choices, judged } = found;
  const options = choices.map((option) => (option.kind === 'build' ? option.lays.map(({ line }) => line) : []));
  const puzzle: TurnPuzzle = {
    ...{ kind: 'turn', id: asked.id, scene: asked.scene, seat, options, judged },
    deals: asked.proof.proving,
    rating: 0,
  };
  return { ...puzzle, rating: ratingOf(marginOf(puzzle), 1300) };
}

/** Which of these starts? `scene` ends where a marker is to be placed. */
export function startPuzzle(asked: Asked): StartPuzzle | undefined {
  const found = judgedChoices(asked);
  if (!found) return undefined;
  const { seat, choices, judged } = found;
  const options = choices.map((option) => (option.kind === 'marker' ? option.at : -1));
  const puzzle: StartPuzzle = {
    ...{ kind: 'start', id: asked.id, scene: asked.scene, seat, options, judged },
    deals: asked.proof.proving,
    rating: 0,
  };
  return { ...puzzle, rating: ratingOf(marginOf(puzzle), 1250) };
}

/** By option: how likely each opponent holds a city, and nobody. */
function whoseChances(hands: Likelihoods, city: number): { readonly options: number[]; readonly chances: number[] } {
  const held = hands.flatMap((cities, seat) => (cities ? [{ seat, chance: cities[city]! }] : []));
  const nobody = Math.max(0, 1 - held.reduce((sum, { chance }) => sum + chance, 0));
  return {
    options: [...held.map(({ seat }) => seat), -1],
    chances: [...held.map(({ chance }) => chance), nobody].map((chance) => Math.round(chance * 1e4) / 1e4),
  };
}

/** Who holds this city? The likeliest is also the truth. */
export function whosePuzzle({ scene, id, rng }: Asked): WhosePuzzle | undefined {
  const course = courseOf(scene);
  const { stage } = course.states.at(-1)!.public;
  if (stage.kind !== 'build') return undefined;
  const { seat } = stage;
  const hands = likelihoodsAt(course, seat);
  const { graph } = gridOf(scene.board);
  for (const city of shuffled([...graph.cityIds.keys()], rng)) {
    if (scene.hands[seat]!.includes(city)) continue;
    const { options, chances } = whoseChances(hands, city);
    const most = Math.max(...chances);
    const answer = options[chances.indexOf(most)]!;
    const truth = scene.hands.findIndex((hand) => hand.includes(city));
    if (answer !== truth || answer < 0 || most < LEAST_SURE || most > MOST_SURE) continue;
    return { kind: 'whose', id, scene, seat, city, options, chances, rating: Math.round(1900 - 900 * most) };
  }
  return undefined;
}

/** Whether a puzzle's answer stands when it is judged anew in so many deals, with other chance. */
export function checkChosen(
  puzzle: Exclude<Puzzle, { kind: 'net' }>,
  { deals, seed }: { deals: number; seed: number },
): boolean {
  if (puzzle.kind === 'whose') {
    const { chances } = whoseChances(likelihoodsAt(courseOf(puzzle.scene), puzzle.seat), puzzle.city);
    const answer = answerOf(puzzle);
    const held = puzzle.scene.hands.findIndex((hand) => hand.includes(puzzle.city));
    return chances.indexOf(Math.max(...chances)) === answer && puzzle.options[answer] === held;
  }
  const course = courseOf(puzzle.scene);
  const options: Option[] =
    puzzle.kind === 'start'
      ? puzzle.options.map((at) => ({ kind: 'marker', at }))
      : puzzle.options.map((lines) => ({
          kind: 'build',
          lays: lines.map((line) => ({ line, piece: 'black' as const })),
          ends: true,
        }));
  const means = judgeTurns(standpointAt(course, puzzle.seat), options, { deals, seed }).map(
    ({ bySeat }) => bySeat[puzzle.seat]!.mean,
  );
  return means.indexOf(Math.max(...means)) === answerOf(puzzle);
}
