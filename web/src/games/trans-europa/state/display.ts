// What the board shows at the open table; parts that have not changed stay the same objects, so that nothing is redrawn.

import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Seat } from '@branchline/core';
import { colourOfSeat } from '../../../ui/colours.ts';
import type { BoardMarks, Laid, LastMove, RouteMark } from '../board/types.ts';
import { tellsProgress } from '../play/claims.ts';
import { changesSince } from '../play/changes.ts';
import {
  cityMarks,
  holderMarks,
  laidIn,
  laidMarks,
  lastMoveIn,
  legalMarks,
  missingMarks,
  planMarks,
} from '../play/marks.ts';
import { roundScoredIn, type RoundScored } from '../play/pace.ts';
import { routeTo } from '../play/route.ts';
import { inNetwork } from '../play/site.ts';
import type { Play } from './play.ts';
import { steady } from './steady.ts';

export type Display = {
  readonly marks: ReadonlySignal<BoardMarks>;
  /** The latest moves, for drawing them. */
  readonly laid: ReadonlySignal<readonly Laid[]>;
  /** Seats whose other equally short ways are shown at the end of a round. */
  readonly alternatives: Signal<ReadonlyMap<Seat, readonly string[]>>;
};

type Scored = ReadonlySignal<RoundScored | undefined>;

export function displayAt(play: Play): Display {
  const { table } = play;
  const alternatives = signal<ReadonlyMap<Seat, readonly string[]>>(new Map());
  const scored = computed(() => roundScoredIn(table.stop.value));
  const position = positionAt(play, scored);
  const turn = turnAt(play);
  const missing = steady(() =>
    scored.value && play.reveal.stage.value !== 'hands' ? missingMarks(table.view.value, alternatives.value) : [],
  );
  const lastMove = steady(() => (scored.value ? null : (lastMoveIn(table.entries.value) ?? null)));
  const changes = changesAt(play, scored);
  const picked = computed(() => pickedAt(play));

  const marks = computed<BoardMarks>(() => ({
    ...position.value,
    ...turn.value,
    missing: missing.value,
    changes: changes.value,
    ...(lastMove.value === null || changes.value.length > 0 ? {} : { lastMove: lastMove.value }),
    ...(picked.value === undefined ? {} : { picked: picked.value }),
  }));
  return { marks, laid: steady(() => laidIn(table.entries.value)), alternatives };
}

/** The tracks on the board, and the cities with what is known of them. */
function positionAt({ table, seat, markerChoice }: Play, scored: Scored) {
  const laid = steady(() => laidMarks(table.view.value, scored.value ? undefined : seat.value));
  const cities = steady(() => {
    if (scored.value) return holderMarks(scored.value.hands);
    return cityMarks(table.view.value, seat.value, table.view.value.own?.hand ?? []);
  });
  // A chosen place already carries the pin, so that one sees what will be confirmed.
  const markers = steady(() => {
    const junction = markerChoice.value;
    const acting = table.acting.value;
    if (junction === undefined || acting === undefined) return laid.value.markers;
    return [...laid.value.markers, { junction, colour: colourOfSeat(acting) }];
  });
  return computed<BoardMarks>(() => ({ ...laid.value, markers: markers.value, cities: cities.value }));
}

/** What may be done, what is planned, and where ways lead. */
function turnAt(play: Play) {
  const { table, site, plan } = play;
  const legal = steady(() =>
    table.acting.value === undefined
      ? { legal: [], legalJunctions: [] }
      : legalMarks(table.view.value, site.value, plan.value),
  );
  const planned = steady(() => (site.value ? planMarks(site.value, plan.value) : []));
  const routes = steady<readonly RouteMark[]>(() => routesAt(play));
  const isAhead = computed(() => table.acting.value === undefined && planned.value.length > 0);
  return computed(() => ({
    ...legal.value,
    plan: planned.value,
    ...(isAhead.value ? { planAhead: true } : {}),
    routes: routes.value,
  }));
}

function routesAt({ way, hover, site, picked, hints }: Play): readonly RouteMark[] {
  const found: RouteMark[] = [];
  if (way.value && way.value.rest.length > 0) found.push({ lines: way.value.rest, kind: 'rest' });
  const over = hover.value;
  const isShown = site.value && tellsProgress(site.value.view);
  if (site.value && isShown && over?.at === 'junction' && !inNetwork(site.value, over.junction)) {
    const route = routeTo(site.value, over.junction, picked.value);
    if (route) found.push({ lines: route.lines, kind: 'preview' });
  }
  const hint = hints.hint.value;
  if (hint?.state === 'given' && hint.action.do === 'lay') found.push({ lines: [hint.action.line], kind: 'hint' });
  return found;
}

/** What the others built since the own last turn, unless the player hides it. */
const changesAt = ({ table, seat, changesShown }: Play, scored: Scored) =>
  steady<readonly LastMove[]>(() => {
    if (!changesShown.value || seat.value === undefined || table.acting.value === undefined || scored.value) return [];
    return changesSince(table.entries.value, seat.value).map(({ seat: mover, lines }) => ({
      colour: colourOfSeat(mover),
      lines,
    }));
  });

function pickedAt({ hints, markerChoice, picked }: Play): string | undefined {
  const hint = hints.hint.value;
  if (markerChoice.value !== undefined) return markerChoice.value;
  if (hint?.state === 'given' && hint.action.do === 'marker') return hint.action.at;
  return picked.value;
}
