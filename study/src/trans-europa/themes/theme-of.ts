// Which themes a puzzle shows: facts about its answer that its tempting wrong choices lack.

import { gridOf, has, membersOf, missingCount, type Action, type State } from '@branchline/trans-europa';
import { causesOf, type MistakeKind } from '../causes.ts';
import {
  answerOf,
  wrongOnes,
  type MovePuzzle,
  type NetPuzzle,
  type Puzzle,
  type WhosePuzzle,
} from '../puzzles/puzzle.ts';
import { courseOf } from '../puzzles/scene.ts';
import { after } from '../reasons.ts';
import type { Turn } from '../turns.ts';
import type { ThemeId } from './themes.ts';

/** The answer beside the wrong choices, the most tempting first. */
interface Contrast {
  /** The position, as a turn in which the answer is played. */
  readonly turn: Turn;
  readonly wrong: readonly (readonly Action[])[];
}

/** Whether something is true of the answer beside one wrong choice. */
type Fact = (wrong: readonly Action[]) => boolean;

/** What one more turn pays for. */
const LAST_TURN = 2;
const MANY = 3;
/** So many tracks from every other network is where nobody else builds. */
const REMOTE = 6;
/** A start so near to a marker that the networks will soon meet. */
const NEAR = 4;
const DOUBLE = 2;
/** Wrong moves that a theme has to tell from the answer: others hardly tempt anybody. */
const MOST_TEMPTING = 8;

function actionsOf(puzzle: MovePuzzle, place: number): readonly Action[] {
  const { graph } = gridOf(puzzle.scene.board);
  if (puzzle.kind === 'start') return [{ do: 'marker', at: graph.junctionIds[puzzle.options[place]!]! }];
  return puzzle.options[place]!.map((line) => ({ do: 'lay', line: graph.lineIds[line]!, piece: 'black' }));
}

function contrastIn(puzzle: MovePuzzle): Contrast {
  const before = courseOf(puzzle.scene).states.at(-1)!;
  const answer = answerOf(puzzle);
  const wrong = wrongOnes(puzzle).slice(0, MOST_TEMPTING);
  const actions = actionsOf(puzzle, answer);
  const kind = puzzle.kind === 'start' ? 'marker' : 'build';
  const turn: Turn = {
    round: 0,
    seat: puzzle.seat,
    kind,
    first: 1,
    last: actions.length,
    actions,
    before,
    after: before,
  };
  return { turn, wrong: wrong.map((place) => actionsOf(puzzle, place)) };
}

/** How many networks of others belong to the own one. */
function joinedTo({ public: { tracks, markers } }: State, seat: number): number {
  return markers.filter((at, other) => other !== seat && at !== null && has(tracks.networks[seat]!, at)).length;
}

/** Own cities that are nearer than before. */
function nearerCities(turn: Turn, state: State): readonly number[] {
  const { seat, before } = turn;
  const cost = (at: State, city: number): number => missingCount(at, seat, [city]);
  return before.secret.hands[seat]!.filter((city) => cost(state, city) < cost(before, city));
}

/** What a city costs the nearest network of anybody else. */
function fromOthers({ seat, before }: Turn, city: number): number {
  const costs = before.public.markers.flatMap((at, other) =>
    other === seat || at === null ? [] : [missingCount(before, other, [city])],
  );
  return Math.min(...costs);
}

function turnFacts({ turn }: Contrast, is: (kind: MistakeKind) => Fact): Partial<Record<ThemeId, Fact>> {
  const { seat, before, actions } = turn;
  const better = after(turn, actions);
  const missing = (state: State): number => missingCount(state, seat, before.secret.hands[seat]!);
  const nearer = nearerCities(turn, better);
  const nearerBy = (wrong: readonly Action[]): readonly number[] => nearerCities(turn, after(turn, wrong));
  const remote = nearer.filter((city) => fromOthers(turn, city) >= REMOTE);
  const joined = (state: State): number => joinedTo(state, seat);
  return {
    completes: (wrong) => missing(better) <= LAST_TURN && missing(after(turn, wrong)) > LAST_TURN,
    reaches: is('reaches'),
    fewer: is('fewer'),
    together: is('together'),
    leave: is('leave'),
    double: is('double'),
    'take-double': is('shuns'),
    alone: (wrong) => remote.some((city) => !nearerBy(wrong).includes(city)),
    three: (wrong) => nearer.length >= MANY && nearerBy(wrong).length < nearer.length,
    join: (wrong) => joined(better) > joined(after(turn, wrong)),
    apart: (wrong) => joined(better) < joined(after(turn, wrong)),
  };
}

function startFacts({ turn }: Contrast, is: (kind: MistakeKind) => Fact): Partial<Record<ThemeId, Fact>> {
  const { seat, before, actions } = turn;
  const { board } = before.config;
  const { graph } = gridOf(board);
  const at = ([action]: readonly Action[]): number =>
    action?.do === 'marker' ? graph.junctionIndex.get(action.at)! : -1;
  const homes = before.secret.hands[seat]!.map((city) => graph.cityJunction[city]!);
  const markers = before.public.markers.filter((marker) => marker !== null);
  const toMarker = (start: readonly Action[]): number => stepsBetween(board, at(start), markers);
  return {
    start: is('start'),
    'far-end': is('middle'),
    company: (wrong) => toMarker(actions) <= NEAR && toMarker(wrong) > toMarker(actions),
    beside: (wrong) => !homes.includes(at(actions)) && homes.includes(at(wrong)),
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

/** Themes that hold against most of the tempting wrong moves. */
function themesOfChoice(puzzle: MovePuzzle): readonly ThemeId[] {
  const contrast = contrastIn(puzzle);
  const { turn, wrong } = contrast;
  const causes = new Map(wrong.map((actions) => [actions, causesOf({ ...turn, actions }, turn.actions)]));
  const is =
    (kind: MistakeKind): Fact =>
    (actions) =>
      causes.get(actions)!.includes(kind);
  const facts = puzzle.kind === 'turn' ? turnFacts(contrast, is) : startFacts(contrast, is);
  return Object.entries(facts).flatMap(([theme, fact]) =>
    2 * wrong.filter(fact).length > wrong.length ? [theme as ThemeId] : [],
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
