// The position of a puzzle in a line: the year, the money, how far all companies are from the target.

import type { Seat } from '@branchline/core';
import { completedCount, contentOf, profitOf, type View } from '@branchline/trains-of-europe';
import type { Names } from '../../play/tell/names.ts';
import { words } from '../messages/text.ts';

export function positionFacts({ text }: Names, view: View, seat: Seat): string {
  const { public: open, companies, config } = view;
  const { money, year } = text;
  const say = words.value.puzzles;
  return [
    year.number(open.year),
    say.cash(money.cash(companies[seat]?.cash ?? 0)),
    say.profit(money.signed(profitOf(contentOf(config), open, seat))),
    say.completed(completedCount(open, seat), open.target),
  ].join(' · ');
}
