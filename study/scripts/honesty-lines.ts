// What is kept of a bot game that was reviewed to see whether reviews are honest.

/** What was called, and what the seat got of the round: 1, 0, or its share. */
export type Saying = readonly [called: number, got: number];

/** A loss as the review had it with its doubt, and as a thousand other deals have it with theirs. */
export type Mistake = readonly [loss: number, doubt: number, again: number, againDoubt: number];

export interface Line {
  readonly game: number;
  readonly seats: number;
  readonly board: string;
  readonly bots: readonly string[];
  readonly budget: number;
  readonly turns: number;
  readonly known: readonly Saying[];
  readonly open: readonly Saying[];
  readonly mistakes: readonly Mistake[];
  /** Processor time for playing, reviewing and playing again. */
  readonly seconds: number;
}
