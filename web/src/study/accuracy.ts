// The accuracy of every player of a reviewed game, kept apart from the review: a list of games reads hundreds of them at once.

import * as v from 'valibot';
import { forgetResult, keepResult, keptResults } from './kept.ts';

const KEYS = 'accuracy/1/';

const AccuracySchema = v.array(v.nullable(v.number()));

/** By seat, from 0 to 1; undefined for a seat without turns. */
export type Accuracy = readonly (number | undefined)[];

export const keepAccuracy = (game: string, accuracy: Accuracy): Promise<void> =>
  keepResult(
    KEYS + game,
    accuracy.map((share) => share ?? null),
  );

export const forgetAccuracy = (game: string): Promise<void> => forgetResult(KEYS + game);

/** By game. */
export async function keptAccuracies(): Promise<ReadonlyMap<string, Accuracy>> {
  const found = new Map<string, Accuracy>();
  for (const [game, raw] of await keptResults(KEYS)) {
    const read = v.safeParse(AccuracySchema, raw);
    if (read.success)
      found.set(
        game,
        read.output.map((share) => share ?? undefined),
      );
  }
  return found;
}
