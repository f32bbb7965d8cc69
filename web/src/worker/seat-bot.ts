// A bot with the code of its game, fetched when it takes its seat; it thinks by the clock, or so that it always decides the same.

import { fastRng } from '@branchline/core';
import { steadyPlayer } from '@branchline/bots/steady';
import { thinkingTime } from '@branchline/bots/thinking-time';
import type { SeatedBot, Sitting } from '@branchline/tables';
import { engineOf } from './engines.ts';

export async function seatBot(sitting: Sitting): Promise<SeatedBot | undefined> {
  const { game: id, bot: botId, config, seat, seed, iterations } = sitting;
  const engine = await engineOf(id);
  const bot = await engine?.botFor(botId, config);
  if (!engine || !bot) return undefined;
  const { game } = engine;
  if (iterations !== undefined) return steadyPlayer(bot, { game, config, seat, seed, iterations });
  const budget = { kind: 'time', milliseconds: thinkingTime(botId), now: () => performance.now() } as const;
  return bot.start({ game, config, seat, rng: fastRng(seed), budget });
}
