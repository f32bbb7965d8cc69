// Making puzzles: hands and bot games are drawn from a seed, looked at one by one, and kept where the answer is clear.

import { botById, playGame, type Bot } from '@branchline/bots';
import { pick, seedFromText, shuffled, type Rng } from '@branchline/core';
import { transEuropa, type State, type TransEuropa } from '@branchline/trans-europa';
import { streamOf } from '../../streams.ts';
import { turnsOf, type Course, type Turn } from '../turns.ts';
import { movePuzzle, PROOF, type Proof } from './moves.ts';
import { netPuzzle } from './net.ts';
import type { Puzzle, PuzzleKind } from './puzzle.ts';
import { sceneOf } from './scene.ts';
import { whosePuzzles } from './whose.ts';

export interface Making {
  readonly kind: PuzzleKind;
  readonly board: string;
  readonly seed: string;
  readonly proof?: Proof;
}

const LEVELS = ['apprentice', 'conductor', 'conductor', 'engineer'] as const;
/** Positions that are looked at in one game: more would resemble each other. */
const PER_GAME = { turn: 8, start: 5, whose: 4 } as const;

/** Fewest and most players. With fewer than four nobody could choose among holders of a city. */
const SEATS: Readonly<Record<Exclude<PuzzleKind, 'net'>, readonly [number, number]>> = {
  turn: [2, 4],
  start: [2, 5],
  whose: [4, 5],
};

function drawnGame({ kind, board, seed }: Making, number: number, rng: Rng): Course {
  const [fewest, most] = kind === 'net' ? [2, 2] : SEATS[kind];
  const seats = fewest + rng.below(most - fewest + 1);
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

/** One position after the other, for ever: what can be asked about it, or nothing. */
export function* puzzles(making: Making): Generator<Puzzle | undefined> {
  for (let number = 0; ; number++) {
    for (const found of puzzlesIn(making, number)) {
      yield found.length > 0 ? pick(found, streamOf(making.seed, found[0]!.id)) : undefined;
    }
  }
}

/** What the positions of one drawn hand or one bot game give: of each all that can be asked about it. */
export function* puzzlesIn(making: Making, number: number): Generator<readonly Puzzle[]> {
  const { kind, board, seed, proof = PROOF } = making;
  const rng = streamOf(seed, `puzzle:${kind}:${board}:${number}`);
  if (kind === 'net') {
    const puzzle = netPuzzle(board, `${kind}-${board}-${number}`, rng);
    return void (yield puzzle ? [puzzle] : []);
  }
  const course = drawnGame(making, number, rng);
  for (const { first } of shuffled(turnsFor(kind, turnsOf(course)), rng).slice(0, PER_GAME[kind])) {
    const asked = { scene: sceneOf(course, first - 1), id: `${kind}/${board}/${number}/${first}`, rng };
    const puzzle = kind === 'whose' ? whosePuzzles(asked) : movePuzzle({ ...asked, proof });
    yield puzzle === undefined ? [] : 'kind' in puzzle ? [puzzle] : puzzle;
  }
}
