// A review in the format of `branchline analyse --json`.

import type { BySeat, Seat, SeatInfo } from '@branchline/core';
import { rounded, type AnalysedMove, type Analysis } from '../analysis.ts';
import type { Ledger } from './ledger.ts';
import type { Review, TurnReview } from './review.ts';
import type { Course } from './turns.ts';

const list = (chances: BySeat<number>): number[] => chances.map(rounded);

function judged({ best, loss }: TurnReview): Pick<AnalysedMove, 'best' | 'loss'> {
  return {
    best: { do: best.actions, known: rounded(best.chance), doubt: rounded(best.doubt) },
    ...(loss === undefined ? {} : { loss: { value: rounded(loss.value), doubt: rounded(loss.doubt) } }),
  };
}

/** What is said of a move: that of its turn, or of the deal before the first marker of its round. */
function* movesOf({ moves }: Course, { turns, rounds }: Review): Generator<AnalysedMove> {
  let next = 0;
  for (const [index, move] of moves.entries()) {
    const sequence = index + 1;
    while (next < turns.length && turns[next]!.last < sequence) next++;
    const turn = turns[next];
    const { by } = move;
    if (turn !== undefined && sequence >= turn.first) {
      const figures = { known: list(turn.known), open: list(turn.open) };
      yield { sequence, by, ...figures, ...(sequence === turn.first ? judged(turn) : {}) };
      continue;
    }
    const opening = rounds[turn?.round ?? rounds.length - 1]?.opening;
    if (opening !== undefined) yield { sequence, by, known: list(opening.known), open: list(opening.open) };
  }
}

const sumOf = ({ rounds }: Review, seat: Seat, part: (ledger: Ledger) => number): number =>
  rounded(rounds.reduce((sum, { ledger }) => sum + part(ledger[seat]!), 0));

/** The figures of a review as the command line prints them. */
export function analysisOf(
  course: Course,
  review: Review,
  { game, seats }: { readonly game: string; readonly seats: readonly SeatInfo[] },
): Analysis {
  return {
    game,
    seats,
    moves: [...movesOf(course, review)],
    luck: seats.map((_, seat) => sumOf(review, seat, ({ luck }) => luck)),
    skill: seats.map((_, seat) => sumOf(review, seat, ({ skill }) => skill)),
  };
}
