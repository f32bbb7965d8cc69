// What decided a round or a game, for one of its players: facts without words, light enough for any page.

import type { BySeat, Seat } from '@branchline/core';
import { ledgerOf } from './ledger.ts';

/** One turn of a round in the story: all chances after it, and what it was compared with. */
export interface StoryTurn {
  readonly seat: Seat;
  readonly chances: BySeat<number>;
  readonly kept: BySeat<number>;
  readonly best: { readonly chance: number; readonly chances: BySeat<number> };
  readonly loss?: { readonly value: number };
}

/** What lost a round. Turns are numbered from 1 within their round. */
export type Lost =
  /** One own turn, which was never made good again. */
  | { readonly by: 'mistake'; readonly at: number; readonly loss: number }
  /** Several of them, none of which is clearly the largest. */
  | { readonly by: 'mistakes'; readonly at: readonly number[] }
  /** What the own cards left. */
  | { readonly by: 'cards'; readonly chance: number }
  /** The turn of another player after which the chance was gone; it had been `chance`. */
  | { readonly by: 'blow'; readonly at: number; readonly seat: Seat; readonly chance: number; readonly left: number }
  /** A good chance until the turn that ended the round. */
  | { readonly by: 'finish'; readonly chance: number }
  /** The best chance there was; it went bit by bit. */
  | { readonly by: 'lead'; readonly at: number; readonly chance: number }
  /** There was never more than this. */
  | { readonly by: 'never'; readonly chance: number }
  | { readonly by: 'nothing' };

/** What won it. */
export type Won =
  /** What the own cards were worth. */
  | { readonly by: 'cards'; readonly chance: number }
  /** A mistake of another player, and what it was worth. */
  | { readonly by: 'gift'; readonly at: number; readonly seat: Seat; readonly gain: number }
  /** The turn of somebody else after which the chance had risen, and stayed; it had been `chance`. */
  | { readonly by: 'turn'; readonly at: number; readonly seat: Seat; readonly chance: number; readonly left: number }
  /** The own moves, one of them above all. */
  | { readonly by: 'moves'; readonly at: number; readonly gain: number }
  /** The moves of the others together. */
  | { readonly by: 'others'; readonly gain: number }
  | { readonly by: 'nothing' };

/** `although`: what the player gave away besides. */
export type RoundStory =
  | { readonly result: 'lost'; readonly decided: Lost; readonly although?: CostlyTurn }
  | { readonly result: 'won'; readonly decided: Won; readonly although?: CostlyTurn }
  /** With these. */
  | { readonly result: 'shared'; readonly winners: readonly Seat[]; readonly although?: CostlyTurn };

interface CostlyTurn {
  readonly at: number;
  readonly loss: number;
}

/** Less than that is not worth a sentence. */
const CLEAR = 0.08;
/** A chance like this is a lead, and losing it a story. */
const LEAD = 0.55;
/** At the very end a smaller one will do: the round could still be won. */
const IN_REACH = 0.35;
/** What a single turn of somebody else must have taken or brought. */
const BLOW = 0.25;
/** From here on the cards alone explain a win or a loss. */
const CARDS = 0.12;
/** The costliest of several turns represents all if it has so much of the loss. */
const STANDS_OUT = 0.6;
/** Less was never a good chance. */
const NEVER = 0.5;
/** Who had so much had won already: no gift decided anything. */
const AS_WON = 0.75;
/** Of the chance that a mistake of somebody else left, so much must have lasted. */
const LASTS = 0.5;
/** A turn that gave away so much of what there was to have decided something. */
const HEAVY = 1 / 3;

interface Told {
  readonly seat: Seat;
  readonly dealt: BySeat<number>;
  readonly turns: readonly StoryTurn[];
}

type Mistake = CostlyTurn & {
  /** Never made good again. */
  readonly lasting: boolean;
  readonly heavy: boolean;
};

/** Own mistakes, the costliest first. */
function mistakesIn({ seat, turns }: Told): readonly Mistake[] {
  return turns
    .flatMap(({ seat: mover, loss, best }, index): Mistake[] => {
      if (mover !== seat || loss === undefined) return [];
      const later = turns.slice(index + 1).map(({ chances }) => chances[seat]!);
      const lasting = Math.max(0, ...later) < best.chance;
      return [{ at: index + 1, loss: loss.value, lasting, heavy: loss.value >= HEAVY * best.chance }];
    })
    .sort((a, b) => b.loss - a.loss || a.at - b.at);
}

