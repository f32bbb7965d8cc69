// A request of somebody at the table to take back a turn or to give up: the question with its time, and what came of it.

import './ruling-box.css';
import { useEffect } from 'preact/hooks';
import type { Seat } from '@branchline/core';
import { text as shell } from '../../messages/text.ts';
import type { Who } from '../../messages/who.ts';
import { IconButton } from '../../ui/controls.tsx';
import { isolated } from '../../ui/isolated.ts';
import { say, warn } from '../../ui/live.ts';
import { text } from '../messages/text.ts';
import type { OpenRequest, Settled } from '../state/room-rulings.ts';
import type { OnlineRoom } from '../state/room.ts';
import { useNow } from './presence.tsx';

type RoomProps = { readonly room: OnlineRoom };

/** In milliseconds. */
const SHOWN_FOR = 10_000;

const nameAt = ({ table }: OnlineRoom, seat: Seat): string => isolated(table.value.seats[seat]?.name ?? '');
const whoAt = (room: OnlineRoom, seat: Seat): Who => ({ name: nameAt(room, seat), you: room.seat.value === seat });
const namesAt = (room: OnlineRoom, seats: readonly Seat[]): string =>
  shell.value.list(seats.map((seat) => nameAt(room, seat)));

function askedWords(room: OnlineRoom, { ruling, by }: OpenRequest): string {
  const { asksBack, asksToGiveUp } = text.value.rulings;
  return (ruling === 'takeback' ? asksBack : asksToGiveUp)(whoAt(room, by));
}

/** Nothing where the ruling itself says it. */
function settledWords(room: OnlineRoom, { outcome, by, seats }: Settled): string | undefined {
  const { refused, unanswered, withdrawn, impossible } = text.value.rulings;
  switch (outcome) {
    case 'done':
      return undefined;
    case 'refused':
      return refused(whoAt(room, seats[0] ?? by));
    case 'unanswered':
      return unanswered(namesAt(room, seats));
    case 'withdrawn':
      return withdrawn(whoAt(room, by));
    default:
      return impossible;
  }
}

function Question({ room, request }: RoomProps & { readonly request: OpenRequest }) {
  const { rulings: words, clock } = text.value;
  const own = room.seat.value;
  const now = useNow();
  const isAsked = own !== undefined && request.asked.includes(own);
  const sentence = askedWords(room, request);
  useEffect(() => {
    if (isAsked) warn(`${sentence} ${words.question}`);
    else say(sentence);
  }, [request.id, isAsked]);
  const seconds = Math.max(0, Math.ceil((request.until - now) / 1000));
  const answer = (agree: boolean) => () => own !== undefined && room.rulings.answer(own, agree);
  return (
    <section class="panel ruling-box" aria-label={sentence} data-asked={isAsked || undefined}>
      <p>
        <b>{sentence}</b> {!isAsked && request.asked.length > 0 && words.waitingFor(namesAt(room, request.asked))}
      </p>
      <span class="ruling-time" role="timer" aria-live="off">
        {clock.seconds(seconds)}
      </span>
      {isAsked && (
        <>
          <button type="button" class="chip-button" onClick={answer(false)}>
            {words.refuse}
          </button>
          <button type="button" class="chip-button" onClick={answer(true)}>
            {words.agree}
          </button>
        </>
      )}
      {own === request.by && (
        <button type="button" class="chip-button" onClick={answer(false)}>
          {words.withdraw}
        </button>
      )}
    </section>
  );
}

function Outcome({ room, settled }: RoomProps & { readonly settled: Settled }) {
  const sentence = settledWords(room, settled);
  const close = (): void => void (room.rulings.settled.value = undefined);
  useEffect(() => {
    const timer = setTimeout(close, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [settled]);
  if (sentence === undefined) return null;
  return (
    <p class="panel ruling-box" data-outcome={settled.outcome}>
      <b>{sentence}</b>
      <IconButton icon="close" label={shell.value.common.close} onClick={close} />
    </p>
  );
}

export function RulingBox({ room }: RoomProps) {
  const { open, settled } = room.rulings;
  const isOpen = open.value !== undefined && !room.over.value;
  return (
    <>
      {isOpen && <Question key={open.value!.id} room={room} request={open.value!} />}
      <div role="status">{!isOpen && settled.value && <Outcome room={room} settled={settled.value} />}</div>
    </>
  );
}
