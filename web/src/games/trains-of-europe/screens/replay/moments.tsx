// The moments one would tell afterwards: each leads to its move.

import type { Seat } from '@branchline/core';
import { useMemo } from 'preact/hooks';
import { momentsOf, type Moment } from '../../play/happenings/moments.ts';
import type { Names } from '../../play/tell/names.ts';
import type { Replay } from '../../types.ts';
import { words } from '../../messages/frame-text.ts';
import { Badge } from '../parts/badge.tsx';

/** The seat whose profit moved most in a line. */
function biggest({ line: { profits } }: Moment): { readonly seat: Seat; readonly step: number } {
  const steps = profits.map(({ seat, from, to }) => ({ seat, step: to - from }));
  return steps.toSorted((a, b) => Math.abs(b.step) - Math.abs(a.step))[0] ?? { seat: 0, step: 0 };
}

export function momentText({ text, who, contract, lot }: Names, moment: Moment): string {
  const { moments, money } = text;
  const { what } = moment.line;
  switch (moment.kind) {
    case 'year':
      return moments.year(what.kind === 'year' ? what.year : moment.line.year);
    case 'completed':
      return what.kind === 'completed' ? moments.completed(who(what.seat), contract(what.contract)) : '';
    case 'leap':
    case 'fall': {
      const { seat, step } = biggest(moment);
      return moments[moment.kind](who(seat), money.signed(step));
    }
    case 'auction':
      return what.kind === 'auction' && what.sold ? moments.auction(lot(what.lot), money.cash(what.sold.price)) : '';
    case 'left':
      return what.kind === 'left' ? moments.left(who(what.seat)) : '';
    case 'trouble':
      return moments.trouble;
    case 'last-year':
      return moments['last-year'];
    case 'over':
      return moments.over;
  }
}

export function Moments({ replay, names }: { readonly replay: Replay; readonly names: Names }) {
  const moments = useMemo(() => momentsOf(replay.course), [replay]);
  const now = moments.findLast(({ sequence }) => sequence <= replay.at.value);
  return (
    <ol class="tr-moments" aria-label={words.value.replay.moments}>
      {moments.map((moment) => (
        <li key={moment.line.key} data-kind={moment.kind}>
          <button
            type="button"
            aria-current={moment === now ? 'step' : undefined}
            onClick={() => replay.goTo(moment.sequence)}
          >
            {moment.line.seat === undefined ? <span class="tt-dot" /> : <Badge seat={moment.line.seat} size={18} />}
            {momentText(names, moment)}
          </button>
        </li>
      ))}
    </ol>
  );
}
