// A player's sign with a dot for presence: green here, amber away, hollow for long.

import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { signal } from '@preact/signals';
import type { Seat } from '@branchline/core';
import { colourOfSeat, type PlayerColour } from '../../ui/colours.ts';
import { PlayerToken } from '../../ui/player-shape.tsx';
import { text } from '../messages/text.ts';
import type { OnlineRoom } from '../state/room.ts';

/** In milliseconds. */
const LONG = 20_000;
const SECOND = 1000;

/** Milliseconds since 1970, updated every second while it is shown. */
export const now = signal(Date.now());
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

export function useNow(): number {
  useEffect(() => {
    if (watchers++ === 0) timer = setInterval(() => (now.value = Date.now()), SECOND);
    now.value = Date.now();
    return () => {
      if (--watchers === 0) clearInterval(timer);
    };
  }, []);
  return now.value;
}

/** `nobody`: the seat is free. */
export type Presence = 'here' | 'away' | 'gone' | 'bot' | 'nobody';

export function presenceOf({ table, people, seat: own, line }: OnlineRoom, seat: Seat, at: number): Presence {
  const there = table.value.seats[seat];
  if (there?.kind !== 'open') return 'bot';
  if (!there.taken) return 'nobody';
  if (seat === own.value) return line.state.value === 'open' ? 'here' : 'away';
  if (people.present.value.has(seat)) return 'here';
  return at - (people.away.value.get(seat) ?? at) < LONG ? 'away' : 'gone';
}

type SeatProps = { readonly room: OnlineRoom; readonly seat: Seat };

/** Any sign of a seat, with the dot. */
export function Present({ room, seat, children }: SeatProps & { readonly children: ComponentChildren }) {
  const presence = presenceOf(room, seat, useNow());
  return (
    <span class="present-token" data-presence={presence}>
      {children}
      {presence !== 'bot' && presence !== 'nobody' && (
        <>
          <i class="present-dot" />
          <span class="visually-hidden">{text.value.people[presence]}</span>
        </>
      )}
    </span>
  );
}

type TokenProps = SeatProps & { readonly size?: number; readonly colour?: PlayerColour };

export const PresentToken = ({ room, seat, size = 24, colour = colourOfSeat(seat) }: TokenProps) => (
  <Present room={room} seat={seat}>
    <PlayerToken colour={colour} size={size} />
  </Present>
);

/** In words, if there is news: a bot plays for them, or they have been away for long. */
export function PresenceNote({ room, seat }: SeatProps) {
  const { people } = text.value;
  const presence = presenceOf(room, seat, useNow());
  if (room.table.value.seats[seat]?.standIn !== undefined) return <span class="online-tag">{people.botPlays}</span>;
  return presence === 'gone' ? <span class="online-tag">{people.away}</span> : null;
}
