// Fuzzing by coverage: an input that reaches something new is kept, and changed further.

import { pick, type Rng } from '@branchline/core';
import { choicesOf } from './bytes.ts';
import type { Coverage } from './coverage.ts';
import { mutated } from './mutate.ts';
import { Crash, type Target } from './target.ts';

interface Kept {
  readonly bytes: Uint8Array;
  readonly reached: ReadonlySet<string>;
}

export interface Fuzzed {
  readonly corpus: readonly Uint8Array[];
  readonly runs: number;
  /** How much of the code was reached. */
  readonly reached: number;
  readonly crash?: { readonly bytes: Uint8Array; readonly reason: Crash };
}

export interface Fuzzing {
  readonly target: Target;
  readonly coverage: Coverage;
  readonly corpus: readonly Uint8Array[];
  readonly rng: Rng;
  /** Asked before every run. */
  readonly goesOn: (runs: number) => boolean;
}

/** What the input made, or what it broke. */
function runOf(target: Target, bytes: Uint8Array): Crash | undefined {
  try {
    target.run(choicesOf(bytes));
    return undefined;
  } catch (error) {
    return error instanceof Crash ? error : new Crash(error, [...bytes]);
  }
}

/** Stops at the first crash. */
export function fuzz({ target, coverage, corpus, rng, goesOn }: Fuzzing): Fuzzed {
  const known = new Set<string>();
  const kept: Kept[] = [];
  let runs = 0;
  const tryOne = (bytes: Uint8Array): Crash | undefined => {
    const crash = runOf(target, bytes);
    const reached = coverage.take();
    runs++;
    const fresh = [...reached].filter((part) => !known.has(part));
    if (fresh.length > 0) kept.push({ bytes, reached });
    for (const part of fresh) known.add(part);
    return crash;
  };
  const done = (): Omit<Fuzzed, 'crash'> => ({ corpus: smallest(kept), runs, reached: known.size });
  for (const bytes of [new Uint8Array(0), ...corpus]) {
    const reason = tryOne(bytes);
    if (reason) return { ...done(), crash: { bytes, reason } };
  }
  while (goesOn(runs)) {
    const bytes = mutated(pick(kept, rng).bytes, pick(kept, rng).bytes, { rng, longest: target.longest });
    const reason = tryOne(bytes);
    if (reason) return { ...done(), crash: { bytes, reason } };
  }
  return done();
}

/** What many inputs reach costs every test run; the last ones add least. */
const MOST_INPUTS = 50;

/** As few and as short inputs as reach the same: always the one that adds most for its length. */
function smallest(kept: readonly Kept[]): Uint8Array[] {
  const left = new Set(kept.flatMap(({ reached }) => [...reached]));
  const chosen: Uint8Array[] = [];
  while (left.size > 0 && chosen.length < MOST_INPUTS) {
    let [best, worth] = [kept[0]!, 0];
    for (const entry of kept) {
      let added = 0;
      for (const part of entry.reached) if (left.has(part)) added++;
      const value = added / (entry.bytes.length + 16);
      if (value > worth) [best, worth] = [entry, value];
    }
    if (worth === 0) break;
    chosen.push(best.bytes);
    for (const part of best.reached) left.delete(part);
  }
  return chosen;
}
