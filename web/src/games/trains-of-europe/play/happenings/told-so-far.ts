// What the page has told so far. A Development Bonus that ends the year is shown before the payout of the same move is.

import type { Event } from '@branchline/trains-of-europe';
import type { Entry } from '../../types.ts';

/** Whether the bonus of the latest entry is being shown while its settlement is still to be told. */
export const isPayoutToCome = (entries: readonly Entry[]): boolean => {
  const events = entries.at(-1)?.events ?? [];
  const has = (kind: Event['kind']): boolean => events.some((event) => event.kind === kind);
  // At the end of the game the evaluation follows at once.
  return has('development-bonus') && has('settled') && !has('over');
};

export function toldSoFar(entries: readonly Entry[]): Event[] {
  const told = entries.flatMap(({ events }) => events);
  if (!isPayoutToCome(entries)) return told;
  const last = entries.at(-1)!.events;
  const settled = last.findIndex(({ kind }) => kind === 'settled');
  return told.slice(0, told.length - last.length + settled);
}
