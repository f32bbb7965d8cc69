// What a seat can know at the end of a scene, and turns as the judgement takes them.

import {
  POLICY_MODEL,
  reader,
  whatIsKnown,
  type Standpoint,
  type Turn as Option,
} from '@branchline/bots/trans-europa/judgement';
import type { Seat } from '@branchline/core';
import { transEuropa } from '@branchline/trans-europa';
import type { Course } from '../turns.ts';

/** Everything that the seat to move can know. */
export function standpointAt({ states }: Course, seat: Seat): Standpoint {
  const reading = reader(POLICY_MODEL);
  for (const state of states) reading.look(transEuropa.view(state, seat));
  return whatIsKnown(transEuropa.view(states.at(-1)!, seat), reading.suspects());
}

export const buildOf = (lines: readonly number[]): Option => ({
  kind: 'build',
  lays: lines.map((line) => ({ line, piece: 'black' as const })),
  ends: true,
});

export const startOf = (at: number): Option => ({ kind: 'marker', at });

export const linesIn = (option: Option): readonly number[] =>
  option.kind === 'build' ? option.lays.map(({ line }) => line) : [];

export const placeIn = (option: Option): number => (option.kind === 'marker' ? option.at : -1);
