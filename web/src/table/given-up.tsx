// The end of a game that somebody gave up: who that was, who wins by it, and where to go from here.

import type { Seat } from '@branchline/core';
import { text } from '../messages/more-text.ts';
import { go } from '../nav/router.ts';
import { createTable } from './create.ts';
import { Dialog } from './dialog.tsx';
import { nameOf, whoIs } from './people.ts';
import type { OpenTable } from './table-types.ts';

type GivenUpProps = {
  readonly table: Pick<OpenTable, 'id' | 'game' | 'spec' | 'seats' | 'humans'>;
  readonly by: Seat;
  /** What closing the window does; else one looks at the game. */
  readonly onClose?: () => void;
};

export function GivenUp({ table, by, onClose }: GivenUpProps) {
  const { rulings: words, common, list } = text.value;
  const others = [...table.seats.value.keys()].filter((seat) => seat !== by);
  // Nothing is left to do at a table of this device: whoever closes the window looks at the game.
  const look = (): void => go({ screen: 'replay', id: table.id });
  const again = async (): Promise<void> => {
    const answer = await createTable({ game: table.game, spec: table.spec, seats: table.seats.value });
    if ('id' in answer) go({ screen: 'table', id: answer.id });
  };
  return (
    <Dialog title={words.gaveUp(whoIs(table)(by))} onClose={onClose ?? look} class="given-up">
      <p>{words.othersWin(list(others.map((seat) => nameOf(table, seat))), others.length)}</p>
      <div class="given-up-ways">
        <button type="button" class="button" onClick={() => go({ screen: 'home' })}>
          {common.home}
        </button>
        <button type="button" class="button" onClick={look}>
          {words.replay}
        </button>
        <button type="button" class="button button-ink" onClick={() => void again()}>
          {words.again}
        </button>
      </div>
    </Dialog>
  );
}
