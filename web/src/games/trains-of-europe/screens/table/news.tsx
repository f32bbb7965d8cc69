// What the others did since the own last turn, at hand above the screen of any phase.

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { layout } from '../../../../ui/layout.ts';
import type { Play } from '../../state/play.ts';
import { Sign } from '../parts/sign.tsx';
import { newsOf, SinceMyTurn } from './since.tsx';

export function News({ play }: { readonly play: Play }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { length } = newsOf(play);
  // The map's own sheet tells it where the map is in sight, and a phone has a place for it.
  const isPlaying = play.table.stop.value === undefined && play.stage.value.step !== 'over';
  const wanted = length > 0 && play.covered.value && layout.value !== 'phone' && isPlaying;
  useLayoutEffect(() => {
    if (!open) return;
    const away = (event: Event): void => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpen(false);
    };
    addEventListener('pointerdown', away);
    addEventListener('keydown', escape);
    return () => {
      removeEventListener('pointerdown', away);
      removeEventListener('keydown', escape);
    };
  }, [open]);
  if (!wanted) return null;
  const label = play.names.value.text.speech.since;
  return (
    <div class="tt-news" ref={box}>
      <button
        type="button"
        class="icon-button"
        title={label}
        aria-label={`${label}: ${length}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Sign name="news" size={22} />
        <b aria-hidden="true">{length}</b>
      </button>
      {open && (
        <div class="tt-sheet tt-news-list">
          <SinceMyTurn play={play} />
        </div>
      )}
    </div>
  );
}
