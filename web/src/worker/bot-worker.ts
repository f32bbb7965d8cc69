// The worker of the bots of this device.

import { botKeeper, type ToBots } from '@branchline/tables';
import type { Expected } from './bot-home.ts';
import { engineOf } from './engines.ts';
import { seatBot } from './seat-bot.ts';

const hear = botKeeper({ say: (message) => postMessage(message), seat: seatBot });

/** What cannot be fetched now is fetched, or missed, when the bot sits down. */
async function fetchAhead({ game, bots }: Expected['expect']): Promise<void> {
  const engine = await engineOf(game);
  for (const bot of bots) await engine?.botFor(bot);
}

addEventListener('message', ({ data }: MessageEvent<ToBots | Expected>) => {
  if ('expect' in data) fetchAhead(data.expect).catch(() => undefined);
  else hear(data);
});
