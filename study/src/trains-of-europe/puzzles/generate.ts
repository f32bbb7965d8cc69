// Making puzzles of contracts: conferences of bot games are looked at one by one, and kept where the answer is clear.

import { botById, playGame, type Bot } from '@branchline/bots';
import { displayPoints } from '@branchline/bots/trains-of-europe/judgement';
import { seedFromText, shuffled, type Rng } from '@branchline/core';
import {
  contentOf,
  trainsOfEurope,
  type ContractId,
  type State,
  type TrainsOfEurope,
} from '@branchline/trains-of-europe';
import { streamOf } from '../../streams.ts';
import type { Course } from '../course.ts';
import { proven, type Asked } from './proof.ts';
import type { ContractPuzzle } from './puzzle.ts';
import { ratingOf } from './rating.ts';
import { tableFor } from './scene.ts';

/** Games after each contract when the proof is looked at; the last number is the most. */
export const STAGES: readonly number[] = [25, 100, 200, 400];

const CHOICES = 4;
/** What the forecast thinks worse by so many points may prove to be. */
const TEMPTING = 1;
/** Conferences of one game that are looked at: more would resemble each other. */
const PER_GAME = 4;

function drawnGame(seed: string, number: number, rng: Rng): Course {
  const seats = 2 + rng.below(2);
  const config = tableFor(seats);
  const states: State[] = [trainsOfEurope.setup(config)];
  const { moves } = playGame<TrainsOfEurope>({
    game: trainsOfEurope,
    config,
    bots: Array.from(
      { length: seats },
      () => botById('trains-of-europe', 'conductor') as unknown as Bot<TrainsOfEurope>,
    ),
    seed: seedFromText(`contracts:${seed}:${number}`),
    budget: { kind: 'iterations', count: 1 },
    onMove: (_, after) => void states.push(after),
  });
  return { moves, states };
}

/** Companies are under way, but not in their last year; four contracts lie on the table and the choice is free. */
function conferencesIn({ states }: Course): readonly number[] {
  const last = states.at(-1)!.public.year;
  return states.flatMap(({ public: { stage, year, display } }, sequence) =>
    stage.kind === 'conference-room' && stage.used === 0 && year > 1 && year < last && display.length >= CHOICES
      ? [sequence]
      : [],
  );
}

/** By the forecast alone: the best contract and the most tempting ones that seem clearly worse; undefined if too few are. */
function choicesAt({ state, seat }: Asked, rng: Rng): readonly ContractId[] | undefined {
  const { contracts } = contentOf(state.config);
  const gains = displayPoints(state, seat);
  const shown = state.public.display.map(({ contract }, at) => ({ id: contracts[contract]!.id, gain: gains[at]! }));
  const [best, ...others] = shown.toSorted((a, b) => b.gain - a.gain);
  const worse = others.filter(({ gain }) => gain <= best!.gain - TEMPTING).slice(0, CHOICES - 1);
  if (worse.length < CHOICES - 1) return undefined;
  return shuffled(
    [best!, ...worse].map(({ id }) => id),
    rng,
  );
}

export interface Making {
  readonly seed: string;
  readonly stages?: readonly number[];
  /** Numbers of the games to look at; all from 0 on if left out. */
  readonly from?: number;
  readonly step?: number;
}

function puzzleAt(
  course: Course,
  sequence: number,
  { id, rng, stages }: { id: string; rng: Rng; stages: readonly number[] },
) {
  const state = course.states[sequence]!;
  const { stage } = state.public;
  if (stage.kind !== 'conference-room') return undefined;
  const { seat } = stage;
  const asked: Asked = { state, seat, seed: id };
  const choices = choicesAt(asked, rng);
  if (!choices) return undefined;
  const found = proven(asked, choices, stages);
  if (!found) return undefined;
  const { options, games } = found;
  const puzzle: ContractPuzzle = {
    ...{ kind: 'contract', id, rating: ratingOf(state, seat, options), seats: state.config.seats, seat },
    ...{ moves: course.moves.slice(0, sequence), options, games },
  };
  return puzzle;
}

/** One after the other, for ever: a puzzle, or undefined where what was looked at makes none. */
export function* contractPuzzles({
  seed,
  stages = STAGES,
  from = 0,
  step = 1,
}: Making): Generator<ContractPuzzle | undefined> {
  for (let number = from; ; number += step) {
    const rng = streamOf(seed, `puzzle:contract:${number}`);
    const course = drawnGame(seed, number, rng);
    const places = shuffled(conferencesIn(course), rng).slice(0, PER_GAME);
    for (const [i, sequence] of places.entries()) {
      yield puzzleAt(course, sequence, { id: `contract-${number}-${i}`, rng, stages });
    }
  }
}
