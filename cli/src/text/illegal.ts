// Why a move is illegal, in words: a sentence per code, with the place and the numbers the game names.

import type { Illegal } from '@branchline/core';
import { plain } from './plain.ts';
import { TRAINS_OF_EUROPE_TEXTS } from './trains-of-europe.ts';
import { TRANS_EUROPA_TEXTS } from './trans-europa.ts';

const TEXTS: Readonly<Record<string, string>> = { ...TRANS_EUROPA_TEXTS, ...TRAINS_OF_EUROPE_TEXTS };

const PLACE = /\{(\w+)\}/g;

/** Amounts of money as people read them: 80,000. */
const shownValue = (value: string | number | undefined): string =>
  typeof value === 'number' ? value.toLocaleString('en') : plain(value ?? '?');

/** `illegal [TE-BUILD-5] at 17,8-18,9: the track does not touch the network` */
export function illegalText({ code, rule, at, detail }: Illegal): string {
  const values: Readonly<Record<string, string | number>> = { ...detail, ...(at === undefined ? {} : { at }) };
  const text = TEXTS[code];
  const where = at === undefined ? '' : ` at ${plain(at)}`;
  if (text !== undefined) {
    return `illegal [${rule}]${where}: ${text.replace(PLACE, (_, key: string) => shownValue(values[key]))}`;
  }
  const numbers = Object.entries(detail ?? {}).map(
    ([key, value]) => `${key} ${typeof value === 'string' ? plain(value) : value}`,
  );
  return `illegal [${rule}]${where}: ${code}${numbers.length === 0 ? '' : ` (${numbers.join(', ')})`}`;
}
