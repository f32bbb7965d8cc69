// The quick start at play: which step you are at, what it waits for, and what happens when you do something else.

import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { trainsOfEurope, type Action, type TrainsOfEurope } from '@branchline/trains-of-europe';
import { settings } from '../../../../prefs/settings.ts';
import { yourName } from '../../../../table/create.ts';
import { localTable } from '../../../../table/local-table.ts';
import { untilSignal } from '../../../../table/until-signal.ts';
import type { PlanItem } from '../../play/plan.ts';
import { stopsAfter } from '../../state/pace.ts';
import { forgetPlans } from '../../state/plans.ts';
import type { Table } from '../../types.ts';
import { FIRST_LICENCES, movesOf, OTHERS, SCRIPT, YOU, type GameMove, type Item, type StepId } from './quick-start.ts';
import { sameMove } from './same-move.ts';
import { startState } from './start-state.ts';

export type Lesson = {
  readonly table: Table;
  /** The step that waits for you; nothing while the others play. */
  readonly now: ReadonlySignal<Exclude<Item, { readonly kind: 'others' }> | undefined>;
  /** The step shown: the one that waits, or the last one. */
  readonly step: ReadonlySignal<StepId>;
  /** The example's next step is on the map as a plan, where the eye finds it, and not before it is asked for. */
  readonly planned: ReadonlySignal<readonly PlanItem[] | undefined>;
  /** You have tried something that the rules allow and the example does not do. */
  readonly strayed: Signal<boolean>;
  /** What of the step is still to do. */
  readonly left: ReadonlySignal<readonly GameMove[]>;
  /** A text has been read. */
  readonly goOn: () => void;
  readonly close: () => void;
};

/** Trains are put together quickly; everything else is shown at a pace to follow, unless nobody wants to wait. */
const pauseBefore = (move: GameMove): number => {
  if (settings.value.speed === 'instant') return 0;
  return move.do === 'assign' || move.do === 'done' ? 90 : 750;
};

const isLast = (action: Action, left: readonly GameMove[]): boolean => action.do !== 'done' || left.length === 1;

const itemOf = (step: StepId): number => SCRIPT.findIndex((item) => item.kind !== 'others' && item.step === step);

/** The step that waits at an item of the script, or the last one before it. */
const stepAt = (item: number): StepId =>
  SCRIPT.slice(0, item + 1).findLast((at) => at.kind !== 'others')?.step ?? 'welcome';

/** What waits for you at an item of the script; nothing while the others play. */
const askedAt = (at: number): Exclude<Item, { readonly kind: 'others' }> | undefined => {
  const item = SCRIPT[at]!;
  return item.kind === 'others' ? undefined : item;
};

/** A table at which all others do what the script says next, if it is theirs. */
const scriptedTable = (from: number, next: () => GameMove | undefined) =>
  localTable<TrainsOfEurope>({
    game: trainsOfEurope,
    state: startState(),
    before: SCRIPT.slice(0, from).flatMap(movesOf),
    seats: [{ name: yourName(), kind: 'human' }, ...OTHERS.map((name) => ({ name, kind: 'bot:conductor' }))],
    you: YOU,
    reply: (_, seat) => {
      const move = next();
      return move !== undefined && move.by === seat ? move : undefined;
    },
    chance: () => {
      const move = next();
      return move?.by === 'chance' ? move : undefined;
    },
    stopsAfter,
    pause: pauseBefore,
  });

/** Begins at an item of the script, everything before it played. */
export function lessonFrom(from: number): Lesson {
  const at = signal(from);
  const left = signal<readonly GameMove[]>(movesOf(SCRIPT[from]!));
  const strayed = signal(false);
  const asked = computed(() => SCRIPT[at.value]!.kind !== 'others');
  const next = (): GameMove | undefined => (asked.value ? undefined : left.value[0]);
  const inner = scriptedTable(from, next);

  function enter(index: number): void {
    if (index >= SCRIPT.length) return;
    at.value = index;
    left.value = movesOf(SCRIPT[index]!);
    strayed.value = false;
    inner.resume();
  }

  const unlisten = inner.onShown(({ by }) => {
    // Yours have been struck off when they were accepted.
    if (by !== YOU) left.value = left.value.slice(1);
    if (left.value.length === 0) enter(at.value + 1);
  });

  async function act(action: Action): ReturnType<Table['act']> {
    await untilSignal(asked, true);
    const known = left.value.findIndex((move) => sameMove(move, { ...action, by: YOU }));
    if (known >= 0 && isLast(action, left.value)) {
      left.value = left.value.toSpliced(known, 1);
      strayed.value = false;
      return inner.act(action);
    }
    // What the rules refuse is told by the table as always.
    if (trainsOfEurope.check(inner.view.value, YOU, action)) return inner.act(action);
    strayed.value = true;
    inner.view.value = { ...inner.view.value }; // wishes of several moves end here
    return { ok: false, reason: 'not-your-turn' };
  }

  // A lesson left in between may have planned something.
  forgetPlans(inner.id);
  inner.resume();
  const now = computed(() => askedAt(at.value));
  const close = (): void => {
    unlisten();
    inner.close();
    forgetPlans(inner.id);
  };
  return {
    table: {
      ...inner,
      act,
      goOn: () => {
        inner.goOn();
        if (now.value?.kind === 'turn') enter(at.value + 1);
      },
    },
    now,
    step: computed(() => stepAt(at.value)),
    planned: computed(() => (now.value?.step === 'licences' ? FIRST_LICENCES : undefined)),
    strayed,
    left,
    goOn: () => {
      if (now.value?.kind === 'read') enter(at.value + 1);
    },
    close,
  };
}

/** Where a step begins; the turn of a year can only be reached by playing. */
export function stepBefore(step: StepId): number | undefined {
  const before = SCRIPT.slice(0, itemOf(step)).findLastIndex(({ kind }) => kind === 'read' || kind === 'ask');
  return before < 0 ? undefined : before;
}
