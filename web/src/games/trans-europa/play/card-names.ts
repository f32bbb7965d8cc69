// What special cards are called, for those who speak of them. The words come with the panel that shows the cards; until then
// there are their numbers.

import { signal } from '@preact/signals';
import type { Board } from '@branchline/boards';
import type { CardNumber } from '@branchline/trans-europa';

export type NameOfCard = (board: Board, card: CardNumber) => string;

export const cardNames = signal<NameOfCard>((_, card) => String(card));
