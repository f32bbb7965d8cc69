// One puzzle being solved: tries, the move or choice made, how it ended, and why.

import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Choice, Explanation, Telling } from '@branchline/study/trans-europa';
import { answerOf, gradeOf, wrongOnes, type MovePuzzle, type Puzzle } from '@branchline/study/trans-europa/puzzle';
import type { Day } from '../../../../study/streak.ts';
import { askExplanation, askTellings } from './explain.ts';
import { choiceAt, lossInProof, newMove, placeInProof, type Move } from './move-state.ts';
import { newLater, type Later } from './later.ts';
import { newNet, type Net } from './net-state.ts';
import { finish, progress } from './progress.ts';
import { pastTurns } from './past-turns.ts';

/** Where it is noted how a puzzle ended. */
export type Book = {
  readonly known: (id: string) => boolean | undefined;
  /** By how much the own rating changed, where it counts for one. */
  readonly finish: (ended: Ended) => number | undefined;
};

export type Ended = { readonly id: string; readonly rating: number; readonly solved: boolean };

const ratingNow = (): number => Math.round(progress.value.rating.rating);

/** The own rating, and the calendar for a puzzle of the day. */
export const ratedBook = (day: Day | undefined): Book => ({
  known: (id) => progress.value.done[id],
  finish: (ended) => {
    const before = ratingNow();
    finish({ ...ended, ...(day === undefined ? {} : { day }) });
    return ratingNow() - before;
  },
});

/** A net or a nearly right move may be tried three times; whose a city is, once. */
export const TRIES = 3;

export type Ending = 'solved' | 'failed';

export type Session = {
  readonly puzzle: Puzzle;
  /** Set for nets. */
  readonly net: Net | undefined;
  /** Set where the move is made on the map. */
  readonly move: Move | undefined;
  /** The option looked at; the one taken once it has ended. */
  readonly option: Signal<number | undefined>;
  readonly tries: ReadonlySignal<number>;
  /** What the last net was too expensive by. */
  readonly over: ReadonlySignal<number | undefined>;
  /** What a nearly right move gives away. */
  readonly nearly: ReadonlySignal<number | undefined>;
  /** A move that the proof does not know is being judged. */
  readonly judging: ReadonlySignal<boolean>;
  /** The move that was checked; undefined where the answer was only shown. */
  readonly chosen: ReadonlySignal<Choice | undefined>;
  readonly explanation: ReadonlySignal<Explanation | undefined>;
  /** Undefined until the worker has said. */
  readonly tellings: ReadonlySignal<readonly Telling[] | undefined>;
  /** How many turns of the round so far are shown; only for "Whose city?". */
  readonly past: Signal<number> | undefined;
  /** Both moves played out, once they are explained; only where the move is made on the map. */
  readonly later: Later | undefined;
  readonly ending: ReadonlySignal<Ending | undefined>;
  /** What it changed in the own rating, if it ended just now. */
  readonly change: ReadonlySignal<number | undefined>;
  readonly check: () => void;
  readonly giveUp: () => void;
};

/** What the best move is shown beside: the move made, or else the one that was made in the game, or the most tempting wrong one. */
export function besideBest(puzzle: MovePuzzle, chosen: Choice | undefined): Choice {
  const isBest = chosen !== undefined && placeInProof(puzzle, chosen) === answerOf(puzzle);
  return chosen !== undefined && !isBest ? chosen : choiceAt(puzzle, puzzle.played ?? wrongOnes(puzzle)[0]!);
}

/** What a move gives away: as the proof has it, or judged by the worker; one that cannot be judged is wrong. */
async function lossOf(puzzle: MovePuzzle, choice: Choice): Promise<number> {
  const known = lossInProof(puzzle, choice);
  if (known !== undefined) return known;
  const { scene, seat } = puzzle;
  const told = await askExplanation({ scene, seat, chosen: choice, best: choiceAt(puzzle, answerOf(puzzle)) });
  return told ? told.best - told.chosen : 1;
}

