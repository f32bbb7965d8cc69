// The worker of the bots: every seat's bot with the code of its game, fetched when it sits down.

import { fastRng } from '@branchline/core';
import { thinkingTime } from '@branchline/bots/thinking-time';
import { botDesk, type ToBots } from '@branchline/tables';
import type { Expected } from './bot-home.ts';
import { engineOf } from './engines.ts';

const hear = botDesk({
  say: (message) => postMessage(message),
  seat: async ({ game, bot: botId, config, seat, seed }) => {
    const engine = await engineOf(game);
    const bot = await engine?.botFor(botId);
    return (
      engine &&
      bot?.start({
        game: engine.game,
        config,
        seat,
        rng: fastRng(seed),
        budget: { kind: 'time', milliseconds: thinkingTime(botId), now: () => performance.now() },
      })
    );
  },
});

/** What cannot be fetched now is fetched, or missed, when the bot sits down. */
async function fetchAhead({ game, bots }: Expected['expect']): Promise<void> {
  const engine = await engineOf(game);
  for (const bot of bots) await engine?.botFor(bot);
}

addEventListener('message', ({ data }: MessageEvent<ToBots | Expected>) => {
  if ('expect' in data) fetchAhead(data.expect).catch(() => undefined);
  else hear(data);
});
