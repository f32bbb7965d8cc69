// What is known and planned at the open table, as signals: the plan, what the player points at, and what follows from both.

import type { MapView } from '../../../map/types.ts';
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Board } from '@branchline/boards';
import type { Illegal, Seat } from '@branchline/core';
import { gridOf, isEndPending, mayClaim, transEuropa } from '@branchline/trans-europa';
import type { CityIndex } from '@branchline/trans-europa';
import { warn } from '../../../ui/live.ts';
import { text, textLanguage } from '../messages/text.ts';
import { cityName } from '../play/names.ts';
import type { BoardHandle, Place } from '../board/types.ts';
import { afterAll, siteOf, type Site } from '../play/site.ts';
import { illegalText } from '../play/illegal.ts';
import { tellsProgress } from '../play/claims.ts';
import { costOfPlan, NO_PLAN, wayOf, type Plan, type RoutePlan } from '../play/plan.ts';
import { targetsOf, type Targets } from '../play/targets.ts';
import type { Words } from '../play/words.ts';
import { keepPlan } from './plans.ts';
import type { Table } from '../types.ts';

export type PlayState = {
  readonly table: Table;
  readonly board: Board;
  readonly words: ReadonlySignal<Words>;
  /** The seat whose hand is open on this device. */
  readonly seat: ReadonlySignal<Seat | undefined>;
  readonly site: ReadonlySignal<Site | undefined>;
  readonly plan: Signal<Plan>;
  /** The way to the plan's goal, with the part beyond this turn. */
  readonly way: ReadonlySignal<RoutePlan | undefined>;
  readonly planCost: ReadonlySignal<number>;
  readonly hand: ReadonlySignal<readonly CityIndex[]>;
  /** How far the own cities are; undefined where the table does not tell. */
  readonly targets: ReadonlySignal<Targets | undefined>;
  /** The same after the plan. */
  readonly plannedTargets: ReadonlySignal<Targets | undefined>;
  readonly picked: Signal<string | undefined>;
  readonly markerChoice: Signal<string | undefined>;
  readonly cardChoice: Signal<string | undefined>;
  readonly hover: Signal<Place | undefined>;
  readonly refusal: Signal<{ readonly place: Place; readonly illegal: Illegal } | undefined>;
  readonly cursor: Signal<string | undefined>;
  /** Whether the map shows what the others built since the player's last turn. */
  readonly changesShown: Signal<boolean>;
  /** A submission is under way. */
  readonly sending: Signal<boolean>;
  readonly handle: Signal<BoardHandle | undefined>;
  /** What the board shows after the last pan or zoom. */
  readonly seen: Signal<MapView | undefined>;
  readonly canEndTurn: ReadonlySignal<boolean>;
  readonly canClaim: ReadonlySignal<boolean>;
  /** The player is asked whether to claim. */
  readonly claiming: Signal<boolean>;
  /** Whether the end of the round waits only for this turn (TE-ENDR-2). */
  readonly endPending: ReadonlySignal<boolean>;
  /** Changes the plan and keeps it for the next visit. */
  readonly setPlan: (plan: Plan) => void;
  /** Says at the place why something cannot be done. */
  readonly refuse: (place: Place, illegal: Illegal) => void;
};

export function playState(table: Table): PlayState {
  const { board } = gridOf(table.view.peek().config.board);
  const words = computed<Words>(() => ({ text: text.value, language: textLanguage.value, city: cityName }));
  const seat = computed<Seat | undefined>(() => table.view.value.own?.seat);
  const site = computed(() => (seat.value === undefined ? undefined : siteOf(table.view.value, seat.value)));
  const plan = signal<Plan>(NO_PLAN);
  const refusal = signal<{ place: Place; illegal: Illegal } | undefined>(undefined);
  const hand = computed(() => table.view.value.own?.hand ?? []);
  const targets = computed(() =>
    seat.value === undefined || hand.value.length === 0 || !tellsProgress(table.view.value)
      ? undefined
      : targetsOf(table.view.value, seat.value, hand.value),
  );
  return {
    table,
    board,
    words,
    seat,
    site,
    plan,
    way: computed(() => site.value && wayOf(site.value, plan.value)),
    hand,
    planCost: computed(() => (site.value ? costOfPlan(site.value, plan.value) : 0)),
    targets,
    plannedTargets: computed(() => {
      if (!site.value || !targets.value || plan.value.lays.length === 0) return targets.value;
      return targetsOf(afterAll(site.value, plan.value.lays).view, site.value.seat, hand.value);
    }),
    picked: signal<string | undefined>(undefined),
    markerChoice: signal<string | undefined>(undefined),
    cardChoice: signal<string | undefined>(undefined),
    hover: signal<Place | undefined>(undefined),
    refusal,
    cursor: signal<string | undefined>(undefined),
    changesShown: signal(true),
    sending: signal(false),
    handle: signal<BoardHandle | undefined>(undefined),
    seen: signal<MapView | undefined>(undefined),
    canEndTurn: computed(() => {
      const current = site.value;
      if (!current?.active || table.acting.value === undefined) return false;
      return transEuropa.check(current.view, current.seat, { do: 'end-turn' }) === undefined;
    }),
    canClaim: computed(() => {
      const { stage } = table.view.value.public;
      return table.acting.value !== undefined && stage.kind === 'build' && mayClaim(table.view.value, stage);
    }),
    claiming: signal(false),
    endPending: computed(() => table.acting.value !== undefined && isEndPending(table.view.value.public)),
    setPlan: (next) => {
      plan.value = next;
      refusal.value = undefined;
      if (seat.value !== undefined) keepPlan(table.id, seat.value, next);
    },
    refuse: (place, illegal) => {
      refusal.value = { place, illegal };
      warn(illegalText(text.value, illegal));
    },
  };
}
