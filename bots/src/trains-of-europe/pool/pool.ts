// The pool: opponents that are no kin of the levels, to measure them by. Nobody is offered these to play against.

import type { GameTypes } from '@branchline/core';
import type { Bot } from '../../bot.ts';
import { contractor, networkBuilder } from './characters.ts';

export const trainsOfEuropePool: readonly Bot<GameTypes>[] = [contractor, networkBuilder];
