// Through whose eyes a device may look at its games.

import type { Seat, SeatInfo, Viewer, Wish } from '@branchline/core';

type Shared = { readonly seats: readonly SeatInfo[]; readonly imported: boolean };
type Ended = { readonly over: boolean };

export const isHuman = (info: SeatInfo | undefined): boolean => info?.kind === 'human';

const humansOf = ({ seats }: Shared): readonly Viewer[] => [...seats.keys()].filter((seat) => isHuman(seats[seat]));

/** The people who still have to agree to what a seat asks of the table; bots agree to everything. */
export const askedFor = (
  { seats }: Pick<Shared, 'seats'>,
  { seat: asker, agreed = [] }: Pick<Wish, 'seat' | 'agreed'>,
): readonly Seat[] =>
  [...seats.keys()].filter((seat) => isHuman(seats[seat]) && seat !== asker && !agreed.includes(seat));

/** Its people's while the game runs, everybody's once all is open. */
export function eyesOf(game: Shared, { over }: Ended): readonly Viewer[] {
  if (over) return ['spectator', ...game.seats.keys()];
  return game.imported ? ['spectator'] : ['spectator', ...humansOf(game)];
}

/** Looking back knows no curtain, so people who share the device see only what is public until the end. */
export function replayEyesOf(game: Shared, { over }: Ended): readonly Viewer[] {
  return over || humansOf(game).length === 1 ? eyesOf(game, { over }) : ['spectator'];
}

/** The only person looks through its own eyes; where several share the device, everybody waits behind the curtain. */
export function firstEyes(game: Shared): Viewer {
  const humans = humansOf(game);
  return humans.length === 1 ? humans[0]! : 'spectator';
}
