// Why something may not be done, as a value: by a seat or by chance.

import type { Illegal } from '@branchline/core';
import type { Money } from './types.ts';

export const illegal = (code: string, rule: string, where?: Pick<Illegal, 'at' | 'detail'>): Illegal => ({
  code: `trains-of-europe/${code}`,
  rule,
  ...where,
});

/** TOE-MONEY-5: a purchase or bid needs the cash in hand. */
export const cashShort = (needs: Money, has: Money, where?: Pick<Illegal, 'at'>): Illegal =>
  illegal('cash-short', 'TOE-MONEY-5', { ...where, detail: { needs, has } });

export const unknownId = (what: string, id: string): Illegal => illegal(`unknown-${what}`, 'TOE-COMP-1', { at: id });
