// The figures that compare a branch with its game: the present evaluation, annual profit and cash of every company.

import { statementsOf, type View } from '@branchline/trains-of-europe';
import type { Figure } from '../../game-ui.ts';
import { isByHand, shownProfit } from './office.ts';
import { moneyIn } from '../messages/money.ts';
import { text, textLanguage } from '../messages/text.ts';

const HIDDEN = '–';

/** From every seat's own view: nobody's cash is hidden. */
export function figuresOf(views: readonly View[]): readonly Figure[] {
  const { moments, company } = text.value;
  const money = moneyIn(textLanguage.value);
  const written = (value: number | undefined, write: (amount: number) => string): string =>
    value === undefined ? HIDDEN : write(value);
  return [
    {
      name: moments.over,
      bySeat: views.map((view, seat) =>
        written(isByHand(view) ? undefined : statementsOf(view)[seat]?.total, money.points),
      ),
    },
    {
      name: company.profit,
      bySeat: views.map((view, seat) => money.signed(shownProfit(view, seat))),
    },
    { name: company.cash, bySeat: views.map((view, seat) => written(view.companies[seat]?.cash, money.cash)) },
  ];
}
