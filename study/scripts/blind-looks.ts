// What the choices of a puzzle look like to a person who does not play them out.

import { gridOf, missingCount, weightsFor } from '@branchline/trans-europa';
import { openCities } from '../src/trans-europa/puzzles/ideas.ts';
import {
  answerOf,
  gradeOf,
  lossesOf,
  type NetPuzzle,
  type Puzzle,
  type StartPuzzle,
  type TurnPuzzle,
  type WhosePuzzle,
} from '../src/trans-europa/puzzles/puzzle.ts';
import { courseOf } from '../src/trans-europa/puzzles/scene.ts';
import type { Look, Seen } from './blind-rules.ts';

type Graph = ReturnType<typeof gridOf>['graph'];

/** Lines from the nearest of some junctions to every other one. */
function stepsFrom({ neighbour, offsets, junctionCount }: Graph, from: readonly number[]): Int16Array {
  const steps = new Int16Array(junctionCount).fill(-1);
  let ring = [...from];
  for (const at of ring) steps[at] = 0;
  for (let count = 1; ring.length > 0; count++) {
    const next: number[] = [];
    for (const at of ring) {
      for (let place = offsets[at]!; place < offsets[at + 1]!; place++) {
        const to = neighbour[place]!;
        if (steps[to]! >= 0) continue;
        steps[to] = count;
        next.push(to);
      }
    }
    ring = next;
  }
  return steps;
}

/** Far away: a figure for what is not there at all. */
const NOWHERE = 99;

/** Lines that each seat has laid, the latest last. */
function laidBy({ moves }: ReturnType<typeof courseOf>, graph: Graph): ReadonlyMap<number, readonly number[]> {
  const laid = new Map<number, number[]>();
  for (const move of moves) {
    if (move.do !== 'lay' || typeof move.by !== 'number') continue;
    laid.set(move.by, [...(laid.get(move.by) ?? []), graph.lineIndex.get(move.line)!]);
  }
  return laid;
}

const endsOf = ({ lineA, lineB }: Graph, lines: readonly number[]): readonly number[] =>
  lines.flatMap((line) => [lineA[line]!, lineB[line]!]);

/** What every junction is away from one of them, by tracks that are still missing. */
function costsFrom({ neighbour, offsets, line, junctionCount }: Graph, weights: Uint8Array, from: number): Int16Array {
  const costs = new Int16Array(junctionCount).fill(NOWHERE);
  const rings: number[][] = [[from]];
  for (let cost = 0; cost < rings.length; cost++) {
    for (const at of rings[cost] ?? []) {
      if (costs[at]! <= cost) continue;
      costs[at] = cost;
      for (let place = offsets[at]!; place < offsets[at + 1]!; place++) {
        const next = cost + weights[line[place]!]!;
        if (costs[neighbour[place]!]! <= next) continue;
        (rings[next] ??= []).push(neighbour[place]!);
      }
    }
  }
  return costs;
}

function turnLooks(puzzle: TurnPuzzle): readonly Look[] {
  const { scene, seat, options } = puzzle;
  const course = courseOf(scene);
  const state = course.states.at(-1)!;
  const { graph, solver, tariffs } = gridOf(scene.board);
  const laid = laidBy(course, graph);
  const others = [...laid].flatMap(([by, lines]) => (by === seat ? [] : endsOf(graph, lines)));
  const fromOthers = stepsFrom(graph, others.length > 0 ? others : [0]);
  const weights = weightsFor(state, seat);
  const homes = scene.hands[seat]!.map((city) => graph.cityJunction[city]!);
  const open = openCities(state, seat);
  const away = open.map(({ away: before }) => before);
  const ways = open.map(({ city }) => costsFrom(graph, weights, graph.cityJunction[city]!));
  const [nearest, farthest] = [away.indexOf(Math.min(...away)), away.indexOf(Math.max(...away))];
  return options.map((lines) => {
    const ends = endsOf(graph, lines);
    const left = ways.map((way, at) => Math.min(away[at]!, ...ends.map((end) => way[end]!)));
    const after = weights.slice();
    for (const line of lines) after[line] = 0;
    return {
      tracks: lines.length,
      price: lines.reduce((sum, line) => sum + tariffs[0]!.cost[line]!, 0),
      missing: solver.missingCost(after, state.public.markers[seat]!, homes),
      nearer: left.filter((each, at) => each < away[at]!).length,
      joined: left.filter((each) => each === 0).length,
      'way to the nearest city': left[nearest]!,
      'way to the farthest city': left[farthest]!,
      'way to others': Math.min(...ends.map((at) => fromOthers[at]!)),
      shared: options.filter((other) => other !== lines && other.some((line) => lines.includes(line))).length,
    };
  });
}

