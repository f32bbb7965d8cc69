// Special cards: how they are drawn, or which ones the players agree on.

import { isCardList, SPECIAL_CARDS, SPECIAL_CARD_MODES } from '@branchline/trans-europa';
import { boardById } from '@branchline/boards';
import { text, textLanguage } from '../../app/language.ts';
import { cardText } from '../../play/card-text.ts';
import type { Draft } from '../../store/draft.ts';
import { Choices } from '../../ui/controls.tsx';

type CardChoiceProps = { readonly draft: Draft; readonly onChange: (changes: Partial<Draft>) => void };

export function CardChoice({ draft, onChange }: CardChoiceProps) {
  const { setup } = text.value;
  const board = boardById(draft.board)!;
  const mode = draft.options.specialCards;
  const chosen = mode === 'fixedGame' || mode === 'fixedPerRound';
  const toggle = (card: number): void =>
    onChange({
      cards: draft.cards.includes(card) ? draft.cards.filter((other) => other !== card) : [...draft.cards, card],
    });
  const clash = mode === 'fixedGame' && draft.cards.length > 1 && !isCardList(draft.cards);
  return (
    <>
      <Choices
        label={setup.cards}
        look="cards"
        value={mode}
        onChange={(specialCards) => onChange({ options: { ...draft.options, specialCards } })}
        choices={SPECIAL_CARD_MODES.map((value) => ({
          value,
          name: setup.cardModes[value].name,
          about: setup.cardModes[value].about,
        }))}
      />
      <p class="section-help">{setup.cardsHelp}</p>
      {chosen && (
        <>
          <h3>{setup.chooseCards}</h3>
          {clash && (
            <p class="problem" role="alert">
              {setup.cardsClash}
            </p>
          )}
          <div class="card-grid">
            {SPECIAL_CARDS.map(({ number: no }) => {
              const { name, about } = cardText({ text: text.value, language: textLanguage.value }, board, no);
              return (
                <button
                  key={no}
                  type="button"
                  class="card-choice"
                  aria-pressed={draft.cards.includes(no)}
                  onClick={() => toggle(no)}
                >
                  <span class="special-number" aria-hidden="true">
                    {no}
                  </span>
                  <b>{name}</b>
                  <small>{about}</small>
                </button>
              );
            })}
          </div>
        </>
      )}
    </>
  );
}
