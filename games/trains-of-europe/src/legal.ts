// What a seat can do now. Assignment goes in single steps; very long lists of offers are cut short (see legalOffers).

import type { Seat } from '@branchline/core';
import { legalAssignments } from './assignment.ts';
import { legalOffers } from './auction-house.ts';
import { legalOpenings, legalRaises } from './auction.ts';
import { legalAudits, legalBookings } from './books.ts';
import { legalTakes } from './conference-room.ts';
import { deskOf, type Desk } from './desk.ts';
import { legalChoices } from './government-aid.ts';
import { legalContractOffers } from './insolvency.ts';
import { legalLicences } from './licences.ts';
import { legalProposals, mayProposeBeforeCall } from './new-target.ts';
import { limitOf } from './phase.ts';
import { legalPurchases } from './railroad-fair.ts';
import { turn } from './turn.ts';
import type { Stage } from './stage.ts';
import type { Action, View } from './types.ts';
import { legalCalls } from './year.ts';

const DONE: Action = { do: 'done' };

export function legal(view: View, seat: Seat): readonly Action[] {
  const now = turn(view);
  if (now.kind !== 'seats' || !now.seats.includes(seat)) return [];
  return legalAt(deskOf(view, seat), view.public.stage);
}

function legalAt(desk: Desk, stage: Stage): readonly Action[] {
  const { index, options, open, seat } = desk;
  switch (stage.kind) {
    case 'call':
      return mayProposeBeforeCall(options, stage.proposed)
        ? [...legalCalls(open), ...legalProposals(desk)]
        : legalCalls(open);
    case 'on-site-meeting':
      return legalLicences(desk);
    case 'railroad-fair':
      return [
        ...(stage.used < limitOf(open, 'railroad-fair', seat) ? legalPurchases(desk) : []),
        ...(options.assignInTurn ? legalAssignments(desk) : []),
        DONE, // TOE-FAIR-5
      ];
    case 'conference-room':
      return legalTakes(desk);
    case 'choose':
      return legalChoices(desk, stage.selection);
    case 'offers':
      return legalOffers(desk);
    case 'opening':
      return legalOpenings(desk, stage.auction);
    case 'bidding':
      return legalRaises(desk, stage);
    case 'assignment':
      return [...legalAssignments(desk), DONE];
    case 'books':
      return legalBookings(index);
    case 'audits':
      return legalAudits(open, seat);
    case 'new-target':
      return [...legalProposals(desk), DONE];
    case 'vote':
      return [
        { do: 'vote', agree: true },
        { do: 'vote', agree: false },
      ];
    case 'offer-contracts':
      return legalContractOffers(desk);
    default:
      return [];
  }
}
