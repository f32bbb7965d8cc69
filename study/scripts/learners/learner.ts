// A simulated learner: reads and judges like a careful player, but for one habit; without a habit it is the player to compare with.

import type { Bot } from '@branchline/bots';
import {
  candidateTurns,
  POLICY_MODEL,
  reader,
  whatIsKnown,
  type Turn as Choice,
} from '@branchline/bots/trans-europa/judgement';
import type { LineIndex } from '@branchline/boards';
import type { Rng, Seat } from '@branchline/core';
import { gridOf, transEuropa, type Action, type TransEuropa, type View } from '@branchline/trans-europa';
import type { Habit } from './habits.ts';
import { sightOf } from './sight.ts';

/** Deals in which all turns are tried, and those that decide between the best of them. */
const CARE = { choosing: 40, deals: 160, most: 6 };

/** Without a habit: `{}`. */
export const learner = (habit: Habit): Bot<TransEuropa> => ({
  id: 'learner',
  start({ seat, rng }) {
    const reading = reader(POLICY_MODEL);
    let plan: readonly LineIndex[] = [];
    const usual = (view: View): Choice | undefined => usualTurn(view, reading.suspects(), { seat, rng });
    return {
      observe: (_events, view) => reading.look(view()),
      decide(view) {
        reading.look(view);
        const { stage } = view.public;
        if (stage.kind === 'markers') return markerOf(habit, view, usual(view));
        if (stage.kind !== 'build') return transEuropa.legal(view, seat)[0]!;
        if (stage.laid === 0) plan = planOf(habit, view, usual(view));
        const [next, ...rest] = plan;
        plan = rest;
        return laying(view, seat, next);
      },
    };
  },
});

function usualTurn(
  view: View,
  suspects: Parameters<typeof whatIsKnown>[1],
  { seat, rng }: { readonly seat: Seat; readonly rng: Rng },
): Choice | undefined {
  const found = candidateTurns(whatIsKnown(view, suspects), { ...CARE, seed: rng.below(2 ** 30) });
  const value = (at: number): number => found[at]!.bySeat[seat]!.mean;
  return found.length === 0
    ? undefined
    : found[[...found.keys()].reduce((a, b) => (value(b) > value(a) ? b : a))]!.turn;
}

function markerOf({ start }: Habit, view: View, usual: Choice | undefined): Action {
  const { seat, hand } = view.own!;
  const { graph } = gridOf(view.config.board);
  const free = hand.map((city) => graph.cityJunction[city]!).filter((at) => !view.public.markers.includes(at));
  const at = start?.(sightOf(view, seat), free) ?? (usual?.kind === 'marker' ? usual.at : free[0]!);
  return { do: 'marker', at: graph.junctionIds[at]! };
}

function planOf({ turn }: Habit, view: View, usual: Choice | undefined): readonly LineIndex[] {
  const lines = usual?.kind === 'build' ? usual.lays.map(({ line }) => line) : [];
  return turn?.(sightOf(view, view.own!.seat), lines) ?? lines;
}

function laying(view: View, seat: Seat, line: LineIndex | undefined): Action {
  const { lineIds } = gridOf(view.config.board).graph;
  const action: Action = line === undefined ? { do: 'end-turn' } : { do: 'lay', line: lineIds[line]!, piece: 'black' };
  return transEuropa.check(view, seat, action) === undefined ? action : transEuropa.legal(view, seat)[0]!;
}
