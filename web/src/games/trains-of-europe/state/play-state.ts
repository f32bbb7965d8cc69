// What is known, chosen and planned at the open table, as signals, and what follows from it.

import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Illegal, Seat } from '@branchline/core';
import { trainsOfEurope, type CityId, type Phase, type SectionId } from '@branchline/trains-of-europe';
import { whoIs } from '../../../table/people.ts';
import { warn } from '../../../ui/live.ts';
import type { MapCursor, MapHandle, MapMarks, MapPlace } from '../map/index.ts';
import { tracesOf, type Traces } from '../play/happenings/traces.ts';
import { NO_PLAN, type Plan } from '../play/plan.ts';
import { stageOf, type StageView } from '../play/stage.ts';
import type { Sum } from '../play/sums/sum.ts';
import type { Names } from '../play/tell/names.ts';
import { refusalText } from '../play/tell/refusal.ts';
import type { Table } from '../types.ts';
import { keepPlan } from './plans.ts';
import { speakingAt } from './speaking.ts';

export type Refusal = { readonly text: string; readonly rule: string; readonly section?: SectionId };

/** `typing`: the box to write in was opened by hand. */
export type Lookup = { readonly city?: CityId; readonly typing?: true };

export type PlayState = {
  readonly table: Table;
  /** The seat that plays on this device; absent for a spectator. */
  readonly seat: ReadonlySignal<Seat | undefined>;
  /** The company that is shown: the own one, or for watchers the one that acts. */
  readonly shownSeat: ReadonlySignal<Seat>;
  readonly names: ReadonlySignal<Names>;
  readonly stage: ReadonlySignal<StageView>;
  readonly traces: ReadonlySignal<Traces>;
  readonly plan: Signal<Plan>;
  /** The section under decision. */
  readonly selected: Signal<string | undefined>;
  /** The phase under decision. */
  readonly calling: Signal<Phase | undefined>;
  /** Looking for a city, or at one; absent while nobody does. */
  readonly lookup: Signal<Lookup | undefined>;
  readonly hover: Signal<MapPlace | undefined>;
  readonly cursor: Signal<MapCursor | undefined>;
  /** What the screen of a phase wants to see on the map. */
  readonly shown: Signal<(Partial<MapMarks> & { readonly near?: boolean }) | undefined>;
  readonly sum: Signal<{ readonly sum: Sum; readonly beside: HTMLElement } | undefined>;
  readonly refusal: Signal<Refusal | undefined>;
  /** A submission is under way. */
  readonly sending: Signal<boolean>;
  /** The stage is put aside to look at the map. */
  readonly mapOnly: Signal<boolean>;
  /** The screen of the phase is in front of the tabs beside it. */
  readonly front: Signal<boolean>;
  readonly handle: Signal<MapHandle | undefined>;
  /** Changes the plan and keeps it for the next visit. */
  readonly setPlan: (plan: Plan) => void;
  readonly refuse: (illegal: Illegal, section?: SectionId) => void;
};

/** Spectators see the acting seat, and stay there while chance moves. */
function shownSeatAt(table: Table, seat: ReadonlySignal<Seat | undefined>): ReadonlySignal<Seat> {
  let last: Seat = 0;
  return computed(() => {
    if (seat.value !== undefined) return seat.value;
    const view = table.view.value;
    const turn = trainsOfEurope.turn(view);
    // Where several are asked at once nobody comes first.
    if (turn.kind === 'seats' && turn.seats.length === 1) [last] = turn.seats as [Seat];
    return last;
  });
}

/** As the rules see it; but nobody is asked while moves are still being shown. */
function stageAt(table: Table, shownSeat: ReadonlySignal<Seat>): ReadonlySignal<StageView> {
  return computed(() => {
    const stage = stageOf(table.view.value, shownSeat.value);
    return table.acting.value === shownSeat.value ? stage : { ...stage, mine: false, mayEnd: false };
  });
}

export function playState(table: Table): PlayState {
  const seat = computed<Seat | undefined>(() => {
    const { viewer } = table.view.value;
    return viewer === 'spectator' ? undefined : viewer;
  });
  const shownSeat = shownSeatAt(table, seat);
  const names = speakingAt(table.view.peek(), whoIs(table));
  const plan = signal<Plan>(NO_PLAN);
  const refusal = signal<Refusal | undefined>(undefined);
  return {
    table,
    seat,
    shownSeat,
    names,
    stage: stageAt(table, shownSeat),
    traces: computed(() => tracesOf(table.entries.value.flatMap(({ events }) => events))),
    plan,
    selected: signal<string | undefined>(undefined),
    calling: signal<Phase | undefined>(undefined),
    lookup: signal<Lookup | undefined>(undefined),
    hover: signal<MapPlace | undefined>(undefined),
    cursor: signal<MapCursor | undefined>(undefined),
    shown: signal(undefined),
    sum: signal<{ readonly sum: Sum; readonly beside: HTMLElement } | undefined>(undefined),
    refusal,
    sending: signal(false),
    mapOnly: signal(false),
    front: signal(true),
    handle: signal<MapHandle | undefined>(undefined),
    setPlan: (next) => {
      plan.value = next;
      refusal.value = undefined;
      if (seat.value !== undefined) keepPlan(table.id, seat.value, next);
    },
    refuse: (illegal, section) => {
      const text = refusalText(names.value, illegal);
      refusal.value = { text, rule: illegal.rule, ...(section === undefined ? {} : { section }) };
      warn(`${text} ${names.value.text.rule(illegal.rule)}`);
    },
  };
}
