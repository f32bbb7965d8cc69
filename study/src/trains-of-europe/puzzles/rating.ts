// How hard a puzzle is: a small margin is hard to see, and harder where what strikes the eye is wrong.

import { answerOf, marginOf, type ContractOption } from './puzzle.ts';
import { MARGIN } from './proof.ts';
import type { Look } from './looks.ts';

/** What rules of thumb look at; the smallest figure is the one they like. */
const THUMBS: readonly ((look: Look) => number)[] = [
  ({ profit }) => -profit,
  ({ fees }) => fees,
  ({ outlay }) => outlay,
  ({ payback }) => payback,
];

const EASIEST = 800;
const HARDEST = 2200;
/** From this margin on a puzzle is no easier. */
const WIDEST = 2;

/** The contract each rule of thumb takes. */
function likings(looks: readonly Look[]): readonly number[] {
  return THUMBS.map((thumb) => {
    const figures = looks.map(thumb);
    return figures.indexOf(Math.min(...figures));
  });
}

type Options = readonly Pick<ContractOption, 'points' | 'behind'>[];

/** Half of it is the margin, by its logarithm; the other half how many rules of thumb lead astray. */
export function ratingOf(options: Options, looks: readonly Look[]): number {
  const answer = answerOf({ options });
  const astray = likings(looks).filter((place) => place !== answer).length / THUMBS.length;
  const margin = Math.max(MARGIN, Math.min(WIDEST, marginOf({ options })));
  const narrow = 1 - Math.log(margin / MARGIN) / Math.log(WIDEST / MARGIN);
  return Math.round(EASIEST + (HARDEST - EASIEST) * ((astray + narrow) / 2));
}

/** Of the wrong ones the one that most rules of thumb like; where none of them does, the one that came nearest. */
export function temptingOf(options: Options, looks: readonly Look[]): number {
  const answer = answerOf({ options });
  const liked = likings(looks);
  const votes = (place: number): number => liked.filter((like) => like === place).length;
  return options
    .map((_, place) => place)
    .filter((place) => place !== answer)
    .sort((a, b) => votes(b) - votes(a) || options[b]!.points - options[a]!.points)[0]!;
}
