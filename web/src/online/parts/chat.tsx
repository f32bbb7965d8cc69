// What people at a table say to each other. It never opens by itself; what has not been read is counted.

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ChatLine } from '@branchline/protocol/online';
import { colourOfSeat } from '../../ui/colours.ts';
import { IconButton } from '../../ui/controls.tsx';
import { say as tell } from '../../ui/live.ts';
import { PlayerToken } from '../../ui/player-shape.tsx';
import { text as shell } from '../../messages/text.ts';
import { text } from '../messages/text.ts';
import { keepTable, keptGuest, keptTableOf } from '../state/kept.ts';
import type { OnlineRoom } from '../state/room.ts';
import { quotaWords } from './quota-words.ts';

const LONGEST = 300;

type RoomProps = { readonly room: OnlineRoom };

const nameIn = ({ name }: ChatLine): string => name ?? text.value.chat.nobody;

/** A guest whom the server knows may mute another player. */
function Mute({ room, line }: RoomProps & { readonly line: ChatLine }) {
  const { seat } = line;
  if (seat === undefined || seat === room.seat.value || !keptGuest()) return null;
  const label = text.value.chat.mutePerson(nameIn(line));
  return <IconButton icon="chatOff" label={label} class="chat-mute" onClick={() => room.chat.mute(seat, true)} />;
}

function Said({ room, line }: RoomProps & { readonly line: ChatLine }) {
  return (
    <li class="chat-line">
      {line.seat !== undefined && <PlayerToken colour={colourOfSeat(line.seat)} size={16} />}
      <span>
        <b>{nameIn(line)}</b> {line.text}
      </span>
      <Mute room={room} line={line} />
    </li>
  );
}

/** Whose lines are hidden, and the way back. */
function Muted({ room }: RoomProps) {
  const { chat } = text.value;
  const { seats } = room.table.value;
  return (
    <>
      {[...room.chat.muted.value].map((seat) => (
        <p key={seat} class="section-help chat-muted">
          {chat.personMuted(seats[seat]?.name ?? chat.nobody)}
          <button type="button" class="quiet-button" onClick={() => room.chat.mute(seat, false)}>
            {chat.unmutePerson}
          </button>
        </p>
      ))}
    </>
  );
}

/** Why the last line was not taken. */
function whyRefused({ chat: { refused } }: OnlineRoom): string | undefined {
  if (refused.value === 'too-many') return text.value.chat.tooMany;
  if (refused.value === 'muted') return text.value.chat.closed;
  return refused.value && quotaWords(refused.value);
}

function Write({ room }: RoomProps) {
  const { chat } = text.value;
  const [words, setWords] = useState('');
  const [failed, setFailed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  const send = (): void => {
    if (words.trim() === '') return;
    const sent = room.chat.say(words.trim());
    setFailed(!sent);
    if (sent) setWords('');
  };
  if (room.seat.value === undefined) return <p class="section-help">{chat.spectators}</p>;
  const why = failed ? chat.failed : whyRefused(room);
  return (
    <form
      class="chat-write"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <input
        ref={field}
        class="text-input"
        value={words}
        maxLength={LONGEST}
        aria-label={chat.write}
        placeholder={chat.write}
        onInput={(event) => setWords(event.currentTarget.value)}
      />
      <button type="submit" class="button button-ink">
        {chat.send}
      </button>
      {why !== undefined && (
        <p class="problem" role="alert">
          {why}
        </p>
      )}
    </form>
  );
}

type ChatProps = RoomProps & { readonly muted: boolean; readonly onMute: () => void; readonly onClose: () => void };

/** Beside the game, which goes on. */
function ChatPanel({ room, muted, onMute, onClose }: ChatProps) {
  const { chat } = text.value;
  const lines = room.chat.lines.value;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [lines.length]);
  return (
    <aside
      class="panel chat-panel"
      aria-label={chat.title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        event.stopPropagation(); // what is written here is no move
      }}
    >
      <header class="chat-head">
        <h2>{chat.title}</h2>
        <button type="button" class="quiet-button" onClick={onMute}>
          {muted ? chat.unmute : chat.mute}
        </button>
        <IconButton icon="close" label={shell.value.common.close} onClick={onClose} />
      </header>
      {muted ? (
        <p class="section-help">{chat.muted}</p>
      ) : (
        <>
          <Muted room={room} />
          <ol ref={list} class="chat-lines" tabIndex={0} aria-label={chat.title}>
            {lines.length === 0 && <li class="section-help">{chat.empty}</li>}
            {lines.map((line) => (
              <Said key={line.number} room={room} line={line} />
            ))}
          </ol>
          <Write room={room} />
        </>
      )}
    </aside>
  );
}

/** What others have said since the chat was last open. */
function useUnread({ chat, seat }: OnlineRoom, quiet: boolean): number {
  const read = chat.read.value;
  const isNews = ({ number, seat: by }: ChatLine): boolean => read !== undefined && number > read && by !== seat.value;
  const news = quiet ? [] : chat.lines.value.filter(isNews);
  const last = news.at(-1);
  useEffect(() => {
    if (last) tell(text.value.chat.said(nameIn(last), last.text));
  }, [last?.number]);
  return news.length;
}

export function ChatButton({ room }: RoomProps) {
  const [open, setOpen] = useState(false);
  const [muted, setMuted] = useState(() => keptTableOf(room.id).muted ?? false);
  const unread = useUnread(room, muted);
  const { chat } = text.value;
  const mute = (): void => {
    keepTable(room.id, { muted: !muted });
    setMuted(!muted);
  };
  const button = useRef<HTMLSpanElement>(null);
  const close = (): void => {
    button.current?.querySelector('button')?.focus();
    room.chat.markRead();
    setOpen(false);
  };
  return (
    <span class="chat-button" ref={button}>
      <IconButton
        icon={muted ? 'chatOff' : 'chat'}
        label={chat.open(open ? 0 : unread)}
        expanded={open}
        onClick={() => (open ? close() : setOpen(true))}
      />
      {unread > 0 && !open && (
        <i class="chat-badge" aria-hidden="true">
          {unread}
        </i>
      )}
      {open && <ChatPanel room={room} muted={muted} onMute={mute} onClose={close} />}
    </span>
  );
}
