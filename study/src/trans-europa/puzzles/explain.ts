// Why a move of a puzzle is better than another: both judged on the same deals, the reasons of the review, and both played out.

import { quickBots } from '@branchline/bots/trans-europa/quick';
import { judgeTurns, turnOf } from '@branchline/bots/trans-europa/judgement';
import { fastRng, type BySeat, type Seat } from '@branchline/core';
import { gridOf, missingCount, transEuropa, type Action, type State } from '@branchline/trans-europa';
import { numberFor } from '../../streams.ts';
import { reasonsFor, type Reason } from '../reasons.ts';
import type { Turn } from '../turns.ts';
import type { Scene } from './puzzle.ts';
import { courseOf } from './scene.ts';
import { standpointAt } from './standing.ts';

/** What a player chose: lines, or a junction for the marker. */
export type Choice = { readonly lines: readonly number[] } | { readonly at: number };

export interface Asking {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly chosen: Choice;
  readonly best: Choice;
}

/** A turn after the choice: who built which lines. */
export interface LaterTurn {
  readonly seat: Seat;
  readonly lines: readonly number[];
}

/** The round played on after one of the two by bots, with the cards as they were dealt. */
export interface PlayedOut {
  readonly turns: readonly LaterTurn[];
  /** What each seat still misses at the end. */
  readonly missing: BySeat<number>;
}

export interface Explanation {
  /** The chance that each of the two leaves. */
  readonly chosen: number;
  readonly best: number;
  readonly reasons: readonly Reason[];
  readonly chosenOut: PlayedOut;
  readonly bestOut: PlayedOut;
}

const DEALS = 1000;

const conductor = quickBots.find(({ id }) => id === 'conductor')!;

function actionsOf({ board }: Scene, choice: Choice): readonly Action[] {
  const { graph } = gridOf(board);
  if ('at' in choice) return [{ do: 'marker', at: graph.junctionIds[choice.at]! }];
  return choice.lines.map((line): Action => ({ do: 'lay', line: graph.lineIds[line]!, piece: 'black' }));
}

const seatToMove = ({ public: { stage } }: State): Seat | undefined =>
  stage.kind === 'build' || stage.kind === 'markers' ? stage.seat : undefined;

/** Everything is done by bots of one kind with the same chance, so that only the choice is different. */
function playedOut(before: State, seat: Seat, actions: readonly Action[]): PlayedOut {
  const { config } = before;
  const { graph } = gridOf(config.board);
  const players = before.secret.hands.map((_, player) =>
    conductor.start({
      ...{ game: transEuropa, config, seat: player },
      ...{ rng: fastRng(player), budget: { kind: 'iterations', count: 60 } },
    }),
  );
  const turns: { seat: Seat; lines: number[] }[] = [];
  let now = before;
  let last = before;
  const play = (by: Seat, action: Action): void => {
    last = now;
    now = transEuropa.apply(now, { by, ...action });
    if (action.do === 'lay') turns.at(-1)!.lines.push(graph.lineIndex.get(action.line)!);
  };
  turns.push({ seat, lines: [] });
  for (const action of actions) if (seatToMove(now) === seat) play(seat, action);
  if (actions[0]?.do === 'lay' && seatToMove(now) === seat && sameRound(before, now)) play(seat, { do: 'end-turn' });
  for (let by = seatToMove(now); by !== undefined && sameRound(before, now); by = seatToMove(now)) {
    if (turns.at(-1)!.seat !== by) turns.push({ seat: by, lines: [] });
    play(by, players[by]!.decide(transEuropa.view(now, by)) as Action);
  }
  const { rounds } = now.public;
  const missing = rounds.length > before.public.rounds.length ? rounds.at(-1)!.missing : undefined;
  return {
    turns: turns.filter(({ lines }) => lines.length > 0),
    missing: missing ?? before.secret.hands.map((hand, of) => missingCount(last, of, hand)),
  };
}

const sameRound = (before: State, now: State): boolean => now.public.rounds.length === before.public.rounds.length;

export function explained({ scene, seat, chosen, best }: Asking): Explanation {
  const course = courseOf(scene);
  const before = course.states.at(-1)!;
  const standpoint = standpointAt(course, seat);
  const [played, better] = [actionsOf(scene, chosen), actionsOf(scene, best)];
  const options = [played, better].map((actions) => turnOf(standpoint.view, actions));
  const seed = numberFor(`${scene.lays.join()} ${scene.markers.join()}`, 'explain');
  const judged = judgeTurns(standpoint, options, { deals: DEALS, seed });
  const [kept, chances] = judged.map(({ bySeat }) => bySeat.map(({ mean }) => mean)) as [number[], number[]];
  const first = course.moves.length + 1;
  const turn: Turn = {
    ...{ round: 0, seat, kind: 'at' in chosen ? 'marker' : 'build', first, last: first + played.length - 1 },
    ...{ actions: played, before, after: before },
  };
  const comparison = {
    kept,
    best: { actions: better, chance: chances[seat]!, doubt: judged[1]!.bySeat[seat]!.doubt, chances },
    difference: { value: chances[seat]! - kept[seat]!, doubt: 2 * judged[1]!.loss.doubt },
  };
  return {
    chosen: kept[seat]!,
    best: chances[seat]!,
    reasons: reasonsFor(turn, comparison, { worlds: standpoint.worlds, effort: { budget: DEALS, seed: String(seed) } }),
    chosenOut: playedOut(before, seat, played),
    bestOut: playedOut(before, seat, better),
  };
}
