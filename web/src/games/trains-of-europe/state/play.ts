// Playing at the open table: what is chosen, planned and sent. Nothing is sent before it is confirmed.

import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { contentOf, licenceFee, type Action, type SectionId } from '@branchline/trains-of-europe';
import { checkPlan, type CheckedPlan } from '../play/plan-check.ts';
import { toggled } from '../play/plan.ts';
import { preview, type Preview } from '../play/preview.ts';
import { marketOf, officeOf, seesOwn } from '../play/office.ts';
import type { Table } from '../types.ts';
import { followTable } from './follow-table.ts';
import { hintsAt, type Hints } from './hint.ts';
import { ordersAt, type StandingOrders } from './orders.ts';
import { playState, type PlayState } from './play-state.ts';
import { sendingAt } from './sending.ts';
import { yearTurnAt, type YearTurns } from './year-turn.ts';

export type Play = Omit<PlayState, 'refuse'> & {
  /** Where the seat sees its own books; judged item by item. */
  readonly checked: ReadonlySignal<CheckedPlan | undefined>;
  /** The section the sheet speaks of: the selected one, or the next one planned that can be bought now. */
  readonly current: ReadonlySignal<string | undefined>;
  /** What buying the current section would do, on its turn. */
  readonly preview: ReadonlySignal<Preview | undefined>;
  /** The yearly profit after what is under decision or planned, where it differs. */
  readonly planned: ReadonlySignal<number | undefined>;
  /** A sheet covers the map. */
  readonly covered: ReadonlySignal<boolean>;
  /** Whether the map shows what the others bought since the own last turn. */
  readonly sinceShown: Signal<boolean>;
  readonly act: (action: Action) => void;
  /** Selects a section; choosing the selected one again gives it up. */
  readonly choose: (section: SectionId) => void;
  readonly togglePlanned: (section: SectionId) => void;
  readonly clear: () => void;
  readonly hints: Hints;
  /** What is left to the page for the rest of a bidding or an auction. */
  readonly standing: StandingOrders;
  readonly years: YearTurns;
  readonly close: () => void;
};

/** Steps whose own screens lie over the map. */
const COVERING: ReadonlySet<string> = new Set([
  ...[
    'call',
    'fair',
    'aid',
    'offers',
    'opening',
    'bidding',
    'assign',
    'propose',
    'vote',
    'books',
    'audits',
    'offer-contracts',
    'over',
  ],
]);

function derived({ table, seat, shownSeat, plan, stage, selected, mapOnly }: PlayState) {
  const checked = computed(() => {
    const view = table.view.value;
    const current = seat.value;
    if (current === undefined || !seesOwn(view, current)) return undefined;
    return checkPlan(view, current, plan.value);
  });
  const current = computed(() => {
    if (selected.value !== undefined) return selected.value;
    if (!stage.value.mine || stage.value.step !== 'licences') return undefined;
    const next = checked.value?.items.find(({ item, moment }) => item.plan === 'licence' && moment === 'now');
    return next?.item.plan === 'licence' ? next.item.section : undefined;
  });
  const previewed = computed(() => {
    const section = current.value;
    const { mine, step } = stage.value;
    if (section === undefined || !mine || step !== 'licences') return undefined;
    return preview(table.view.value, shownSeat.value, { do: 'licence', section });
  });
  const planned = computed(() => {
    const change = previewed.value && !previewed.value.illegal ? previewed.value.profit : checked.value?.profit;
    return change && change.after !== change.before ? change.after : undefined;
  });
  const covered = computed(() => {
    if (mapOnly.value) return false;
    if (table.stop.value !== undefined) return true;
    const { step, mine } = stage.value;
    return step === 'call' ? mine : COVERING.has(step);
  });
  return { checked, current, preview: previewed, planned, covered };
}

export function playAt(table: Table): Play {
  const state = playState(table);
  const send = sendingAt(state);
  const hints = hintsAt(table);
  const years = yearTurnAt(table);
  const stopFollowing = followTable(state);
  const standing = ordersAt(state, send);
  const { selected, calling, plan, refusal, sum, lookup, setPlan } = state;
  const feeOf = (section: SectionId): number => {
    const view = table.view.value;
    const no = contentOf(view.config).sectionIndex.get(section)!;
    return licenceFee(marketOf(officeOf(view, state.shownSeat.value)), no);
  };
  return {
    ...state,
    ...derived(state),
    sinceShown: signal(true),
    hints,
    standing,
    years,
    act: (action) => void send(action),
    choose: (section) => {
      refusal.value = undefined;
      selected.value = selected.value === section ? undefined : section;
    },
    togglePlanned: (section) => setPlan(toggled(plan.value, { plan: 'licence', section, price: feeOf(section) })),
    clear: () => {
      for (const chosen of [selected, calling, refusal, sum, lookup]) chosen.value = undefined;
    },
    close: () => {
      stopFollowing();
      standing.close();
      hints.close();
      years.close();
    },
  };
}
