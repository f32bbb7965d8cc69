// Why a table cannot be set up, in words.

import type { BadSpec } from '@branchline/core';
import { shown } from './difference.ts';
import { plain } from './plain.ts';

export const listed = (values: readonly (string | number)[]): string =>
  values.length === 1 ? String(values[0]) : `one of ${values.join(', ')}`;

export function badSpecText({ code, field, value, allowed }: BadSpec): string {
  const choice = allowed === undefined || allowed.length === 0 ? '' : `: expected ${listed(allowed)}`;
  switch (code) {
    case 'unknown-option':
      return `unknown option "${plain(field)}"${choice}`;
    case 'cards-exclude':
      return `special cards ${(value as readonly number[]).join(' and ')} exclude each other and are never in force together (TP-MULTI-1)`;
    case 'not-in-edition':
    case 'board-not-in-edition':
      return `${field} ${shown(value)} does not belong to this edition${choice}`;
    default:
      return code.startsWith('unknown')
        ? `unknown ${field} ${shown(value)}${choice}`
        : `${field} cannot be ${shown(value)}${choice}`;
  }
}
