// A place on the board in one or two sentences, for people who do not see it.

import type { Board, CityIndex, JunctionId, Line, LineId } from '@branchline/boards';
import type { Seat } from '@branchline/core';
import { gridOf, has } from '@branchline/trans-europa';
import type { View } from '@branchline/trans-europa';
import { solverOf } from '@branchline/solver';
import { nameIn } from '../../../prefs/languages.ts';
import { tellsProgress } from './claims.ts';
import { inNetwork, weightsOf, type Site } from './site.ts';
import { compassPoint, gazetteerOf, placeName } from './places.ts';
import type { Plan } from './plan.ts';
import type { Targets } from './targets.ts';
import { capital, junctionTitle, trackTitle, type Words } from './words.ts';

export type Described = {
  readonly words: Words;
  readonly board: Board;
  readonly view: View;
  readonly site: Site | undefined;
  readonly plan: Plan;
  readonly hand: readonly CityIndex[];
  /** Undefined where the table does not tell how far the own cities are. */
  readonly targets: Targets | undefined;
  readonly name: (seat: Seat) => string;
};

/** "to the east, single line", "to the north-east, double line over a river", "to the west, track laid". */
function lineWords({ words: { text }, board, view, plan }: Described, line: Line, from: JunctionId): string {
  const { junctions } = gazetteerOf(board);
  const to = line.a === from ? line.b : line.a;
  const direction = text.directions[compassPoint(junctions.get(from)!, junctions.get(to)!)];
  const { graph } = gridOf(board.id);
  const { speech } = text;
  if (has(view.public.tracks.laid, graph.lineIndex.get(line.id)!)) return speech.lineLaid(direction);
  if (plan.lays.some((lay) => lay.line === line.id)) return speech.linePlanned(direction);
  if (line.kind === 'flat') return speech.lineSingle(direction);
  if (line.kind === 'ferry') return speech.lineFerry(direction);
  return speech.lineDouble(direction, speech.terrain[line.kind]);
}

/** Region and own state of a city: "Vilnius, East, your target, linked". */
function cityWords({ words, board, site, hand, targets }: Described, junction: JunctionId): string {
  const { city } = placeName(board, junction);
  const { speech } = words.text;
  const region = board.regions.find(({ id }) => id === city.region)!;
  const { graph } = gridOf(board.id);
  const isOwn = hand.some((held) => graph.cityIds[held] === city.id);
  const own = targets?.list.find((target) => graph.cityIds[target.city] === city.id);
  return [
    speech.city(words.city(city), nameIn(region.title, words.language)),
    isOwn && speech.target,
    own && site && (own.linked ? speech.linked : speech.notLinked(own.toGo)),
  ]
    .filter(Boolean)
    .join(', ');
}

/** How far the nearest own city is that is not linked yet, from this place. */
function nearestOpen({ words, board, site, targets }: Described, junction: JunctionId): string | undefined {
  if (!site || !targets) return undefined;
  const { graph } = site;
  const distances = solverOf(graph).distances(weightsOf(site), graph.junctionIndex.get(junction)!);
  let best: { readonly city: CityIndex; readonly steps: number } | undefined;
  for (const { city, linked } of targets.list) {
    const steps = distances[graph.cityJunction[city]!]!;
    if (!linked && steps > 0 && (!best || steps < best.steps)) best = { city, steps };
  }
  if (!best) return undefined;
  const city = board.cities.find(({ id }) => id === graph.cityIds[best.city])!;
  return words.text.speech.nearest(best.steps, words.city(city));
}

export function describeJunction(described: Described, junction: JunctionId): string {
  const { words, board, view, site, name } = described;
  const { speech } = words.text;
  const place = placeName(board, junction);
  const title = place.kind === 'city' ? cityWords(described, junction) : junctionTitle(words, place);
  const { graph } = gridOf(board.id);
  const lines = board.lines.filter(({ a, b }) => a === junction || b === junction);
  const markers = view.public.markers.flatMap((at, seat) =>
    at !== null && graph.junctionIds[at] === junction ? [speech.markerOf(name(seat))] : [],
  );
  const free = lines.filter(({ id }) => !has(view.public.tracks.laid, graph.lineIndex.get(id)!)).length;
  // Of a city that would be its tick (TE-CLAIM-6).
  const isTold = place.kind !== 'city' || tellsProgress(view);
  const state = [
    site && isTold && inNetwork(site, junction) ? speech.inNetwork : undefined,
    ...markers,
    speech.freeLines(free),
  ].filter(Boolean);
  const near = nearestOpen(described, junction);
  return [
    [title, ...state].join(', '),
    speech.lines(
      lines.length,
      lines.map((line) => lineWords(described, line, junction)),
    ),
    ...(near === undefined ? [] : [capital(near)]),
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

/** One line seen from one of its ends, with its kind. */
export function describeLine(words: Words, board: Board, line: LineId, from: JunctionId): string {
  const found = board.lines.find(({ id }) => id === line)!;
  const { tips } = words.text;
  const kind = found.kind === 'flat' ? tips.single : tips[found.kind];
  return `${trackTitle(words, board, { line, from })}. ${kind}, ${tips.cost(found.kind === 'ferry' ? 1 : found.cost)}.`;
}
