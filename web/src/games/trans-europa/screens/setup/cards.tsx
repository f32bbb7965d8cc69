// Special cards: how they are drawn, or which ones the players agree on.

import { isCardList, SPECIAL_CARDS, SPECIAL_CARD_MODES, type CardNumber } from '@branchline/trans-europa';
import { boardById } from '@branchline/boards';
import { text, textLanguage } from '../../messages/more-text.ts';
import { cardText } from '../../play/card-text.ts';
import '../table/special.css';
import './cards.css';
import type { Draft } from '../../state/draft.ts';
import { Choices } from '../../../../ui/controls.tsx';

type CardChoiceProps = { readonly draft: Draft; readonly onChange: (changes: Partial<Draft>) => void };

const isAgreed = (mode: Draft['options']['specialCards']): boolean => mode === 'fixedGame' || mode === 'fixedPerRound';

/** Cards that are drawn, by their number, before those the players agree on, which are listed below. */
type Mode = (typeof SPECIAL_CARD_MODES)[number];

/** Names of messages have no brackets. */
function keyOf(mode: Mode) {
  if (mode === 'multiple(2)') return 'multiple-2';
  return mode === 'multiple(3)' ? 'multiple-3' : mode;
}

const MODES = SPECIAL_CARD_MODES.toSorted((p, q) => Number(isAgreed(p)) - Number(isAgreed(q)));

/** Pairs of chosen cards that cannot be in force together (TP-MULTI-1). */
const clashesIn = (cards: readonly CardNumber[]): readonly (readonly [CardNumber, CardNumber])[] =>
  cards.flatMap((a, index) => cards.slice(index + 1).flatMap((b) => (isCardList([a, b]) ? [] : [[a, b] as const])));

/** Name and effect of a card on the chosen board. */
const cardTexts = ({ board }: Draft) => {
  const words = { text: text.value, language: textLanguage.value };
  return (card: CardNumber) => cardText(words, boardById(board)!, card);
};

type GridProps = CardChoiceProps & { readonly clashes: ReturnType<typeof clashesIn> };

/** All cards, each with what it does and whom it cannot stand. */
function CardGrid({ draft, onChange, clashes }: GridProps) {
  const { setup, list } = text.value;
  const textOf = cardTexts(draft);
  const toggle = (card: number): void =>
    onChange({
      cards: draft.cards.includes(card) ? draft.cards.filter((other) => other !== card) : [...draft.cards, card],
    });
  return (
    <div class="card-grid">
      {SPECIAL_CARDS.map(({ number: no }) => {
        const { name, about } = textOf(no);
        const others = clashes.filter((pair) => pair.includes(no)).map(([a, b]) => (a === no ? b : a));
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
            {others.length > 0 && (
              <small class="problem">{setup.cardsClash(name, list(others.map((other) => textOf(other).name)))}</small>
            )}
          </button>
        );
      })}
    </div>
  );
}

export function CardChoice({ draft, onChange }: CardChoiceProps) {
  const { setup } = text.value;
  const mode = draft.options.specialCards;
  const nameOf = (card: CardNumber): string => cardTexts(draft)(card).name;
  const clashes = mode === 'fixedGame' ? clashesIn(draft.cards) : [];
  return (
    <>
      <Choices
        label={setup.cards}
        look="cards"
        value={mode}
        onChange={(specialCards) => onChange({ options: { ...draft.options, specialCards } })}
        choices={MODES.map((value) => ({
          value,
          ...setup.cardModes[keyOf(value)],
        }))}
      />
      <p class="section-help">{setup.cardsHelp}</p>
      {isAgreed(mode) && (
        <>
          <h3>{setup.chooseCards}</h3>
          <div role="status">
            {draft.cards.length === 0 && <p class="problem">{setup.cardsNone}</p>}
            {clashes.map(([a, b]) => (
              <p key={`${a} ${b}`} class="problem">
                {setup.cardsClash(nameOf(a), nameOf(b))} {setup.cardsClashWhy}
              </p>
            ))}
          </div>
          <CardGrid draft={draft} onChange={onChange} clashes={clashes} />
        </>
      )}
    </>
  );
}
