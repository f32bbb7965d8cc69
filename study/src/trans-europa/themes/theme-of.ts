// Which themes a puzzle shows: facts about its answer that its tempting wrong choices lack.

import { POLICY_MODEL, reader } from '@branchline/bots/trans-europa/judgement';
import { gridOf, has, membersOf, missingCount, transEuropa, type Action, type State } from '@branchline/trans-europa';
import {
  answerOf,
  type NetPuzzle,
  type Puzzle,
  type StartPuzzle,
  type TurnPuzzle,
  type WhosePuzzle,
} from '../puzzles/puzzle.ts';
import { courseOf } from '../puzzles/scene.ts';
import { after, factsFor, type Reason, type Search } from '../reasons.ts';
import type { Course, Turn } from '../turns.ts';
import type { ThemeId } from './themes.ts';

type Chosen = TurnPuzzle | StartPuzzle;

/** Whether something is true of the answer beside one wrong choice. */
type Fact = (wrong: readonly Action[]) => boolean;

const MANY = 3;
/** So many tracks farther from the own cities, all together, is at their end; so many nearer, in their middle. */
const FAR = 3;
/** A start so near to a marker that the networks will soon meet. */
const NEAR = 4;
const DOUBLE = 2;

function actionsOf(puzzle: Chosen, place: number): readonly Action[] {
  const { graph } = gridOf(puzzle.scene.board);
  if (puzzle.kind === 'start') return [{ do: 'marker', at: graph.junctionIds[puzzle.options[place]!]! }];
  return puzzle.options[place]!.map((line) => ({ do: 'lay', line: graph.lineIds[line]!, piece: 'black' }));
}

/** The position of a puzzle as a turn in which one of its choices is played. */
function turnWith({ states }: Course, puzzle: Chosen, actions: readonly Action[]): Turn {
  const before = states.at(-1)!;
  const turn = { round: 0, seat: puzzle.seat, first: 1, last: actions.length, actions, before };
  return { ...turn, kind: puzzle.kind === 'start' ? 'marker' : 'build', after: before };
}

function searchAt({ states }: Course, { seat, id }: Chosen): Search {
  const reading = reader(POLICY_MODEL);
  for (const state of states) reading.look(transEuropa.view(state, seat));
  return { reading, effort: { budget: 1, seed: id } };
}

/** How many networks of others belong to the own one. */
function joinedTo({ public: { tracks, markers } }: State, seat: number): number {
  return markers.filter((at, other) => other !== seat && at !== null && has(tracks.networks[seat]!, at)).length;
}

const costsIn = ({ config }: State, actions: readonly Action[]): readonly number[] => {
  const { graph, tariffs } = gridOf(config.board);
  return actions.flatMap((action) =>
    action.do === 'lay' ? [tariffs[0]!.cost[graph.lineIndex.get(action.line)!]!] : [],
  );
};

const isDouble = (state: State, actions: readonly Action[]): boolean => costsIn(state, actions).includes(DOUBLE);

function turnFacts(puzzle: TurnPuzzle, course: Course): Partial<Record<ThemeId, Fact>> {
  const better = actionsOf(puzzle, answerOf(puzzle));
  const search = searchAt(course, puzzle);
  const known = new Map<readonly Action[], readonly Reason[]>();
  const reasons = (wrong: readonly Action[]): readonly Reason[] => {
    const found = known.get(wrong) ?? factsFor(turnWith(course, puzzle, wrong), better, search);
    known.set(wrong, found);
    return found;
  };
  const is =
    (why: Reason['why']): Fact =>
    (wrong) =>
      reasons(wrong).some((reason) => reason.why === why);
  const turn = turnWith(course, puzzle, better);
  const { before, seat } = turn;
  const joined = (actions: readonly Action[]): number => joinedTo(after(turn, actions), seat);
  return {
    completes: is('completes'),
    reaches: is('reaches'),
    fewer: is('fewer'),
    together: is('together'),
    leave: is('leave'),
    alone: is('alone'),
    double: is('double'),
    three: (wrong) => reasons(wrong).some((reason) => reason.why === 'together' && reason.cities.length >= MANY),
    'take-double': (wrong) => isDouble(before, better) && !isDouble(before, wrong),
    join: (wrong) => joined(better) > joined(wrong),
    apart: (wrong) => joined(better) < joined(wrong),
  };
}

