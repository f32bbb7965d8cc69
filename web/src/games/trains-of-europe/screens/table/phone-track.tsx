// The profit track on a phone: from the red zone to the end of the scale, lying down, with every company's sign.

import type { Seat } from '@branchline/core';
import { contentOf } from '@branchline/trains-of-europe';
import { spread } from '../../play/spread.ts';
import type { Play } from '../../state/play.ts';
import { Badge } from '../parts/badge.tsx';
import { colourOf } from '../parts/colour.ts';
import { profitAt } from './company-numbers.tsx';

const LEAST = -100_000;
const MOST = 500_000;
const MARKS = [0, 100, 200, 300, 400, 500] as const;
/** Share of the scale that a sign takes on the narrowest phone. */
const SIGN = 0.06;

const shareOf = (profit: number): number => (Math.max(LEAST, Math.min(MOST, profit)) - LEAST) / (MOST - LEAST);

/** From a sign down to the exact place of its company: equal ones have signs beside each other and one place. */
const Tips = ({
  tips,
}: {
  readonly tips: readonly { readonly seat: Seat; readonly at: number; readonly sign: number }[];
}) => (
  <svg class="tt-phone-tips" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    {tips.map(({ seat, at, sign }) => (
      <path
        key={seat}
        class={`co-${colourOf(seat)}`}
        d={`M${at * 100} 1L${(sign - SIGN / 3) * 100} 0H${(sign + SIGN / 3) * 100}Z`}
      />
    ))}
  </svg>
);

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

export function PhoneTrack({ play }: { readonly play: Play }) {
  const { text, who } = play.names.value;
  const view = play.table.view.value;
  const seats = view.public.left.flatMap((left, seat) => (left ? [] : [seat]));
  const places = spread(
    seats.map((seat) => shareOf(profitAt(play, seat))),
    SIGN,
    [0, 1],
  );
  const label = seats.map((seat) => `${who(seat).name} ${text.money.signed(profitAt(play, seat))}`);
  const planned = play.planned.value;
  return (
    <div class="tt-phone-track" role="img" aria-label={`${text.company.profit}: ${text.list(label)}`}>
      <i class="tt-phone-red" style={{ width: percent(shareOf(0)) }} />
      <i class="tt-phone-cap" style={{ left: percent(shareOf(contentOf(view.config).amounts.payoutCap)) }} />
      {planned !== undefined && <i class="tt-phone-planned" style={{ left: percent(shareOf(planned)) }} />}
      <Tips tips={seats.map((seat, at) => ({ seat, at: shareOf(profitAt(play, seat)), sign: places[at]! }))} />
      {seats.map((seat, at) => (
        <span key={seat} style={{ left: percent(places[at]!) }}>
          <Badge seat={seat} size={18} />
        </span>
      ))}
      {MARKS.map((mark) => (
        <small key={mark} style={{ left: percent(shareOf(mark * 1000)) }}>
          {mark}
        </small>
      ))}
    </div>
  );
}
