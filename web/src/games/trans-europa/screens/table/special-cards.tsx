// The special cards in force in one line, and the rhythm of card 9; what each says opens on demand.

import { useRef, useState } from 'preact/hooks';
import { gridOf, roundRules } from '@branchline/trans-europa';
import { labelled } from '../../../../messages/labelled.ts';
import { text, textLanguage } from '../../messages/more-text.ts';
import { cardText, lendCardNames } from '../../play/card-text.ts';
import { Icon } from '../../../../ui/icons.tsx';
import type { Table } from '../../types.ts';
import { CardsAbout } from './cards-about.tsx';
import { useFolding } from './folding.ts';
import './special.css';

lendCardNames();

export function SpecialCards({ table }: { readonly table: Table }) {
  const { inForce: words } = text.value;
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLElement>(null);
  useFolding(ref, { isOpen: open, fold: () => setOpen(false) });
  const { cards, cycle } = table.view.value.public;
  const { board } = gridOf(table.view.value.config.board);
  const { limits } = roundRules(cards);
  const now = cycle > 0 ? (cycle - 1) % limits.length : 0;
  const label = cards.length > 1 ? words.cards : words.card;
  const names = cards.map((card) => cardText({ text: text.value, language: textLanguage.value }, board, card).name);
  return (
    <section ref={ref} class="panel special" data-covers="cards" aria-label={label}>
      <button type="button" class="special-line" aria-expanded={open} title={label} onClick={() => setOpen(!open)}>
        {cards.map((card, index) => (
          <span key={card} class="special-name">
            <span class="special-number" aria-hidden="true">
              {card}
            </span>
            <b>{names[index]}</b>
            {index < cards.length - 1 && <span class="visually-hidden">, </span>}
          </span>
        ))}
        <Icon name={open ? 'up' : 'down'} size={16} />
      </button>
      {limits.length > 1 && (
        <p class="rhythm" aria-label={labelled(words.rhythm, words.limitNow(limits[now]!))}>
          {limits.map((limit, index) => (
            <b key={index} data-now={index === now || undefined}>
              {limit}
            </b>
          ))}
        </p>
      )}
      {open && <CardsAbout cards={cards} board={board} />}
    </section>
  );
}
