// A review of companies in the format of `branchline analyse --json`.

import type { BySeat, SeatInfo } from '@branchline/core';
import { rounded, type AnalysedMove, type Doubtful } from '../analysis.ts';
import type { LotReview } from './auctions.ts';
import type { Course } from './course.ts';
import type { Reason } from './reasons.ts';
import type { CompanyReturns } from './returns/types.ts';
import type { DecisionReview, Review, StationReview } from './review.ts';

/** As of Trans Europa, with the final evaluation beside the chances. */
interface Move extends Omit<AnalysedMove, 'best'> {
  readonly year: number;
  /** Points of the final evaluation expected after the phase of this move, all books open. */
  readonly points: BySeat<number>;
  readonly best?: NonNullable<AnalysedMove['best']> & {
    /** Points of the mover ahead of the best other company: after the better choice less after the one made. */
    readonly ahead: Doubtful;
    readonly reasons: readonly Reason[];
  };
}

export interface CompanyAnalysis {
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  readonly moves: readonly Move[];
  /** What the set-up was worth beyond a fair share of the win. */
  readonly luck: BySeat<number>;
  readonly returns: BySeat<CompanyReturns>;
  readonly auctions: readonly LotReview[];
}

const roundedDoubt = ({ value, doubt }: Doubtful): Doubtful => ({ value: rounded(value), doubt: rounded(doubt) });

/** Nothing is called a loss of chances below this or below its own doubt. */
const LEAST_LOSS = 0.03;

function judged(decision: DecisionReview): Pick<Move, 'best' | 'loss'> {
  const { best, seat, chance, difference, reasons, loss } = decision;
  if (!loss) return {};
  const isLoss = chance.value >= LEAST_LOSS && chance.value >= chance.doubt;
  return {
    best: {
      do: [best.action],
      known: rounded(best.chances[seat]!),
      doubt: rounded(chance.doubt),
      ahead: roundedDoubt(difference),
      reasons,
    },
    ...(isLoss ? { loss: roundedDoubt(chance) } : {}),
  };
}

/** Every move has the figures of the first position between phases after it. */
function* movesOf({ moves, states }: Course, { stations, decisions }: Review): Generator<Move> {
  const bySequence = new Map(decisions.map((decision) => [decision.sequence, decision]));
  let next = 0;
  for (const [index, { by }] of moves.entries()) {
    const sequence = index + 1;
    while (next < stations.length - 1 && stations[next]!.sequence < sequence) next++;
    const station: StationReview | undefined = stations[next];
    if (!station) continue;
    const { open, known } = station;
    const decision = bySequence.get(sequence);
    yield {
      ...{ sequence, by, year: states[index]!.public.year },
      known: (by === 'chance' ? open : (known?.[by] ?? open)).chances.map(rounded),
      open: open.chances.map(rounded),
      points: open.points.map(({ value }) => rounded(value)),
      ...(decision ? judged(decision) : {}),
    };
  }
}

export function analysisOf(
  course: Course,
  review: Review,
  { game, seats }: { readonly game: string; readonly seats: readonly SeatInfo[] },
): CompanyAnalysis {
  const { returns, auctions, stations } = review;
  return {
    game,
    seats,
    moves: [...movesOf(course, review)],
    luck: (stations[0]?.open.chances ?? []).map((chance) => rounded(chance - 1 / seats.length)),
    returns,
    auctions,
  };
}
