// What the others did since the own last turn: a short list, and their new licences on the map.

import '../../../../table/log-item.css';
import { Icon } from '../../../../ui/icons.tsx';
import { Rich } from '../../../../ui/rich.tsx';
import type { Line } from '../../play/happenings/happening.ts';
import { since } from '../../play/happenings/lines.ts';
import { lineText } from '../../play/tell/log-words.ts';
import type { Play } from '../../state/play.ts';
import { words } from '../../messages/frame-text.ts';
import { Badge } from '../parts/badge.tsx';

const SHOWN = 6;

/** What is worth telling; nothing for a spectator. */
export function newsOf({ seat, table }: Play): readonly Line[] {
  const me = seat.value;
  if (me === undefined) return [];
  return since(table.entries.value, me).filter(({ weight, seat: by }) => weight !== 'quiet' && by !== me);
}

export function SinceMyTurn({ play }: { readonly play: Play }) {
  const names = play.names.value;
  const lines = newsOf(play);
  if (lines.length === 0) return null;
  const shown = play.sinceShown.value;
  return (
    <section class="tt-since" aria-label={names.text.speech.since}>
      <header>
        <h3>{names.text.speech.since}</h3>
        <button
          type="button"
          class="tt-eye"
          aria-pressed={shown}
          title={shown ? words.value.hideChanges : words.value.showChanges}
          onClick={() => {
            play.sinceShown.value = !shown;
          }}
        >
          <Icon name="eye" size={16} />
          <span class="visually-hidden">{shown ? words.value.hideChanges : words.value.showChanges}</span>
        </button>
      </header>
      <ol>
        {lines.slice(-SHOWN).map((line) => (
          <li key={line.key}>
            {line.seat === undefined ? <span class="log-dot" /> : <Badge seat={line.seat} size={16} />}
            <span>
              <Rich text={lineText(names, line)} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
