// What the others built since the player's last turn: in numbers, and on the map unless the player hides it.

import { text } from '../../messages/more-text.ts';
import { PlayerToken } from '../../../../ui/player-shape.tsx';
import { changesSince } from '../../play/changes.ts';
import { colourOfSeat } from '../../../../ui/colours.ts';
import type { Play } from '../../state/play.ts';
import { Icon } from '../../../../ui/icons.tsx';
import { nameOf } from '../../../../table/people.ts';
import './changes.css';

export function Changes({ play }: { readonly play: Play }) {
  const { since } = text.value;
  const seat = play.seat.value;
  if (seat === undefined || play.table.acting.value === undefined) return null;
  const changes = changesSince(play.table.entries.value, seat);
  if (changes.length === 0) return null;
  const shown = play.changesShown.value;
  return (
    <div class="changes" data-covers>
      <button
        type="button"
        class="changes-toggle"
        aria-pressed={shown}
        title={shown ? since.hide : since.show}
        onClick={() => {
          play.changesShown.value = !shown;
        }}
      >
        <span>{since.title}</span>
        {changes.map(({ seat: mover, lines }) => (
          <span key={mover} class="changes-mover">
            <PlayerToken colour={colourOfSeat(mover)} size={15} />
            <span aria-hidden="true">{lines.length}</span>
            <span class="visually-hidden">{since.tracks(nameOf(play.table, mover), lines.length)}</span>
          </span>
        ))}
        <Icon name="eye" size={18} />
      </button>
    </div>
  );
}
