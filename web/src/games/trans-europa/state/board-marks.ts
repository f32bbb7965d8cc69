// What the board shows at the open table; parts that have not changed stay the same objects, so that nothing is redrawn.

import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Seat } from '@branchline/core';
import type { BoardMarks, LastMove, RouteMark } from '../board/types.ts';
import { changesSince } from '../play/changes.ts';
import { colourOfSeat } from '../../../ui/colours.ts';
import { inNetwork } from '../play/ground.ts';
import { cityMarks, holderMarks, laidMarks, legalMarks, missingMarks, planMarks } from '../play/marks.ts';
import { routeTo } from '../play/route.ts';
import type { Play } from './play.ts';
import type { TableEntry } from '../../../table/open-table.ts';

/** A computed value that keeps its old object where the new one says the same. */
export function steady<T>(compute: () => T): ReadonlySignal<T> {
  let last: { readonly text: string; readonly value: T } | undefined;
  return computed(() => {
    const value = compute();
    const text = JSON.stringify(value);
    if (last?.text !== text) last = { text, value };
    return last.value;
  });
}

/** The tracks or the marker of whoever moved last. */
export function lastMoveIn(entries: readonly TableEntry[]): LastMove | undefined {
  let mover: Seat | undefined;
  const lines: string[] = [];
  for (const { by, events } of entries.toReversed()) {
    if (by === 'chance') break;
    if (mover !== undefined && by !== mover) break;
    const marker = events.find((event) => event.kind === 'marker-placed');
    if (marker?.kind === 'marker-placed') {
      return lines.length > 0 ? undefined : { colour: colourOfSeat(marker.seat), lines: [], junction: marker.at };
    }
    const laid = events.flatMap((event) => (event.kind === 'track-laid' ? [event.line] : []));
    if (laid.length === 0 && mover === undefined) continue;
    mover = by;
    lines.unshift(...laid);
  }
  return mover === undefined || lines.length === 0 ? undefined : { colour: colourOfSeat(mover), lines };
}

export type BoardDesk = {
  readonly marks: ReadonlySignal<BoardMarks>;
  /** Seats whose other equally short ways are shown at the end of a round. */
  readonly alternatives: Signal<ReadonlyMap<Seat, readonly string[]>>;
};

export function boardDesk(play: Play): BoardDesk {
  const { table, ground, plan } = play;
  const alternatives = signal<ReadonlyMap<Seat, readonly string[]>>(new Map());
  const scored = computed(() => table.roundEnd.value?.scored);
  const laid = steady(() => laidMarks(table.view.value, scored.value ? undefined : play.seat.value));
  const cities = steady(() => {
    if (scored.value) return holderMarks(scored.value.hands);
    return cityMarks(table.view.value, play.seat.value, table.view.value.own?.hand ?? []);
  });
  // A chosen place already carries the pin, so that one sees what will be confirmed.
  const markers = steady(() => {
    const junction = play.markerChoice.value;
    const seat = table.acting.value;
    if (junction === undefined || seat === undefined) return laid.value.markers;
    return [...laid.value.markers, { junction, colour: colourOfSeat(seat) }];
  });
  const legal = steady(() =>
    table.acting.value === undefined
      ? { legal: [], legalJunctions: [] }
      : legalMarks(table.view.value, ground.value, plan.value),
  );
  const planned = steady(() => (ground.value ? planMarks(ground.value, plan.value) : []));
  const missing = steady(() =>
    scored.value && play.reveal.stage.value !== 'hands' ? missingMarks(table.view.value, alternatives.value) : [],
  );
  const lastMove = steady(() => (scored.value ? null : (lastMoveIn(table.entries.value) ?? null)));
  const changes = steady<readonly LastMove[]>(() => {
    const seat = play.seat.value;
    if (!play.changesShown.value || seat === undefined || table.acting.value === undefined || scored.value) return [];
    return changesSince(table.entries.value, seat).map(({ seat: mover, lines }) => ({
      colour: colourOfSeat(mover),
      lines,
    }));
  });

  const routes = steady<readonly RouteMark[]>(() => {
    const found: RouteMark[] = [];
    if (play.rest.value.length > 0) found.push({ lines: play.rest.value, kind: 'rest' });
    const over = play.hover.value;
    if (ground.value && over?.at === 'junction' && !inNetwork(ground.value, over.junction)) {
      const route = routeTo(ground.value, over.junction, play.picked.value);
      if (route) found.push({ lines: route.lines, kind: 'preview' });
    }
    const hint = play.hints.hint.value;
    if (hint?.state === 'given' && hint.action.do === 'lay') found.push({ lines: [hint.action.line], kind: 'hint' });
    return found;
  });

  const picked = computed(() => {
    const hint = play.hints.hint.value;
    if (play.markerChoice.value !== undefined) return play.markerChoice.value;
    if (hint?.state === 'given' && hint.action.do === 'marker') return hint.action.at;
    return play.picked.value;
  });

  const marks = computed<BoardMarks>(() => ({
    ...laid.value,
    markers: markers.value,
    cities: cities.value,
    ...legal.value,
    plan: planned.value,
    routes: routes.value,
    missing: missing.value,
    changes: changes.value,
    ...(lastMove.value === null || changes.value.length > 0 ? {} : { lastMove: lastMove.value }),
    ...(picked.value === undefined ? {} : { picked: picked.value }),
  }));
  return { marks, alternatives };
}
