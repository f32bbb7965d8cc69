// The moments of a game one would tell afterwards, for jumping through a replay.

import type { Money } from '@branchline/trains-of-europe';
import type { Entry } from '../../types.ts';
import type { Line } from './happening.ts';
import { linesOf } from './lines.ts';

/** A change of the yearly profit worth remembering, and a price. */
const LEAP: Money = 60_000;
const DEAR: Money = 90_000;
const FIERCE = 4;

export type MomentKind = 'year' | 'completed' | 'leap' | 'fall' | 'auction' | 'trouble' | 'left' | 'last-year' | 'over';

export interface Moment {
  readonly kind: MomentKind;
  readonly sequence: number;
  readonly line: Line;
}

function kindOf({ what, profits }: Line): MomentKind | undefined {
  switch (what.kind) {
    case 'year':
    case 'completed':
    case 'last-year':
    case 'left':
    case 'over':
      return what.kind;
    // The token an audit moves is not that of the company whose line it is.
    case 'audited':
      return undefined;
    case 'saved':
      return 'trouble';
    case 'year-end':
      return what.settled.some(({ how }) => how === 'forgiven' || how === 'insolvent') ? 'trouble' : undefined;
    case 'auction':
      if (what.sold && (what.sold.price >= DEAR || what.bids.filter(({ bid }) => bid !== undefined).length >= FIERCE))
        return 'auction';
      break;
    default:
  }
  const steps = profits.map(({ from, to }) => to - from);
  if (steps.some((step) => step >= LEAP)) return 'leap';
  return steps.some((step) => step <= -LEAP) ? 'fall' : undefined;
}

export const momentsOf = (entries: readonly Entry[]): Moment[] =>
  linesOf(entries).flatMap((line) => {
    const kind = kindOf(line);
    return kind ? [{ kind, sequence: line.sequence, line }] : [];
  });
