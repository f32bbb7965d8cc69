// The first line of a review: in words, what decided the game for the company that is looked at.

import { decidedBy } from '@branchline/study/trains-of-europe/findings';
import { percentText } from '../../../study/percent.ts';
import { ReviewLine } from '../../../study/review-line.tsx';
import { actText } from '../play/tell/hint-words.ts';
import { drawText } from './luck.tsx';
import type { OfReview } from './stations.ts';
import { words } from './messages/text.ts';

function lineOf({ state, names }: OfReview): string | undefined {
  const { replay, seat } = state;
  const review = state.review.value;
  if (!review) return undefined;
  const say = words.value.decided;
  const name = (company: number): string => replay.opened.seats[company]!.name;
  const me = name(seat.value);
  const decided = decidedBy(review, seat.value);
  if (!decided) return say.nobody;
  const { won, by } = decided;
  switch (by.why) {
    case 'decision': {
      const { year, action, better, seat: who } = by.decision;
      const choice = say.instead(actText(names, better), actText(names, action));
      const share = percentText(by.share);
      return won ? say.theirChoice(me, name(who), year, choice, share) : say.ownChoice(me, year, choice, share);
    }
    case 'draw':
      return (won ? say.luck : say.misfortune)(me, by.draw.year, drawText(by.draw), percentText(by.share));
    case 'year': {
      const [from, to] = [percentText(by.from), percentText(by.to)];
      return won ? say.wonIn(me, by.year, from, to) : say.lostIn(me, name(by.seat), by.year, from, to);
    }
    case 'throughout':
      return won ? say.ahead(me, percentText(by.from)) : say.behind(me, name(by.seat), percentText(by.from));
  }
}

export const FirstLine = (of: OfReview) => <ReviewLine line={lineOf(of)} waiting={words.value.decided.waiting} />;
