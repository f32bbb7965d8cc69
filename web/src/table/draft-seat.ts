// A seat of a table that is being set up.

import type { SeatInfo } from '@branchline/core';

/** The key stays with the seat while others come and go. */
export type DraftSeat = SeatInfo & { readonly key: number };

let keys = 0;
export const draftSeat = (seat: SeatInfo): DraftSeat => ({ ...seat, key: ++keys });

/** The seat as a table gets it: a name is never empty. */
export function seated(draft: DraftSeat, at: number): SeatInfo {
  const { key: _, ...seat } = draft;
  return { ...seat, name: seat.name.trim() || `${at + 1}` };
}
