// What the server and a thread of bots say to each other. A bot is told what its seat may see, nothing else.

import type { Update } from '@branchline/core';
import type { Sitting } from '@branchline/tables';

export type ToBots =
  | { readonly tell: 'sit'; readonly sitting: Sitting }
  | { readonly tell: 'observe'; readonly key: string; readonly update: Update }
  | { readonly tell: 'decide'; readonly key: string; readonly number: number; readonly view: unknown }
  | { readonly tell: 'leave'; readonly key: string };

export type FromBots =
  | { readonly number: number; readonly action: unknown }
  | { readonly number: number; readonly failure: string };
