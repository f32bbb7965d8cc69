// A record as stored in the database: parsed, never trusted.

import { count, recordEntries, summaryEntries } from '@branchline/protocol';
import * as v from 'valibot';
import type { ShelvedHere } from './sealed-values.ts';

export const storedRecord = v.object({
  ...recordEntries,
  challenge: v.exactOptional(v.object({ id: v.string(), deal: count, iterations: count })),
  /** The seed, closed: see sealed-values.ts. */
  sealed: v.exactOptional(v.string()),
  /** Judged by the code that opens them. */
  branches: v.exactOptional(v.unknown()),
  summary: v.object(summaryEntries),
});

export function recordFrom(stored: unknown, key: unknown): ShelvedHere {
  const parsed = v.safeParse(storedRecord, stored);
  return parsed.success ? parsed.output : { id: String(key), damaged: true };
}
