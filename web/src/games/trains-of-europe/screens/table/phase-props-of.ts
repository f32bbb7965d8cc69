// What the table hands to the screen of a phase.

import { layout } from '../../../../ui/layout.ts';
import type { Play } from '../../state/play.ts';
import { undoOf } from '../../state/undo.ts';
import type { PhaseProps } from '../phase-props.ts';

export const phasePropsOf = (play: Play): PhaseProps => ({
  view: play.table.view.value,
  seat: play.shownSeat.value,
  stage: play.stage.value,
  names: play.names.value,
  traces: play.traces.value,
  plan: play.plan.value,
  setPlan: play.setPlan,
  act: play.act,
  orders: play.standing.orders.value,
  order: play.standing.order,
  reached: play.standing.reached.value,
  sending: play.sending.value,
  showOnMap: (marks) => {
    play.shown.value = marks;
  },
  explain: (sum, beside) => {
    play.sum.value = play.sum.value?.beside === beside ? undefined : { sum, beside };
  },
  undo: undoOf(play),
  toFront: () => {
    play.front.value = true;
  },
  phone: layout.value === 'phone',
});
