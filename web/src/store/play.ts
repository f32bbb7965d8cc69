// Playing at the open table: plan, pointing, keys and confirming. Nothing is sent before it is confirmed.

import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Board } from '@branchline/boards';
import type { Illegal, Seat } from '@branchline/core';
import { gridOf, isEndPending } from '@branchline/trans-europa';
import { say, warn } from '../app/live.ts';
import { text, textLanguage } from '../app/language.ts';
import { cityName } from '../app/names.ts';
import { settings } from '../app/settings.ts';
import type { BoardHandle, BoardView, Place } from '../board/types.ts';
import { afterAll, costOfLine, groundOf, inNetwork, type Ground, type Lay, type Piece } from '../play/ground.ts';
import { illegalText } from '../play/illegal.ts';
import { costOfPlan, dropLast, NO_PLAN, planLine, planRoute, renewed, withPiece, type Plan } from '../play/plan.ts';
import { placeName } from '../play/places.ts';
import { targetsOf, type Targets } from '../play/targets.ts';
import { exactPlace, type Words } from '../play/words.ts';
import { hintDesk, type HintDesk } from './hint.ts';
import { keepPlan, keptPlan } from './plans.ts';
import { revealAt, type Reveal } from './reveal.ts';
import type { OpenTable } from './table.ts';

export type Play = {
  readonly table: OpenTable;
  readonly board: Board;
  readonly words: ReadonlySignal<Words>;
  /** The seat whose hand is open on this device. */
  readonly seat: ReadonlySignal<Seat | undefined>;
  readonly ground: ReadonlySignal<Ground | undefined>;
  readonly plan: Signal<Plan>;
  /** Lines of the route beyond this turn. */
  readonly rest: ReadonlySignal<readonly string[]>;
  readonly planCost: ReadonlySignal<number>;
  readonly targets: ReadonlySignal<Targets | undefined>;
  /** The same after the plan. */
  readonly plannedTargets: ReadonlySignal<Targets | undefined>;
  readonly picked: Signal<string | undefined>;
  readonly markerChoice: Signal<string | undefined>;
  readonly cardChoice: Signal<string | undefined>;
  readonly hover: Signal<Place | undefined>;
  readonly refusal: Signal<{ readonly place: Place; readonly illegal: Illegal } | undefined>;
  readonly cursor: Signal<string | undefined>;
  readonly changesShown: Signal<boolean>;
  readonly hints: HintDesk;
  readonly reveal: Reveal;
  /** A submission is under way. */
  readonly sending: Signal<boolean>;
  readonly handle: Signal<BoardHandle | undefined>;
  /** What the board shows after the last pan or zoom. */
  readonly seen: Signal<BoardView | undefined>;
  readonly chooseLine: (line: string) => void;
  readonly chooseJunction: (junction: string) => void;
  readonly setPiece: (line: string, piece: Piece) => void;
  readonly dropTrack: (line: string) => void;
  readonly dropLastTrack: () => void;
  readonly clear: () => void;
  readonly canEndTurn: ReadonlySignal<boolean>;
  /** Whether the end of the round waits only for this turn (TE-ENDR-2). */
  readonly endPending: ReadonlySignal<boolean>;
  readonly confirm: () => Promise<void>;
  readonly endTurn: () => Promise<void>;
  readonly chooseCard: (city: string) => void;
  readonly close: () => void;
};

