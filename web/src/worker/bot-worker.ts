// The worker of the bots of this device.

import { botKeeper, parseToBots } from '@branchline/tables';
import * as v from 'valibot';
import type { Expected } from './bot-home.ts';
import { engineOf } from './engines.ts';
import { seatBot } from './seat-bot.ts';

const hear = botKeeper({ say: (message) => postMessage(message), seat: seatBot });

const expected = v.object({ expect: v.object({ game: v.string(), bots: v.array(v.string()) }) });

/** What cannot be fetched now is fetched, or missed, when the bot takes its seat. */
async function fetchAhead({ game, bots }: Expected['expect']): Promise<void> {
  const engine = await engineOf(game);
  for (const bot of bots) await engine?.botFor(bot);
}

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const message = parseToBots(data);
  if (message) hear(message);
  else if (v.is(expected, data)) fetchAhead(data.expect).catch(() => undefined);
});