function startLooks({ scene, seat, options }: StartPuzzle): readonly Look[] {
  const { graph, solver, tariffs } = gridOf(scene.board);
  const homes = scene.hands[seat]!.map((city) => graph.cityJunction[city]!);
  const ways = homes.map((home) => stepsFrom(graph, [home]));
  const fromMarkers = scene.markers.length > 0 ? stepsFrom(graph, scene.markers) : undefined;
  const weights = tariffs[0]!.cost.slice();
  return options.map((at) => {
    const own = ways.map((steps) => steps[at]!);
    return {
      net: solver.missingCost(weights, at, homes),
      'own city': homes.includes(at) ? 1 : 0,
      'way to all own cities': own.reduce((sum, each) => sum + each, 0),
      'way to the nearest city': Math.min(...own),
      'way to the farthest city': Math.max(...own),
      'way to a marker': fromMarkers ? fromMarkers[at]! : NOWHERE,
      lines: graph.offsets[at + 1]! - graph.offsets[at]!,
    };
  });
}

function whoseLooks({ scene, seat, city, options }: WhosePuzzle): readonly Look[] {
  const course = courseOf(scene);
  const state = course.states.at(-1)!;
  const { graph } = gridOf(scene.board);
  const laid = laidBy(course, graph);
  const steps = stepsFrom(graph, [graph.cityJunction[city]!]);
  const holders = options.filter((option) => option >= 0);
  const looks = holders.map((holder) => {
    const lines = laid.get(holder) ?? [];
    const away = lines.map((line) => Math.min(...endsOf(graph, [line]).map((at) => steps[at]!)));
    return {
      'way to the network': missingCount(state, holder, [city]),
      'way to the marker': steps[state.public.markers[holder]!]!,
      'way to own tracks': Math.min(NOWHERE, ...away),
      'way to the last track': away.at(-1) ?? NOWHERE,
      'way to the first track': away[0] ?? NOWHERE,
      tracks: lines.length,
      'turn order': (holder - seat + options.length) % options.length,
      nobody: 0,
    };
  });
  const nobody: Look = {
    'way to the network': NOWHERE,
    'way to the marker': NOWHERE,
    'way to own tracks': NOWHERE,
    'way to the last track': NOWHERE,
    'way to the first track': NOWHERE,
    tracks: 0,
    'turn order': NOWHERE,
    nobody: 1,
  };
  return options.map((option) => (option < 0 ? nobody : looks[holders.indexOf(option)]!));
}

/** Nets have no choices: nobody finds the best one by joining city after city, which their making proves. */
export function seenOf(puzzle: Exclude<Puzzle, NetPuzzle>): Seen {
  if (puzzle.kind === 'whose') {
    const answer = answerOf(puzzle);
    return { looks: whoseLooks(puzzle), right: puzzle.options.map((_, at) => at === answer) };
  }
  const right = lossesOf(puzzle).map((loss) => gradeOf(loss) === 'right');
  return { looks: puzzle.kind === 'turn' ? turnLooks(puzzle) : startLooks(puzzle), right };
}
