// Reasons and figures of a review in words.

import type { Loss, Reason } from '@branchline/study/trains-of-europe';
import { percentText } from '../../../study/percent.ts';
import { reasonText as hintText } from '../play/tell/hint-words.ts';
import type { Names } from '../play/tell/names.ts';
import { words } from './messages/text.ts';

export function reasonText(names: Names, reason: Reason): string {
  const { reasons } = words.value;
  const { money } = names.text;
  switch (reason.why) {
    case 'payback':
      return reasons.payback(names.contract(reason.contract), reason.years);
    case 'instead':
      return reason.years === undefined
        ? reasons.closed(names.contract(reason.contract))
        : reasons.payback(names.contract(reason.contract), reason.years);
    case 'yard':
      return reasons.yard(names.models(reason.models), names.contract(reason.contract));
    case 'worth':
      return reason.most === undefined
        ? reasons.useless
        : reasons.worth(money.cash(reason.most), money.cash(reason.price));
    case 'item':
      return reasons.item(signedPoints(names, reason.points), reasons.items[reason.item]);
    default:
      return hintText(names, reason);
  }
}

/** "13.4" */
export const pointsText = ({ text }: Names, points: number): string =>
  text.money.decimal(Math.round(points * 10) / 10).replace('-', '−');

/** "+1.2", "−0.4" */
export function signedPoints(names: Names, points: number): string {
  const rounded = Math.round(points * 10) / 10;
  return rounded > 0 ? `+${pointsText(names, rounded)}` : pointsText(names, rounded);
}

/** What a decision gave away: "−12%" of the chance to win, or "−1.2 points"; with its doubt. */
export function lossText(names: Names, { of, value, doubt }: Loss): { readonly value: string; readonly doubt: string } {
  if (of === 'chances') return { value: `−${percentText(value)}`, doubt: percentText(doubt) };
  return { value: `−${words.value.puzzles.points(pointsText(names, value))}`, doubt: pointsText(names, doubt) };
}
