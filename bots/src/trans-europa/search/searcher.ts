// The searching player: reads the others' cards, draws worlds that fit, and plays every promising turn out in them.

import type { Rng, Seat } from '@branchline/core';
import { gridOf, type Action, type BuildStage, type TransEuropa, type View } from '@branchline/trans-europa';
import type { Bot, Budget } from '../../bot.ts';
import { trying } from '../../halving.ts';
import { concluded, type Thought } from '../../thought.ts';
import { giveAway } from '../cards.ts';
import type { Suspect } from '../inference/hand-space.ts';
import { reader } from '../inference/reader.ts';
import type { PolicyModel } from '../inference/policy-model.ts';
import { fieldOf } from '../playout/field.ts';
import { newPlayouts, type Lay } from '../playout/playouts.ts';
import type { ArmLimits } from './arms.ts';
import { armsOf, bestTurn, toolsOf, laying, type Tools } from './tools.ts';
import { mannersIn, type Manners } from './manners.ts';
import { chooseMarker } from './marker.ts';
import { worldsOf } from './worlds.ts';
import { worthOf } from './worth.ts';

/** Starts to look at, costing at most so much more than the best; with only one place there is nothing to search. */
export interface StartLimits {
  readonly places: number;
  readonly extra: number;
}

/** What makes one searching level different from another. */
export interface SearchSettings {
  readonly id: string;
  /** Worlds drawn per decision for each iteration of the budget. */
  readonly worldsPerIteration: number;
  /** Worlds beyond which more time is not worth having. */
  readonly mostWorlds: number;
  readonly arms: ArmLimits;
  readonly starts: StartLimits;
  /** What a missing track costs, where a round won counts 1. */
  readonly marginWeight: number;
  /** Held against a turn for each budget point it wastes. */
  readonly wasteWeight: number;
  /** The style of all seats in playouts. */
  readonly manners: Manners;
  /** How the others' moves are read; left out: their cards are taken to be anything that fits. */
  readonly model?: PolicyModel;
}

const LAST_CHANCE: ArmLimits = { first: 40, second: 10, waste: 2, arms: 400 };

/** How long a decision may go on. */
interface Patience {
  readonly samples: number;
  readonly elapsed?: () => number;
}

const LEAST_WORLDS = 8;

function patienceOf(budget: Budget, { worldsPerIteration, mostWorlds }: SearchSettings): Patience {
  if (budget.kind === 'iterations') {
    return { samples: Math.max(LEAST_WORLDS, Math.round(budget.count * worldsPerIteration)) };
  }
  const { now, milliseconds } = budget;
  const start = now();
  return { samples: mostWorlds, elapsed: () => (now() - start) / milliseconds };
}

/** What a decision is made from. */
export interface Question {
  readonly view: View;
  readonly seat: Seat;
  readonly settings: SearchSettings;
  readonly suspects: readonly (Suspect | undefined)[];
  readonly rng: Rng;
  readonly patience: Patience;
}

export function searcher(settings: SearchSettings): Bot<TransEuropa> {
  return {
    id: settings.id,
    start({ game, seat, rng, budget }) {
      const reading = reader(settings.model);
      let tools: Tools | undefined;
      let planned: readonly Lay[] = [];

      const question = (view: View): Question => ({
        ...{ view, seat, settings, rng },
        suspects: reading.suspects(),
        patience: patienceOf(budget, settings),
      });

      function toolsFor({ config, public: { cards } }: View): Tools {
        const field = fieldOf(config, cards);
        if (tools?.field !== field) tools = toolsOf(field, newPlayouts(field));
        return tools;
      }

      function* build(view: View, stage: BuildStage): Thought<Action> {
        const at = toolsFor(view);
        if (stage.laid === 0) planned = yield* chooseTurn(at, question(view));
        // The round ends with this turn (TE-ENDR-2): whatever brings the own cities nearest.
        else if (view.public.complete.length > 0) planned = bestTurn(at, view, LAST_CHANCE);
        const [next, ...rest] = planned;
        planned = rest;
        return laying(game, view, next);
      }

      function* think(view: View): Thought<Action> {
        reading.look(view);
        yield;
        const { stage } = view.public;
        if (stage.kind === 'markers') return yield* chooseMarker(toolsFor(view), question(view));
        if (stage.kind === 'build') return yield* build(view, stage);
        return giveAway(gridOf(view.config.board).graph, game.legal(view, seat), view);
      }

      return {
        turnByTurn: true,
        observe: (_events, view) => reading.look(view()),
        decide: (view) => concluded(think(view)),
        think,
      };
    },
  };
}

function* chooseTurn(
  tools: Tools,
  { view, seat, settings, suspects, rng, patience }: Question,
): Thought<readonly Lay[]> {
  const { field, root, playouts } = tools;
  const arms = armsOf(tools, view, settings.arms);
  const winning = arms.find((arm) => arm.missing === 0);
  if (winning || arms.length <= 1) return (winning ?? arms[0])?.lays ?? [];
  yield;
  const worlds = worldsOf(view, suspects, rng);
  yield;
  playouts.setRoot(root);
  const behave = mannersIn(playouts, settings.manners, { seats: field.seats, seat, rng });
  const { arm } = yield* trying({
    ...patience,
    arms: arms.length,
    next() {
      worlds.draw();
      behave();
      playouts.deal(worlds.targets, worlds.sizes);
    },
    value(index) {
      playouts.playTurns(arms[index]!.lays);
      return worthOf(playouts, { seats: field.seats, seat, marginWeight: settings.marginWeight });
    },
    prior: (index) => -settings.wasteWeight * arms[index]!.waste,
  });
  return arms[arm]!.lays;
}
