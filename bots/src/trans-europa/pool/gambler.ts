// The Gambler: plain UCT over single tracks, in worlds dealt at random and rounds in which each seat plays in a random style.

import type { Rng, Seat } from '@branchline/core';
import type { TransEuropa, View } from '@branchline/trans-europa';
import type { Bot, Budget } from '../../bot.ts';
import { giveAway } from '../cards.ts';
import { reader } from '../inference/reader.ts';
import { roundWon } from '../judgement/endings.ts';
import { fieldOf } from '../playout/field.ts';
import { loadView } from '../playout/load.ts';
import type { Lay } from '../playout/playouts.ts';
import type { StyleMix } from '../playout/styles.ts';
import { placeInBestCity } from '../reference.ts';
import { toolsOf, laying, type Tools } from '../search/tools.ts';
import { mannersIn } from '../search/manners.ts';
import { worldsOf, type Worlds } from '../search/worlds.ts';
import { tracksByUct } from './track-tree.ts';

/** Rounds it plays for each iteration of the budget, and more than this make it no wiser. */
const ROUNDS_PER_ITERATION = 3;
const MOST_ROUNDS = 3000;

const ANYHOW: StyleMix = { nearest: 1, patient: 1, remote: 1, sociable: 1, whim: 1 };

function patience(budget: Budget): (tried: number) => boolean {
  if (budget.kind === 'iterations')
    return (tried) => tried < Math.min(ROUNDS_PER_ITERATION * budget.count, MOST_ROUNDS);
  const end = budget.now() + budget.milliseconds;
  return (tried) => tried < MOST_ROUNDS && budget.now() < end;
}

export const gambler: Bot<TransEuropa> = {
  id: 'gambler',
  start({ game, seat, rng, budget }) {
    const rules = reader(); // without a model: only what cannot be is left out
    let tools: Tools | undefined;
    let planned: readonly Lay[] = [];
    return {
      observe: (_events, view) => rules.look(view()),
      decide(view) {
        rules.look(view);
        const { stage, cards } = view.public;
        const field = fieldOf(view.config, cards);
        if (stage.kind === 'markers') return placeInBestCity(field.graph, view);
        if (stage.kind !== 'build') return giveAway(field.graph, game.legal(view, seat), view);
        if (tools?.field !== field) tools = toolsOf(field);
        if (stage.laid === 0) {
          planned = planTurn(tools, view, { seat, rng, budget, worlds: worldsOf(view, rules.suspects(), rng) });
        }
        const [next, ...rest] = planned;
        planned = rest;
        return laying(game, view, next);
      },
    };
  },
};

interface Gamble {
  readonly seat: Seat;
  readonly rng: Rng;
  readonly budget: Budget;
  readonly worlds: Worlds;
}

function planTurn({ field, root, playouts }: Tools, view: View, { seat, rng, budget, worlds }: Gamble): readonly Lay[] {
  loadView(root, view);
  playouts.setRoot(root);
  const behave = mannersIn(playouts, { own: ANYHOW, others: ANYHOW, varied: true }, { seats: field.seats, seat, rng });
  return tracksByUct({
    ...{ position: root, seat },
    targets: view.own!.hand.map((city) => field.graph.cityJunction[city]!),
    more: patience(budget),
    value(lays) {
      worlds.draw();
      behave();
      playouts.deal(worlds.targets, worlds.sizes);
      playouts.playOn(lays);
      return roundWon(Array.from({ length: field.seats }, (_, other) => playouts.missing(other)))[seat]!;
    },
  });
}
