// The curtain between players who share a device: nobody's hand is on the page until its owner asks for it.

import { useLayoutEffect, useRef } from 'preact/hooks';
import './curtain.css';
import { text } from '../messages/more-text.ts';
import { settings } from '../prefs/settings.ts';
import { colourOfSeat } from '../ui/colours.ts';
import { PlayerToken } from '../ui/player-shape.tsx';
import type { OpenTable } from './table-types.ts';
import { nameOf } from './people.ts';
import { fetched } from '../ui/fetched.ts';

type CurtainProps = {
  readonly table: Pick<OpenTable, 'curtain' | 'seats' | 'liftCurtain'>;
  /** Whether several choose at once, each in secret. */
  readonly secret: boolean;
  /** What the game covers, in its own words. */
  readonly help?: string;
};

/**
 * The key that opens the curtain is never the one that was pressed last before it fell: a player who ends a turn with Enter and
 * presses it once more shows nobody's hand. It opens wherever the focus is: a click beside the button takes that away. It
 * is heard as soon as the curtain is drawn, hence the layout effect: others wait for the next frame.
 */
function useOpeningKey(isDown: boolean, open: () => unknown): string {
  const last = useRef('Enter');
  const opening = last.current === ' ' ? 'Enter' : ' ';
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key } = event;
      if (key !== 'Enter' && key !== ' ') return;
      if (!isDown) {
        last.current = key;
        return;
      }
      // A browser presses a button with Enter when the key goes down and with Space when it goes up: both are held back.
      event.preventDefault();
      if (event.type === 'keydown' && key === opening && !event.repeat) open();
    };
    const kinds = ['keydown', 'keyup'] as const;
    for (const kind of kinds) addEventListener(kind, press, true);
    return () => {
      for (const kind of kinds) removeEventListener(kind, press, true);
    };
  }, [isDown]);
  return opening;
}

export function Curtain({ table, secret, help }: CurtainProps) {
  const seat = table.curtain.value;
  const button = useRef<HTMLButtonElement>(null);
  const opening = useOpeningKey(seat !== undefined, table.liftCurtain);
  useLayoutEffect(() => {
    if (seat === undefined) return;
    if (settings.value.sound) void fetched(() => import('../ui/sound.ts')).then(({ handOverSound }) => handOverSound());
    button.current?.focus();
  }, [seat]);
  if (seat === undefined) return null;
  const { curtain, common } = text.value;
  const name = nameOf(table, seat);
  const colour = colourOfSeat(seat);
  return (
    <div class={`curtain c-${colour}`} role="dialog" aria-modal="true" aria-label={curtain.title(name)}>
      <div class="curtain-body">
        <span class="curtain-token">
          <PlayerToken colour={colour} size={120} />
        </span>
        <h2>{secret ? curtain.choose(name) : curtain.title(name)}</h2>
        <p>{help ?? curtain.help}</p>
        <button ref={button} type="button" class="button button-large" onClick={() => void table.liftCurtain()}>
          {curtain.lift(name)}
        </button>
        <p class="curtain-key">{curtain.key(opening === ' ' ? common.space : common.enter)}</p>
      </div>
    </div>
  );
}
