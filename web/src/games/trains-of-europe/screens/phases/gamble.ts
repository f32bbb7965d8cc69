// What a blind contract does to the profit at once, over all the cards it may be.

import type { Seat } from '@branchline/core';
import type { Money, View } from '@branchline/trains-of-europe';
import { shownProfit } from '../../play/office.ts';
import type { Preview } from '../../play/preview.ts';

export interface Gamble {
  readonly least: Money;
  readonly mean: Money;
  readonly most: Money;
}

const TEN = 10_000;

/** As changes of the yearly profit; the mean to the nearest 10k. */
export function contractProfitRange(view: View, seat: Seat, preview: Preview | undefined): Gamble | undefined {
  if (!preview?.spread) return undefined;
  const now = shownProfit(view, seat);
  const { least, most, mean } = preview.spread;
  return { least: least - now, most: most - now, mean: Math.round((mean - now) / TEN) * TEN };
}
