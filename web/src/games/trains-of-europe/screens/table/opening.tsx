// The first game explains itself before its first decision: what the game is about, and what the phase that was called is for.

import './opening.css';
import { useEffect } from 'preact/hooks';
import { text as shell } from '../../../../messages/text.ts';
import { IconButton } from '../../../../ui/controls.tsx';
import { words } from '../../messages/frame-text.ts';
import { prefer, preferences } from '../../settings.ts';
import type { Play } from '../../state/play.ts';

/** The player has decided something in this game. */
const hasDecided = ({ table, seat }: Play): boolean => table.entries.value.some(({ by }) => by === seat.value);

const isShown = (play: Play): boolean =>
  !preferences.value.opened &&
  preferences.value.lessonsDone.length === 0 &&
  play.seat.value !== undefined &&
  play.table.id !== 'lesson' &&
  play.table.isBranch !== true &&
  play.stage.value.year === 1 &&
  !hasDecided(play);

export function Opening({ play }: { readonly play: Play }) {
  const shown = isShown(play);
  const decided = play.stage.value.year === 1 && play.seat.value !== undefined && hasDecided(play);
  useEffect(() => {
    if (decided && play.table.id !== 'lesson' && !preferences.value.opened) prefer({ opened: true });
  }, [decided]);
  if (!shown) return null;
  const { opening } = words.value;
  const { phases } = play.names.value.text;
  const { phase } = play.stage.value;
  const { openEnd } = play.table.view.value.config.options;
  return (
    <aside class="tt-opening" aria-label={opening.label}>
      <p>
        <span>{openEnd ? opening.goalOpen : opening.goal(play.table.view.value.public.target)}</span>
        <span>
          {phase === undefined ? (
            opening.call
          ) : (
            <>
              <b>{phases[phase].name}</b> {opening.phases[phase]}
            </>
          )}
        </span>
      </p>
      <IconButton icon="close" label={shell.value.common.close} onClick={() => prefer({ opened: true })} />
    </aside>
  );
}
