// How a room changes before its game begins. Every change is a function from room to room, or the reason why not.

import { entropyCommitmentOf } from '@branchline/core';
import { distinctName } from './names.ts';
import { isPerson, seatOf, type PersonSeat, type Room } from './room.ts';

export type Refusal =
  | 'already-started'
  | 'starting'
  | 'seat-taken'
  | 'no-such-seat'
  | 'table-full'
  | 'not-seated'
  | 'not-the-host'
  | 'seats-open'
  | 'promises-missing'
  | 'not-asked'
  | 'wrong-number';

export type Changed = { readonly room: Room } | { readonly refused: Refusal };

export interface Person {
  readonly id: string;
  readonly name: string;
}

const withSeat = (room: Room, seat: number, changed: PersonSeat): Room => ({
  ...room,
  seats: room.seats.with(seat, changed),
});

const peopleIn = ({ seats }: Room): readonly PersonSeat[] => seats.filter(isPerson);

/**
 * Takes a seat, or changes to another one; the device's promise comes along and may be renewed as long as nobody has shown.
 * `bots`: how they are called.
 */
export function sit(
  room: Room,
  { id, name }: Person,
  {
    seat: wanted,
    entropy,
    bots = [],
  }: { readonly seat?: number; readonly entropy: string; readonly bots?: readonly string[] },
): Changed & { readonly seat?: number } {
  if (room.starting !== undefined) return { refused: 'starting' };
  const own = seatOf(room, id);
  const isFree = (seat: number): boolean => {
    const there = room.seats[seat];
    return isPerson(there) && (there.guest === undefined || there.guest === id);
  };
  if (wanted !== undefined && !isPerson(room.seats[wanted])) return { refused: 'no-such-seat' };
  if (wanted !== undefined && !isFree(wanted)) return { refused: 'seat-taken' };
  const seat = wanted ?? own ?? room.seats.findIndex((_, index) => isFree(index));
  if (seat < 0) return { refused: 'table-full' };
  const left = own === undefined ? room : withSeat(room, own, { kind: 'open' });
  const others = peopleIn(left).flatMap((there) => (there.name === undefined ? [] : [there.name]));
  const known = distinctName(name, [...others, ...bots]);
  return { room: withSeat(left, seat, { kind: 'open', guest: id, name: known, entropy }), seat };
}

export function leave(room: Room, guest: string): Changed {
  if (room.starting !== undefined) return { refused: 'starting' };
  const seat = seatOf(room, guest);
  if (seat === undefined) return { refused: 'not-seated' };
  return { room: withSeat(room, seat, { kind: 'open' }) };
}

/** The host gives a seat to a bot, or keeps it free for somebody; whoever sat there has to look for another one. */
export function assign(
  room: Room,
  guest: string,
  { seat, kind }: { readonly seat: number; readonly kind: string },
): Changed {
  if (room.host !== guest) return { refused: 'not-the-host' };
  if (room.starting !== undefined) return { refused: 'starting' };
  if (room.seats[seat] === undefined) return { refused: 'no-such-seat' };
  return { room: { ...room, seats: room.seats.with(seat, { kind }) } };
}

/** Whoever sits next to a host who has been away for long, and is here, is host from now on. */
export function handOn(room: Room, isHere: (guest: string) => boolean): Room | undefined {
  const { host, seats } = room;
  const from = (seatOf(room, host) ?? -1) + 1;
  const inTurn = [...seats.slice(from), ...seats.slice(0, from)].filter(isPerson);
  const next = inTurn.find(({ guest }) => guest !== undefined && guest !== host && isHere(guest))?.guest;
  return next === undefined ? undefined : { ...room, host: next };
}

/** The host asks everybody to show the promised number. */
export function requestStart(room: Room, guest: string, now: number): Changed {
  if (room.host !== guest) return { refused: 'not-the-host' };
  if (room.starting !== undefined) return { room };
  const people = peopleIn(room);
  if (people.some((seat) => seat.guest === undefined)) return { refused: 'seats-open' };
  if (people.some((seat) => seat.entropy === undefined)) return { refused: 'promises-missing' };
  const { failed: _, ...rest } = room;
  return { room: { ...rest, starting: now } };
}

/** A number is shown once, only when it is asked for, and only the promised one. */
export function reveal(room: Room, guest: string, value: string): Changed {
  const seat = seatOf(room, guest);
  if (seat === undefined) return { refused: 'not-seated' };
  if (room.starting === undefined) return { refused: 'not-asked' };
  const own = room.seats[seat] as PersonSeat;
  if (entropyCommitmentOf(value) !== own.entropy) return { refused: 'wrong-number' };
  return { room: withSeat(room, seat, { ...own, value }) };
}

export const stillOwed = (room: Room): readonly PersonSeat[] =>
  peopleIn(room).filter((seat) => seat.value === undefined);

/**
 * A start that some did not answer. Their seats are free again. Whoever has shown a number has shown it to the operator, so
 * all promises are void and everybody promises anew, under a new seed: nobody may choose with knowledge of the others.
 */
export function failStart(room: Room, now: number): Room {
  const { starting: _, ...rest } = room;
  const names = stillOwed(room).map(({ name = '' }) => name);
  const seats = room.seats.map((seat) => {
    if (!isPerson(seat)) return seat;
    const { guest, name, value } = seat;
    return value === undefined || guest === undefined || name === undefined
      ? { kind: 'open' as const }
      : { kind: 'open' as const, guest, name };
  });
  return { ...rest, seats, failed: { at: now, names } };
}
