// A position as the board widget draws it: the tracks laid, what belongs together for this viewer, the legal actions.

import type { CityId, LineId, LineIndex } from '@branchline/boards';
import type { Seat } from '@branchline/core';
import {
  gridOf,
  has,
  isUsable,
  membersOf,
  missingAtRoundEnd,
  roundRules,
  transEuropa,
  weightsFor,
} from '@branchline/trans-europa';
import type { CityIndex, View } from '@branchline/trans-europa';
import {
  NO_MARKS,
  type BoardMarks,
  type CityMark,
  type FerryMark,
  type FerrySlot,
  type Laid,
  type LastMove,
  type LegalMark,
  type MarkerMark,
  type MissingMark,
  type PlanMark,
  type TrackMark,
} from '../board/types.ts';
import { colourOfSeat } from '../../../ui/colours.ts';
import { tellsProgress } from './claims.ts';
import { afterAll, costOfLine, legalActions, type Site } from './site.ts';
import type { Plan } from './plan.ts';
import type { Entry } from '../types.ts';

/** Whether the viewer's network holds this line; without a viewer everything counts as joined. */
const joinedFor = (view: View, seat: Seat | undefined, line: LineIndex): boolean => {
  if (seat === undefined) return true;
  const { graph } = gridOf(view.config.board);
  const network = view.public.tracks.networks[seat]!;
  return has(network, graph.lineA[line]!) && has(network, graph.lineB[line]!);
};

function tracksOf(view: View, seat: Seat | undefined): TrackMark[] {
  const { graph, ferryOf } = gridOf(view.config.board);
  return membersOf(view.public.tracks.laid)
    .filter((line) => ferryOf[line]! < 0)
    .map((line) => ({ line: graph.lineIds[line]!, joined: joinedFor(view, seat, line) }));
}

const slotOf = (track: 'black' | Seat | undefined): FerrySlot =>
  track === undefined ? 'free' : track === 'black' ? 'black' : colourOfSeat(track);

function ferriesOf(view: View, seat: Seat | undefined): FerryMark[] {
  const grid = gridOf(view.config.board);
  return view.public.tracks.ferries.flatMap((slots, ferry) => {
    if (slots.length === 0) return [];
    const line = grid.ferryLines[ferry]!;
    const complete = slots.length === 2;
    const usable = seat === undefined || isUsable(grid, { ...view.public.tracks, seat }, line);
    return [
      {
        line: grid.graph.lineIds[line]!,
        slots: [slotOf(slots[0]), slotOf(slots[1])] as const,
        joined: complete && usable && joinedFor(view, seat, line),
        ...(complete && !usable ? { closed: true } : {}),
      },
    ];
  });
}

function markersOf(view: View): MarkerMark[] {
  const { graph } = gridOf(view.config.board);
  return view.public.markers.flatMap((junction, seat) =>
    junction === null ? [] : [{ junction: graph.junctionIds[junction]!, colour: colourOfSeat(seat) }],
  );
}

/** What is on the board, seen by one seat or with all hands open. */
export const laidMarks = (view: View, seat: Seat | undefined): BoardMarks => ({
  ...NO_MARKS,
  tracks: tracksOf(view, seat),
  ferries: ferriesOf(view, seat),
  markers: markersOf(view),
  eased: roundRules(view.public.cards).eased,
  ...homeOf(view, seat),
});

function homeOf(view: View, seat: Seat | undefined): Pick<BoardMarks, 'home'> {
  const marker = seat === undefined ? undefined : view.public.markers[seat];
  if (marker === undefined || marker === null) return {};
  return { home: gridOf(view.config.board).graph.junctionIds[marker]! };
}

/** Whether a city is out of play because few play (TE-SETUP-3). */
export function isAsleep({ config }: View, city: CityId): boolean {
  const { graph } = gridOf(config.board);
  return config.seats <= 3 && graph.cityDashed[graph.cityIds.indexOf(city)] === 1;
}

