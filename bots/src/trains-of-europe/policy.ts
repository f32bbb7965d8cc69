// One decision at a time, by appraisal of the own company: the policy that all levels and styles share.

import type { Rng, Seat } from '@branchline/core';
import {
  creditsOf,
  limitOf,
  type Action,
  type ContentIndex,
  type State,
  type TrainsOfEurope,
} from '@branchline/trains-of-europe';
import type { Bot } from '../bot.ts';
import { nextAssignment } from './assigning.ts';
import { auditOrPass, bookRight } from './auditing.ts';
import { phaseToCall } from './calling.ts';
import { companyOf } from './company.ts';
import { ledgerOf, worth, type Ledger } from './ledger.ts';
import { nextLicence } from './licensing.ts';
import { bestGift, bestPurchase, bestTaking, type Purchase, type Taking } from './purchases.ts';
import { bidOn, offerOf, openingOf } from './selling.ts';
import type { Taste } from './taste.ts';

export const DONE: Action = { do: 'done' };

/** Who decides: a character, and chance where it does not mind. */
export interface Mind {
  readonly taste: Taste;
  readonly rng: Rng;
}

/** What this seat does. It may know the whole position, because hidden parts are the guesses of the bot that decides. */
export function choose(state: State, seat: Seat, { taste, rng }: Mind): Action {
  const { stage } = state.public;
  if (stage.kind === 'books') return bookRight(state, seat);
  if (stage.kind === 'audits') return auditOrPass(state, seat);
  const ledger = ledgerOf(companyOf(state, seat), taste);
  const { index, open } = ledger.company;
  switch (stage.kind) {
    case 'call':
      return { do: 'call', phase: phaseToCall(ledger, rng) };
    case 'on-site-meeting': {
      const section = nextLicence(ledger, limitOf(open, 'on-site-meeting', seat) - stage.used);
      return section === undefined ? DONE : { do: 'licence', section: index.sections[section]!.id };
    }
    case 'railroad-fair':
      return atTheFair(ledger, limitOf(open, 'railroad-fair', seat) - stage.used);
    case 'conference-room': {
      const found = bestTaking(ledger);
      return found ? takingAction(index, found.what) : DONE;
    }
    case 'choose':
      return { do: 'choose', model: index.models[bestGift(ledger, stage.selection)]!.id };
    case 'offers':
      return offerOf(ledger);
    case 'opening':
      return openingOf(ledger, stage.auction);
    case 'bidding':
      return bidOn(ledger, stage.lot, stage.bid);
    case 'assignment':
      return nextAssignment(ledger);
    case 'vote':
      return { do: 'vote', agree: isBehind(state, seat, taste) };
    case 'offer-contracts':
      return offerContracts(ledger);
    default:
      return DONE;
  }
}

/** Takes every decision as it comes. */
export const byPolicy = (id: string, taste: Taste): Bot<TrainsOfEurope> => ({
  id,
  start: ({ game, seat, rng }) => ({ decide: (view) => choose(game.sample(view, rng), seat, { taste, rng }) }),
});

function atTheFair(ledger: Ledger, left: number): Action {
  const { index, options } = ledger.company;
  const found = left > 0 ? bestPurchase(ledger) : undefined;
  if (!found) return options.assignInTurn ? nextAssignment(ledger) : DONE;
  return purchaseAction(index, found.what);
}

export const takingAction = (index: ContentIndex, what: Taking): Action =>
  what === 'blind' ? { do: 'take-blind' } : { do: 'take', contract: index.contracts[what.contract]!.id };

export const purchaseAction = (index: ContentIndex, what: Purchase): Action =>
  'model' in what ? { do: 'buy', model: index.models[what.model]!.id } : { do: 'buy-blind', kind: what.blind };

/** A company that is behind wants a longer game. */
function isBehind(state: State, seat: Seat, taste: Taste): boolean {
  const worthOf = (who: Seat): number => worth(ledgerOf(companyOf(state, who), taste));
  const mine = worthOf(seat);
  return state.public.contracts.some((_, other) => other !== seat && worthOf(other) > mine);
}

/** An insolvent company parts with what costs it more than it brings (TOE-SMI-1). */
function offerContracts({ company: { index, open, seat } }: Ledger): Action {
  const losing = creditsOf(index, open, seat).filter(({ complete, net }) => !complete && net < 0);
  return { do: 'offer-contracts', contracts: losing.map(({ contract }) => index.contracts[contract]!.id) };
}
