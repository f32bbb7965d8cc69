// What the choices of a puzzle look like to somebody who does not play them out.

import { gridOf, missingCount, transEuropa, type Action, type State } from '@branchline/trans-europa';
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

function turnLooks(puzzle: TurnPuzzle): readonly Look[] {
  const { scene, seat, options } = puzzle;
  const course = courseOf(scene);
  const state = course.states.at(-1)!;
  const { graph, tariffs } = gridOf(scene.board);
  const laid = laidBy(course, graph);
  const others = [...laid].flatMap(([by, lines]) => (by === seat ? [] : endsOf(graph, lines)));
  const fromOthers = stepsFrom(graph, others.length > 0 ? others : [0]);
  const open = openCities(state, seat);
  const away = open.map(({ away: before }) => before);
  const nearest = open[away.indexOf(Math.min(...away))];
  const farthest = open[away.indexOf(Math.max(...away))];
  return options.map((lines) => {
    const after = played(
      state,
      seat,
      lines.map((line): Action => ({ do: 'lay', line: graph.lineIds[line]!, piece: 'black' })),
    );
    const left = open.map(({ city }) => missingCount(after, seat, [city]));
    const to = (city: { readonly city: number } | undefined): number => (city ? left[open.indexOf(city as never)]! : 0);
    return {
      tracks: lines.length,
      price: lines.reduce((sum, line) => sum + tariffs[0]!.cost[line]!, 0),
      missing: missingCount(after, seat, scene.hands[seat]!),
      nearer: left.filter((each, at) => each < away[at]!).length,
      joined: left.filter((each) => each === 0).length,
      'way to the nearest city': to(nearest),
      'way to the farthest city': to(farthest),
      'way to others': Math.min(...endsOf(graph, lines).map((at) => fromOthers[at]!)),
      shared: options.filter((other) => other !== lines && other.some((line) => lines.includes(line))).length,
    };
  });
}

function played(state: State, seat: number, actions: readonly Action[]): State {
  let now = state;
  for (const action of actions) {
    const { stage } = now.public;
    if (!('seat' in stage) || stage.seat !== seat || stage.kind !== state.public.stage.kind) break;
    now = transEuropa.apply(now, { by: seat, ...action });
  }
  return now;
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
