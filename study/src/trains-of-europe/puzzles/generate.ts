// Making puzzles of contracts: conferences of bot games are looked at one by one, and kept where the answer is clear.

import { botById, playGame, type Bot } from '@branchline/bots';
import { seedFromText, shuffled, type Rng } from '@branchline/core';
import { contentOf, trainsOfEurope, type ContractId, type State, type TrainsOfEurope } from '@branchline/trains-of-europe';
import { streamOf } from '../../streams.ts';
import type { Course } from '../course.ts';
import { meanOf } from '../estimate.ts';
import { futuresFor } from '../outlook.ts';
import { MARGIN, pointsAfter, proven, type Asked } from './proof.ts';
import type { ContractPuzzle } from './puzzle.ts';
import { ratingOf } from './rating.ts';
import { tableFor } from './scene.ts';

/** Games after each contract to choose what is asked, and to prove it. */
export interface Proof {
  readonly sifting: number;
  /** Looked at after so many games; the last number is the most. */
  readonly proving: readonly number[];
}

export const PROOF: Proof = { sifting: 20, proving: [100, 200, 400] };

const CHOICES = 4;
/** What seems worse by this much while sifting will mostly prove to be. */
const TEMPTING = MARGIN + 0.2;
/** Conferences of one game that are looked at: more would resemble each other. */
const PER_GAME = 2;

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
    stage.kind === 'conference-room' && stage.used === 0 && year > 1 && year < last && display.length >= CHOICES ? [sequence] : [],
  );
}

/** The best contract and the most tempting ones that seem clearly worse; undefined where there are too few of them. */
function choicesAt(asked: Asked, sifting: number, rng: Rng): readonly ContractId[] | undefined {
  const { contracts } = contentOf(asked.state.config);
  const futures = futuresFor(asked.seed, 'sift', sifting);
  const tried = asked.state.public.display.map(({ contract }) => {
    const { id } = contracts[contract]!;
    return { id, mean: meanOf(pointsAfter(asked, id, futures)) };
  });
  const [best, ...others] = tried.toSorted((a, b) => b.mean - a.mean);
  const worse = others.filter(({ mean }) => mean <= best!.mean - TEMPTING).slice(0, CHOICES - 1);
  if (worse.length < CHOICES - 1) return undefined;
  return shuffled(
    [best!, ...worse].map(({ id }) => id),
    rng,
  );
}

export interface Making {
  readonly seed: string;
  readonly proof?: Proof;
  /** Numbers of the games to look at; all from 0 on if left out. */
  readonly from?: number;
  readonly step?: number;
}

function puzzleAt(course: Course, sequence: number, { id, rng, proof }: { id: string; rng: Rng; proof: Proof }) {
  const state = course.states[sequence]!;
  const { stage } = state.public;
  if (stage.kind !== 'conference-room') return undefined;
  const { seat } = stage;
  const asked: Asked = { state, seat, seed: id };
  const choices = choicesAt(asked, proof.sifting, rng);
  if (!choices) return undefined;
  const found = proven(asked, choices, proof.proving);
  if (!found) return undefined;
  const { options, games } = found;
  const puzzle: ContractPuzzle = {
    ...{ kind: 'contract', id, rating: ratingOf(state, seat, options), seats: state.config.seats, seat },
    ...{ moves: course.moves.slice(0, sequence), options, games },
  };
  return puzzle;
}

/** One after the other, for ever: a puzzle, or undefined where what was looked at makes none. */
export function* contractPuzzles({ seed, proof = PROOF, from = 0, step = 1 }: Making): Generator<
  ContractPuzzle | undefined
> {
  for (let number = from; ; number += step) {
    const rng = streamOf(seed, `puzzle:contract:${number}`);
    const course = drawnGame(seed, number, rng);
    const places = shuffled(conferencesIn(course), rng).slice(0, PER_GAME);
    for (const [i, sequence] of places.entries()) {
      yield puzzleAt(course, sequence, { id: `contract-${number}-${i}`, rng, proof });
    }
  }
}
