// What a viewer was told, in words of the notation: for logs.

import type { Told } from '@branchline/core';
import { formatWord, UNKNOWN } from '@branchline/core/notation';
import { formatMove } from './notation-move.ts';
import type { Event, TrainsOfEurope } from './types.ts';

export const formatTold = (told: readonly Told<TrainsOfEurope>[]): readonly (string | undefined)[] =>
  told.map(({ by, events, ruling }) =>
    ruling ? undefined : by === 'chance' ? wordOfChance(events) : wordOfSeat(events[0]),
  );

function wordOfChance(events: readonly Event[]): string | undefined {
  const event = events[0];
  switch (event?.kind) {
    case 'chair':
      return formatMove({ do: 'start-player', seat: event.seat });
    case 'displayed':
      return displayWord(event, events);
    case 'drew-vehicle':
      return formatWord('vehicle', event.model ?? UNKNOWN);
    case 'took':
      return formatMove({ do: 'blind-contract', contract: event.contract });
    case 'aid':
      return formatMove({ do: 'aid', locos: event.locos, wagons: event.wagons });
    default:
      return undefined;
  }
}

/** The first display is dealt together with what every company begins with. */
function displayWord(
  { contracts, locos, wagons }: Extract<Event, { kind: 'displayed' }>,
  events: readonly Event[],
): string {
  const launches = events.flatMap((event) => (event.kind === 'launch' ? [event.contract] : []));
  if (launches.length === 0) return formatMove({ do: 'refill', contracts, locos, wagons });
  const hands = events.flatMap((event) => (event.kind === 'dealt' ? [event] : []));
  const companies = launches.map((launch, seat) => {
    const { loco, wagons: own } = hands[seat] ?? {};
    return loco === undefined || own === undefined ? `${launch},${UNKNOWN}` : [launch, loco, ...own].join(',');
  });
  return formatWord('setup', contracts.join(','), locos.join(','), wagons.join(','), ...companies);
}

function wordOfSeat(event: Event | undefined): string {
  switch (event?.kind) {
    case 'called':
      return formatMove({ do: 'call', phase: event.phase });
    case 'licensed':
      return formatMove({ do: 'licence', section: event.section });
    case 'bought':
      return formatMove({ do: 'buy', model: event.model });
    case 'bought-blind':
      return formatMove({ do: 'buy-blind', kind: event.vehicle });
    case 'took':
      return formatMove({ do: 'take', contract: event.contract });
    case 'chose':
      return formatMove({ do: 'choose', model: event.model });
    case 'offered':
      return formatWord('offer', UNKNOWN);
    case 'opened':
      return formatMove({ do: 'open', lot: event.lot, bid: event.bid });
    case 'declined':
      return formatMove({ do: 'decline' });
    case 'raised':
      return formatMove({ do: 'raise', bid: event.bid });
    case 'passed':
    case 'audit-waived':
      return formatMove({ do: 'pass' });
    case 'assigned':
      return formatMove({ do: 'assign', model: event.model, contract: event.contract });
    case 'unassigned':
      return formatMove({ do: 'unassign', model: event.model, contract: event.contract });
    case 'offered-contracts':
      return formatMove({ do: 'offer-contracts', contracts: event.contracts });
    case 'done':
      return formatMove({ do: 'done' });
    case 'target-proposed':
      return formatMove({ do: 'propose-target', target: event.target });
    case 'voted':
      return formatWord('vote', UNKNOWN);
    case 'booked':
      return formatWord('book', UNKNOWN);
    case 'audited':
      return formatMove({ do: 'audit', seat: event.company });
    default:
      return formatMove({ do: 'take-blind' }); // the one action without its own details
  }
}
