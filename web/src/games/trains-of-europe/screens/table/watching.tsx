// For spectators: pause and pace, and why a bot did what it did.

import { WatchBar } from '../../../../table/watch-bar.tsx';
import { actText } from '../../play/tell/hint-words.ts';
import type { Play } from '../../state/play.ts';
import { Badge } from '../parts/badge.tsx';

export function Watching({ play }: { readonly play: Play }) {
  const { done, askWhy, hint } = play.hints;
  const names = play.names.value;
  const latest = done.value;
  return (
    <div class="tt-watching" data-covers>
      {latest && (
        <button
          type="button"
          class="tt-sheet tt-why"
          disabled={hint.value?.state === 'asking'}
          onClick={() => {
            play.table.paused.value = true;
            void askWhy();
          }}
        >
          <Badge seat={latest.seat} size={20} />
          <span>
            {names.text.hint.whyBot(names.who(latest.seat))} <small>{actText(names, latest.action)}</small>
          </span>
        </button>
      )}
      <WatchBar table={play.table} />
    </div>
  );
}
