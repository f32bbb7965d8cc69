// Why something may not be done, as a sentence.

import type { Illegal } from '@branchline/core';
import type { Messages } from '../messages/catalogue.ts';

export function illegalText({ illegal: texts }: Messages, { code, detail }: Illegal): string {
  const short = code.replace(/^trans-europa\//, '');
  if (short === 'over-budget') return texts['over-budget'](Number(detail?.['needs']), Number(detail?.['left']));
  const { 'over-budget': _, ...plain } = texts;
  return Object.hasOwn(plain, short) ? plain[short as keyof typeof plain] : plain.unknown;
}
