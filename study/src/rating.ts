// A solver's own rating by Glicko (Mark Glickman, 1995): every puzzle is a game against an opponent of known strength.

export interface Rating {
  readonly rating: number;
  /** How unsure it still is. */
  readonly deviation: number;
}

export const NEW_SOLVER: Rating = { rating: 1200, deviation: 300 };

/** Puzzles are rated by their makers, not by many solvers: they are not that sure. */
const PUZZLE_DEVIATION = 100;
/** However often one has solved, today may be another day. */
const LEAST_DEVIATION = 60;

const Q = Math.LN10 / 400;
const weightOf = (deviation: number): number => 1 / Math.sqrt(1 + (3 * Q * Q * deviation * deviation) / Math.PI ** 2);

/** The rating after one puzzle; `score` is 1 solved, 0 not, or in between. */
export function ratedAfter({ rating, deviation }: Rating, puzzle: number, score: number): Rating {
  const weight = weightOf(PUZZLE_DEVIATION);
  const expected = 1 / (1 + 10 ** ((-weight * (rating - puzzle)) / 400));
  const certainty = Q * Q * weight * weight * expected * (1 - expected);
  const precision = 1 / (deviation * deviation) + certainty;
  return {
    rating: rating + (Q / precision) * weight * (score - expected),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / precision)),
  };
}
