// A player's remaining time: in their colour while it runs, red when it is short.

import type { Seat } from '@branchline/core';
import { text } from '../messages/text.ts';
import type { OnlineRoom } from '../state/room.ts';
import { useNow } from './presence.tsx';
import { timeLeft } from './words.ts';

/** In milliseconds. */
const SHORT = 30_000;

export function ClockFace({ room, seat }: { readonly room: OnlineRoom; readonly seat: Seat }) {
  useNow();
  const clocks = room.clocks.value;
  if (!clocks) return null;
  const runs = clocks.running.includes(seat) && !room.over.value;
  const left = Math.max(0, (clocks.left[seat] ?? 0) - (runs ? performance.now() - clocks.heard : 0));
  const shown = timeLeft(left);
  const name = room.table.value.seats[seat]?.name ?? '';
  return (
    <time
      class="bar-clock"
      role="timer"
      aria-label={text.value.clock.left(name, shown)}
      data-runs={runs || undefined}
      data-short={(runs && left < SHORT) || undefined}
    >
      {shown}
    </time>
  );
}