/** Own targets, cities that lie open for all, and those that are not in play with two or three players (TE-SETUP-3). */
export function cityMarks(
  view: View,
  seat: Seat | undefined,
  hand: readonly CityIndex[],
  isTold = tellsProgress(view),
): CityMark[] {
  const { graph } = gridOf(view.config.board);
  const marks = new Map<CityIndex, CityMark>();
  graph.cityIds.forEach((city, index) => {
    if (isAsleep(view, city)) marks.set(index, { city, asleep: true });
  });
  view.public.revealed.forEach((cities, holder) => {
    for (const index of cities) {
      if (holder !== seat) marks.set(index, { city: graph.cityIds[index]!, holders: [colourOfSeat(holder)] });
    }
  });
  for (const index of hand) {
    const linked = isTold && seat !== undefined && has(view.public.tracks.networks[seat]!, graph.cityJunction[index]!);
    marks.set(index, { city: graph.cityIds[index]!, target: true, linked });
  }
  return [...marks.values()];
}

/** At the end of a round every hand is open. */
export function holderMarks(hands: readonly (readonly string[])[]): CityMark[] {
  const holders = new Map<string, number[]>();
  hands.forEach((hand, seat) => {
    for (const city of hand) holders.set(city, [...(holders.get(city) ?? []), seat]);
  });
  return [...holders].map(([city, seats]) => ({ city, holders: seats.map(colourOfSeat) }));
}

/** What all seats still missed in the round just scored, with other equally short ways on request. */
export function missingMarks(view: View, alternatives: ReadonlyMap<Seat, readonly string[]>): MissingMark[] {
  const { graph } = gridOf(view.config.board);
  return (missingAtRoundEnd(view) ?? []).flatMap(({ lines }, seat) => {
    if (lines.length === 0) return [];
    const weights = weightsFor(view, seat);
    const others = alternatives.get(seat);
    return [
      {
        colour: colourOfSeat(seat),
        lines: lines.map((line) => ({ line: graph.lineIds[line]!, cost: weights[line]! })),
        ...(others === undefined ? {} : { alternatives: others }),
      },
    ];
  });
}

/** Lines that may be laid after the plan, and places for a marker. */
export function legalMarks(
  view: View,
  site: Site | undefined,
  plan: Plan,
): Pick<BoardMarks, 'legal' | 'legalJunctions'> {
  const seat = view.own?.seat;
  const { stage } = view.public;
  if (stage.kind === 'markers' && seat === stage.seat) {
    const places = transEuropa.legal(view, seat).flatMap((action) => (action.do === 'marker' ? [action.at] : []));
    return { legal: [], legalJunctions: places };
  }
  if (!site?.active) return { legal: [], legalJunctions: [] };
  // A line that no longer fits the budget replaces the latest planned one, so it stays open to choice.
  const lines = new Map<LineId, LegalMark>();
  for (const position of [site, afterAll(site, plan.lays)]) {
    for (const action of legalActions(position)) {
      if (action.do === 'lay') lines.set(action.line, { line: action.line, cost: costOfLine(position, action.line) });
    }
  }
  for (const { line } of plan.lays) lines.delete(line);
  return { legal: [...lines.values()], legalJunctions: [] };
}

export function planMarks(site: Site, plan: Plan): PlanMark[] {
  return plan.lays.map(({ line, piece }) => {
    const ferry = site.grid.ferryOf[site.graph.lineIndex.get(line)!]!;
    const taken = ferry < 0 ? 0 : site.view.public.tracks.ferries[ferry]!.length;
    return {
      line,
      cost: costOfLine(site, line),
      ...(ferry < 0 ? {} : { slot: taken === 0 ? (0 as const) : (1 as const) }),
      ...(piece === 'own' ? { own: true } : {}),
    };
  });
}

/** The tracks or the marker of the seat that moved last. */
export function lastMoveIn(entries: readonly Entry[]): LastMove | undefined {
  let mover: Seat | undefined;
  const lines: LineId[] = [];
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

/** So many of the latest moves are told: enough to see that there were too many to be animated. */
const LATEST = 5;

/** The latest moves that laid tracks, oldest first. */
export function laidIn(entries: readonly Entry[]): readonly Laid[] {
  const moves: Laid[] = [];
  for (let at = entries.length - 1; at >= 0 && moves.length < LATEST; at--) {
    const { sequence, events } = entries[at]!;
    const lines = events.flatMap((event) => (event.kind === 'track-laid' ? [event.line] : []));
    if (lines.length > 0) moves.unshift({ sequence, lines });
  }
  return moves;
}
