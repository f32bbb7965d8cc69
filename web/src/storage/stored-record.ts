// A record as it lies in the database: parsed, never trusted.

import { entropies, seats, seed, spec } from '@branchline/protocol';
import * as v from 'valibot';
import type { ShelvedHere } from './sealed-values.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const storedRecord = v.object({
  id: v.string(),
  game: v.string(),
  rulesVersion: v.string(),
  boardHash: v.string(),
  spec,
  seats,
  challenge: v.exactOptional(v.object({ id: v.string(), deal: count, iterations: count })),
  seed: v.exactOptional(seed),
  /** The seed, closed: see sealed-values.ts. */
  sealed: v.exactOptional(v.string()),
  commitment: v.string(),
  entropy: v.exactOptional(entropies),
  published: v.exactOptional(seed),
  imported: v.boolean(),
  created: v.number(),
  touched: v.number(),
  bookmark: count,
  /** Judged by whoever opens them. */
  branches: v.exactOptional(v.unknown()),
  summary: v.object({ moves: count, over: v.boolean(), conceded: v.exactOptional(count), detail: v.unknown() }),
});

export function recordFrom(stored: unknown, key: unknown): ShelvedHere {
  const parsed = v.safeParse(storedRecord, stored);
  return parsed.success ? parsed.output : { id: String(key), damaged: true };
}
