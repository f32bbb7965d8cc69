// A thread of bots: every seat's bot with the rules of its game. Long thoughts are interrupted now and then, to hear what else is asked.

import { parentPort } from 'node:worker_threads';
import { botById, thinkingTime } from '@branchline/bots';
import { fastRng } from '@branchline/core';
import { botKeeper, parseToBots, type SeatedBot } from '@branchline/tables';
import { playableOf } from '../games.ts';
import { stopwatch } from './stopwatch.ts';

/** In milliseconds: for so long a thread hears nothing. */
const SLICE = 5;

/** A Director keeps about 2.5 MB of what it concludes from others' moves; the limit of a thread's memory does not count most of that. */
const MOST_PLAYERS = 120;

let heard = 0;

/** Messages that have come in meanwhile are heard before an immediate is called. */
function breathe(): Promise<void> | undefined {
  if (performance.now() - heard < SLICE) return undefined;
  return new Promise((resolve) => {
    setImmediate(() => {
      heard = performance.now();
      resolve();
    });
  });
}

const hear = botKeeper({
  say: (message) => parentPort?.postMessage(message),
  breathe,
  most: MOST_PLAYERS,
  seat: ({ game: gameId, bot: botId, config, seat, seed }): SeatedBot | undefined => {
    const game = playableOf(gameId)?.game;
    const watch = stopwatch(() => performance.now());
    const player =
      game &&
      botById(gameId, botId)?.start({
        game,
        config,
        seat,
        rng: fastRng(seed),
        budget: { kind: 'time', milliseconds: thinkingTime(botId), now: watch.now },
      });
    return player && watch.timed(player);
  },
});

parentPort?.on('message', (raw: unknown) => {
  const message = parseToBots(raw);
  if (message) hear(message);
});
