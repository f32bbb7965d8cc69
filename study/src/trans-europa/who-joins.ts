// Who will build where: in likely deals, whose turn it is that joins each city to a player's network.

import {
  copyBoard,
  dealHands,
  endTurn,
  fieldOf,
  lay,
  loadView,
  newPosition,
  playTurn,
  type Worlds,
} from '@branchline/bots/trans-europa/judging';
import type { Rng } from '@branchline/core';
import { transEuropa, type Action, type CityIndex } from '@branchline/trans-europa';
import { streamOf } from '../streams.ts';
import type { Effort } from './verdict.ts';
import type { Turn } from './turns.ts';

const DEALS = 60;

export interface Search {
  /** Hands as they are likely, or as they are. */
  readonly worlds: (rng: Rng) => Worlds;
  readonly effort: Effort;
}

/** By city and seat: in what share of the deals a turn of that other seat joins the city, once these actions are done. */
export function whoJoins(
  turn: Turn,
  actions: readonly Action[],
  { worlds: worldsBy, effort }: Search,
): (city: CityIndex) => readonly number[] {
  const { seat, before, first } = turn;
  const field = fieldOf(before.config, before.public.cards);
  const [root, trial] = [newPosition(field), newPosition(field)];
  const { graph, seats } = field;
  const view = transEuropa.view(before, seat);
  const worlds = worldsBy(streamOf(effort.seed, `${first}:joins`));
  const counts = graph.cityIds.map(() => Array.from({ length: seats }, () => 0));
  const homes = view.own!.hand.map((city) => ({ city, at: graph.cityJunction[city]! }));
  const isJoined = (at: number): boolean => ((trial.reach[at]! >> seat) & 1) === 1;
  loadView(root, view);
  for (let i = 0; i < DEALS; i++) {
    worlds.draw();
    copyBoard(root, trial);
    dealHands(trial, worlds.targets, worlds.sizes);
    for (const action of actions) {
      if (action.do === 'lay' && !trial.over) lay(trial, graph.lineIndex.get(action.line)!, action.piece);
    }
    if (!trial.over) endTurn(trial);
    const stuck = seats * field.limits.length;
    while (!trial.over && trial.passes < stuck) {
      const builder = trial.seat;
      const open = homes.filter(({ at }) => !isJoined(at));
      playTurn(trial);
      if (builder === seat) continue;
      for (const { city, at } of open) if (isJoined(at)) counts[city]![builder]!++;
    }
  }
  return (city) => counts[city]!.map((count) => count / DEALS);
}
