// What decided a game for one company: its own costliest choice, a draw, a rival's choice, or the year in which the winner went ahead.

import type { Seat } from '@branchline/core';
import type { DrawReview } from './draws.ts';
import { byCost } from './loss.ts';
import { isLuck } from './luck.ts';
import type { DecisionReview, Review, StationReview } from './review.ts';

export type Deciding =
  /** A choice of the company itself where it lost, of another one where it won. */
  | { readonly why: 'decision'; readonly decision: DecisionReview; readonly share: number }
  /** What it gained or lost by it. */
  | { readonly why: 'draw'; readonly draw: DrawReview; readonly share: number }
  /** The winner's chance before and after the year in which it rose most. */
  | { readonly why: 'year'; readonly seat: Seat; readonly year: number; readonly from: number; readonly to: number }
  /** No year raised the winner's chance by more than a little: it was ahead from the first call on. */
  | { readonly why: 'throughout'; readonly seat: Seat; readonly from: number };

/** A draw that changed less decided nothing. */
const LEAST_DRAW = 0.15;
/** A year that raised the winner's chance by less decided nothing. */
const LEAST_RISE = 0.1;

/** The positions at which years begin, and the end. */
const years = (stations: readonly StationReview[]): readonly StationReview[] =>
  stations.filter(({ year }, at) => stations[at - 1]?.year !== year || at === stations.length - 1);

function byYears(stations: readonly StationReview[], winner: Seat): Deciding {
  const shown = years(stations);
  const rises = shown.slice(1).map((station, at) => ({
    year: shown[at]!.year,
    from: shown[at]!.open.chances[winner]!,
    to: station.open.chances[winner]!,
  }));
  const most = rises.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
  return most && most.to - most.from >= LEAST_RISE
    ? { why: 'year', seat: winner, ...most }
    : { why: 'throughout', seat: winner, from: shown[0]?.open.chances[winner] ?? 0 };
}

type Reason = Extract<Deciding, { readonly share: number }>;

/** One that was made good later did not decide anything. */
function isLasting({ stations }: Pick<Review, 'stations'>, { sequence, seat, known }: DecisionReview): boolean {
  const later = stations.filter((station) => station.sequence > sequence).map(({ open }) => open.chances[seat]!);
  return Math.max(0, ...later) < known.better.chances[seat]!;
}

function byChoice(review: Pick<Review, 'stations'>, decisions: readonly DecisionReview[]): Reason | undefined {
  const sure = decisions.flatMap((decision) => {
    const { loss = decision.openLoss } = decision;
    return loss?.of === 'chances' && isLasting(review, decision) ? [{ decision, loss }] : [];
  });
  const worst = sure.toSorted((a, b) => byCost(a.loss, b.loss))[0];
  return worst && { why: 'decision', decision: worst.decision, share: worst.loss.value };
}

/** The draw that helped the company most where it won, and hurt it most where it lost. */
function byDraw(draws: readonly DrawReview[], seat: Seat, won: boolean): Reason | undefined {
  const sign = won ? 1 : -1;
  const worst = draws
    .filter(({ luck }) => isLuck(luck[seat]!) && sign * luck[seat]!.value >= LEAST_DRAW)
    .toSorted((a, b) => sign * (b.luck[seat]!.value - a.luck[seat]!.value))[0];
  return worst && { why: 'draw', draw: worst, share: Math.abs(worst.luck[seat]!.value) };
}

/** Who won, as the last position says; nobody where the game was given up. */
function winnersIn(stations: readonly StationReview[]): readonly Seat[] {
  const end = stations.at(-1)?.open;
  const isOver = end?.points.every(({ doubt }) => doubt === 0);
  return isOver ? end!.chances.flatMap((chance, seat) => (chance > 0 ? [seat] : [])) : [];
}

type Reviewed = Pick<Review, 'stations' | 'decisions' | 'draws'>;

/** With whether the company won; undefined where nobody did. */
export function decidedBy(
  { stations, decisions, draws }: Reviewed,
  seat: Seat,
): { readonly won: boolean; readonly by: Deciding } | undefined {
  const winners = winnersIn(stations);
  const [first] = winners;
  if (first === undefined) return undefined;
  const won = winners.includes(seat);
  const choices = decisions.filter((decision) => (decision.seat === seat) !== won);
  const [most] = [byChoice({ stations }, choices), byDraw(draws, seat, won)]
    .filter((each) => each !== undefined)
    .toSorted((a, b) => b.share - a.share);
  return { won, by: most ?? byYears(stations, won ? seat : first) };
}
