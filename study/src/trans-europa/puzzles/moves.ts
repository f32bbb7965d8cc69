// Puzzles in which the move is made on the map: two tracks, or where to start. All sensible moves are judged, the best and those near
// it in many deals, until it is beyond doubt which are right and which are wrong.

import {
  judgeTurns,
  sensibleTurns,
  turnKey,
  type JudgedTurn,
  type Standpoint,
  type Turn as Option,
} from '@branchline/bots/trans-europa/judgement';
import type { Rng, Seat } from '@branchline/core';
import { gridOf, type State } from '@branchline/trans-europa';
import type { Course } from '../turns.ts';
import { openCities, towards } from './ideas.ts';
import {
  gradeOf,
  lossesOf,
  MARGIN,
  RIGHT,
  type Judged,
  type MovePuzzle,
  type Scene,
  type StartPuzzle,
  type TurnPuzzle,
} from './puzzle.ts';
import { moveRating } from './rating.ts';
import { courseOf } from './scene.ts';
import { buildOf, linesIn, placeIn, standpointAt, startOf } from './standing.ts';

/** A wrong move must be behind by so many standard errors. */
export const SURE = 4;
/** So many wrong moves at least, and so few right ones among those that come to mind. */
const LEAST_WRONG = 3;
const MOST_RIGHT = { turn: 0.25, start: 0.4 } as const;
const LEAST_MOVES = 8;
/** Good starts lie close together: so many are looked at, besides the own cities. */
const MOST_STARTS = 24;

/** Deals to sift all moves, then to judge those that are not yet known to be wrong; the last number is the proof. */
export interface Proof {
  readonly sifting: number;
  readonly stages: readonly number[];
}

export const PROOF: Proof = { sifting: 50, stages: [150, 400, 1000] };

/** Sifting is rough: what it says may be off by this much. */
const ROUGH = 0.05;
/** A move that is wrong by so many standard errors more is not judged any further. */
const SETTLED = 3;

/** A move with what it gives away beside the best of all. */
export interface Weighed {
  readonly option: Option;
  readonly loss: number;
  readonly chance: number;
  readonly doubt: number;
}

const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/** All on the same deals, beside the first of them. */
export function weighed(seat: Seat, judged: readonly JudgedTurn[]): readonly Weighed[] {
  const best = judged[0]!.bySeat[seat]!;
  return judged.map(({ turn, loss }, at) => ({
    option: turn,
    loss: loss.mean,
    chance: round(best.mean - loss.mean),
    doubt: round(at === 0 ? best.doubt : loss.doubt),
  }));
}

/** The best first, and all beside it. */
export function fromBest(all: readonly Weighed[]): readonly Weighed[] {
  const sorted = all.toSorted((a, b) => a.loss - b.loss);
  const least = sorted[0]?.loss ?? 0;
  return sorted.map((each) => ({ ...each, loss: each.loss - least }));
}

/** Whether enough of them are wrong and few enough right, by so much more or less. */
function isWorthAsking(kind: MovePuzzle['kind'], all: readonly Weighed[], slack: number): boolean {
  const wrong = all.filter(({ loss }) => loss >= MARGIN - slack).length;
  const right = all.filter(({ loss }) => loss < RIGHT - slack).length;
  return wrong >= LEAST_WRONG && right <= Math.max(1, MOST_RIGHT[kind] * all.length);
}

/** Turns straight to one of the cities, and starts in them, belong to what comes to mind, also where they lead astray. */
function ideasAt(state: State, seat: Seat): readonly Option[] {
  if (state.public.stage.kind === 'markers') {
    const { cityJunction } = gridOf(state.config.board).graph;
    const places = state.secret.hands[seat]!.map((city) => cityJunction[city]!);
    return places.filter((at) => !state.public.markers.includes(at)).map(startOf);
  }
  return openCities(state, seat).flatMap(({ city }) => {
    const lines = towards(state, seat, city);
    return lines.length > 0 ? [buildOf(lines)] : [];
  });
}

/** All of both, each once. */
function together(some: readonly Option[], more: readonly Option[]): readonly Option[] {
  return [...new Map([...some, ...more].map((option) => [turnKey(option), option])).values()];
}

interface Judging {
  readonly standpoint: Standpoint;
  readonly state: State;
  readonly seat: Seat;
  readonly rng: Rng;
  readonly proof: Proof;
}

