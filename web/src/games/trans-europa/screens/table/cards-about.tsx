// What the special cards in force say, opened by the player above the board.

import type { Board } from '@branchline/boards';
import type { CardNumber } from '@branchline/trans-europa';
import { RegionDisc } from '../../board/index.ts';
import { text, textLanguage } from '../../messages/more-text.ts';
import { cardText } from '../../play/card-text.ts';
import { regionName } from '../../play/names.ts';

type CardsAboutProps = { readonly cards: readonly CardNumber[]; readonly board: Board };

export function CardsAbout({ cards, board }: CardsAboutProps) {
  return (
    <ul class="panel special-about" data-covers>
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
  );
}
