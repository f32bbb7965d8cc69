// A branch of a finished game: where it leaves the game, what was played there, and the seed its own chance draws from.

import { isSeed, withoutDirections, type GameTypes, type Move, type Seed } from '@branchline/core';
import * as v from 'valibot';

/** What a branch is told by, in files and links. */
export interface BranchFile {
  /** How many moves of the game stand before its own. */
  readonly at: number;
  /** What chance draws from where it can no longer bring what it brought in the game. */
  readonly seed: Seed;
  /** Every move since then, those of chance with their outcome; as yet unjudged where it comes from outside. */
  readonly moves: readonly unknown[];
  /** Given by a person; without one it is called by what is different. */
  readonly name?: string;
}

/** A branch as stored with its game, not yet judged: any writer may have damaged it. */
interface StoredBranch extends BranchFile {
  readonly id: string;
}

/** A branch of which every move is judged. */
export interface Branch extends StoredBranch {
  readonly moves: readonly Move<GameTypes>[];
}

/** Names are limited on arrival: longer ones break every screen that shows them. */
export const LONGEST_BRANCH_NAME = 80;
/** So many branches of one game are far more than a player compares. */
export const MOST_BRANCHES = 60;
/** Longer than any game; more would only exhaust a reader. */
const MOST_MOVES = 20_000;

const fileFields = {
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  seed: v.custom<Seed>(isSeed),
  moves: v.pipe(
    v.array(v.looseObject({ by: v.union([v.number(), v.literal('chance')]), do: v.string() })),
    v.minLength(1),
    v.maxLength(MOST_MOVES),
  ),
  name: v.exactOptional(
    v.pipe(v.string(), v.transform(withoutDirections), v.minLength(1), v.maxLength(LONGEST_BRANCH_NAME)),
  ),
};

const branchFile = v.strictObject(fileFields);
const storedBranch = v.object({ ...fileFields, id: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,16}$/)) });

/** Undefined where it is no branch. */
export function branchFileFrom(raw: unknown): BranchFile | undefined {
  const parsed = v.safeParse(branchFile, raw);
  return parsed.success ? parsed.output : undefined;
}

/** Undefined where it is no branch. */
export function storedBranchFrom(raw: unknown): StoredBranch | undefined {
  const parsed = v.safeParse(storedBranch, raw);
  return parsed.success ? parsed.output : undefined;
}

export const branchFileOf = ({ at, seed, moves, name }: Branch): BranchFile => ({
  at,
  seed,
  moves,
  ...(name === undefined ? {} : { name }),
});
