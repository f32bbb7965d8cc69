// What the person should know about the line: it breaks, it comes back, a move is kept or was refused. Panels never move for it.

import { useEffect, useState } from 'preact/hooks';
import { text } from '../messages/text.ts';
import type { OnlineRoom } from '../state/room.ts';
import { useNow } from './presence.tsx';
import { quotaWords } from './quota-words.ts';

/** In milliseconds. */
const NOTICED = 2000;
const LONG = 30_000;
const BACK = 2000;

type Shown = 'nothing' | 'connecting' | 'offline' | 'back';

function useShown({ line }: OnlineRoom): Shown {
  const at = useNow();
  const [back, setBack] = useState(0);
  const [wasShown, setWasShown] = useState(false);
  const lost = line.lostSince.value;
  const isShown = lost !== undefined && (at - lost >= NOTICED || !navigator.onLine);
  useEffect(() => {
    if (isShown) setWasShown(true);
    else if (lost === undefined && wasShown) {
      setWasShown(false);
      setBack(Date.now());
    }
  }, [isShown, lost]);
  if (isShown) return at - lost >= LONG || !navigator.onLine ? 'offline' : 'connecting';
  return lost === undefined && at - back < BACK ? 'back' : 'nothing';
}

function wordsFor(shown: Shown): string {
  const { line } = text.value;
  return shown === 'back' ? line.back : shown === 'offline' ? line.offline : line.connecting;
}

/** Trying again would change nothing. */
const Excluded = () => (
  <div class="line-banner" role="status" data-line="excluded">
    <p class="panel">
      <b>{text.value.line.excluded}</b>
    </p>
  </div>
);

export function LineBanner({ room }: { readonly room: OnlineRoom }) {
  const { line: words, move } = text.value;
  const shown = useShown(room);
  const isKept = room.link.moves.state.value === 'kept';
  const quota = room.line.quota.value;
  if (room.excluded.value) return <Excluded />;
  return (
    <div class="line-banner" role="status" data-line={shown}>
      {shown !== 'nothing' && (
        <p class="panel">
          <span>
            <b>{quota ? quotaWords(quota) : wordsFor(shown)}</b> {shown !== 'back' && isKept && move.kept}
          </span>
          {shown !== 'back' && (
            <button type="button" class="chip-button" onClick={() => room.line.again()}>
              {words.tryNow}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
