// Why something may not be done, as a value: by a seat or by chance.

import type { Illegal } from '@branchline/core';

export const illegal = (code: string, rule: string, where?: Pick<Illegal, 'at' | 'detail'>): Illegal => ({
  code: `trans-europa/${code}`,
  rule,
  ...where,
});
