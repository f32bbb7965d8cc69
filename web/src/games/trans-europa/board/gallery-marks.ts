// Positions for the gallery: on Europe the ones the design was drawn with, elsewhere walks made up by a fixed rule.
import type { Board } from '@branchline/boards';
import { geometryOf, otherEnd } from './geometry.ts';
import type { Geometry } from './geometry.ts';
import { NO_MARKS } from './types.ts';
import { PLAYER_COLOURS } from '../../../ui/colours.ts';
import type { BoardMarks, CityMark, JunctionId, LegalMark, LineId } from './types.ts';
import type { PlayerColour } from '../../../ui/colours.ts';

export type GalleryScene = 'plain' | 'start' | 'game' | 'end';

/** Lines along a way of junctions `x,y`. */
const way = (g: Geometry, text: string): LineId[] => {
  const stops = text.split(' ');
  return stops.slice(1).flatMap((to, i) => {
    const line = g.linesAt.get(stops[i] ?? '')?.find((l) => l.a === to || l.b === to);
    return line === undefined ? [] : [line.id];
  });
};

/** A cheapest way by line count, for boards without a drawn position. */
const shortest = (g: Geometry, from: JunctionId, to: JunctionId): LineId[] => {
  const came = new Map<JunctionId, { readonly line: LineId; readonly from: JunctionId } | undefined>([
    [from, undefined],
  ]);
  const queue = [from];
  for (let here = queue.shift(); here !== undefined && here !== to; here = queue.shift())
    for (const line of g.linesAt.get(here) ?? []) {
      const next = otherEnd(line, here);
      if (line.kind === 'ferry' || came.has(next)) continue;
      came.set(next, { line: line.id, from: here });
      queue.push(next);
    }
  const lines: LineId[] = [];
  for (let step = came.get(to); step !== undefined; step = came.get(step.from)) lines.push(step.line);
  return lines;
};

const legalFrom = (g: Geometry, joined: readonly LineId[], laid: ReadonlySet<LineId>): LegalMark[] => {
  const ends = new Set(joined.flatMap((id) => [g.lines.get(id)?.a, g.lines.get(id)?.b]));
  return [...g.lines.values()]
    .filter((l) => !laid.has(l.id) && (ends.has(l.a) || ends.has(l.b)))
    .map((l) => ({ line: l.id, cost: l.cost }));
};

const europe = (g: Geometry): BoardMarks => {
  const joined = [
    '3,4 5,4 6,3 8,3 10,3 12,3 14,3 15,4 17,4 19,4 20,5 22,5',
    '9,2 10,3',
    '11,4 12,3',
    '13,2 14,3',
    '20,5 21,4 22,3 23,2 24,1 23,0',
    '22,3 24,3 25,4 26,5',
    '20,5 21,6 22,7',
    '16,5 17,6 19,6 20,5',
  ].flatMap((w) => way(g, w));
  const apart = way(g, '1,10 3,10 5,10 7,10 9,10 11,10 13,10 14,9 16,9 18,9 19,8');
  const plan = way(g, '13,2 14,1 15,0');
  const laid = new Set([...joined, ...apart, ...plan]);
  return {
    ...NO_MARKS,
    tracks: [...joined.map((line) => ({ line, joined: true })), ...apart.map((line) => ({ line, joined: false }))],
    markers: [
      { junction: '20,5', colour: 'plum' },
      { junction: '17,6', colour: 'cobalt' },
      { junction: '18,9', colour: 'jade' },
      { junction: '17,4', colour: 'vermilion' },
    ],
    cities: [
      { city: 'oslo', target: true },
      { city: 'london', target: true, linked: true },
      { city: 'amsterdam', target: true, linked: true },
      { city: 'vilnius', target: true, linked: true },
      { city: 'istanbul', target: true },
    ],
    legal: legalFrom(g, joined, laid),
    plan: plan.map((line) => ({ line, cost: 1 })),
    lastMove: { colour: 'vermilion', lines: way(g, '9,2 10,3').concat(way(g, '20,5 22,5')) },
  };
};