export function playAt(table: OpenTable): Play {
  const { board } = gridOf(table.view.peek().config.board);
  const words = computed<Words>(() => ({ text: text.value, language: textLanguage.value, city: cityName }));
  const seat = computed<Seat | undefined>(() => table.view.value.own?.seat);
  const ground = computed(() => (seat.value === undefined ? undefined : groundOf(table.view.value, seat.value)));
  const plan = signal<Plan>(NO_PLAN);
  const picked = signal<string | undefined>(undefined);
  const markerChoice = signal<string | undefined>(undefined);
  const cardChoice = signal<string | undefined>(undefined);
  const hover = signal<Place | undefined>(undefined);
  const refusal = signal<{ place: Place; illegal: Illegal } | undefined>(undefined);
  const cursor = signal<string | undefined>(undefined);
  const changesShown = signal(false);
  const sending = signal(false);
  const handle = signal<BoardHandle | undefined>(undefined);
  const seen = signal<BoardView | undefined>(undefined);
  const hints = hintDesk(table);
  const reveal = revealAt(table);

  const rest = computed<readonly string[]>(() => {
    const { goal, from } = plan.value;
    if (!ground.value || goal === undefined) return [];
    return planRoute(ground.value, goal, from)?.rest ?? [];
  });
  const planCost = computed(() => (ground.value ? costOfPlan(ground.value, plan.value) : 0));
  const hand = computed(() => table.view.value.own?.hand ?? []);
  const targets = computed(() =>
    seat.value === undefined || hand.value.length === 0
      ? undefined
      : targetsOf(table.view.value, seat.value, hand.value),
  );
  const plannedTargets = computed(() => {
    if (!ground.value || !targets.value || plan.value.lays.length === 0) return targets.value;
    return targetsOf(afterAll(ground.value, plan.value.lays).view, ground.value.seat, hand.value);
  });
  const canEndTurn = computed(() => {
    const current = ground.value;
    if (!current?.active || table.acting.value === undefined) return false;
    return current.stage.laid > 0 || current.view.config.options.allowPass;
  });
  const endPending = computed(() => table.acting.value !== undefined && isEndPending(table.view.value.public));

  const setPlan = (next: Plan): void => {
    plan.value = next;
    refusal.value = undefined;
    if (seat.value !== undefined) keepPlan(table.id, seat.value, next);
  };

  const announcePlan = (what: string): void => {
    const { speech } = text.value;
    const current = ground.value;
    if (!current) return;
    const missing = plannedTargets.value;
    say(
      [what, speech.used(planCost.value, current.stage.left), missing && speech.missing(missing.missing)]
        .filter(Boolean)
        .join(' '),
    );
  };

  function refuse(place: Place, illegal: Illegal): void {
    refusal.value = { place, illegal };
    warn(`${illegalText(text.value, illegal)} ${text.value.rule(illegal.rule)}`);
  }

  const lineWords = (line: string): string => {
    const [a, b] = line.split('-') as [string, string];
    const near = ground.value && inNetwork(ground.value, b) && !inNetwork(ground.value, a) ? a : b;
    return exactPlace(words.value, placeName(board, near));
  };

  function chooseLine(line: string): void {
    const current = ground.value;
    const place: Place = { at: 'line', line };
    if (!current) return;
    if (settings.value.layAtOnce && current.active && table.acting.value !== undefined) {
      void layAtOnce(current, { line, piece: 'black' });
      return;
    }
    const planned = planLine(current, plan.value, { line, piece: 'black' });
    if (!planned.ok) {
      refuse(place, planned.illegal);
      return;
    }
    const added = planned.plan.lays.some((lay) => lay.line === line);
    setPlan(planned.plan);
    const { speech } = text.value;
    const where = lineWords(line);
    announcePlan(added ? speech.planned(where, costOfLine(current, line)) : speech.unplanned(where));
  }

  async function layAtOnce(current: Ground, lay: Lay): Promise<void> {
    const planned = planLine(current, NO_PLAN, lay);
    if (!planned.ok) refuse({ at: 'line', line: lay.line }, planned.illegal);
    else await send([lay]);
  }

  function chooseJunction(junction: string): void {
    const view = table.view.value;
    if (view.public.stage.kind === 'markers') {
      if (table.acting.value === undefined) return;
      markerChoice.value = markerChoice.value === junction ? undefined : junction;
      say(text.value.speech.markerChosen(exactPlace(words.value, placeName(board, junction))));
      return;
    }
    const current = ground.value;
    if (!current) return;
    if (picked.value === junction) {
      picked.value = undefined;
      return;
    }
    if (inNetwork(current, junction) && picked.value === undefined) {
      picked.value = junction;
      say(text.value.speech.picked(exactPlace(words.value, placeName(board, junction))));
      return;
    }
    planTo(current, junction, picked.value);
  }

  function planTo(current: Ground, goal: string, from: string | undefined): void {
    const route = planRoute(current, goal, from);
    picked.value = undefined;
    if (!route) return;
    setPlan(route.plan);
    const { city } = placeName(board, goal);
    announcePlan(text.value.speech.routePlanned(cityName(city), route.cost, costOfPlan(current, route.plan)));
  }

  /** Sends tracks one at a time: whoever builds is told first if a track has completed somebody (AMB-TE-27). */
  async function send(lays: readonly Lay[]): Promise<void> {
    if (sending.value) return;
    sending.value = true;
    try {
      for (const [index, lay] of lays.entries()) {
        const answer = await table.act({ do: 'lay', ...lay });
        if (!answer.ok) {
          if (answer.reason === 'illegal') refuse({ at: 'line', line: lay.line }, answer.illegal);
          break;
        }
        await table.untilShown(answer.sequence);
        const left = { ...plan.value, lays: plan.value.lays.filter(({ line }) => line !== lay.line) };
        setPlan(left);
        if (table.acting.value === undefined) break;
        if (endPending.value && index + 1 < lays.length) break;
      }
    } finally {
      sending.value = false;
    }
  }

  async function confirm(): Promise<void> {
    const view = table.view.value;
    const stage = view.public.stage.kind;
    if (table.acting.value === undefined || sending.value) return;
    if (stage === 'markers' && markerChoice.value !== undefined) {
      const at = markerChoice.value;
      await sendOne({ do: 'marker', at }, { at: 'junction', junction: at });
      markerChoice.value = undefined;
    } else if ((stage === 'drop' || stage === 'pass' || stage === 'chain') && cardChoice.value !== undefined) {
      const city = cardChoice.value;
      await sendOne({ do: stage === 'drop' ? 'drop-card' : 'pass-card', city }, undefined);
      cardChoice.value = undefined;
    } else if (plan.value.lays.length > 0) await send(plan.value.lays);
  }

  async function sendOne(action: Parameters<OpenTable['act']>[0], place: Place | undefined): Promise<void> {
    sending.value = true;
    try {
      const answer = await table.act(action);
      if (answer.ok) await table.untilShown(answer.sequence);
      else if (answer.reason === 'illegal' && place) refuse(place, answer.illegal);
    } finally {
      sending.value = false;
    }
  }

  // A change of eyes brings that seat's own plan; every move of others renews it.
  const stopSeat = effect(() => {
    const current = seat.value;
    batch(() => {
      plan.value = current === undefined ? NO_PLAN : keptPlan(table.id, current);
      picked.value = undefined;
      markerChoice.value = undefined;
      cardChoice.value = undefined;
      refusal.value = undefined;
      changesShown.value = false;
    });
  });
  const stopView = effect(() => {
    const current = ground.value;
    const before = plan.peek();
    if (before === NO_PLAN || sending.peek()) return;
    const next = current ? renewed(current, before) : NO_PLAN;
    if (JSON.stringify(next) !== JSON.stringify(before)) plan.value = next;
  });
  const stopCursor = effect(() => {
    const marker = seat.value === undefined ? null : table.view.value.public.markers[seat.value];
    if (cursor.peek() === undefined && marker !== null && marker !== undefined) {
      cursor.value = gridOf(board.id).graph.junctionIds[marker];
    }
  });

  return {
    table,
    board,
    words,
    seat,
    ground,
    plan,
    rest,
    planCost,
    targets,
    plannedTargets,
    picked,
    markerChoice,
    cardChoice,
    hover,
    refusal,
    cursor,
    changesShown,
    hints,
    reveal,
    sending,
    handle,
    seen,
    chooseLine,
    chooseJunction,
    setPiece: (line, piece) => setPlan(withPiece(plan.value, line, piece)),
    dropTrack: (line) => {
      const current = ground.value;
      const planned = current && planLine(current, plan.value, { line, piece: 'black' });
      if (planned?.ok) setPlan(planned.plan);
    },
    dropLastTrack: () => setPlan(dropLast(plan.value)),
    clear: () => {
      picked.value = undefined;
      markerChoice.value = undefined;
      cardChoice.value = undefined;
      setPlan(NO_PLAN);
      say(text.value.speech.cleared);
    },
    canEndTurn,
    endPending,
    confirm,
    endTurn: async () => {
      if (!canEndTurn.value || sending.value) return;
      await sendOne({ do: 'end-turn' }, undefined);
    },
    chooseCard: (city) => {
      cardChoice.value = cardChoice.value === city ? undefined : city;
    },
    close: () => {
      stopSeat();
      stopView();
      stopCursor();
      hints.close();
      reveal.close();
    },
  };
}
