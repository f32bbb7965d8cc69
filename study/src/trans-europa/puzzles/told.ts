// Which turns told whose a city is: how likely its holder became by each.

import type { Seat } from '@branchline/core';
import { readingOf } from '../reading.ts';
import { turnsOf } from '../turns.ts';
import type { WhosePuzzle } from './puzzle.ts';
import { courseOf } from './scene.ts';

/** A turn that made the truth likelier. */
export interface Telling {
  /** Which turn of the round, from 0; markers are turns too. */
  readonly turn: number;
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
}

/** A smaller step says nothing. */
const LEAST = 0.05;
const MOST = 2;

/** The turns that told most, the latest last. `holder`: a seat, or -1 where nobody holds it. */
export function tellings({ scene, seat, city }: WhosePuzzle, holder: number): readonly Telling[] {
  const course = courseOf(scene);
  const { positions } = readingOf(course, 0, seat);
  const chances = positions.map((hands) => {
    const held = hands.map((cities) => cities?.[city] ?? 0);
    return holder >= 0 ? held[holder]! : Math.max(0, 1 - held.reduce((sum, chance) => sum + chance, 0));
  });
  return turnsOf(course)
    .map((turn, at) => ({ turn: at, seat: turn.seat, before: chances[at]!, after: chances[at + 1]! }))
    .filter(({ before, after }) => after - before >= LEAST)
    .toSorted((a, b) => b.after - b.before - (a.after - a.before))
    .slice(0, MOST)
    .toSorted((a, b) => a.turn - b.turn);
}