function startFacts(puzzle: StartPuzzle, course: Course): Partial<Record<ThemeId, Fact>> {
  const answer = actionsOf(puzzle, answerOf(puzzle));
  const turn = turnWith(course, puzzle, answer);
  const { before, seat } = turn;
  const hand = before.secret.hands[seat]!;
  const { graph } = gridOf(puzzle.scene.board);
  const costOf = (actions: readonly Action[], cities: readonly number[]): number =>
    missingCount(after(turn, actions), seat, cities);
  const spreadOf = (actions: readonly Action[]): number => hand.reduce((sum, city) => sum + costOf(actions, [city]), 0);
  const at = (actions: readonly Action[]): number =>
    actions[0]?.do === 'marker' ? graph.junctionIndex.get(actions[0].at)! : -1;
  const isOwnCity = (actions: readonly Action[]): boolean =>
    hand.some((city) => graph.cityJunction[city] === at(actions));
  const others = before.public.markers.filter((marker) => marker !== null);
  const fromOthers = (actions: readonly Action[]): number => stepsBetween(puzzle.scene.board, at(actions), others);
  return {
    start: (wrong) => costOf(answer, hand) < costOf(wrong, hand),
    'far-end': (wrong) => spreadOf(answer) - spreadOf(wrong) >= FAR,
    company: (wrong) => fromOthers(answer) <= NEAR && fromOthers(wrong) > fromOthers(answer),
    beside: (wrong) => !isOwnCity(answer) && isOwnCity(wrong),
  };
}

/** Tracks from a junction to the nearest of some others. */
function stepsBetween(board: string, from: number, others: readonly number[]): number {
  const { graph } = gridOf(board);
  const seen = new Set([from]);
  let ring = [from];
  for (let steps = 0; ring.length > 0; steps++) {
    if (ring.some((at) => others.includes(at))) return steps;
    const next: number[] = [];
    for (const at of ring) {
      for (let place = graph.offsets[at]!; place < graph.offsets[at + 1]!; place++) {
        const to = graph.neighbour[place]!;
        if (!seen.has(to)) next.push(to);
        seen.add(to);
      }
    }
    ring = next;
  }
  return Infinity;
}

/** Themes that hold against the most tempting wrong choice, and against most of them. */
function themesOfChoice(puzzle: Chosen): readonly ThemeId[] {
  const course = courseOf(puzzle.scene);
  const facts = puzzle.kind === 'turn' ? turnFacts(puzzle, course) : startFacts(puzzle, course);
  const answer = answerOf(puzzle);
  const wrong = [...puzzle.options.keys()]
    .filter((place) => place !== answer)
    .toSorted((a, b) => puzzle.judged[b]!.chance - puzzle.judged[a]!.chance)
    .map((place) => actionsOf(puzzle, place));
  const [tempting] = wrong;
  return Object.entries(facts).flatMap(([theme, fact]) =>
    tempting && fact(tempting) && 2 * wrong.filter(fact).length > wrong.length ? [theme as ThemeId] : [],
  );
}

/** What a city's holder, or its absence, can be read from. */
function themesOfCity({ scene, city, options, chances }: WhosePuzzle): readonly ThemeId[] {
  const { graph } = gridOf(scene.board);
  const state = courseOf(scene).states.at(-1)!;
  const holder = options[chances.indexOf(Math.max(...chances))]!;
  if (holder < 0) return ['silence'];
  const home = graph.cityJunction[city]!;
  const marker = state.public.markers[holder];
  if (marker !== null && marker !== undefined && stepsBetween(scene.board, home, [marker]) <= 1)
    return ['marker-tells'];
  const near = stepsBetween(scene.board, home, membersOf(state.public.tracks.networks[holder]!));
  return near <= 2 ? ['line-tells'] : [];
}

function themesOfNet({ board, cities, laid }: NetPuzzle): readonly ThemeId[] {
  const { graph, solver, tariffs } = gridOf(board);
  const weights = tariffs[0]!.cost.slice();
  for (const line of laid) weights[line] = 0;
  const homes = cities.map((city) => graph.cityJunction[city]!);
  const { lines } = solver.missingTree(weights, -1, homes);
  const ends = lines.flatMap((line) => [graph.lineA[line]!, graph.lineB[line]!]);
  const meets = ends.some((at) => !homes.includes(at) && ends.filter((other) => other === at).length >= 3);
  const crosses = lines.some((line) => weights[line] === DOUBLE);
  return [...(meets && !crosses ? (['meeting'] as const) : []), ...(crosses ? (['mountains'] as const) : [])];
}

export function themesOf(puzzle: Puzzle): readonly ThemeId[] {
  switch (puzzle.kind) {
    case 'net':
      return themesOfNet(puzzle);
    case 'whose':
      return themesOfCity(puzzle);
    default:
      return themesOfChoice(puzzle);
  }
}
