// Scales of the year's statement: profits beside each other, and how near the end of the game is.

import type { Trigger, YearRow } from '../../play/happenings/year-end.ts';

/** From the deepest loss to the highest profit, never less than up to the cap. */
export function scaleOf(rows: readonly Pick<YearRow, 'profit'>[], cap: number): { least: number; most: number } {
  const profits = rows.map(({ profit }) => profit);
  return { least: Math.min(0, ...profits), most: Math.max(cap * 1.25, ...profits) };
}

/** How near a trigger is to ending the game, between 0 and 1. */
export function nearness({ reason, value, limit }: Trigger, all: { sticks: number; bank: number }): number {
  if (value === undefined) return 0;
  if (reason === 'sticks') return 1 - value / all.sticks;
  if (reason === 'bank') return 1 - Math.max(0, value) / all.bank;
  return limit === 0 ? 0 : Math.max(0, value / limit);
}