type Why = Pick<Session, 'explanation' | 'tellings'> & { readonly explain: () => Promise<void> };

/** What the worker says of the puzzle, once it is asked; nets explain themselves on the map. */
function whyOf(puzzle: Puzzle, chosen: ReadonlySignal<Choice | undefined>): Why {
  const explanation = signal<Explanation | undefined>(undefined);
  const tellings = signal<readonly Telling[] | undefined>(undefined);
  return {
    ...{ explanation, tellings },
    async explain() {
      if (puzzle.kind === 'whose') tellings.value = await askTellings(puzzle, puzzle.options[answerOf(puzzle)]!);
      else if (puzzle.kind !== 'net') {
        const { scene, seat } = puzzle;
        const best = choiceAt(puzzle, answerOf(puzzle));
        explanation.value = await askExplanation({ scene, seat, best, chosen: besideBest(puzzle, chosen.value) });
      }
    },
  };
}

export function newSession(puzzle: Puzzle, book: Book): Session {
  const net = puzzle.kind === 'net' ? newNet(puzzle) : undefined;
  const move = puzzle.kind === 'turn' || puzzle.kind === 'start' ? newMove(puzzle) : undefined;
  const known = book.known(puzzle.id);
  const option = signal<number | undefined>(
    known !== undefined && puzzle.kind === 'whose' ? answerOf(puzzle) : undefined,
  );
  const ending = signal<Ending | undefined>(known === undefined ? undefined : known ? 'solved' : 'failed');
  const tries = signal(0);
  const over = signal<number | undefined>(undefined);
  const nearly = signal<number | undefined>(undefined);
  const judging = signal(false);
  const chosen = signal<Choice | undefined>(undefined);
  const { explanation, tellings, explain } = whyOf(puzzle, chosen);
  const change = signal<number | undefined>(undefined);
  const end = (how: Ending): void => {
    nearly.value = undefined;
    change.value = book.finish({ id: puzzle.id, rating: puzzle.rating, solved: how === 'solved' });
    ending.value = how;
    void explain();
  };
  let checked: readonly number[] | undefined;
  const checkNet = (best: number): void => {
    // The same net again is no new try.
    if (!net!.complete.value || net!.lines.value === checked) return;
    checked = net!.lines.value;
    tries.value++;
    over.value = net!.cost.value - best;
    if (over.value <= 0) end('solved');
    else if (tries.value >= TRIES) end('failed');
  };
  const judged = (choice: Choice, loss: number): void => {
    const grade = gradeOf(loss);
    chosen.value = choice;
    tries.value++;
    if (grade === 'nearly' && tries.value < TRIES) nearly.value = loss;
    else end(grade === 'right' ? 'solved' : 'failed');
  };
  const checkMove = async (of: MovePuzzle): Promise<void> => {
    const choice = move!.choice.value;
    // The same move again is no new try.
    if (!choice || judging.value || sameChoice(choice, chosen.value)) return;
    judging.value = true;
    const loss = await lossOf(of, choice);
    judging.value = false;
    if (ending.value === undefined) judged(choice, loss);
  };
  if (known !== undefined) void explain();
  const past = puzzle.kind === 'whose' ? signal(pastTurns(puzzle).length) : undefined;
  const later = move && newLater(explanation);
  const check = (): void => {
    if (puzzle.kind === 'net') checkNet(puzzle.best);
    else if (puzzle.kind !== 'whose') void checkMove(puzzle);
    else if (option.value !== undefined) end(option.value === answerOf(puzzle) ? 'solved' : 'failed');
  };
  const ifOpen = (act: () => void) => (): void => (ending.value === undefined ? act() : undefined);
  return {
    ...{ puzzle, net, move, option, tries, over, nearly, judging, chosen, explanation, tellings, ending, change },
    ...{ past, later, check: ifOpen(check), giveUp: ifOpen(() => end('failed')) },
  };
}

const sameChoice = (a: Choice, b: Choice | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);
