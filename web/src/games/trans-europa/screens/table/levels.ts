// What the bots at a table are called.

import type { SeatInfo } from '@branchline/core';
import { text } from '../../messages/text.ts';

export function levelName(bot: string): string | undefined {
  const { levels } = text.value;
  return Object.hasOwn(levels, bot) ? levels[bot as keyof typeof levels] : undefined;
}

/** The level of the bot on this seat; nothing for a person. */
export function levelOf({ kind }: SeatInfo): string | undefined {
  const bot = /^bot:(.+)$/.exec(kind)?.[1];
  return bot === undefined ? undefined : (levelName(bot) ?? text.value.common.bot);
}
