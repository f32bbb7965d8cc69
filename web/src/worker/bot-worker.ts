// The worker of the bots: holds a player per seat and answers with its action.

import { fastRng } from '@branchline/core';
import type { GameTypes } from '@branchline/core';
import type { Player } from '@branchline/bots';
import { thinkingTime } from '@branchline/bots/thinking-time';
import type { Sitting } from '@branchline/tables';
import type { FromBots, ToBots } from './bot-protocol.ts';
import { engineOf } from './engines.ts';

const players = new Map<string, Player<GameTypes>>();

async function sit({ key, game, bot: botId, config, seat, seed, past }: Sitting): Promise<void> {
  players.delete(key);
  const engine = await engineOf(game);
  const bot = await engine?.botFor(botId);
  if (!engine || !bot) return; // the next question is answered with a failure
  const player = bot.start({
    game: engine.game,
    config,
    seat,
    rng: fastRng(seed),
    budget: { kind: 'time', milliseconds: thinkingTime(botId), now: () => performance.now() },
  });
  players.set(key, player);
  for (const { events, view } of past) player.observe?.(events, () => view);
}

async function handle(message: ToBots): Promise<FromBots | undefined> {
  switch (message.tell) {
    case 'sit':
      await sit(message.sitting);
      return undefined;
    case 'observe':
      players.get(message.key)?.observe?.(message.update.events, () => message.update.view);
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
    else players.delete(message.tell === 'sit' ? message.sitting.key : message.key);
  }
}

/** One message after the other: a bot still on its way must not miss what it is told. */
let work: Promise<void> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<ToBots>) => {
  work = work.then(() => answer(data));
});
