// What people at a table say to each other. It never opens by itself; what has not been read is counted.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { ChatLine } from '@branchline/protocol/online';
import { Dialog } from '../../table/dialog.tsx';
import { colourOfSeat } from '../../ui/colours.ts';
import { IconButton } from '../../ui/controls.tsx';
import { say as tell } from '../../ui/live.ts';
import { PlayerToken } from '../../ui/player-shape.tsx';
import { text } from '../messages/text.ts';
import { keepTable, keptTableOf } from '../state/kept.ts';
import type { OnlineRoom } from '../state/room.ts';

const LONGEST = 300;

type RoomProps = { readonly room: OnlineRoom };

const nameIn = ({ name }: ChatLine): string => name ?? text.value.chat.nobody;

function Said({ line }: { readonly line: ChatLine }) {
  return (
    <li class="chat-line">
      {line.seat !== undefined && <PlayerToken colour={colourOfSeat(line.seat)} size={16} />}
      <span>
        <b>{nameIn(line)}</b> {line.text}
      </span>
    </li>
  );
}

function Write({ room }: RoomProps) {
  const { chat } = text.value;
  const [words, setWords] = useState('');
  const [failed, setFailed] = useState(false);
  const send = (): void => {
    if (words.trim() === '') return;
    const sent = room.say(words.trim());
    setFailed(!sent);
    if (sent) setWords('');
  };
  if (room.seat.value === undefined) return <p class="section-help">{chat.spectators}</p>;
  return (
    <form
      class="chat-write"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <input
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
      {failed && (
        <p class="problem" role="alert">
          {chat.failed}
        </p>
      )}
    </form>
  );
}

type ChatProps = RoomProps & { readonly muted: boolean; readonly onMute: () => void; readonly onClose: () => void };

function ChatDialog({ room, muted, onMute, onClose }: ChatProps) {
  const { chat } = text.value;
  const lines = room.chat.value;
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: 'end' }), [lines.length]);
  return (
    <Dialog title={chat.title} onClose={onClose} class="chat-dialog">
      {muted ? (
        <p class="section-help">{chat.muted}</p>
      ) : (
        <ol class="chat-lines" tabIndex={0} aria-label={chat.title}>
          {lines.length === 0 && <li class="section-help">{chat.empty}</li>}
          {lines.map((line) => (
            <Said key={line.number} line={line} />
          ))}
          <li ref={end} />
        </ol>
      )}
      {!muted && <Write room={room} />}
      <p>
        <button type="button" class="quiet-button" onClick={onMute}>
          {muted ? chat.unmute : chat.mute}
        </button>
      </p>
    </Dialog>
  );
}

/** What others have said since the chat was last open. */
function useUnread({ chat, chatRead, seat }: OnlineRoom, quiet: boolean): number {
  const read = chatRead.value;
  const isNews = ({ number, seat: by }: ChatLine): boolean => read !== undefined && number > read && by !== seat.value;
  const news = quiet ? [] : chat.value.filter(isNews);
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
  const close = (): void => {
    room.chatRead.value = room.chat.value.at(-1)?.number ?? 0;
    setOpen(false);
  };
  return (
    <span class="chat-button">
      <IconButton
        icon={muted ? 'chatOff' : 'chat'}
        label={chat.open(open ? 0 : unread)}
        expanded={open}
        onClick={() => setOpen(true)}
      />
      {unread > 0 && !open && (
        <i class="chat-badge" aria-hidden="true">
          {unread}
        </i>
      )}
      {open && <ChatDialog room={room} muted={muted} onMute={mute} onClose={close} />}
    </span>
  );
}
