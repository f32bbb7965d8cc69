// A fuzz target: code that gets choices and must not fail with any of them.

import type { Choices } from './bytes.ts';

export interface Target {
  readonly name: string;
  /** The longest input that is tried. */
  readonly longest: number;
  /** Throws if a check fails. Returns what was done, to measure how far a corpus reaches. */
  run(choices: Choices): readonly string[];
}

/** What was found, with a file that shows it again. */
export class Crash extends Error {
  readonly file: unknown;

  constructor(reason: unknown, file: unknown) {
    super(reason instanceof Error ? reason.message : String(reason), { cause: reason });
    this.file = file;
  }
}
