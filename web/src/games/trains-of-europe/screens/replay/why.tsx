// Why a bot did what it did: asked of the adviser, with the view that bot had.

import type { Seat } from '@branchline/core';
import { useEffect, useState } from 'preact/hooks';
import type { View } from '@branchline/trains-of-europe';
import { device } from '../../../../link/device.ts';
import { actionFrom } from '../../play/action-from.ts';
import { seesOwn } from '../../play/office.ts';
import { actText } from '../../play/tell/hint-words.ts';
import type { Names } from '../../play/tell/names.ts';
import { askAdviser } from '../../state/adviser.ts';
import type { Hint } from '../../state/hint.ts';
import type { Replay } from '../../types.ts';
import { words } from '../../messages/frame-text.ts';
import { HintBox } from '../table/hint-card.tsx';

/** The view of the mover before the move; nothing where this viewpoint may not have it. */
async function viewBefore({ opened, at }: Replay, seat: Seat): Promise<View | undefined> {
  const found = await device.ask('at', { id: opened.id, sequence: at.value - 1, who: seat });
  const view = found?.view as View | undefined;
  return view && seesOwn(view, seat) ? view : undefined;
}

export function Why({ replay, names }: { readonly replay: Replay; readonly names: Names }) {
  const [hint, setHint] = useState<Hint>();
  const entry = replay.course[replay.at.value - 1];
  useEffect(() => setHint(undefined), [entry]);
  useEffect(() => {
    if (!hint) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setHint(undefined);
    };
    // Before the replay hears the key and is left by it.
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [hint]);
  const action = entry && actionFrom(entry.by, entry.events);
  if (!entry || entry.by === 'chance' || !action) return null;
  const seat = entry.by;
  const allowed = replay.opened.over || replay.opened.eyes.includes(seat);
  if (!allowed) return null;
  const ask = async (): Promise<void> => {
    replay.pause();
    setHint({ state: 'asking', about: seat });
    const view = await viewBefore(replay, seat);
    const explanation = view && (await askAdviser({ view, seat, action }));
    setHint(explanation ? { state: 'given', explanation, about: seat } : { state: 'none', about: seat });
  };
  if (hint) return <HintBox names={names} hint={hint} onClose={() => setHint(undefined)} />;
  return (
    <p class="tr-move">
      <span>
        {names.who(seat).name}: {actText(names, action)}
      </span>
      <button type="button" class="chip-button" onClick={() => void ask()}>
        {words.value.replay.why}
      </button>
    </p>
  );
}
