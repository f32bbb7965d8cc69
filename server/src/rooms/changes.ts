// How a room changes before its game begins. Every change is a function from room to room, or the reason why not.

import { entropyCommitmentOf } from '@branchline/core';
import type { SeatColour } from '@branchline/core/seat-colours';
import { distinctName } from './names.ts';
import { isPerson, seatOf, type PersonSeat, type Room, type RoomSeat } from './room.ts';

export type Refusal =
  | 'already-started'
  | 'starting'
  | 'seat-taken'
  | 'colour-taken'
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

export interface SitWish {
  readonly seat?: number;
  /** Absent: the colour this person wears already, or that of the seat. */
  readonly colour?: SeatColour;
  readonly entropy: string;
  /** How the bots at the table are called. */
  readonly bots?: readonly string[];
}

function withoutColour(seat: RoomSeat): RoomSeat {
  const { colour: _, ...rest } = seat;
  return rest;
}

/** Takes a colour from bots and free seats that had it; undefined where a person wears it. */
function freed(room: Room, colour: SeatColour): Room | undefined {
  const wearer = room.seats.findIndex((seat) => seat.colour === colour);
  const there = room.seats[wearer];
  if (!there) return room;
  if (isPerson(there) && there.guest !== undefined) return undefined;
  return { ...room, seats: room.seats.with(wearer, withoutColour(there)) };
}

/**
 * Takes a seat, or changes to another one; colour and the device's promise come along, and the promise may be renewed as
 * long as nobody has shown.
 */
export function sit(
  room: Room,
  { id, name }: Person,
  { seat: wanted, colour: wish, entropy, bots = [] }: SitWish,
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
  const before = own === undefined ? undefined : room.seats[own]!.colour;
  const stood = own === undefined ? room : withSeat(room, own, { kind: 'open' });
  const colour = wish ?? before ?? stood.seats[seat]!.colour;
  const left = colour === undefined ? stood : freed(stood, colour);
  if (!left) return { refused: 'colour-taken' };
  const others = peopleIn(left).flatMap((there) => (there.name === undefined ? [] : [there.name]));
  const known = distinctName(name, [...others, ...bots]);
  const worn = colour === undefined ? {} : { colour };
  return { room: withSeat(left, seat, { kind: 'open', guest: id, name: known, entropy, ...worn }), seat };
}

export function leave(room: Room, guest: string): Changed {
  if (room.starting !== undefined) return { refused: 'starting' };
  const seat = seatOf(room, guest);
  if (seat === undefined) return { refused: 'not-seated' };
  return { room: withSeat(room, seat, { kind: 'open' }) };
}

/** The host gives a seat to a bot, or keeps it free for a person; a player on it loses it. The seat keeps its colour. */
export function assign(
  room: Room,
  guest: string,
  { seat, kind, colour: wish }: { readonly seat: number; readonly kind: string; readonly colour?: SeatColour },
): Changed {
  if (room.host !== guest) return { refused: 'not-the-host' };
  if (room.starting !== undefined) return { refused: 'starting' };
  const before = room.seats[seat];
  if (before === undefined) return { refused: 'no-such-seat' };
  const others = wish === undefined || wish === before.colour ? room : freed(room, wish);
  if (!others) return { refused: 'colour-taken' };
  const colour = wish ?? before.colour;
  const worn = colour === undefined ? {} : { colour };
  return { room: { ...others, seats: others.seats.with(seat, { kind, ...worn }) } };
}

/** The next present player replaces a host who has been away for long. */
export function handOn(room: Room, isHere: (guest: string) => boolean): Room | undefined {
  const { host, seats } = room;
  const from = (seatOf(room, host) ?? -1) + 1;
  const inTurn = [...seats.slice(from), ...seats.slice(0, from)].filter(isPerson);
  const next = inTurn.find(({ guest }) => guest !== undefined && guest !== host && isHere(guest))?.guest;
  return next === undefined ? undefined : { ...room, host: next };
}

/** The host asks all players to show the promised number. */
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
 * A start that some did not answer. Their seats are free again. A number that was shown is known to the operator, so
 * all promises are void and all players promise again, under a new seed: nobody may choose with knowledge of the others.
 */
export function failStart(room: Room, now: number): Room {
  const { starting: _, ...rest } = room;
  const names = stillOwed(room).map(({ name = '' }) => name);
  const seats = room.seats.map((seat) => {
    if (!isPerson(seat)) return seat;
    const { guest, name, colour, value } = seat;
    const worn = colour === undefined ? {} : { colour };
    return value === undefined || guest === undefined || name === undefined
      ? { kind: 'open' as const }
      : { kind: 'open' as const, guest, name, ...worn };
  });
  return { ...rest, seats, failed: { at: now, names } };
}
