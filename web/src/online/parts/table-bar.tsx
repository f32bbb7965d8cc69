// The player bar above an online table: all players with presence and clock, one's own move on its way, chat, and what comes after.

import type { Seat } from '@branchline/core';
import { hrefOf } from '../../nav/router.ts';
import { colourOfSeat } from '../../ui/colours.ts';
import { Icon } from '../../ui/icons.tsx';
import { text } from '../messages/text.ts';
import type { OnlineRoom } from '../state/room.ts';
import { ChatButton } from './chat.tsx';
import { ClockFace } from './clock-face.tsx';
import { PresenceNote, PresentToken, presenceOf, useNow } from './presence.tsx';
import { ResultButton } from './result.tsx';

type SeatProps = { readonly room: OnlineRoom; readonly seat: Seat };

/** Any player at the table may let a bot play for a player who has been away for long. */
function LetBot({ room, seat }: SeatProps) {
  const { people } = text.value;
  const at = useNow();
  const since = room.people.away.value.get(seat);
  const { seats, standInAfter = Infinity } = room.table.value;
  const { name = '', standIn } = seats[seat]!;
  if (since === undefined || at - since < standInAfter * 1000 || standIn !== undefined) return null;
  if (room.seat.value === undefined || room.over.value) return null;
  return (
    <button type="button" class="chip-button" title={people.letBotFor(name)} onClick={() => void room.standInFor(seat)}>
      {people.letBot}
    </button>
  );
}

export function Person({ room, seat }: SeatProps) {
  const { move, room: words } = text.value;
  const { name, kind, standIn } = room.table.value.seats[seat]!;
  const presence = presenceOf(room, seat, useNow());
  const isOwn = seat === room.seat.value;
  const isSending = isOwn && room.link.moves.state.value === 'sent';
  return (
    <li
      class={`bar-person c-${colourOfSeat(seat)}`}
      data-presence={presence}
      data-stood-in={standIn === undefined ? undefined : true}
    >
      <PresentToken room={room} seat={seat} size={18} />
      <span class="bar-name">
        {name}
        {isOwn && <small> ({words.you})</small>}
      </span>
      {isSending && <span class="bar-sending">{move.sending}</span>}
      <PresenceNote room={room} seat={seat} />
      {kind === 'open' && <ClockFace room={room} seat={seat} />}
      <LetBot room={room} seat={seat} />
    </li>
  );
}

function Watching({ room }: { readonly room: OnlineRoom }) {
  const count = room.people.spectators.value;
  if (count === 0) return null;
  return (
    <span class="bar-watching" title={text.value.people.watching(count)}>
      <Icon name="eye" size={18} />
      <span aria-hidden="true">{count}</span>
      <span class="visually-hidden">{text.value.people.watching(count)}</span>
    </span>
  );
}

type BarProps = {
  readonly room: OnlineRoom;
  /** Everything that has happened has been shown. */
  readonly isShownToEnd: boolean;
};

export function TableBar({ room, isShownToEnd }: BarProps) {
  const { people, lobby } = text.value;
  return (
    <header class="online-bar">
      <a class="bar-home" href={hrefOf({ screen: 'online' })} title={lobby.title} aria-label={lobby.title}>
        <Icon name="left" size={18} />
      </a>
      <ol class="bar-people" aria-label={people.title}>
        {room.table.value.seats.map((_, seat) => (
          <Person key={seat} room={room} seat={seat} />
        ))}
      </ol>
      <Watching room={room} />
      {room.over.value && isShownToEnd && <ResultButton room={room} />}
      <ChatButton room={room} />
    </header>
  );
}
