// What a game brings to the workers: its rules, a few values for lists, and its bots. No screens.

import type { Bot } from '@branchline/bots';
import type { GameTypes } from '@branchline/core';
import type { Playable } from '@branchline/tables';

export interface Engine extends Playable {
  /** The bot of this name, with what it needs to play by this config; either may have to be fetched first. */
  readonly botFor: (id: string, config?: unknown) => Promise<Bot<GameTypes> | undefined>;
}
