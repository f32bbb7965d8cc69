// What is agreed around a table: who made it, who sits where, what everybody has promised. A value; see changes.ts.

import type { SeatColour } from '@branchline/core/seat-colours';
import type { ClockRule } from '@branchline/tables';
import type { RulingRequest, SettledRequest } from './requests.ts';

export interface PersonSeat {
  readonly kind: 'open';
  readonly guest?: string;
  readonly name?: string;
  readonly colour?: SeatColour;
  /** What its device has promised; void after a start that failed. */
  readonly entropy?: string;
  /** What its device has shown. */
  readonly value?: string;
}

export interface BotSeat {
  /** `bot:<id>`. */
  readonly kind: string;
  readonly colour?: SeatColour;
}

export type RoomSeat = PersonSeat | BotSeat;

export interface Room {
  /** Guest id of whoever made the table. */
  readonly host: string;
  readonly seats: readonly RoomSeat[];
  readonly clock?: ClockRule;
  /** The bot that moves in for whoever is away: its id. */
  readonly standIn: string;
  readonly unlisted: boolean;
  /** Since when the table waits for everybody's number, in milliseconds since 1970. */
  readonly starting?: number;
  /** Why the last start came to nothing: these people did not show their number. */
  readonly failed?: { readonly at: number; readonly names: readonly string[] };
  /** Begun on one device: its seed is known there, so nobody's number is mixed into it. */
  readonly friendly?: true;
  /** The table that goes on from here. */
  readonly rematch?: string;
  /** What everybody at the table is asked just now. */
  readonly request?: RulingRequest;
  /** The latest request of each seat that is no longer open. */
  readonly settled?: readonly SettledRequest[];
  /** Since when the running game is paused, for want of a move. */
  readonly paused?: number;
}

export const isPerson = (seat: RoomSeat | undefined): seat is PersonSeat => seat?.kind === 'open';

export const seatOf = (room: Room, guest: string): number | undefined => {
  const seat = room.seats.findIndex((each) => isPerson(each) && each.guest === guest);
  return seat < 0 ? undefined : seat;
};
