// The Development Bonus while it is paid: who receives how much for how many cities, and the caller's extra.

import { contentOf } from '@branchline/trains-of-europe';
import type { Play } from '../../state/play.ts';
import { Badge } from '../parts/badge.tsx';

export function BonusNote({ play }: { readonly play: Play }) {
  const { text, who } = play.names.value;
  const paid = (play.table.entries.value.at(-1)?.events ?? []).flatMap((event) =>
    event.kind === 'development-bonus' ? [event] : [],
  );
  if (paid.length === 0) return null;
  const { perCity } = contentOf(play.table.view.value.config).amounts.dev;
  const extraOf = ({ cities, amount }: { readonly cities: number; readonly amount: number }): string => {
    const extra = amount - cities * perCity;
    return extra > 0 ? ` · ${text.sums.callerExtra} ${text.money.signed(extra)}` : '';
  };
  return (
    <section class="tt-sheet tt-bonus" data-covers aria-label={text.phases['development-bonus'].name}>
      <h2>{text.phases['development-bonus'].name}</h2>
      <ul>
        {paid.map((event) => (
          <li key={event.seat}>
            <Badge seat={event.seat} size={22} />
            <span>
              {who(event.seat).name}{' '}
              <small>
                {text.sums.cities(event.cities, text.money.cash(perCity))}
                {extraOf(event)}
              </small>
            </span>
            <b>{text.money.signed(event.amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
