// Why something may not be done, as a value: by a seat or by chance.

import type { Illegal } from '@branchline/core';
import type { Money } from './types.ts';

/** All reasons: code that words them can check that none is missing. */
export const ILLEGAL_CODES = [
  'already-audited',
  'already-called',
  'already-licensed',
  'already-proposed',
  'bid-step',
  'bid-too-low',
  'cash-short',
  'contract-complete',
  'contract-twice',
  'fixed-steps',
  'impossible-draw',
  'limit-used-up',
  'must-offer',
  'no-new-target',
  'no-place',
  'no-such-company',
  'no-such-lot',
  'no-such-vehicle',
  'not-assigned',
  'not-identical',
  'not-in-selection',
  'not-on-display',
  'not-on-the-track',
  'not-your-contract',
  'not-your-section',
  'not-your-turn',
  'own-books',
  'own-lot',
  'pile-empty',
  'section-in-use',
  'section-twice',
  'sticks-short',
  'supply-empty',
  'target-too-low',
  'tracks-taken',
  'unknown-contract',
  'unknown-model',
  'unknown-phase',
  'unknown-section',
  'wrong-category',
  'wrong-stage',
  'wrong-step',
] as const;

type IllegalCode = (typeof ILLEGAL_CODES)[number];

export const illegal = (code: IllegalCode, rule: string, where?: Pick<Illegal, 'at' | 'detail'>): Illegal => ({
  code: `trains-of-europe/${code}`,
  rule,
  ...where,
});

/** TOE-MONEY-5: a purchase or bid needs the cash in hand. */
export const cashShort = (needs: Money, has: Money, where?: Pick<Illegal, 'at'>): Illegal =>
  illegal('cash-short', 'TOE-MONEY-5', { ...where, detail: { needs, has } });

/** What an action names by its id. */
export type Named = 'contract' | 'model' | 'phase' | 'section';

export const unknownId = (what: Named, id: string): Illegal => illegal(`unknown-${what}`, 'TOE-COMP-1', { at: id });
