// The curtain between players who share a device: nobody's hand is on the page until its owner asks for it.

import { useEffect, useRef } from 'preact/hooks';
import './curtain.css';
import { text } from '../messages/text.ts';
import { settings } from '../prefs/settings.ts';
import { colourOfSeat } from '../ui/colours.ts';
import { PlayerToken } from '../ui/player-shape.tsx';
import type { OpenTable } from './open-table.ts';
import { nameOf } from './people.ts';

type CurtainProps = {
  readonly table: Pick<OpenTable, 'curtain' | 'seats' | 'liftCurtain'>;
  /** Whether several choose at once, each in secret. */
  readonly secret: boolean;
};

export function Curtain({ table, secret }: CurtainProps) {
  const seat = table.curtain.value;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (seat === undefined) return;
    if (settings.value.sound) void import('../ui/sound.ts').then(({ handOverSound }) => handOverSound());
    button.current?.focus();
  }, [seat]);
  if (seat === undefined) return null;
  const { curtain } = text.value;
  const name = nameOf(table, seat);
  const colour = colourOfSeat(seat);
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
