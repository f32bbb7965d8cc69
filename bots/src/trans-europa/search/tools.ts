// Tools for building decisions: the position of a view, the arms it offers, and actions from them.

import type { JunctionIndex } from '@branchline/boards';
import type { Game } from '@branchline/core';
import { gridOf, type Action, type TransEuropa, type View } from '@branchline/trans-europa';
import type { Field } from '../playout/field.ts';
import { loadView } from '../playout/load.ts';
import { playoutsOf, type Lay, type Playouts } from '../playout/playouts.ts';
import { newPosition, type Position } from '../playout/position.ts';
import { armFinder, type Arm, type ArmFinder, type ArmLimits } from './arms.ts';

export interface Tools {
  readonly field: Field;
  readonly root: Position;
  readonly playouts: Playouts;
  readonly finder: ArmFinder;
}

export const toolsOf = (field: Field, playouts: Playouts = playoutsOf(field)): Tools => ({
  field,
  root: newPosition(field),
  playouts,
  finder: armFinder(field),
});

/** Target junctions not yet connected. */
function openTargets(view: View, position: Position): JunctionIndex[] {
  const { cityJunction } = position.field.graph;
  const { seat, hand } = view.own!;
  return hand.map((city) => cityJunction[city]!).filter((at) => ((position.reach[at]! >> seat) & 1) === 0);
}

/** Loads the view and lists the turns worth considering, the most promising first. */
export function armsOf({ root, finder }: Tools, view: View, limits: ArmLimits): readonly Arm[] {
  loadView(root, view);
  return finder.find(root, openTargets(view, root), limits);
}

/** The turn that leaves the least to build, on the way to the nearest city. */
export function bestTurn(tools: Tools, view: View, limits: ArmLimits): readonly Lay[] {
  let best: Arm | undefined;
  for (const arm of armsOf(tools, view, limits)) {
    if (best === undefined || arm.missing < best.missing || (arm.missing === best.missing && arm.near < best.near)) {
      best = arm;
    }
  }
  return best?.lays ?? [];
}

/** The action for the next track of a plan; whatever is legal where a plan turns out impossible: no table ever stalls. */
export function laying(game: Game<TransEuropa>, view: View, next: Lay | undefined): Action {
  const { seat } = view.own!;
  const { lineIds } = gridOf(view.config.board).graph;
  const action: Action = next ? { do: 'lay', line: lineIds[next.line]!, piece: next.piece } : { do: 'end-turn' };
  return game.check(view, seat, action) === undefined ? action : game.legal(view, seat)[0]!;
}
