// Who has had its turn in this step, who acts and who waits, in the order of play.

import type { Seat } from '@branchline/core';
import { remainingSeats, type View } from '@branchline/trains-of-europe';
import type { StageView } from '../../play/stage.ts';

export type TurnState = 'done' | 'acting' | 'waiting';

export function turnsOf(view: View, { order, acting }: StageView): { seat: Seat; state: TurnState }[] {
  if (order.length === 0)
    return remainingSeats(view.public).map((seat) => ({ seat, state: acting.includes(seat) ? 'acting' : 'done' }));
  const now = order.findIndex((seat) => acting.includes(seat));
  return order.map((seat, at) => ({
    seat,
    state: now < 0 || at < now ? 'done' : at === now ? 'acting' : 'waiting',
  }));
}
