// What could be known: from one viewpoint, how likely each city was in each opponent's hand, track by track.

import { POLICY_MODEL, reader } from '@branchline/bots/trans-europa/judgement';
import type { BySeat, Seat } from '@branchline/core';
import { transEuropa, type CityIndex, type State } from '@branchline/trans-europa';
import { turnsOf, type Course, type Turn } from './turns.ts';

/** By seat, by city of the board: the chance that it is in this hand. Undefined for the viewer's own seat. */
export type Likelihoods = BySeat<readonly number[] | undefined>;

/** What a turn gave away. */
export interface Clue {
  /** Which turn of the round, from 0. */
  readonly turn: number;
  readonly seat: Seat;
  /** How much nearer to the truth it brought the viewer, in bits; misleading turns have less than none. */
  readonly bits: number;
  /** The city of the hand that became most likelier by it. */
  readonly city: CityIndex;
  readonly before: number;
  readonly after: number;
}

export interface Reading {
  readonly round: number;
  readonly viewer: Seat;
  /** Before each turn of the round, and after the last one that did not end it. */
  readonly positions: readonly Likelihoods[];
  /** What each turn of another seat revealed. */
  readonly clues: readonly Clue[];
}

/** Nothing is certain: what the reader rules out may still be so. */
const LEAST = 1e-4;

function clueIn(
  { seat }: Turn,
  { turn, hand, before, after }: { turn: number; hand: readonly CityIndex[]; before: Likelihoods; after: Likelihoods },
): Clue | undefined {
  const [was, is] = [before[seat], after[seat]];
  if (!was || !is) return undefined;
  const changes = hand.map((city) => ({
    city,
    before: was[city]!,
    after: is[city]!,
    bits: Math.log2(Math.max(LEAST, is[city]!) / Math.max(LEAST, was[city]!)),
  }));
  const most = changes.reduce((best, change) => (change.bits > best.bits ? change : best));
  return { turn, seat, ...most, bits: changes.reduce((sum, { bits }) => sum + bits, 0) };
}

/** What a seat can read at the end of a course. */
export function likelihoodsAt({ states }: Course, viewer: Seat): Likelihoods {
  const reading = reader(POLICY_MODEL);
  for (const state of states) reading.look(transEuropa.view(state, viewer));
  return reading.posterior().map((seat) => seat?.cities);
}

/** One round, read by one seat. */
export function readingOf(course: Course, round: number, viewer: Seat): Reading {
  const turns = turnsOf(course).filter((turn) => turn.round === round);
  const reading = reader(POLICY_MODEL);
  const positions: Likelihoods[] = [];
  const look = (state: State): void => reading.look(transEuropa.view(state, viewer));
  const note = (): void => void positions.push(reading.posterior().map((seat) => seat?.cities));
  for (const { before, first, last } of turns) {
    if (positions.length === 0) look(before);
    note();
    for (let sequence = first; sequence <= last; sequence++) look(course.states[sequence]!);
  }
  note();
  const clues = turns.flatMap((turn, index) => {
    const hand = turn.before.secret.hands[turn.seat]!;
    return clueIn(turn, { turn: index, hand, before: positions[index]!, after: positions[index + 1]! }) ?? [];
  });
  return { round, viewer, positions, clues };
}
