// One position with all hands open, apart from any review: all seats' chances, and the best moves.

import { allHandsOpen, candidateTurns, judgeTurns } from '@branchline/bots/trans-europa/judgement';
import type { BySeat } from '@branchline/core';
import type { Action, CityIndex, Public, State } from '@branchline/trans-europa';
import { numberFor } from '../streams.ts';
import { aimOf, type Aim } from './reasons.ts';
import type { Turn } from './turns.ts';
import { actionsOf, openChances, openly, outcomeOf, type Effort } from './verdict.ts';

/** The public position, and every hand. */
export interface OpenPosition {
  readonly config: State['config'];
  readonly public: Public;
  readonly hands: BySeat<readonly CityIndex[]>;
}

const stateOf = ({ config, public: position, hands }: OpenPosition): State => ({
  config,
  public: position,
  secret: { hands, choices: {}, known: hands.map(() => []) },
});

/** To win the round; what came of it where it has just ended, and nothing before its first marker can be placed. */
export function chancesIn(position: OpenPosition, { budget, seed }: Effort): readonly number[] | undefined {
  const state = stateOf(position);
  const { stage, rounds } = state.public;
  if (stage.kind === 'markers' || stage.kind === 'build') {
    return openChances(state, numberFor(seed, 'position'), budget);
  }
  if (rounds.length === 0 || state.public.markers.includes(null)) return undefined;
  const before: State = { ...state, public: { ...state.public, rounds: rounds.slice(0, -1) } };
  return outcomeOf(before, state);
}

/** A move, and the chance it leaves its player. */
export interface GoodMove {
  readonly actions: readonly Action[];
  /** What it leaves its player. */
  readonly chance: number;
  readonly aim: Aim;
}

const MOST = 3;
/** Of the budget: what sifts all moves, what compares the best of them, and what judges those that are told. */
const [SIFTING, COMPARING, JUDGING] = [40, 12, 4] as const;

/** The best moves of the seat to move, best first. */
export function bestMoves(position: OpenPosition, { budget, seed }: Effort): readonly GoodMove[] {
  const state = stateOf(position);
  const { stage, rounds } = state.public;
  if (stage.kind !== 'markers' && stage.kind !== 'build') return [];
  const { seat } = stage;
  const standpoint = allHandsOpen(state);
  const found = candidateTurns(standpoint, {
    seed: numberFor(seed, 'moves:choose'),
    choosing: Math.ceil(budget / SIFTING),
    deals: Math.ceil(budget / COMPARING),
    most: 2 * MOST,
  });
  const meanFor = ({ bySeat }: { readonly bySeat: BySeat<{ readonly mean: number }> }): number => bySeat[seat]!.mean;
  const best = found.toSorted((a, b) => meanFor(b) - meanFor(a)).slice(0, MOST);
  const judged = judgeTurns(
    standpoint,
    best.map(({ turn }) => turn),
    { seed: numberFor(seed, 'moves:judge'), deals: Math.ceil(budget / JUDGING) },
  );
  const kind = stage.kind === 'build' ? 'build' : 'marker';
  const turn: Turn = { round: rounds.length, seat, kind, first: 0, last: 0, actions: [], before: state, after: state };
  return judged
    .toSorted((a, b) => meanFor(b) - meanFor(a))
    .map((move) => {
      const actions = actionsOf(turn, move.turn);
      const chances = openly(move.bySeat.map(({ mean }) => mean));
      return { actions, chance: chances[seat]!, aim: aimOf(turn, actions) };
    });
}
