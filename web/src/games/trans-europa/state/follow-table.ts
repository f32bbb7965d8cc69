// What the player has planned and pointed at follows the table: another viewpoint brings another plan, moves of others renew it.

import { batch, effect } from '@preact/signals';
import { gridOf } from '@branchline/trans-europa';
import { NO_PLAN, renewed } from '../play/plan.ts';
import { keptPlan } from './plans.ts';
import type { PlayState } from './play-state.ts';

/** A change of viewpoint brings that seat's own plan. */
const followSeat = ({ table, seat, plan, picked, markerChoice, cardChoice, refusal, changesShown }: PlayState) =>
  effect(() => {
    const current = seat.value;
    batch(() => {
      plan.value = current === undefined ? NO_PLAN : keptPlan(table.id, current);
      picked.value = undefined;
      markerChoice.value = undefined;
      cardChoice.value = undefined;
      refusal.value = undefined;
      changesShown.value = true;
    });
  });

/** Every move of others renews the plan. */
const followMoves = ({ table, site, plan, sending }: PlayState) =>
  effect(() => {
    const current = site.value;
    const before = plan.peek();
    // The plan was made for the last position and may make no sense in those before.
    if (table.behind.value || before === NO_PLAN || sending.peek()) return;
    const next = current ? renewed(current, before) : NO_PLAN;
    if (JSON.stringify(next) !== JSON.stringify(before)) plan.value = next;
  });

/** The keyboard's place begins at the own marker. */
const followMarker = ({ table, board, seat, cursor }: PlayState) =>
  effect(() => {
    const marker = seat.value === undefined ? null : table.view.value.public.markers[seat.value];
    if (cursor.peek() === undefined && marker !== null && marker !== undefined) {
      cursor.value = gridOf(board.id).graph.junctionIds[marker];
    }
  });

export function followTable(state: PlayState): () => void {
  const stops = [followSeat(state), followMoves(state), followMarker(state)];
  return () => {
    for (const stop of stops) stop();
  };
}
