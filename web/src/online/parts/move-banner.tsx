// What became of one's own move, where it needs saying: it is taking long, or the table did not take it.

import { useState } from 'preact/hooks';
import { text as shell } from '../../messages/text.ts';
import { IconButton } from '../../ui/controls.tsx';
import { text } from '../messages/text.ts';
import type { OnlineRoom } from '../state/room.ts';

/** Reasons that mean: another player or the clock was faster. */
const LATE: ReadonlySet<string> = new Set(['stale', 'not-your-turn', 'over']);

export function MoveBanner({ room }: { readonly room: OnlineRoom }) {
  const { move, people } = text.value;
  const { refused } = room.link.moves;
  const [closed, setClosed] = useState<string>();
  const own = room.seat.value;
  const isStoodIn = own !== undefined && room.table.value.seats[own]?.standIn !== undefined;
  const why = refused.value;
  if (isStoodIn && !room.over.value) {
    return (
      <p class="panel move-banner" role="status">
        <b>{people.yourBot}</b>
      </p>
    );
  }
  // The game itself says at the place why the rules do not allow a move.
  if (why === undefined || why === 'illegal' || closed === why) return null;
  return (
    <p class="panel move-banner" role="alert" data-refused>
      <b>{LATE.has(why) ? move.refused.late : move.refused.other}</b>
      <IconButton icon="close" label={shell.value.common.close} onClick={() => setClosed(why)} />
    </p>
  );
}
