// A thread of bots: every seat's bot with the rules of its game.

import { parentPort } from 'node:worker_threads';
import { botById, thinkingTime } from '@branchline/bots';
import { fastRng } from '@branchline/core';
import { botKeeper, parseToBots } from '@branchline/tables';
import { playableOf } from '../games.ts';

const hear = botKeeper({
  say: (message) => parentPort?.postMessage(message),
  seat: ({ game: gameId, bot: botId, config, seat, seed }) => {
    const game = playableOf(gameId)?.game;
    return (
      game &&
      botById(gameId, botId)?.start({
        game,
        config,
        seat,
        rng: fastRng(seed),
        budget: { kind: 'time', milliseconds: thinkingTime(botId), now: () => performance.now() },
      })
    );
  },
});

parentPort?.on('message', (raw: unknown) => {
  const message = parseToBots(raw);
  if (message) hear(message);
});
