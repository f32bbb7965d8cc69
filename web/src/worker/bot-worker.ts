// The worker of the bots of this device.

import { botDesk, type ToBots } from '@branchline/tables';
import { seatBot } from './seat-bot.ts';

const hear = botDesk({ say: (message) => postMessage(message), seat: seatBot });

addEventListener('message', ({ data }: MessageEvent<ToBots>) => hear(data));
