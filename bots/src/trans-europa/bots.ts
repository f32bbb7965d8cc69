// The bots of Trans Europa, from the weakest to the strongest: a separate entry point, so that a page need not load the other game's.

import type { GameTypes } from '@branchline/core';
import { countInWasm } from '@branchline/solver/fast';
import type { Bot } from '../bot.ts';
import { random } from '../random.ts';
import { apprentice } from './apprentice.ts';
import { claiming } from './claiming.ts';
import { conductor, director, engineer, inspector } from './levels.ts';
import { greedy } from './reference.ts';

// Searching means counting: a program that imports these bots also gets the faster counts.
countInWasm();

export const transEuropaBots: readonly Bot<GameTypes>[] = [
  random,
  apprentice,
  greedy,
  conductor,
  engineer,
  inspector,
  director,
].map(claiming);
