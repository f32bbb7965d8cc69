// The levels that play Trains of Europe: one policy, with more and more foresight.

import type { GameTypes } from '@branchline/core';
import type { Action, TrainsOfEurope, View } from '@branchline/trains-of-europe';
import type { Bot } from '../bot.ts';
import { random } from '../random.ts';
import { concluded, type Thought } from '../thought.ts';
import { lookAhead, type Foresight } from './look-ahead.ts';
import { byPolicy } from './policy.ts';
import { EVEN } from './taste.ts';

export const conductor = byPolicy('conductor', EVEN);

export const lookingAhead = (id: string, foresight: Foresight): Bot<TrainsOfEurope> => ({
  id,
  start: (context) => {
    const think = (view: View): Thought<Action> => lookAhead(context, view, foresight);
    return { decide: (view) => concluded(think(view)), think };
  },
});

/** To look at the lead instead of the own points makes a table of one level hoard: each of its members harms the others. */
const OWN_POINTS = { rivalry: 0 };

/** Thinks the year through before calling a phase or taking a contract. */
export const ENGINEER: Foresight = {
  taste: EVEN,
  judgement: { ...EVEN, ...OWN_POINTS },
  at: ['call', 'conference-room'],
  width: 5,
  years: 1,
  most: 48,
  share: 0.5,
  loyalty: 0.1,
};

/** Thinks the year through before everything that matters. With the bolder taste of styles it won 23.5, not 28.5, of 49 games against Engineers. */
export const DIRECTOR: Foresight = {
  taste: EVEN,
  judgement: { ...EVEN, ...OWN_POINTS },
  at: ['call', 'conference-room', 'on-site-meeting', 'railroad-fair', 'choose', 'opening', 'bidding'],
  width: 5,
  years: 1,
  most: 96,
  share: 1.5,
  loyalty: 0.1,
};

const engineer = lookingAhead('engineer', ENGINEER);
const director = lookingAhead('director', DIRECTOR);

/** From the lowest to the highest. */
export const trainsOfEuropeBots: readonly Bot<GameTypes>[] = [random, conductor, engineer, director];
