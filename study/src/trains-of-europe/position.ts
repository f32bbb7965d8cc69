// One position with all books open, apart from any review: everybody's chances to win, and the best choices.

import { fastRng, type BySeat, type Seat } from '@branchline/core';
import { ideasAt, playOn, type Ending } from '@branchline/bots/trains-of-europe/judgement';
import { trainsOfEurope, type Action, type State, type View } from '@branchline/trains-of-europe';
import { numberFor } from '../streams.ts';
import { meanOf } from './estimate.ts';
import { futuresFor, leadIn, outlookAt, type Effort } from './outlook.ts';

/** Every company shows its own books: nothing of them has to be guessed. */
function stateFrom(views: BySeat<View>): State {
  const companies = views.map((view, seat) => view.companies[seat]!);
  return trainsOfEurope.sample({ ...views[0]!, companies }, fastRng(0));
}

/** To win the game; what came of it where it has ended. */
export const chancesIn = (views: BySeat<View>, effort: Effort): readonly number[] =>
  outlookAt(stateFrom(views), 'position', effort).chances;

/** A choice, and the chance it leaves its company. */
export interface GoodChoice {
  readonly action: Action;
  readonly chance: number;
}

const IDEAS = 6;
const MOST = 3;
/** For so many games that judge, one that sifts. */
const SIFTING = 6;

/** The best first: by wins, and by points ahead where these are the same. */
const byWins =
  (seat: Seat) =>
  (a: { readonly endings: readonly Ending[] }, b: { readonly endings: readonly Ending[] }): number => {
    const won = ({ endings }: typeof a): number => meanOf(endings.map(({ wins }) => wins[seat]!));
    const ahead = ({ endings }: typeof a): number => meanOf(endings.map((ending) => leadIn(ending, seat)));
    return won(b) - won(a) || ahead(b) - ahead(a);
  };

/** The best choices of the company that is asked, best first; none where nobody is. */
export function bestChoices(views: BySeat<View>, { budget, seed }: Effort): readonly GoodChoice[] {
  const state = stateFrom(views);
  const turn = trainsOfEurope.turn(state);
  const seat = turn.kind === 'seats' ? turn.seats[0] : undefined;
  if (seat === undefined) return [];
  const view = trainsOfEurope.view(state, seat);
  const ideas = ideasAt(state, seat, { width: IDEAS, seed: numberFor(seed, 'choices') }).filter(
    (idea) => !trainsOfEurope.check(view, seat, idea),
  );
  const after = (actions: readonly Action[], futures: readonly number[]) =>
    actions.map((action) => {
      const from = trainsOfEurope.apply(state, { by: seat, ...action });
      return { action, endings: futures.map((future) => playOn(from, { future })) };
    });
  const sifted = after(ideas, futuresFor(seed, 'choices:sift', Math.ceil(budget / SIFTING)));
  const best = sifted.toSorted(byWins(seat)).slice(0, MOST);
  const judged = after(
    best.map(({ action }) => action),
    futuresFor(seed, 'choices:judge', budget),
  );
  return judged
    .toSorted(byWins(seat))
    .map(({ action, endings }) => ({ action, chance: meanOf(endings.map(({ wins }) => wins[seat]!)) }));
}
