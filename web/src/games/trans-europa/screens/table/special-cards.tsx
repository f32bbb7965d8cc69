// The special cards in force, and the rhythm of card 9.

import { gridOf, roundRules } from '@branchline/trans-europa';
import { text, textLanguage } from '../../messages/text.ts';
import { regionName } from '../../play/names.ts';
import { RegionDisc } from '../../board/index.ts';
import { cardText } from '../../play/card-text.ts';
import type { Table } from '../../types.ts';

export function SpecialCards({ table }: { readonly table: Table }) {
  const { table: words } = text.value;
  const { cards, cycle } = table.view.value.public;
  const { board } = gridOf(table.view.value.config.board);
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
          const { name, about, regions } = cardText({ text: text.value, language: textLanguage.value }, board, card);
          return (
            <li key={card} class="special-card">
              <span class="special-number" aria-hidden="true">
                {card}
              </span>
              <span>
                <strong>{name}</strong>
                {regions.length > 0 && (
                  <span class="special-regions">
                    {regions.map((region) => (
                      <span key={region.id}>
                        <RegionDisc region={region.id} sign={region.compass} size={16} /> {regionName(region)}
                      </span>
                    ))}
                  </span>
                )}
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
