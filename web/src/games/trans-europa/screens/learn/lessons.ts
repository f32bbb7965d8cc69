// The positions the lessons are played in: on the real board, reached by legal moves.

import { lineId, parsePlace, type LineId } from '@branchline/boards';
import { invariant, type Move, type Seat } from '@branchline/core';
import { gridOf, missingOf, transEuropa } from '@branchline/trans-europa';
import type { Action, State, TransEuropa } from '@branchline/trans-europa';
import type { Entry } from '../../types.ts';
import type { LessonId } from './lesson-list.ts';

export const YOU: Seat = 0;
export const OTHER: Seat = 1;
export const OTHER_NAME = 'Inês';
/** The city the route lesson leads to, and the one the marker lesson proposes. */
export const FAR_CITY = 'london';
export const MIDDLE_CITY = 'wien';

const HANDS = [
  ['oslo', 'london', 'wien', 'vilnius', 'firenze'],
  ['stockholm', 'madrid', 'paris', 'kyiv', 'roma'],
] as const;
const MARKERS = ['17,8', '9,6'] as const;

const place = (id: string) => parsePlace(id)!;

/** The lines of a walk over junctions. */
const way = (walk: string): string[] => {
  const stops = walk.split(' ').map(place);
  return stops.slice(1).map((stop, i) => lineId(stops[i]!, stop));
};

/** The turns of both players before the lesson on joining, yours first. */
const JOINING_TURNS: readonly (readonly string[])[] = [
  way('17,8 15,8 13,8'),
  way('9,6 10,7 11,8'),
  way('17,8 16,7 17,6'),
  [...way('9,6 8,5'), ...way('8,5 10,5')],
  way('17,6 18,5 19,4'),
  way('8,5 9,4'),
  way('19,4 20,5 22,5'),
  [...way('9,4 8,3'), ...way('8,3 10,3')],
];

function act(state: State, by: Seat | 'chance', action: object): State {
  const move = { ...action, by } as Move<TransEuropa>;
  invariant(
    move.by === 'chance' || !transEuropa.check(transEuropa.view(state, move.by), move.by, move),
    'lessons follow the rules',
  );
  return transEuropa.apply(state, move);
}

/** Cards dealt, nothing placed. */
function dealt(): State {
  const configured = transEuropa.configure({ seats: 2, edition: 'classic' });
  if (!configured.ok) throw new Error('the lessons need the classic edition');
  const started = act(transEuropa.setup(configured.value), 'chance', { do: 'start-player', seat: YOU });
  return act(started, 'chance', { do: 'deal', hands: HANDS });
}

const placed = (): State => MARKERS.reduce((state, at, seat) => act(state, seat, { do: 'marker', at }), dealt());

const lay = (state: State, seat: Seat, line: LineId): State => act(state, seat, { do: 'lay', line, piece: 'black' });

const finish = (state: State, seat: Seat): State => {
  const { stage } = state.public;
  return stage.kind === 'build' && stage.seat === seat ? act(state, seat, { do: 'end-turn' }) : state;
};

function joining(): State {
  let state = placed();
  JOINING_TURNS.forEach((lines, turn) => {
    const seat = turn % 2;
    for (const line of lines) state = lay(state, seat, line);
    state = finish(state, seat);
  });
  return state;
}

/** Both play on until only the last city, or less than a turn, is missing for you. */
function nearlyDone(): State {
  let state = placed();
  for (;;) {
    const { stage } = state.public;
    if (stage.kind !== 'build') return state;
    const { count, lines } = missingOf(state, YOU, state.secret.hands[YOU]!);
    if (stage.seat === YOU && stage.laid === 0 && count <= 2) return state;
    state = stage.seat === YOU ? buildToward(state, lines) : act(state, OTHER, replyOf(state, OTHER)!);
  }
}

/** Lays the first of the missing lines that is legal now; where none fits the rest of the turn, the turn ends. */
function buildToward(state: State, lines: readonly number[]): State {
  const { graph } = gridOf(state.config.board);
  const view = transEuropa.view(state, YOU);
  for (const line of lines) {
    const action: Action = { do: 'lay', line: graph.lineIds[line]!, piece: 'black' };
    if (!transEuropa.check(view, YOU, action)) return act(state, YOU, action);
  }
  return act(state, YOU, { do: 'end-turn' });
}

/** The other player builds where it disturbs nobody: the first legal track that keeps away from your network. */
export function replyOf(state: State, seat: Seat): Action | undefined {
  const { graph } = gridOf(state.config.board);
  const view = transEuropa.view(state, seat);
  const actions = transEuropa.legal(view, seat);
  const apart = actions.find((action) => {
    if (action.do === 'marker') return action.at === MARKERS[seat];
    if (action.do !== 'lay') return false;
    const line = graph.lineIndex.get(action.line)!;
    const west = Math.max(...[graph.lineA[line]!, graph.lineB[line]!].map((j) => place(graph.junctionIds[j]!).x));
    return west <= 9;
  });
  return apart ?? actions[0];
}

export type Lesson = {
  readonly id: LessonId;
  /** The position it begins with. */
  readonly start: () => State;
  /** Whether the player builds in it; otherwise reading is enough. */
  readonly task: boolean;
  /** Whether what has happened so far fulfils the task. */
  readonly done: (state: State, entries: readonly Entry[]) => boolean;
};

const laidBy = (entries: readonly Entry[], seat: Seat): string[] =>
  entries.flatMap(({ events }) =>
    events.flatMap((event) => (event.kind === 'track-laid' && event.seat === seat ? [event.line] : [])),
  );

export const hasBuilt = (entries: readonly Entry[]): boolean => laidBy(entries, YOU).length > 0;

const happened = (entries: readonly Entry[], kind: string): boolean =>
  entries.some(({ events }) => events.some((event) => event.kind === kind));

const isDouble = (state: State, line: LineId): boolean => {
  const { graph } = gridOf(state.config.board);
  return graph.cost[graph.lineIndex.get(line)!] === 2;
};

export const LESSON_PLANS: readonly Lesson[] = [
  { id: 'goal', start: dealt, task: false, done: () => true },
  { id: 'marker', start: dealt, task: true, done: (_, entries) => happened(entries, 'marker-placed') },
  { id: 'lay', start: placed, task: true, done: (_, entries) => laidBy(entries, YOU).length >= 2 },
  {
    id: 'double',
    start: placed,
    task: true,
    done: (state, entries) => laidBy(entries, YOU).some((line) => isDouble(state, line)),
  },
  { id: 'join', start: joining, task: true, done: (_, entries) => happened(entries, 'networks-joined') },
  { id: 'route', start: placed, task: true, done: (_, entries) => laidBy(entries, YOU).length >= 2 },
  { id: 'end', start: nearlyDone, task: true, done: (_, entries) => happened(entries, 'round-scored') },
];
