// Making puzzles: hands and bot games are drawn from a seed, looked at one by one, and kept where the answer is clear.

import { botById, playGame, type Bot } from '@branchline/bots';
import { pick, seedFromText, type Rng } from '@branchline/core';
import { transEuropa, type State, type TransEuropa } from '@branchline/trans-europa';
import { streamOf } from '../../streams.ts';
import { turnsOf, type Course, type Turn } from '../turns.ts';
import { PROOF, startPuzzle, turnPuzzle, whosePuzzle, type Proof } from './chosen.ts';
import { netPuzzle } from './net.ts';
import type { Puzzle, PuzzleKind } from './puzzle.ts';
import { sceneOf } from './scene.ts';

export interface Making {
  readonly kind: PuzzleKind;
  readonly board: string;
  readonly seed: string;
  readonly proof?: Proof;
}

const LEVELS = ['apprentice', 'conductor', 'conductor', 'engineer'] as const;
/** Decisions that are looked at in one game: more would resemble each other. */
const PER_GAME = 3;

function drawnGame({ board, seed }: Making, number: number, rng: Rng): Course {
  const seats = 2 + rng.below(3);
  const configured = transEuropa.configure({ seats, edition: 'classic', board, options: { targetScore: 1 } });
  if (!configured.ok) throw new Error(`no classic table on ${board}`);
  const states: State[] = [transEuropa.setup(configured.value)];
  const { moves } = playGame<TransEuropa>({
    game: transEuropa,
    config: configured.value,
    bots: Array.from(
      { length: seats },
      () => botById('trans-europa', pick(LEVELS, rng)) as unknown as Bot<TransEuropa>,
    ),
    seed: seedFromText(`puzzles:${seed}:${number}`),
    budget: { kind: 'iterations', count: 60 },
    onMove: (_, after) => void states.push(after),
  });
  return { moves, states };
}

/** Turns in which this kind of question can be asked. */
function turnsFor(kind: PuzzleKind, turns: readonly Turn[]): readonly Turn[] {
  if (kind === 'start') return turns.filter(({ kind: what }) => what === 'marker');
  const building = turns.filter(({ kind: what, round }) => what === 'build' && round === 0);
  // Neither the very first tracks, when nothing is known, nor the last, when everything is decided.
  return building.slice(Math.floor(building.length * 0.3), Math.ceil(building.length * 0.85));
}

const ASK = { turn: turnPuzzle, start: startPuzzle, whose: whosePuzzle } as const;

/** One after the other, for ever: a puzzle, or undefined where what was looked at makes none. */
export function* puzzles(making: Making): Generator<Puzzle | undefined> {
  for (let number = 0; ; number++) yield* puzzlesIn(making, number);
}

/** What one drawn hand or one bot game gives. */
export function* puzzlesIn(making: Making, number: number): Generator<Puzzle | undefined> {
  const { kind, board, seed, proof = PROOF } = making;
  const rng = streamOf(seed, `puzzle:${kind}:${board}:${number}`);
  if (kind === 'net') return void (yield netPuzzle(board, `${kind}-${board}-${number}`, rng));
  const course = drawnGame(making, number, rng);
  const turns = turnsFor(kind, turnsOf(course));
  for (let i = 0; i < PER_GAME && turns.length > 0; i++) {
    const scene = sceneOf(course, pick(turns, rng).first - 1);
    yield ASK[kind]({ scene, id: `${kind}-${board}-${number}-${i}`, rng, proof });
  }
}
