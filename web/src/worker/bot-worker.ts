// The worker of the bots: holds a player per seat and answers with its action.

import { fastRng } from '@branchline/core';
import type { GameTypes } from '@branchline/core';
import type { Bot, Player } from '@branchline/bots';
import { thinkingTime } from '@branchline/bots/thinking-time';
import { quickBots } from '@branchline/bots/trans-europa/quick';
import type { FromBots, ToBots } from './bot-protocol.ts';
import { gameById } from './games.ts';

const players = new Map<string, Player<GameTypes>>();

/** Bots that search come in a file of their own. */
async function botFor(id: string): Promise<Bot<GameTypes> | undefined> {
  const bots = quickBots.some((bot) => bot.id === id)
    ? quickBots
    : (await import('@branchline/bots/trans-europa')).transEuropaBots;
  return bots.find((bot) => bot.id === id);
}

async function sit({
  key,
  game: gameId,
  bot: botId,
  config,
  seat,
  seed,
  past,
}: ToBots & { tell: 'sit' }): Promise<void> {
  players.delete(key);
  const game = gameById(gameId);
  const bot = await botFor(botId);
  if (!game || !bot) return; // the next question is answered with a failure
  const player = bot.start({
    game,
    config,
    seat,
    rng: fastRng(seed),
    budget: { kind: 'time', milliseconds: thinkingTime(botId), now: () => performance.now() },
  });
  players.set(key, player);
  for (const { events, view } of past) player.observe?.(events as never, () => view);
}

async function handle(message: ToBots): Promise<FromBots | undefined> {
  switch (message.tell) {
    case 'sit':
      await sit(message);
      return undefined;
    case 'observe':
      players.get(message.key)?.observe?.(message.observation.events as never, () => message.observation.view);
      return undefined;
    case 'leave':
      players.delete(message.key);
      return undefined;
    default: {
      const player = players.get(message.key);
      if (!player) return { number: message.number, failure: 'nobody sits there' };
      return { number: message.number, action: player.decide(message.view) };
    }
  }
}

async function answer(message: ToBots): Promise<void> {
  try {
    const reply = await handle(message);
    if (reply) postMessage(reply);
  } catch (error) {
    // A bot that fails must not take the others with it; the authority replaces it.
    if (message.tell === 'decide') postMessage({ number: message.number, failure: String(error) } satisfies FromBots);
    else players.delete(message.key);
  }
}

/** One message after the other: a bot still on its way must not miss what it is told. */
let work: Promise<void> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<ToBots>) => {
  work = work.then(() => answer(data));
});