/** The turn of another player that took most, if the chance never came back. */
function blowIn({ seat, dealt, turns }: Told): Lost | undefined {
  const blows = turns.slice(0, -1).flatMap((turn, index) => {
    const chance = (turns[index - 1]?.chances ?? dealt)[seat]!;
    const left = turn.chances[seat]!;
    const isLasting = turns.slice(index + 1).every(({ chances }) => chances[seat]! < chance);
    return turn.seat !== seat && isLasting ? [{ at: index + 1, seat: turn.seat, chance, left }] : [];
  });
  const [worst] = blows.sort((a, b) => b.chance - b.left - (a.chance - a.left));
  return worst && worst.chance - worst.left >= BLOW ? { by: 'blow', ...worst } : undefined;
}

/** How a round was lost that was well in hand. */
function lostLate(told: Told): Lost | undefined {
  const { seat, turns } = told;
  const course = turns.slice(0, -1).map(({ chances }, index) => ({ at: index + 1, chance: chances[seat]! }));
  const last = course.at(-1);
  if (last && last.chance >= IN_REACH) return { by: 'finish', chance: last.chance };
  const blow = blowIn(told);
  if (blow) return blow;
  // Before all have placed a marker nobody leads.
  const [peak] = course.slice(told.dealt.length).sort((a, b) => b.chance - a.chance || b.at - a.at);
  return peak && peak.chance >= LEAD ? { by: 'lead', ...peak } : undefined;
}

function whyLost(told: Told): Lost {
  const { dealt, turns, seat } = told;
  const { luck } = ledgerOf(dealt, turns, seat);
  const mistakes = mistakesIn(told).filter(({ loss, lasting, heavy }) => lasting && heavy && loss >= CLEAR);
  const [worst] = mistakes;
  if (worst && worst.loss >= -luck) {
    const sum = mistakes.reduce((total, { loss }) => total + loss, 0);
    if (worst.loss >= STANDS_OUT * sum) return { by: 'mistake', at: worst.at, loss: worst.loss };
    return { by: 'mistakes', at: mistakes.map(({ at }) => at).sort((a, b) => a - b) };
  }
  // Whoever led in spite of the cards did not lose by them.
  const hadLead = turns.slice(0, -1).some(({ chances }) => chances[seat]! >= LEAD);
  if (luck <= -CARDS && !hadLead) return { by: 'cards', chance: dealt[seat]! };
  const late = lostLate(told);
  if (late) return late;
  const peak = Math.max(dealt[seat]!, ...turns.slice(0, -1).map(({ chances }) => chances[seat]!));
  return peak < NEVER ? { by: 'never', chance: peak } : { by: 'nothing' };
}

/** The own turn after which the chance had risen most. */
function bestTurn({ seat, dealt, turns }: Told): { readonly at: number; readonly gain: number } | undefined {
  const gains = turns.flatMap(({ seat: mover, chances }, index) => {
    const before = (turns[index - 1]?.chances ?? dealt)[seat]!;
    return mover === seat ? [{ at: index + 1, gain: chances[seat]! - before }] : [];
  });
  return gains.toSorted((a, b) => b.gain - a.gain)[0];
}

/** The least own chance after a turn, from the next one on. */
const leastAfter = ({ seat, turns }: Told, index: number): number =>
  Math.min(1, ...turns.slice(index + 1).map(({ chances }) => chances[seat]!));

/** The mistake of somebody else that helped most, and for good. */
function bestGift(told: Told): Extract<Won, { readonly by: 'gift' }> | undefined {
  const { seat, dealt, turns } = told;
  return turns
    .flatMap(({ seat: mover, loss, kept, best, chances }, index) => {
      const before = (turns[index - 1]?.chances ?? dealt)[seat]!;
      const helped = mover !== seat && loss !== undefined && before < AS_WON;
      return helped && leastAfter(told, index) >= LASTS * chances[seat]!
        ? [{ by: 'gift' as const, at: index + 1, seat: mover, gain: kept[seat]! - best.chances[seat]! }]
        : [];
    })
    .toSorted((a, b) => b.gain - a.gain)[0];
}

