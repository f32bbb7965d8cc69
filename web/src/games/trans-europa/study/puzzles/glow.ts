// The tracks of several turns, one glow for each colour.

import type { Seat } from '@branchline/core';
import { colourOfSeat } from '../../../../ui/colours.ts';
import type { LastMove, LineId } from '../../board/types.ts';

export function glowOf(
  turns: readonly { readonly seat: Seat; readonly lines: readonly LineId[] }[],
): readonly LastMove[] {
  const bySeat = new Map<Seat, readonly LineId[]>();
  for (const { seat, lines } of turns.filter((turn) => turn.lines.length > 0))
    bySeat.set(seat, [...(bySeat.get(seat) ?? []), ...lines]);
  return [...bySeat].map(([seat, lines]) => ({ colour: colourOfSeat(seat), lines }));
}
