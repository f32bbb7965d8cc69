// The Development Bonus while it is paid: who receives how much for how many cities.

import type { Play } from '../../state/play.ts';
import { Badge } from '../parts/badge.tsx';

export function BonusNote({ play }: { readonly play: Play }) {
  const { text, who } = play.names.value;
  const paid = (play.table.entries.value.at(-1)?.events ?? []).flatMap((event) =>
    event.kind === 'development-bonus' ? [event] : [],
  );
  if (paid.length === 0) return null;
  return (
    <section class="tt-sheet tt-bonus" data-covers aria-label={text.phases['development-bonus'].name}>
      <h2>{text.phases['development-bonus'].name}</h2>
      <ul>
        {paid.map(({ seat, cities, amount }) => (
          <li key={seat}>
            <Badge seat={seat} size={22} />
            <span>
              {who(seat).name} <small>{text.evaluation.cities(cities)}</small>
            </span>
            <b>{text.money.signed(amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