const madeUp = (g: Geometry): BoardMarks => {
  const { cities, regions } = g.board;
  const hand = regions.flatMap((r, i) => cities.filter((c) => c.region === r.id).slice(i % 3, (i % 3) + 1));
  const other = regions.flatMap((r, i) => cities.filter((c) => c.region === r.id).slice(4 - (i % 2), 5 - (i % 2)));
  const start = hand[2]?.junction ?? '';
  const joined = new Set(hand.slice(0, 4).flatMap((c) => shortest(g, start, c.junction)));
  const apart = new Set(
    shortest(g, other[3]?.junction ?? '', other[4]?.junction ?? '')
      .filter((id) => !joined.has(id))
      .slice(0, 3),
  );
  const laid = new Set([...joined, ...apart]);
  const legal = legalFrom(g, [...joined], laid);
  const ferries = [...g.lines.values()].filter((l) => l.kind === 'ferry');
  return {
    ...NO_MARKS,
    tracks: [
      ...[...joined].map((line) => ({ line, joined: true })),
      ...[...apart].map((line) => ({ line, joined: false })),
    ],
    ferries: ferries.slice(0, 4).map((l, i) => ({
      line: l.id,
      slots: (
        [
          ['black', 'free'],
          ['cobalt', 'free'],
          ['jade', 'black'],
          ['vermilion', 'brass'],
        ] as const
      )[i] ?? ['free', 'free'],
      joined: i === 2,
      ...(i === 3 ? { closed: true } : {}),
    })),
    markers: [start, ...other.map((c) => c.junction)]
      .slice(0, 4)
      .map((junction, i) => ({ junction, colour: PLAYER_COLOURS[i] ?? 'coal' })),
    cities: hand.map((c, i): CityMark => ({ city: c.id, target: true, linked: i < 4 })),
    legal: legal.filter((l) => !ferries.slice(0, 4).some((f) => f.id === l.line)),
    plan: legal.slice(0, 1).map((l) => ({ line: l.line, cost: l.cost })),
    lastMove: { colour: 'jade', lines: [...joined].slice(0, 2) },
  };
};

const roundEnd = (g: Geometry, game: BoardMarks): BoardMarks => {
  const { cities } = g.board;
  const missing = (colour: PlayerColour, lines: readonly LineId[]) => ({
    colour,
    lines: lines.map((line) => ({ line, cost: g.lines.get(line)?.cost ?? 1 })),
  });
  const laid = new Set(game.tracks.map((t) => t.line));
  const free = (lines: readonly LineId[]): LineId[] => lines.filter((l) => !laid.has(l));
  const at = (id: string): string => cities.find((c) => c.id === id)?.junction ?? '';
  const ways =
    g.board.id === 'europe'
      ? [way(g, '22,7 21,8 22,9 23,10 24,11 26,11 27,12'), way(g, '22,7 21,8 22,9 23,10 24,11'), way(g, '8,3 6,3')]
      : [
          shortest(g, game.markers[0]?.junction ?? '', at(cities[8]?.id ?? '')),
          shortest(g, game.markers[0]?.junction ?? '', at(cities[20]?.id ?? '')),
          [],
        ];
  return {
    ...game,
    legal: [],
    plan: [],
    tracks: game.tracks.map((t) => ({ ...t, joined: true })),
    cities: cities
      .filter((_, i) => i % 2 === 0)
      .map((c, i) => ({
        city: c.id,
        holders: i % 5 === 0 ? (['plum', 'brass'] as const) : [PLAYER_COLOURS[i % 6] ?? 'coal'],
      })),
    missing: [
      missing('plum', free(ways[0] ?? [])),
      missing('jade', free(ways[1] ?? [])),
      { ...missing('vermilion', free(ways[2] ?? [])), alternatives: game.legal.slice(0, 3).map((l) => l.line) },
    ],
  };
};

export const galleryMarks = (board: Board, scene: GalleryScene): BoardMarks => {
  const g = geometryOf(board);
  if (scene === 'plain') return NO_MARKS;
  const game = board.id === 'europe' ? europe(g) : madeUp(g);
  if (scene === 'end') return roundEnd(g, game);
  if (scene === 'start')
    return {
      ...NO_MARKS,
      cities: game.cities.map((c) => ({ city: c.city, target: true })),
      markers: game.markers.slice(1, 3),
      legalJunctions: board.junctions
        .map((j) => j.id)
        .filter((id) => !game.markers.slice(1, 3).some((m) => m.junction === id)),
      routes: [{ kind: 'hint', lines: game.tracks.slice(3, 8).map((t) => t.line) }],
    };
  return game;
};
