// What a table and the place where bots live say to each other. A bot is told what its seat may see, nothing else.

import type { Update } from '@branchline/core';
import * as v from 'valibot';
import type { Sitting } from './ports.ts';

export type ToBots =
  | { readonly tell: 'sit'; readonly sitting: Sitting }
  | { readonly tell: 'observe'; readonly key: string; readonly update: Update }
  | { readonly tell: 'decide'; readonly key: string; readonly number: number; readonly view: unknown }
  | { readonly tell: 'leave'; readonly key: string };

const fromBots = v.union([
  // From here on its time runs: what came before was loading, or another bot's turn to think.
  v.strictObject({ number: v.number(), begun: v.literal(true) }),
  v.strictObject({ number: v.number(), action: v.unknown() }),
  v.strictObject({ number: v.number(), failure: v.string() }),
]);

export type FromBots = v.InferOutput<typeof fromBots>;

export function parseFromBots(raw: unknown): FromBots | undefined {
  const parsed = v.safeParse(fromBots, raw);
  return parsed.success ? parsed.output : undefined;
}
