// The kit every game must pass, with all options that change what is hidden or who is asked, and the books kept beside.

import { checkConformance, type Policy } from '@branchline/core/conformance';
import { describe, test } from 'vitest';
import {
  deskOf,
  listsAllContractOffers,
  listsAllOffers,
  trainsOfEurope,
  type Action,
  type TrainsOfEurope,
  type View,
} from '../src/index.ts';
import { lostPieces } from './support/books.ts';
import { configOf } from './support/scene.ts';
import { tycoon } from './support/tycoon.ts';

const VARIANTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'as printed': {},
  'hidden vehicles and cash': { hiddenVehicles: true, hiddenCash: true },
  'self-managed insolvency, hidden vehicles': { selfManagedInsolvency: true, hiddenVehicles: true },
  'self-managed insolvency, hidden cash, licences released': {
    selfManagedInsolvency: true,
    hiddenCash: true,
    releaseLicences: true,
  },
  'new target, open votes': { allowRetarget: true, forgiveOncePerGame: true },
  'assignment in turn, offers in turn, fixed steps': {
    assignInTurn: true,
    offersInTurn: true,
    fixedSteps: true,
    hiddenVehicles: true,
  },
  'open end, quick reshuffles': { openEnd: true, reshuffleEvery: 1 },
  'books by hand': { manualBooks: true },
  'books by hand, hidden cash and vehicles, self-managed insolvency': {
    manualBooks: true,
    hiddenCash: true,
    hiddenVehicles: true,
    selfManagedInsolvency: true,
    allowRetarget: true,
  },
};

/** Offers of very many things are legal and not listed. */
const unlisted = (view: View, seat: number, action: Action): boolean =>
  (action.do === 'offer' && !listsAllOffers(deskOf(view, seat))) ||
  (action.do === 'offer-contracts' && !listsAllContractOffers(deskOf(view, seat)));

const policies: Readonly<Record<string, Policy<TrainsOfEurope> | undefined>> = { random: undefined, guided: tycoon };

describe.each(Object.entries(VARIANTS))('%s', (_, options) => {
  test.each([2, 3, 4])('[TOE-ROUND-1] [TOE-MONEY-6] conforms with %i players', (seats) => {
    for (const [name, policy] of Object.entries(policies)) {
      checkConformance({
        game: trainsOfEurope,
        config: configOf({ seats, board: name === 'random' ? 'europe-main-lines' : 'grove', options }),
        seats,
        games: policy ? 1 : 2,
        seed: seats * 1000,
        maxMoves: 20_000,
        every: 17,
        conserved: lostPieces,
        unlisted,
        ...(policy ? { policy } : {}),
      });
    }
  });
});
