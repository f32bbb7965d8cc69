// How games of the corpus are played where neither chance nor purpose leads to what is wanted.

import type { Action, View } from '../../src/index.ts';
import { purposefully, type Chooser } from './random-play.ts';
import { EAST_FERRY, WEST_FERRY } from './shores.ts';

/** Never claims, whatever is connected. */
export const silently: Chooser = (view, seat, legal, rng) => {
  const unclaimed = legal.filter((action) => action.do !== 'claim');
  return purposefully(view, seat, unclaimed, rng);
};

/** Closes a ferry each as seats 0 and 1, then builds up everything: nobody reaches both shores. */
export const shutIn: Chooser = (view: View, seat, legal, rng): Action => {
  const ferry = [WEST_FERRY, EAST_FERRY][seat];
  const home = ferry?.split('-')[0];
  return (
    legal.find((action) => action.do === 'marker' && action.at === home) ??
    legal.find((action) => action.do === 'lay' && action.line === ferry && action.piece === 'own') ??
    legal.find((action) => action.do === 'lay' && action.line !== WEST_FERRY && action.line !== EAST_FERRY) ??
    purposefully(view, seat, legal, rng)
  );
};
