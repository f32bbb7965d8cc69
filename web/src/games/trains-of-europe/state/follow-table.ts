// What the player has planned and pointed at follows the table: another viewpoint brings another plan, moves of others renew it.

import { batch, effect } from '@preact/signals';
import type { View } from '@branchline/trains-of-europe';
import { say } from '../../../ui/live.ts';
import { checkPlan, newWarnings, type CheckedItem, type CheckedPlan } from '../play/plan-check.ts';
import { NO_PLAN, renewed } from '../play/plan.ts';
import { seesOwn } from '../play/office.ts';
import type { Names } from '../play/tell/names.ts';
import { planItemText } from '../play/tell/plan-words.ts';
import { keptPlan } from './plans.ts';
import { hurrying } from './hurry.ts';
import type { PlayState } from './play-state.ts';

/** A change of viewpoint brings that seat's own plan and nobody's pointing. */
const followSeat = ({ table, seat, plan, selected, calling, lookup, refusal, shown, mapOnly, sum }: PlayState) =>
  effect(() => {
    const current = seat.value;
    batch(() => {
      plan.value = current === undefined ? NO_PLAN : keptPlan(table.id, current);
      for (const chosen of [selected, calling, lookup, refusal, shown, sum]) chosen.value = undefined;
      mapOnly.value = false;
    });
  });

/** What has become of something planned, for the ear. */
function spokenWarning(names: Names, { item, warning }: CheckedItem): string {
  const { plan, money } = names.text;
  const what = planItemText(names, item);
  if (warning?.kind !== 'dearer') return plan.lost(what);
  return `${what}. ${plan.dearer(money.cash(warning.planned), money.cash(warning.price))}`;
}

/** Every move renews the plan, and what became impossible or more expensive by it is told. */
const followMoves = (state: PlayState) => {
  let before: { readonly view: View; readonly checked: CheckedPlan } | undefined;
  return effect(() => {
    const { table, seat, plan, names } = state;
    const view = table.view.value;
    const current = seat.value;
    if (current === undefined || !seesOwn(view, current) || plan.value.items.length === 0) {
      before = undefined;
      return;
    }
    const next = renewed(view, current, plan.value);
    if (next !== plan.value) state.setPlan(next);
    const checked = checkPlan(view, current, next);
    // What stood in the way when it was planned is no news, nor is what another player had planned.
    const isMove = before && before.view !== view && before.view.viewer === view.viewer;
    const lost = before && isMove ? newWarnings(before.checked, checked) : [];
    before = { view, checked };
    if (lost.length > 0) say(lost.map((item) => spokenWarning(names.peek(), item)).join(' '));
  });
};

/** Each stage begins with its own sheet, and players do not skip through their own turns. */
const followStage = ({ table, stage, shown, mapOnly, calling, selected }: PlayState) => {
  let last = '';
  return effect(() => {
    const { step, year } = stage.value;
    if (table.acting.value !== undefined || table.stop.value !== undefined) hurrying.value = false;
    const now = `${year} ${step} ${stage.value.phase ?? ''} ${stage.value.mine}`;
    if (now === last) return;
    last = now;
    batch(() => {
      shown.value = undefined;
      mapOnly.value = false;
      calling.value = undefined;
      if (step !== 'licences' && step !== 'call') selected.value = undefined;
    });
  });
};

export function followTable(state: PlayState): () => void {
  const stops = [followSeat(state), followMoves(state), followStage(state)];
  return () => {
    hurrying.value = false;
    for (const stop of stops) stop();
  };
}
