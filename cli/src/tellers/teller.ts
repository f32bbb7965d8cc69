// What the command line needs from a game beyond the common contract: counting and narrating it.

import type { GameFile, Replay, GameTypes, Seat } from '@branchline/core';

/** A stretch of a game that is counted by itself: a round, or the whole game where there are no rounds. */
export interface Stretch {
  readonly reason: string;
  readonly length: number;
  /** Who came out first in it. */
  readonly winners: readonly Seat[];
}

/** A finished game in figures. */
export interface Summary {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  readonly stretches: readonly Stretch[];
}

export interface Teller {
  readonly id: string;
  /** Words of the table that `simulate` prints. */
  readonly words: {
    /** `round` or `game` */
    readonly stretch: string;
    /** What a stretch's length counts: `tracks`, `years`. */
    readonly length: string;
    /** `points lost`, `points` */
    readonly score: string;
  };
  summarise(moves: readonly unknown[], result: unknown): Summary;
  /** The game as readable text, one line each. */
  narrate(file: GameFile, replay: Replay<GameTypes>): Iterable<string>;
}
