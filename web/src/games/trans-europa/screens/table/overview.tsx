// The whole board as a stamp, in the line of facts of a phone.

import { colourOfSeat } from '../../../../ui/colours.ts';
import { BoardOverview } from '../../board/board-overview.tsx';
import { text } from '../../messages/text.ts';
import type { Display } from '../../state/display.ts';
import type { Play } from '../../state/play.ts';

/** The whole board at a glance, once the view was moved; a press shows all of it again. */
export function Overview({ play, display }: { readonly play: Play; readonly display: Display }) {
  const { table: words } = text.value;
  const seen = play.seen.value;
  if (seen === undefined) return null;
  return (
    <button
      type="button"
      class="overview"
      aria-label={words.fit}
      title={words.fit}
      onClick={() => play.handle.value?.fit()}
    >
      <BoardOverview
        board={play.board}
        marks={display.marks.value}
        me={colourOfSeat(play.seat.value ?? 0)}
        seen={{ view: seen, width: innerWidth, height: innerHeight }}
      />
    </button>
  );
}
