// A table for friends: what a game's own form has made, for people at their own devices.

import type { NewTable } from '@branchline/protocol';
import type { NewOnlineTable, SeatWish } from '@branchline/protocol/online';
import { asGuest, fetchTable, makeTable, takeSeat } from './api.ts';
import { promiseFor } from './promise.ts';

/** People's seats are free; bots take their seats with the given names. */
const seatFor = ({ name, kind, colour }: NewTable['seats'][number]): SeatWish => ({
  ...(kind === 'human' ? { kind: 'open' } : { kind, name }),
  ...(colour === undefined ? {} : { colour }),
});

export type Terms = Pick<NewOnlineTable, 'clock' | 'unlisted'>;

export function onlineTableOf({ game, spec, seats }: NewTable, terms: Terms): NewOnlineTable {
  const { edition, board, options, agreed } = spec;
  return {
    ...{ game, seats: seats.map(seatFor), ...terms },
    ...(edition === undefined ? {} : { edition }),
    ...(board === undefined ? {} : { board }),
    ...(options === undefined ? {} : { options }),
    ...(agreed === undefined ? {} : { agreed }),
  };
}

/** Takes the first free seat; a table of bots alone is only watched. */
export async function sitAt(id: string, name: string): Promise<void> {
  const { commitment, seats } = await fetchTable(id);
  if (!seats.some(({ taken }) => !taken)) return;
  await asGuest(name, () => takeSeat(id, { entropy: promiseFor(id, commitment) }));
}

/** Makes the table and takes the first free seat at it. */
export async function makeOnlineTable(name: string, wish: NewOnlineTable): Promise<string> {
  const id = await asGuest(name, () => makeTable(wish));
  await sitAt(id, name);
  return id;
}
