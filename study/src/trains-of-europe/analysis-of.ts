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
  /** Of the chance that the better choices would have kept, the share that was kept; null without any. */
  readonly accuracy: BySeat<number | null>;
  /** Draws that seemed to matter: by seat the chance after each, less the mean over all that could have been drawn. */
  readonly draws: readonly { readonly sequence: number; readonly year: number; readonly luck: BySeat<Doubtful> }[];
  readonly returns: BySeat<CompanyReturns>;
  readonly auctions: readonly LotReview[];
}

const roundedDoubt = ({ value, doubt }: Doubtful): Doubtful => ({ value: rounded(value), doubt: rounded(doubt) });

function judged(decision: DecisionReview): Pick<Move, 'best' | 'loss'> {
  const { better, known, seat, reasons, loss } = decision;
  if (!loss) return {};
  return {
    best: {
      do: [better],
      known: rounded(known.better.chances[seat]!),
      doubt: rounded(known.chance.doubt),
      ahead: roundedDoubt(known.difference),
      reasons,
    },
    ...(loss.of === 'chances' ? { loss: roundedDoubt(loss) } : {}),
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

/** The figures of a review as the command line prints them. */
export function analysisOf(
  course: Course,
  review: Review,
  { game, seats }: { readonly game: string; readonly seats: readonly SeatInfo[] },
): CompanyAnalysis {
  const { returns, auctions, stations, accuracy, draws } = review;
  return {
    game,
    seats,
    moves: [...movesOf(course, review)],
    luck: (stations[0]?.open.chances ?? []).map((chance) => rounded(chance - 1 / seats.length)),
    accuracy: accuracy.map((share) => (share === undefined ? null : rounded(share))),
    draws: draws.map(({ sequence, year, luck }) => ({ sequence, year, luck: luck.map(roundedDoubt) })),
    returns,
    auctions,
  };
}
