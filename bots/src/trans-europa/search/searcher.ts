// The searching player: reads the others' cards, draws worlds that fit, and plays every promising turn out in them.

import { invariant, type Rng, type Seat } from '@branchline/core';
import { gridOf, type Action, type BuildStage, type TransEuropa, type View } from '@branchline/trans-europa';
import type { Bot, Budget } from '../../bot.ts';
import { bestArm } from '../../halving.ts';
import { giveAway } from '../cards.ts';
import { reader } from '../inference/reader.ts';
import type { PolicyModel } from '../inference/policy-model.ts';
import { fieldOf, type Field } from '../playout/field.ts';
import { loadView } from '../playout/load.ts';
import { playoutsOf, type Lay, type Playouts } from '../playout/playouts.ts';
import { newPosition, type Position } from '../playout/position.ts';
import { armFinder, type ArmFinder, type ArmLimits } from './arms.ts';
import { chooseMarker } from './marker.ts';
import { worldsOf } from './worlds.ts';
import { worthOf } from './worth.ts';

/** What makes one searching level different from another. */
export interface SearchSettings {
  readonly id: string;
  /** Worlds drawn per decision for each iteration of the budget. */
  readonly worldsPerIteration: number;
  /** Worlds beyond which more time is not worth having. */
  readonly mostWorlds: number;
  readonly arms: ArmLimits;
  readonly markers: { readonly places: number; readonly extra: number };
  /** What a missing track costs, where a round won counts 1. */
  readonly marginWeight: number;
  /** Held against a turn for each budget point it wastes. */
  readonly wasteWeight: number;
  readonly model: PolicyModel;
}

/** How long a decision may go on. */
export interface Patience {
  readonly worlds: number;
  readonly stop?: () => boolean;
}

export function patienceOf(budget: Budget, settings: SearchSettings): Patience {
  if (budget.kind === 'iterations') {
    return { worlds: Math.max(8, Math.round(budget.count * settings.worldsPerIteration)) };
  }
  const end = budget.now() + budget.milliseconds;
  return { worlds: settings.mostWorlds, stop: () => budget.now() >= end };
}

interface Desk {
  readonly field: Field;
  readonly root: Position;
  readonly playouts: Playouts;
  readonly finder: ArmFinder;
}

function deskOf(field: Field): Desk {
  return { field, root: newPosition(field), playouts: playoutsOf(field), finder: armFinder(field) };
}

export function searcher(settings: SearchSettings): Bot<TransEuropa> {
  return {
    id: settings.id,
    start({ game, seat, rng, budget }) {
      const reading = reader(settings.model);
      let desk: Desk | undefined;
      let planned: readonly Lay[] = [];

      function build(view: View, stage: BuildStage): Action {
        const field = fieldOf(view.config, view.public.cards);
        if (desk?.field !== field) desk = deskOf(field);
        const { graph } = field;
        if (stage.laid === 0) planned = chooseTurn(desk, view, settings, reading.suspects(), rng, budget, seat);
        else if (view.public.complete.length > 0) planned = lastChance(desk, view, seat);
        const next = planned[0];
        planned = planned.slice(1);
        const action: Action = next
          ? { do: 'lay', line: graph.lineIds[next.line]!, piece: next.own ? 'own' : 'black' }
          : { do: 'end-turn' };
        // A plan that turns out impossible gives way to whatever is legal; it never stalls a table.
        return game.check(view, seat, action) === undefined ? action : game.legal(view, seat)[0]!;
      }

      return {
        observe: (_events, view) => reading.look(view()),
        decide(view) {
          reading.look(view);
          const { stage } = view.public;
          if (stage.kind === 'markers') {
            return chooseMarker(view, settings, reading.suspects(), rng, patienceOf(budget, settings));
          }
          if (stage.kind === 'build') return build(view, stage);
          return giveAway(gridOf(view.config.board).graph, game.legal(view, seat), view);
        },
      };
    },
  };
}

/** Target junctions not yet connected. */
function openTargets(view: View, position: Position, seat: Seat): number[] {
  const { cityJunction } = position.field.graph;
  return view.own!.hand.map((city) => cityJunction[city]!).filter((at) => ((position.reach[at]! >> seat) & 1) === 0);
}

function chooseTurn(
  { field, root, playouts, finder }: Desk,
  view: View,
  settings: SearchSettings,
  suspects: Parameters<typeof worldsOf>[1],
  rng: Rng,
  budget: Budget,
  seat: Seat,
): readonly Lay[] {
  const patience = patienceOf(budget, settings);
  loadView(root, view);
  const arms = finder.find(root, openTargets(view, root, seat), settings.arms);
  const winning = arms.find((arm) => arm.missing === 0);
  if (winning || arms.length <= 1) return (winning ?? arms[0])?.lays ?? [];
  const worlds = worldsOf(view, suspects, rng);
  playouts.setRoot(root);
  const { arm } = bestArm({
    arms: arms.length,
    samples: patience.worlds,
    next() {
      worlds.draw();
      playouts.deal(worlds.targets, worlds.sizes);
    },
    value(index) {
      playouts.playTurns(arms[index]!.lays);
      return worthOf(playouts, field.seats, seat, settings.marginWeight);
    },
    prior: (index) => -settings.wasteWeight * arms[index]!.waste,
    ...(patience.stop ? { stop: patience.stop } : {}),
  });
  return arms[arm]!.lays;
}

/** The round ends with this turn (TE-ENDR-2): whatever brings the own cities nearest. */
function lastChance({ root, finder }: Desk, view: View, seat: Seat): readonly Lay[] {
  loadView(root, view);
  const arms = finder.find(root, openTargets(view, root, seat), { first: 40, second: 10, waste: 2, arms: 400 });
  invariant(arms.length > 0, 'a turn that has begun may always end');
  return arms.reduce((best, arm) => (arm.missing < best.missing ? arm : best)).lays;
}
