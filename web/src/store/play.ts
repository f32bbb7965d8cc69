// Playing at the open table: plan, pointing and choosing. Nothing is sent before it is confirmed.

import { batch, effect } from '@preact/signals';
import { gridOf } from '@branchline/trans-europa';
import { say } from '../app/live.ts';
import { text } from '../app/language.ts';
import { cityName } from '../app/names.ts';
import { settings } from '../app/settings.ts';
import { costOfLine, inNetwork, type Ground, type Lay, type Piece } from '../play/ground.ts';
import { costOfPlan, dropLast, nearEnd, NO_PLAN, planLine, planRoute, renewed, withPiece } from '../play/plan.ts';
import { endsOf, placeName } from '../play/places.ts';
import { exactPlace } from '../play/words.ts';
import { hintDesk, type HintDesk } from './hint.ts';
import { keptPlan } from './plans.ts';
import { playState, type PlayState } from './play-state.ts';
import { revealAt, type Reveal } from './reveal.ts';
import { sendingAt, type Sending } from './sending.ts';
import type { OpenTable } from './table.ts';

export type Play = Omit<PlayState, 'setPlan' | 'refuse'> &
  Omit<Sending, 'send'> & {
    readonly hints: HintDesk;
    readonly reveal: Reveal;
    readonly chooseLine: (line: string) => void;
    readonly chooseJunction: (junction: string) => void;
    readonly setPiece: (line: string, piece: Piece) => void;
    readonly dropTrack: (line: string) => void;
    readonly dropLastTrack: () => void;
    readonly clear: () => void;
    readonly chooseCard: (city: string) => void;
    readonly close: () => void;
  };

export function playAt(table: OpenTable): Play {
  const state = playState(table);
  const { board, words, seat, ground, plan, planCost, plannedTargets, setPlan, refuse } = state;
  const { picked, markerChoice, cardChoice, refusal, cursor, changesShown, sending } = state;
  const { send, confirm, endTurn } = sendingAt(state);
  const hints = hintDesk(table);
  const reveal = revealAt(table);

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

  const lineWords = (current: Ground, line: string): string => {
    const [a, b] = endsOf(line);
    return exactPlace(words.value, placeName(board, nearEnd(current, line) === b ? a : b));
  };

  async function layAtOnce(current: Ground, lay: Lay): Promise<void> {
    const planned = planLine(current, NO_PLAN, lay);
    if (!planned.ok) refuse({ at: 'line', line: lay.line }, planned.illegal);
    else await send([lay]);
  }

  function chooseLine(line: string): void {
    const current = ground.value;
    if (!current) return;
    if (settings.value.layAtOnce && current.active && table.acting.value !== undefined) {
      void layAtOnce(current, { line, piece: 'black' });
      return;
    }
    const planned = planLine(current, plan.value, { line, piece: 'black' });
    if (!planned.ok) {
      refuse({ at: 'line', line }, planned.illegal);
      return;
    }
    const added = planned.plan.lays.some((lay) => lay.line === line);
    setPlan(planned.plan);
    const { speech } = text.value;
    const where = lineWords(current, line);
    announcePlan(added ? speech.planned(where, costOfLine(current, line)) : speech.unplanned(where));
  }

  function chooseJunction(junction: string): void {
    const here = (): string => exactPlace(words.value, placeName(board, junction));
    if (table.view.value.public.stage.kind === 'markers') {
      if (table.acting.value === undefined) return;
      markerChoice.value = markerChoice.value === junction ? undefined : junction;
      say(text.value.speech.markerChosen(here()));
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
      say(text.value.speech.picked(here()));
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

  // A change of eyes brings that seat's own plan; every move of others renews it, once all of them are shown: the plan was
  // made for the last position and may make no sense in those before.
  const stopSeat = effect(() => {
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
  const stopView = effect(() => {
    const current = ground.value;
    const before = plan.peek();
    if (table.behind.value || before === NO_PLAN || sending.peek()) return;
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
    ...state,
    hints,
    reveal,
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
    chooseCard: (city) => {
      cardChoice.value = cardChoice.value === city ? undefined : city;
    },
    confirm,
    endTurn,
    close: () => {
      stopSeat();
      stopView();
      stopCursor();
      hints.close();
      reveal.close();
    },
  };
}
