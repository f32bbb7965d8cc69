// The players' clocks: a bank for the whole game, something added with every turn, both read from the log alone.

import { moverOf, type BySeat, type Entry, type Seat, type Turn } from '@branchline/core';

/** In milliseconds. */
export interface ClockRule {
  readonly bank: number;
  readonly increment: number;
}

/** The road from the player's press to the authority is not the player's fault, up to so many milliseconds a move. */
export const LAG_LIMIT = 2000;
/** A player who comes back to a seat that a stand-in has played finds at least so much. */
const LEAST_AFTER_STAND_IN = 30_000;

export interface Clocks {
  /** Milliseconds each seat has left, not counting the question it is pondering now. */
  readonly left: BySeat<number>;
  /** When each seat's present question was put; undefined where it has none. */
  readonly asked: BySeat<number | undefined>;
}

/** One entry with whose turn it was before and after it. */
export interface Tick {
  readonly entry: Entry;
  readonly before: Turn;
  readonly after: Turn;
}

export const newClocks = ({ bank }: ClockRule, seats: number): Clocks => ({
  left: Array.from({ length: seats }, () => bank),
  asked: Array.from({ length: seats }, () => undefined),
});

const isAsked = (turn: Turn, seat: Seat): boolean => turn.kind === 'seats' && turn.seats.includes(seat);

/** What a move costs its player: all that has passed, but for what the player says was spent on the road. */
const spentOn = (elapsed: number, thought: number = elapsed): number =>
  Math.max(0, elapsed - LAG_LIMIT, Math.min(elapsed, thought));

function leftAfter(rule: ClockRule, { left, asked }: Clocks, { entry, after }: Tick, seat: Seat): number {
  const before = left[seat]!;
  const since = asked[seat];
  // A ruling costs nobody time.
  if (entry.ruling || moverOf(entry) !== seat) return before;
  if (entry.as !== undefined) return Math.max(before, LEAST_AFTER_STAND_IN);
  if (entry.at === undefined || since === undefined) return before;
  const rest = Math.max(0, before - spentOn(entry.at - since, entry.thought));
  return isAsked(after, seat) ? rest : rest + rule.increment;
}

/** The clocks after one more entry. */
export function tick(rule: ClockRule, clocks: Clocks, step: Tick): Clocks {
  const { entry, before, after } = step;
  return {
    left: clocks.left.map((_, seat) => leftAfter(rule, clocks, step, seat)),
    asked: clocks.asked.map((since, seat) => {
      if (!isAsked(after, seat)) return undefined;
      return moverOf(entry) !== seat && isAsked(before, seat) && since !== undefined ? since : entry.at;
    }),
  };
}

/** When this seat's time is up, a last message on the road included; undefined where it is not asked. */
export function deadlineOf({ left, asked }: Clocks, seat: Seat): number | undefined {
  const since = asked[seat];
  return since === undefined ? undefined : since + left[seat]! + LAG_LIMIT;
}
