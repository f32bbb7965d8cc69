// The pool: opponents that are unrelated to the levels, to measure them by. Players cannot choose them.

import type { GameTypes } from '@branchline/core';
import type { Bot } from '../../bot.ts';
import { contractor, networkBuilder } from './characters.ts';

export const trainsOfEuropePool: readonly Bot<GameTypes>[] = [contractor, networkBuilder];
