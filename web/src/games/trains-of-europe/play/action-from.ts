// A player's action, inferred from what was seen of it; nothing if it was secret.

import type { Seat } from '@branchline/core';
import type { Action, Event } from '@branchline/trains-of-europe';

function actionOf(event: Event): Action | undefined {
  switch (event.kind) {
    case 'called':
      return { do: 'call', phase: event.phase };
    case 'licensed':
      return { do: 'licence', section: event.section };
    case 'bought':
      return { do: 'buy', model: event.model };
    case 'bought-blind':
      return { do: 'buy-blind', kind: event.vehicle };
    case 'took':
      return event.cash === undefined ? { do: 'take', contract: event.contract } : undefined;
    case 'chose':
      return { do: 'choose', model: event.model };
    case 'opened':
      return { do: 'open', lot: event.lot, bid: event.bid };
    case 'raised':
      return { do: 'raise', bid: event.bid };
    case 'passed':
      return { do: 'pass' };
    case 'declined':
      return { do: 'decline' };
    case 'assigned':
      return { do: 'assign', model: event.model, contract: event.contract };
    case 'done':
      return { do: 'done' };
    default:
      return undefined;
  }
}

/** The first event of a move is the move itself. */
export function actionFrom(by: Seat | 'chance', events: readonly Event[]): Action | undefined {
  if (by === 'chance') return undefined;
  const own = events.find((event) => 'seat' in event && event.seat === by);
  return own && actionOf(own);
}
