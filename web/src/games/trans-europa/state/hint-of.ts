// What the adviser has answered, with its reasons and words.

import type { View } from '@branchline/trans-europa';
import { adviceText, type Advice } from '../play/advice.ts';
import { reasonsFor } from '../play/hint.ts';
import type { Hint } from './hint.ts';

export function hintOf(view: View, { seat, hand }: NonNullable<View['own']>, answer: unknown): Hint {
  if (!answer) return { state: 'none' };
  const action = answer as Advice;
  return { state: 'given', action, reasons: reasonsFor(view, seat, hand, action), advise: adviceText };
}
