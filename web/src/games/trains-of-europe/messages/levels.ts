// What the bots at a table are called.

import type { SeatInfo } from '@branchline/core';
import { text as shell } from '../../../messages/text.ts';
import { words } from './frame-text.ts';

export function levelName(bot: string): string | undefined {
  const { levels } = words.value;
  return Object.hasOwn(levels, bot) ? levels[bot as keyof typeof levels].name : undefined;
}

/** The level of whoever sits here; nothing for a person. */
export function levelOf({ kind }: SeatInfo): string | undefined {
  const bot = /^bot:(.+)$/.exec(kind)?.[1];
  return bot === undefined ? undefined : (levelName(bot) ?? shell.value.common.bot);
}
