// How games on record are played: with a purpose, at random, or so that what is wanted comes up.

import { pick, type Rng, type Seat } from '@branchline/core';
import type { Policy } from '@branchline/core/conformance';
import { contentOf, rightBooking, type Action, type TrainsOfEurope, type View } from '../../src/index.ts';
import { tycoon } from './tycoon.ts';

export const anything: Policy<TrainsOfEurope> = (_view, _seat, legal, rng) => pick(legal, rng);

const ENDINGS: readonly string[] = ['done', 'decline', 'pass'];

const called = (legal: readonly Action[], ...phases: readonly string[]): Action | undefined => {
  for (const phase of phases) {
    const call = legal.find((action) => action.do === 'call' && action.phase === phase);
    if (call) return call;
  }
  return undefined;
};

/** Spends what there is and then lets the years go by. */
export function idler(_view: View, _seat: Seat, legal: readonly Action[], rng: Rng): Action {
  return (
    called(legal, 'on-site-meeting', 'railroad-fair', 'auction-house', 'conference-room', 'government-aid') ??
    legal.find((action) => action.do === 'licence' || action.do === 'buy') ??
    legal.find((action) => ENDINGS.includes(action.do)) ??
    pick(legal, rng)
  );
}

/** As the tycoon, but agreeing on new targets and raising bids now and then. */
export function negotiator(view: View, seat: Seat, legal: readonly Action[], rng: Rng): Action {
  const proposal = legal.find((action) => action.do === 'propose-target');
  if (proposal && rng.below(6) === 0) return proposal;
  if (view.public.stage.kind === 'vote') return { do: 'vote', agree: rng.below(3) > 0 };
  if (view.public.stage.kind === 'bidding' && rng.below(2) === 0) return legal[0]!;
  if (view.public.stage.kind === 'opening') return legal[0]!;
  if (view.public.stage.kind === 'offer-contracts') return legal.at(-1)!;
  return tycoon(view, seat, legal, rng);
}

/** As the tycoon, but booking one space too much at every year end, and auditing nobody. */
export function optimist(view: View, seat: Seat, legal: readonly Action[], rng: Rng): Action {
  const { stage } = view.public;
  if (stage.kind === 'audits') return { do: 'pass' };
  if (stage.kind !== 'books') return tycoon(view, seat, legal, rng);
  const right = rightBooking(contentOf(view.config), view.public, seat);
  return legal.find((action) => action.do === 'book' && action.profit === right + 10_000) ?? legal.at(-1)!;
}

/** Earns as the tycoon does and puts all of it into licences. */
export function surveyor(view: View, seat: Seat, legal: readonly Action[], rng: Rng): Action {
  if (view.public.year < 4) return tycoon(view, seat, legal, rng);
  const longest = legal.filter((action) => action.do === 'licence').at(-1);
  return longest ?? called(legal, 'on-site-meeting', 'development-bonus') ?? tycoon(view, seat, legal, rng);
}

/** Earns as the tycoon does and spends as little as can be. */
export function miser(view: View, seat: Seat, legal: readonly Action[], rng: Rng): Action {
  if (view.public.year < 6) return tycoon(view, seat, legal, rng);
  return (
    called(legal, 'development-bonus', 'government-aid', 'auction-house', 'on-site-meeting') ??
    legal.find((action) => ENDINGS.includes(action.do)) ??
    tycoon(view, seat, legal, rng)
  );
}
