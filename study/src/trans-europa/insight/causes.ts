// Everything that speaks against a turn that gave something away, from the position in which it was played.

import { POLICY_MODEL, reader } from '@branchline/bots/trans-europa/judgement';
import type { Seat } from '@branchline/core';
import { missingCount, transEuropa, type Action } from '@branchline/trans-europa';
import { after, allReasonsFor, type Reason, type Search } from '../reasons.ts';
import type { Review, TurnReview } from '../review.ts';
import { turnsOf, type Course, type Turn } from '../turns.ts';

/** What kind of mistake it was; `place` where nothing more is known than that it was better elsewhere. */
export type MistakeKind =
  | Reason['why']
  /** A start between the own cities, where one at their end was better. */
  | 'middle'
  | 'place';

/** Who profits says nothing of what somebody did. */
const NO_KIND: ReadonlySet<MistakeKind> = new Set(['slows']);

/** So many tracks nearer to the own cities, all together, is in the middle of them. */
const MIDDLE = 3;

/** What it costs to build from the start to each own city, all together. */
function spreadOf(turn: Turn, actions: readonly Action[]): number {
  const state = after(turn, actions);
  const hand = state.secret.hands[turn.seat]!;
  return hand.reduce((sum, city) => sum + missingCount(state, turn.seat, [city]), 0);
}

function kindsOf(turn: Turn, review: TurnReview, search: Search): readonly MistakeKind[] {
  const reasons = allReasonsFor(turn, review, search).map(({ why }) => why);
  const middle = turn.kind === 'marker' && spreadOf(turn, review.best.actions) - spreadOf(turn, turn.actions) >= MIDDLE;
  const kinds = new Set<MistakeKind>([...reasons, ...(middle ? ['middle' as const] : [])]);
  const telling = [...kinds].filter((kind) => !NO_KIND.has(kind));
  return telling.length > 0 ? telling : ['place'];
}

/** By the first move of each turn of this seat that gave something away: its causes. */
export function causesIn(
  course: Course,
  { turns: reviews, budget, seed }: Pick<Review, 'turns' | 'budget' | 'seed'>,
  seat: Seat,
): ReadonlyMap<number, readonly MistakeKind[]> {
  const lost = new Map(reviews.filter((turn) => turn.seat === seat && turn.loss).map((turn) => [turn.first, turn]));
  const reading = reader(POLICY_MODEL);
  const found = new Map<number, readonly MistakeKind[]>();
  let shown = 0;
  for (const turn of turnsOf(course)) {
    const review = lost.get(turn.first);
    if (turn.seat !== seat || !review) continue;
    for (; shown < turn.first; shown++) reading.look(transEuropa.view(course.states[shown]!, seat));
    found.set(turn.first, kindsOf(turn, review, { reading, effort: { budget, seed } }));
  }
  return found;
}