/** All moves that come to mind with what they give away; undefined as soon as it is clear that this makes no puzzle. */
export function weighedMoves({ standpoint, state, seat, rng, proof }: Judging): readonly Weighed[] | undefined {
  const kind = state.public.stage.kind === 'markers' ? 'start' : 'turn';
  const judge = (options: readonly Option[], deals: number): readonly Weighed[] =>
    fromBest(weighed(seat, judgeTurns(standpoint, options, { deals, seed: rng.below(2 ** 30) })));
  const sensible = sensibleTurns(standpoint).slice(0, kind === 'start' ? MOST_STARTS : undefined);
  if (sensible.length < LEAST_MOVES) return undefined;
  const sifted = judge(sensible, proof.sifting);
  if (!isWorthAsking(kind, sifted, ROUGH)) return undefined;
  let live = together(
    sifted.map(({ option }) => option),
    ideasAt(state, seat),
  );
  let settled: readonly Weighed[] = [];
  for (const deals of proof.stages) {
    const judged = judge(live, deals);
    if (deals === proof.stages.at(-1)) return besideBest(judged, settled);
    if (!isWorthAsking(kind, [...judged, ...settled], RIGHT / 2)) return undefined;
    const isOut = ({ loss, doubt }: Weighed): boolean => loss >= MARGIN + SETTLED * doubt;
    settled = [...settled, ...judged.filter(isOut)];
    live = judged.filter((each) => !isOut(each)).map(({ option }) => option);
  }
  return undefined;
}

/** What was settled earlier is as far behind the best as it was then. */
function besideBest(judged: readonly Weighed[], settled: readonly Weighed[]): readonly Weighed[] {
  const best = judged[0]!.chance;
  return [...judged, ...settled].map((each) => ({ ...each, chance: round(Math.max(0, best - each.loss)) }));
}

/** Whether the answer is clear beyond doubt, and few enough moves are right. */
export function isClear(kind: MovePuzzle['kind'], all: readonly Weighed[]): boolean {
  if (all.length < LEAST_MOVES || !isWorthAsking(kind, all, 0)) return false;
  return all.filter(({ loss }) => loss >= MARGIN).every(({ loss, doubt }) => loss >= SURE * doubt);
}

interface Asked {
  readonly scene: Scene;
  readonly id: string;
  readonly rng: Rng;
  readonly proof: Proof;
}

/** `scene` ends where a turn begins, or where a marker is to be placed. */
export function movePuzzle({ scene, id, rng, proof }: Asked): MovePuzzle | undefined {
  const course: Course = courseOf(scene);
  const state = course.states.at(-1)!;
  const { stage } = state.public;
  if (stage.kind !== 'build' && stage.kind !== 'markers') return undefined;
  const { seat } = stage;
  const all = weighedMoves({ standpoint: standpointAt(course, seat), state, seat, rng, proof });
  const kind = stage.kind === 'markers' ? 'start' : 'turn';
  if (!all || !isClear(kind, all)) return undefined;
  const shared = {
    ...{ id, scene, seat, deals: proof.stages.at(-1)!, rating: 0 },
    judged: all.map(({ chance, doubt }): Judged => ({ chance, doubt })),
  };
  const puzzle: MovePuzzle =
    kind === 'start'
      ? { kind: 'start', ...shared, options: all.map(({ option }) => placeIn(option)) }
      : { kind: 'turn', ...shared, options: all.map(({ option }) => linesIn(option)) };
  return { ...puzzle, rating: moveRating(puzzle) };
}

export const optionsOf = (puzzle: TurnPuzzle | StartPuzzle): readonly Option[] =>
  puzzle.kind === 'start' ? puzzle.options.map(startOf) : puzzle.options.map(buildOf);

/** Whether right stays right and wrong stays wrong when all are judged again in so many deals, with different chance. */
export function checkMoves(puzzle: MovePuzzle, { deals, seed }: { deals: number; seed: number }): boolean {
  const course = courseOf(puzzle.scene);
  const losses = lossesOf(puzzle);
  const judged = judgeTurns(standpointAt(course, puzzle.seat), optionsOf(puzzle), { deals, seed });
  const anew = lossesOf({
    judged: judged.map(({ bySeat }) => ({ chance: bySeat[puzzle.seat]!.mean, doubt: 0 })),
  });
  return anew.every((loss, at) => {
    const grade = gradeOf(losses[at]!);
    return grade === 'right' ? loss < MARGIN : grade === 'nearly' || loss >= RIGHT;
  });
}
