// The scratch pad: which amounts are picked, and what they come to. It adds and knows nothing of what counts.

import type { Seat } from '@branchline/core';
import type { Money, View } from '@branchline/trains-of-europe';
import { useMemo, useState } from 'preact/hooks';
import { padSum, slipsOf, type Slip } from '../../play/booking.ts';

export interface Pad {
  readonly slips: readonly Slip[];
  readonly picked: ReadonlySet<string>;
  readonly sum: Money;
  readonly pick: (key: string) => void;
  readonly clear: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Of one company at a time: its keys name contracts, which lie in front of one company only. */
export function usePad(view: View, seat: Seat): Pad {
  const [picked, setPicked] = useState(NOTHING);
  const slips = useMemo(() => slipsOf(view, seat), [view, seat]);
  return {
    slips,
    picked,
    sum: padSum(slips, picked),
    pick: (key) => {
      const next = new Set(picked);
      if (!next.delete(key)) next.add(key);
      setPicked(next);
    },
    clear: () => setPicked(NOTHING),
  };
}
