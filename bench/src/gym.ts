// How many steps a second the gym takes with many tables, observations and masks included, played at random.

import { gymOf, type Tables } from '@branchline/gym';
import { fastRng, invariant, type GameSpec, type Rng } from '@branchline/core';
import { measure, type Measured } from './processor.ts';

export interface GymRun {
  readonly game: string;
  readonly spec: GameSpec;
  readonly tables: number;
  readonly seconds: number;
}

/** Any number whose mask is set: looks on from a place drawn at random. */
function anyLegal({ masks, actionCount }: Tables, table: number, rng: Rng): number {
  const from = table * actionCount;
  const to = from + actionCount;
  const found = masks.indexOf(1, from + rng.below(actionCount));
  return (found >= 0 && found < to ? found : masks.indexOf(1, from)) - from;
}

export function measureGym({ game, spec, tables: count, seconds }: GymRun): Measured {
  const made = gymOf({ game, spec, count, seed: 7 });
  invariant(made.ok, 'the benchmark asks for tables that exist');
  const { tables } = made.value;
  const rng = fastRng(7);
  const actions = new Int32Array(count);
  return measure(seconds, () => {
    for (let table = 0; table < count; table++) actions[table] = anyLegal(tables, table, rng);
    tables.step(actions);
    return count;
  });
}
