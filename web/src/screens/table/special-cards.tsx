// The special cards in force, and the rhythm of card 9.

import { roundRules } from '@branchline/trans-europa';
import { text } from '../../app/language.ts';
import type { OpenTable } from '../../store/table.ts';

export function SpecialCards({ table }: { readonly table: OpenTable }) {
  const { cards: texts, table: words } = text.value;
  const { cards, cycle } = table.view.value.public;
  if (cards.length === 0) return null;
  const { limits } = roundRules(cards);
  const now = cycle > 0 ? (cycle - 1) % limits.length : 0;
  return (
    <section
      class="panel special"
      data-covers
      aria-label={cards.length > 1 ? words.cardsInForceMany : words.cardsInForce}
    >
      <ul>
        {cards.map((card) => {
          const { name, about } = texts[card as keyof typeof texts];
          return (
            <li key={card} class="special-card">
              <span class="special-number" aria-hidden="true">
                {card}
              </span>
              <span>
                <strong>{name}</strong>
                <small>{about}</small>
              </span>
            </li>
          );
        })}
      </ul>
      {limits.length > 1 && (
        <p class="rhythm" aria-label={`${words.rhythm}: ${words.limitNow(limits[now]!)}`}>
          {limits.map((limit, index) => (
            <b key={limit} data-now={index === now || undefined}>
              {limit}
            </b>
          ))}
        </p>
      )}
    </section>
  );
}
