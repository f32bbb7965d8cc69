// The curtain between players who share a device: nobody's hand is on the page until its owner asks for it.

import { useEffect, useRef } from 'preact/hooks';
import { text } from '../messages/text.ts';
import { settings } from '../prefs/settings.ts';
import { PlayerToken } from '../games/trans-europa/board/index.ts';
import { colourOfSeat } from '../ui/colours.ts';
import type { OpenTable } from './open-table.ts';
import { nameOf } from '../games/trans-europa/screens/table/seats.ts';

export function Curtain({ table }: { readonly table: OpenTable }) {
  const seat = table.curtain.value;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (seat === undefined) return;
    if (settings.value.sound)
      void import('../games/trans-europa/state/sounds.ts').then(({ handOverSound }) => handOverSound());
    button.current?.focus();
  }, [seat]);
  if (seat === undefined) return null;
  const { curtain } = text.value;
  const name = nameOf(table, seat);
  const colour = colourOfSeat(seat);
  const secret = ['drop', 'pass', 'chain'].includes(table.view.value.public.stage.kind);
  return (
    <div class={`curtain c-${colour}`} role="dialog" aria-modal="true" aria-label={curtain.title(name)}>
      <div class="curtain-body">
        <span class="curtain-token">
          <PlayerToken colour={colour} size={120} />
        </span>
        <h2>{secret ? curtain.choose(name) : curtain.title(name)}</h2>
        <p>{curtain.help}</p>
        <button ref={button} type="button" class="button button-large" onClick={() => void table.liftCurtain()}>
          {curtain.lift(name)}
        </button>
      </div>
    </div>
  );
}