/** The turn of somebody else that brought most, where the chance never fell back. */
function bestTurnOfOthers(told: Told): Extract<Won, { readonly by: 'turn' }> | undefined {
  const { seat, dealt, turns } = told;
  const [most] = turns
    .flatMap((turn, index) => {
      const chance = (turns[index - 1]?.chances ?? dealt)[seat]!;
      const isLasting = leastAfter(told, index) > chance;
      return turn.seat !== seat && isLasting
        ? [{ by: 'turn' as const, at: index + 1, seat: turn.seat, chance, left: turn.chances[seat]! }]
        : [];
    })
    .toSorted((a, b) => b.left - b.chance - (a.left - a.chance));
  return most && most.left - most.chance >= BLOW ? most : undefined;
}

function whyWon(told: Told): Won {
  const { seat, dealt, turns } = told;
  const { luck, skill, others } = ledgerOf(dealt, turns, seat);
  const most = Math.max(luck, skill, others);
  const turn = bestTurn(told);
  const gift = bestGift(told);
  if (luck === most && luck >= CARDS) return { by: 'cards', chance: dealt[seat]! };
  if (skill === most && turn && turn.gain >= CLEAR) return { by: 'moves', ...turn };
  const brought = bestTurnOfOthers(told);
  if (brought && brought.at !== gift?.at) return brought;
  if (gift && gift.gain >= CLEAR) return gift;
  return others >= CLEAR ? { by: 'others', gain: others } : { by: 'nothing' };
}

/** What decided a round that has been judged to its end. */
export function roundStory(told: Told): RoundStory {
  const { seat, turns } = told;
  const outcome = turns.at(-1)!.chances;
  const own = outcome[seat]!;
  const [worst] = mistakesIn(told);
  const although = worst && worst.loss >= CLEAR ? { although: { at: worst.at, loss: worst.loss } } : {};
  if (own === 0) {
    const decided = whyLost(told);
    const isSaid = decided.by === 'mistake' || decided.by === 'mistakes';
    return { result: 'lost', decided, ...(isSaid ? {} : although) };
  }
  if (own === 1) return { result: 'won', decided: whyWon(told), ...although };
  const winners = [...outcome.keys()].filter((other) => other !== seat && outcome[other]! > 0);
  return { result: 'shared', winners, ...although };
}

export interface GameStory {
  readonly result: 'won' | 'shared' | 'lost';
  /** Who won, or who came nearest. */
  readonly rival: Seat;
  /** With whom it was shared. */
  readonly others: readonly Seat[];
  /** Points between the two at the end. */
  readonly margin: number;
  /** The round without which it had come otherwise, from 0, and the points between the two in it. */
  readonly round?: { readonly round: number; readonly gap: number };
}

/** `rounds`: what every seat got of each round, more being better. `winners`: who won the game. */
export function gameStory(
  seat: Seat,
  { rounds, winners }: { readonly rounds: readonly BySeat<number>[]; readonly winners: readonly Seat[] },
): GameStory {
  const totals = rounds[0]!.map((_, other) => rounds.reduce((sum, points) => sum + points[other]!, 0));
  const others = [...totals.keys()].filter((other) => other !== seat);
  const isWon = winners.includes(seat);
  const among = isWon && winners.length === 1 ? others : winners.filter((other) => other !== seat);
  const rival = among.reduce((most, other) => (totals[other]! > totals[most]! ? other : most));
  const margin = Math.abs(totals[seat]! - totals[rival]!);
  const shared = winners.filter((other) => other !== seat);
  if (isWon && winners.length > 1) return { result: 'shared', rival, margin, others: shared };
  const sign = isWon ? 1 : -1;
  const gaps = rounds.map((points, round) => ({ round, gap: sign * (points[seat]! - points[rival]!) }));
  const most = gaps.reduce((best, each) => (each.gap >= best.gap ? each : best));
  const decided = rounds.length > 1 && most.gap >= margin;
  return { result: isWon ? 'won' : 'lost', rival, margin, others: [], ...(decided ? { round: most } : {}) };
}
