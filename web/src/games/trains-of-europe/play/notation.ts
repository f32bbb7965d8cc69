// How moves are written; loaded on demand.

import type { GameTypes } from '@branchline/core';
import type { Notation } from '@branchline/core/notation';

export const loadNotation = async (): Promise<Notation<GameTypes>> =>
  (await import('@branchline/trains-of-europe/notation')).notation;
