// What the business game says.

import type { Texts } from '../../../words/generated/texts.ts';
import type { MoneyWords } from './money.ts';

/** The words of the table and of the phases' screens, and how the language writes lists and amounts. */
export type Messages = Texts['trains-of-europe/table'] & {
  readonly screens: Texts['trains-of-europe/screens'];
  readonly list: (items: readonly string[]) => string;
  readonly money: MoneyWords;
};

/** What the frame around the game says. */
export type FrameMessages = Texts['trains-of-europe/frame'];
