// Whose turn it is; told by the public part alone.

import { assertNever, type Seat, type Turn } from '@branchline/core';
import { callerToBe } from './year.ts';
import type { State, View } from './types.ts';

const CHANCE: Turn = { kind: 'chance' };
const OVER: Turn = { kind: 'over' };
const only = (seat: Seat): Turn => ({ kind: 'seats', seats: [seat] });

export function turn({ config, public: open }: State | View): Turn {
  const { stage } = open;
  switch (stage.kind) {
    case 'start-player':
    case 'setup':
    case 'blind-vehicle':
    case 'blind-contract':
    case 'aid':
    case 'refill':
      return CHANCE;
    case 'call':
      return only(callerToBe(open));
    case 'on-site-meeting':
    case 'railroad-fair':
    case 'conference-room':
    case 'choose':
    case 'bidding':
    case 'audits':
    case 'new-target':
    case 'offer-contracts':
      return only(stage.seat);
    case 'opening':
      return only(stage.auction.right);
    case 'offers':
      return config.options.offersInTurn ? only(stage.waiting[0]!) : { kind: 'seats', seats: stage.waiting };
    case 'assignment':
    case 'books':
    case 'vote':
      return { kind: 'seats', seats: stage.waiting };
    case 'over':
      return OVER;
    case 'turns-over':
    case 'phase-over':
    case 'settlement':
    case 'insolvencies':
      throw new Error(`Invariant broken: nobody is asked at ${stage.kind}`);
    default:
      return assertNever(stage);
  }
}
