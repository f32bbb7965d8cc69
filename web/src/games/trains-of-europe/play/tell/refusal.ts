// Why something may not be done, in words.

import type { Illegal } from '@branchline/core';
import type { VehicleCategory } from '@branchline/trains-of-europe';
import type { Names } from './names.ts';

export const codeOf = ({ code }: Illegal): string => code.slice(code.indexOf('/') + 1);

export function refusalText({ text, model }: Names, illegal: Illegal): string {
  const { illegal: say, money, categories } = text;
  const { detail = {} } = illegal;
  const number = (key: string): number => Number(detail[key] ?? 0);
  const cash = (key: string): string => money.cash(number(key));
  const code = codeOf(illegal);
  switch (code) {
    case 'bid-step':
      return say[code](cash('step'));
    case 'bid-too-low':
    case 'fixed-steps':
      return say[code](cash('needs'));
    case 'cash-short':
      return say[code](cash('needs'), cash('has'));
    case 'limit-used-up':
      return say[code](number('limit'));
    case 'not-on-the-track':
      return say[code](cash('least'), cash('most'));
    case 'no-place':
      return say[code](number('places'));
    case 'not-identical':
      return say[code](model(String(detail['model'] ?? '')));
    case 'sticks-short':
      return say[code](number('needs'), number('has'));
    case 'target-too-low':
      return say[code](number('needs'));
    case 'tracks-taken':
      return say[code](number('tracks'));
    case 'wrong-category':
      return say[code](categories[detail['category'] as VehicleCategory]?.name ?? '');
    default: {
      const plain = (say as Readonly<Record<string, unknown>>)[code];
      return typeof plain === 'string' ? plain : say.unknown;
    }
  }
}
