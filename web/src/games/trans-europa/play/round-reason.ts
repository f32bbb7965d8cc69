// Why a round is over, in a sentence: who claimed or was complete, or what brought it to an end.

import type { Seat } from '@branchline/core';
import type { Who } from '../../../words/people.ts';
import type { GameMessages } from '../messages/catalogue.ts';
import type { Entry } from '../types.ts';
import type { RoundScored } from './pace.ts';

type Words = Pick<GameMessages, 'roundEnd'>;

export function roundReason(
  { roundEnd }: Words,
  { events }: Pick<Entry, 'events'>,
  { scored, who }: { readonly scored: RoundScored; readonly who: (seat: Seat) => Who },
): string {
  const { reason, complete } = scored;
  const claim = events.find((event) => event.kind === 'claimed');
  if (claim === undefined && reason === 'connected') return roundEnd.connected(complete.map(who));
  // Beyond the one who claimed, somebody may have been complete and said nothing (TE-CLAIM-3).
  const silent = complete.filter((seat) => seat !== claim?.seat);
  const why =
    claim !== undefined ? roundEnd.claimed(who(claim.seat)) : reason === 'supply' ? roundEnd.supply : roundEnd.stuck;
  return silent.length === 0 ? why : `${why} ${roundEnd.unclaimed(silent.map(who))}`;
}
