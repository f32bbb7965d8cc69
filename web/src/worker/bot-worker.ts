// The worker of the bots: holds a player per seat and answers with its action.

import { fastRng } from '@branchline/core';
import type { GameTypes } from '@branchline/core';
import type { Player } from '@branchline/bots';
import { transEuropaBots } from '@branchline/bots/trans-europa';
import type { FromBots, ToBots } from './bot-protocol.ts';
import { gameById } from './games.ts';
import { thinkingTime } from './thinking-time.ts';

const players = new Map<string, Player<GameTypes>>();

function sit({ key, game: gameId, bot: botId, config, seat, seed, past }: ToBots & { tell: 'sit' }): void {
  players.delete(key);
  const game = gameById(gameId);
  const bot = transEuropaBots.find(({ id }) => id === botId);
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

function handle(message: ToBots): FromBots | undefined {
  switch (message.tell) {
    case 'sit':
      sit(message);
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

addEventListener('message', ({ data }: MessageEvent<ToBots>) => {
  try {
    const answer = handle(data);
    if (answer) postMessage(answer);
  } catch (error) {
    // A bot that fails must not take the others with it; the authority replaces it.
    if (data.tell === 'decide') postMessage({ number: data.number, failure: String(error) } satisfies FromBots);
    else players.delete(data.key);
  }
});
