// Making puzzles of contracts: conferences of bot games are looked at one by one, and kept where the answer is clear.

import { botById, playGame, type Bot } from '@branchline/bots';
import { displayPoints } from '@branchline/bots/trains-of-europe/judgement';
import { pick, seedFromText, shuffled, type Move, type Rng, type Seat } from '@branchline/core';
import { contentOf, trainsOfEurope, type State, type TrainsOfEurope } from '@branchline/trains-of-europe';
import { streamOf } from '../../streams.ts';
import type { Course } from '../course.ts';
import { lookOf } from './looks.ts';
import { CHOICES, proven, type Proven } from './proof.ts';
import type { ContractOption, ContractPuzzle } from './puzzle.ts';
import { ratingOf, temptingOf } from './rating.ts';
import { positionOf, tableFor } from './scene.ts';

/** Games after each contract when the proof is looked at; the last number is the most. */
const STAGES: readonly number[] = [12, 40, 100, 200, 400];

/** Where the forecast sees less than this between the contracts, games will hardly show more. */
const LEAST_SPREAD = 1;
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

/** A conference with everything that can be asked about it. */
export interface Conference extends Proven {
  readonly id: string;
  readonly seats: number;
  readonly seat: Seat;
  /** The game up to it. */
  readonly moves: readonly Move<TrainsOfEurope>[];
}

interface Place {
  readonly id: string;
  readonly moves: readonly Move<TrainsOfEurope>[];
  readonly state: State;
  readonly stages: readonly number[];
}

/** Undefined where no four of its contracts have a clear answer. */
export function conferenceAt({ id, moves, state, stages }: Place): Conference | undefined {
  const { stage, display } = state.public;
  if (stage.kind !== 'conference-room') return undefined;
  const { seat } = stage;
  const gains = displayPoints(state, seat);
  if (Math.max(...gains) - Math.min(...gains) < LEAST_SPREAD) return undefined;
  const { contracts } = contentOf(state.config);
  const shown = display.map(({ contract }) => contracts[contract]!.id);
  const found = proven({ state, seat, seed: id }, shown, stages);
  return found && { id, seats: state.config.seats, seat, moves, ...found };
}

/** One question about a conference: these four contracts, in an order drawn by lot. */
export function puzzleFrom(conference: Conference, set: readonly ContractOption[]): ContractPuzzle {
  const { id, seats, seat, moves, games } = conference;
  const state = positionOf(conference);
  const options = shuffled(set, streamOf(id, 'order'));
  const looks = options.map(({ contract }) => lookOf(state, seat, contract));
  return {
    ...{ kind: 'contract', id, rating: ratingOf(options, looks), seats, seat, moves, options },
    ...{ tempting: temptingOf(options, looks), games },
  };
}

interface Making {
  readonly seed: string;
  readonly stages?: readonly number[];
}

/** The conferences of one game of a seed, one after the other; undefined for one that makes no puzzle. */
export function* conferencesOf(number: number, { seed, stages = STAGES }: Making): Generator<Conference | undefined> {
  const rng = streamOf(seed, `puzzle:contract:${number}`);
  const { moves, states } = drawnGame(seed, number, rng);
  const places = shuffled(conferencesIn({ moves, states }), rng).slice(0, PER_GAME);
  for (const [i, sequence] of places.entries()) {
    yield conferenceAt({
      ...{ id: `pays-${number}-${i}`, stages },
      ...{ moves: moves.slice(0, sequence), state: states[sequence]! },
    });
  }
}

/** One after the other, for ever: a puzzle, or undefined where what was looked at makes none. */
export function* contractPuzzles(making: Making): Generator<ContractPuzzle | undefined> {
  for (let number = 0; ; number++) {
    for (const conference of conferencesOf(number, making)) {
      yield conference && puzzleFrom(conference, pick(conference.sets, streamOf(conference.id, 'set')));
    }
  }
}
