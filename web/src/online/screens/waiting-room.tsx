// Before the game: who has taken a seat, the invitation for the others, and the start.

import { useState } from 'preact/hooks';
import type { Seat } from '@branchline/core';
import { Page } from '../../app/page.tsx';
import { text as shell } from '../../messages/text.ts';
import { ColourButton, type ColourSign } from '../../table/colour-choice.tsx';
import { colourOfSeat } from '../../ui/colours.ts';
import { IconButton } from '../../ui/controls.tsx';
import { Icon } from '../../ui/icons.tsx';
import { text } from '../messages/text.ts';
import { ChatButton } from '../parts/chat.tsx';
import { CloseTable } from '../parts/close-table.tsx';
import { Friendly } from '../parts/friendly.tsx';
import { Invite } from '../parts/invite.tsx';
import { LineBanner } from '../parts/line-banner.tsx';
import { PresentToken } from '../parts/presence.tsx';
import { problemWords } from '../parts/quota-words.ts';
import { SeatColour, useSigns } from '../parts/seat-colours.tsx';
import { clockRule, tableTitle } from '../parts/words.ts';
import type { OnlineRoom } from '../state/room.ts';
import { botWish } from '../state/bot-wish.ts';

type RoomProps = { readonly room: OnlineRoom };
type OnTrouble = (problem: unknown) => void;
type SeatProps = RoomProps & { readonly seat: Seat; readonly sign: ColourSign; readonly onTrouble: OnTrouble };

/** Until the game starts, players may move to a free seat. */
function SitHere({ room, seat, onTrouble }: SeatProps) {
  const { room: words } = text.value;
  const { seats, starting } = room.table.value;
  if (room.seat.value === undefined || seats[seat]!.taken || starting) return null;
  return (
    <button
      type="button"
      class="chip-button"
      aria-label={words.sitHereAt(seat + 1)}
      onClick={() => void room.change({ seat }).catch(onTrouble)}
    >
      {words.sitHere}
    </button>
  );
}

function SeatTools({ room, seat, onTrouble }: SeatProps) {
  const { room: words } = text.value;
  const { kind, name = '', taken } = room.table.value.seats[seat]!;
  if (!room.isHost.value || room.seat.value === seat || room.table.value.starting) return null;
  const assign = (wish: Parameters<OnlineRoom['assign']>[1]): void => void room.assign(seat, wish).catch(onTrouble);
  const seatBot = (): void => assign(botWish(room.table.value));
  if (!taken) {
    return (
      <button type="button" class="chip-button" onClick={seatBot}>
        {words.seatBot}
      </button>
    );
  }
  const label = kind === 'open' ? words.botIn(name) : words.keepFree(name);
  return (
    <IconButton icon="close" label={label} onClick={() => (kind === 'open' ? seatBot() : assign({ kind: 'open' }))} />
  );
}

function SeatRow(props: SeatProps) {
  const { room, seat, sign, onTrouble } = props;
  const { room: words } = text.value;
  const { kind, name, taken, entropy } = room.table.value.seats[seat]!;
  const isReady = kind !== 'open' || entropy !== undefined;
  const [choosing, setChoosing] = useState(false);
  const colour = colourOfSeat(seat);
  const isOwn = seat === room.seat.value && !room.table.value.starting;
  const token = <PresentToken room={room} seat={seat} />;
  const role = kind !== 'open' ? words.bot : seat === room.table.value.hostSeat ? words.host : undefined;
  return (
    <li class={`online-seat c-${colour}`} data-free={!taken || undefined}>
      {isOwn ? (
        <ColourButton
          of={name ?? ''}
          name={sign(colour).name}
          expanded={choosing}
          onClick={() => setChoosing(!choosing)}
        >
          {token}
        </ColourButton>
      ) : (
        token
      )}
      {taken ? (
        <b>
          {name} {seat === room.seat.value && <small>({words.you})</small>}
          {role !== undefined && <small class="online-seat-role">{role}</small>}
        </b>
      ) : (
        <span class="online-seat-free">{words.waitingFriend}</span>
      )}
      {taken && isReady && (
        <small class="online-ready">
          <Icon name="check" size={14} /> {words.ready}
        </small>
      )}
      <SitHere {...props} />
      <SeatTools {...props} />
      {isOwn && choosing && (
        <SeatColour
          table={room.table.value}
          seat={seat}
          of={name ?? ''}
          value={colour}
          sign={sign}
          onChoose={(wish) => void room.change({ colour: wish }).catch(onTrouble)}
        />
      )}
    </li>
  );
}

/** The host starts; free seats are taken by bots. All others wait. */
function Start({ room, onTrouble }: RoomProps & { readonly onTrouble: OnTrouble }) {
  const { room: words } = text.value;
  const [busy, setBusy] = useState(false);
  const table = room.table.value;
  const free = [...table.seats.keys()].filter((seat) => !table.seats[seat]!.taken);
  const ready = table.seats.filter(({ kind, entropy }) => kind !== 'open' || entropy !== undefined).length;
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      for (const seat of free) await room.assign(seat, botWish(room.table.value));
      await room.start();
    } catch (problem) {
      onTrouble(problem);
    } finally {
      setBusy(false);
    }
  };
  if (table.starting) {
    return (
      <section class="section online-start" role="status">
        <b>{words.starting}</b>
        <p class="section-help">{words.startingAbout}</p>
      </section>
    );
  }
  return (
    <section class="section online-start">
      <b role="status">{words.readyCount(ready, table.seats.length)}</b>
      {room.isHost.value ? (
        <button type="button" class="button button-ink button-large" disabled={busy} onClick={() => void start()}>
          <Icon name="play" /> {free.length === 0 ? words.start : words.startWithBots(free.length)}
        </button>
      ) : (
        <p class="section-help">{table.host === '' ? words.waitingAnyHost : words.waitingHost(table.host)}</p>
      )}
    </section>
  );
}

export function WaitingRoom({ room }: RoomProps) {
  const { room: words } = text.value;
  const [trouble, setTrouble] = useState<string>();
  const table = room.table.value;
  const about = [tableTitle(table), clockRule(table)].join(' · ');
  const sign = useSigns(table);
  const onTrouble: OnTrouble = (problem) => setTrouble(problemWords(problem, words.refused));
  return (
    <Page title={words.title} about={about} wide>
      <LineBanner room={room} />
      {trouble !== undefined && (
        <p class="problem" role="alert">
          {trouble}
        </p>
      )}
      {table.failed && !table.starting && (
        <p class="problem" role="alert">
          {words.failed(shell.value.list(table.failed.names))}
        </p>
      )}
      {table.friendly && <Friendly>{words.friendly}</Friendly>}
      <div class="online-room">
        <section class="section" aria-label={words.seats}>
          <header class="online-seats-head">
            <h2>{words.seats}</h2>
            <ChatButton room={room} />
          </header>
          <ol class="online-seats">
            {table.seats.map((_, seat) => (
              <SeatRow key={seat} room={room} seat={seat} sign={sign} onTrouble={onTrouble} />
            ))}
          </ol>
          {room.seat.value === undefined ? (
            <p class="section-help">{words.watching}</p>
          ) : (
            !table.starting && (
              <p>
                <button type="button" class="quiet-button" onClick={() => void room.leave().catch(onTrouble)}>
                  {words.leave}
                </button>
              </p>
            )
          )}
          {room.isHost.value && <CloseTable close={room.closeTable} onTrouble={onTrouble} />}
        </section>
        <div class="online-room-side">
          <Invite room={room} />
          <Start room={room} onTrouble={onTrouble} />
        </div>
      </div>
    </Page>
  );
}
