// A thread of bots: holds a player per seat and answers with its action.

import { parentPort } from 'node:worker_threads';
import { botById, thinkingTime, type Player } from '@branchline/bots';
import { fastRng, type GameTypes } from '@branchline/core';
import type { Sitting } from '@branchline/tables';
import { playableOf } from '../games.ts';
import type { FromBots, ToBots } from './messages.ts';

const players = new Map<string, Player<GameTypes>>();

function sit({ key, game: gameId, bot: botId, config, seat, seed, past }: Sitting): void {
  players.delete(key);
  const game = playableOf(gameId)?.game;
  const bot = botById(gameId, botId);
  if (!game || !bot) return; // the next question is answered with a failure
  const player = bot.start({
    game,
    config,
    seat,
    rng: fastRng(seed),
    budget: { kind: 'time', milliseconds: thinkingTime(botId), now: () => performance.now() },
  });
  players.set(key, player);
  for (const { events, view } of past) player.observe?.(events, () => view);
}

function handle(message: ToBots): FromBots | undefined {
  switch (message.tell) {
    case 'sit':
      sit(message.sitting);
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

parentPort?.on('message', (message: ToBots) => {
  try {
    const reply = handle(message);
    if (reply) parentPort?.postMessage(reply);
  } catch (fault) {
    // A bot that fails must not take the others with it; the table replaces it.
    if (message.tell !== 'decide') players.delete(message.tell === 'sit' ? message.sitting.key : message.key);
    else parentPort?.postMessage({ number: message.number, failure: String(fault) } satisfies FromBots);
  }
});
