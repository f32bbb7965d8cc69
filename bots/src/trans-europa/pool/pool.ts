// The pool: opponents that are unrelated to the searching levels, to measure them by. Players cannot choose them.

import type { GameTypes } from '@branchline/core';
import type { Bot } from '../../bot.ts';
import { claiming } from '../claiming.ts';
import { hitchhiker, rambler } from './characters.ts';
import { gambler } from './gambler.ts';
import { explorer, surveyor } from './planner.ts';

export const transEuropaPool: readonly Bot<GameTypes>[] = [explorer, hitchhiker, rambler, surveyor, gambler].map(
  claiming,
);
