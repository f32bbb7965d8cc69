// A limit of the server that was reached. Every refusal names it, so that a page can explain it in its reader's language.

import * as v from 'valibot';
import { count } from '../basics.ts';

export const QUOTAS = [
  'waiting-tables',
  'bot-tables',
  'new-tables',
  'new-guests',
  'new-links',
  'pictures',
  'sessions',
  'sockets',
  'chat',
  'rulings',
] as const;
export type QuotaName = (typeof QUOTAS)[number];

export const quotaReached = v.object({
  /** One of `QUOTAS`; a later server may know more. */
  name: v.string(),
  /** For whom it is counted. */
  by: v.picklist(['guest', 'address', 'table']),
  limit: count,
  /** In seconds: when it is worth another try. */
  retryAfter: count,
});

export const refusal = v.object({ code: v.string(), message: v.string(), quota: v.exactOptional(quotaReached) });

export type QuotaReached = v.InferOutput<typeof quotaReached>;
