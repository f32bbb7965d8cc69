// What a table and the place where bots live say to each other. A bot is told what its seat may see, nothing else.

import type { Update } from '@branchline/core';
import * as v from 'valibot';
import type { Sitting } from './ports.ts';

const key = v.string();

/** As far as a message is looked into before a bot's own code gets it: a bot that fails over the rest fails alone. */
const toBots = v.variant('tell', [
  v.object({
    tell: v.literal('sit'),
    sitting: v.custom<Sitting>((raw) => v.is(v.object({ key, past: v.array(v.object({})) }), raw)),
  }),
  v.object({
    tell: v.literal('observe'),
    key,
    update: v.custom<Update>((raw) => v.is(v.object({ events: v.array(v.unknown()) }), raw)),
  }),
  v.object({ tell: v.literal('decide'), key, number: v.number(), view: v.unknown() }),
  v.object({ tell: v.literal('leave'), key }),
]);

export type ToBots = Readonly<v.InferOutput<typeof toBots>>;

export function parseToBots(raw: unknown): ToBots | undefined {
  const parsed = v.safeParse(toBots, raw);
  return parsed.success ? parsed.output : undefined;
}

const fromBots = v.union([
  // It thinks, or goes on after an interruption, and its time runs: what came before was loading, or another bot's turn to think.
  v.strictObject({ number: v.number(), begun: v.literal(true) }),
  v.strictObject({ number: v.number(), action: v.unknown() }),
  v.strictObject({ number: v.number(), failure: v.string() }),
]);

export type FromBots = v.InferOutput<typeof fromBots>;

export function parseFromBots(raw: unknown): FromBots | undefined {
  const parsed = v.safeParse(fromBots, raw);
  return parsed.success ? parsed.output : undefined;
}
