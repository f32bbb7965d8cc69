// The hands that may be seen at a position of a replay.

import type { Seat } from '@branchline/core';
import { gridOf } from '@branchline/trans-europa';
import { colourOfSeat } from '../../../../ui/colours.ts';
import { PlayerToken } from '../../../../ui/player-shape.tsx';
import { text } from '../../messages/more-text.ts';
import { tellsProgress } from '../../play/claims.ts';
import type { Replay } from '../../types.ts';
import { HandChips } from '../parts/hand-chips.tsx';
import { isolated } from '../../../../ui/isolated.ts';

type Shown = { readonly seat: Seat; readonly hand: readonly number[] };

/** Hands that this viewpoint sees. */
export function handsShown(replay: Replay): readonly Shown[] {
  const { own } = replay.view.value;
  const hands: readonly Shown[] =
    replay.eyes.value === 'all'
      ? replay.open.value.map((view, seat) => ({ seat, hand: view.own?.hand ?? [] }))
      : own
        ? [{ seat: own.seat, hand: own.hand }]
        : [];
  return hands.filter(({ hand }) => hand.length > 0);
}

export function ReplayHands({ replay }: { readonly replay: Replay }) {
  const view = replay.view.value;
  const { graph } = gridOf(view.config.board);
  const shown = handsShown(replay);
  if (shown.length === 0)
    return replay.opened.over ? null : <p class="panel replay-note">{text.value.lookBack.running}</p>;
  return (
    <ul class="panel replay-hands" data-covers="hands" tabIndex={0}>
      {shown.map(({ seat, hand }) => (
        <li key={seat} class={`replay-hand c-${colourOfSeat(seat)}`}>
          <PlayerToken colour={colourOfSeat(seat)} size={18} />
          <HandChips
            view={view}
            seat={seat}
            name={isolated(replay.opened.seats[seat]!.name)}
            cities={hand.map((index) => graph.cityIds[index]!)}
            look={replay.opened.over || tellsProgress(view) ? 'linked' : 'plain'}
          />
        </li>
      ))}
    </ul>
  );
}
