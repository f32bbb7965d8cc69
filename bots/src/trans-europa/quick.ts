// The bots that need no search: all a page has to load before the first move against Conductors.

import type { GameTypes } from '@branchline/core';
import type { Bot } from '../bot.ts';
import { random } from '../random.ts';
import { claiming } from './claiming.ts';
import { conductor, greedy } from './reference.ts';

export const quickBots: readonly Bot<GameTypes>[] = [random, greedy, conductor].map(claiming);
