// What the authority and the worker of the bots say to each other. A bot is told what its seat may see, nothing else.

import type { Seat } from '@branchline/core';

/** What a seat saw of one move. */
export type Observation = { readonly events: readonly unknown[]; readonly view: unknown };

export type ToBots =
  | {
      readonly tell: 'sit';
      /** Names a bot at a seat of a table. */
      readonly key: string;
      readonly game: string;
      readonly bot: string;
      readonly config: unknown;
      readonly seat: Seat;
      readonly seed: number;
      readonly past: readonly Observation[];
    }
  | { readonly tell: 'observe'; readonly key: string; readonly observation: Observation }
  | { readonly tell: 'decide'; readonly key: string; readonly number: number; readonly view: unknown }
  | { readonly tell: 'leave'; readonly key: string };

export type FromBots =
  | { readonly number: number; readonly action: unknown }
  | { readonly number: number; readonly failure: string };
