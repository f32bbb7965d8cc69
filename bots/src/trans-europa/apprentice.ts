// The Apprentice: plays like a newcomer to the game, with a beginner's mistakes but always with a purpose.

import type { JunctionIndex } from '@branchline/boards';
import { pick, type Rng, type Seat } from '@branchline/core';
import type { Action, BuildStage, TransEuropa, View } from '@branchline/trans-europa';
import type { Bot } from '../bot.ts';
import { fieldOf } from './playout/field.ts';
import { planWay } from './playout/guided.ts';
import { loadView } from './playout/load.ts';
import type { Lay } from './playout/playouts.ts';
import { dealHands, MAX_HAND, MAX_WAY, UNSEEN } from './playout/position.ts';
import { toolsOf, laying, type Tools } from './search/tools.ts';

/** One turn in so many stops after a single track, for fear of helping the others. */
const TIMID = 4;

export const apprentice: Bot<TransEuropa> = {
  id: 'apprentice',
  start({ game, seat, rng }) {
    let tools: Tools | undefined;
    /** The city it has set its heart on, as a junction; it sticks to it even when another one comes nearer. */
    let wish: JunctionIndex | undefined;

    function build(view: View, stage: BuildStage, at: Tools): Action {
      const mayStop = stage.laid > 0 || view.config.options.allowPass;
      if (stage.laid > 0 && rng.below(TIMID) === 0) return laying(game, view, undefined);
      loadView(at.root, view);
      const open = view
        .own!.hand.map((city) => at.field.graph.cityJunction[city]!)
        .filter((junction) => ((at.root.reach[junction]! >> seat) & 1) === 0);
      if (wish === undefined || !open.includes(wish)) wish = open.length > 0 ? pick(open, rng) : undefined;
      const next = wish === undefined ? undefined : firstLay(at, { seat, city: wish, slack: mayStop ? 0 : UNSEEN });
      return laying(game, view, next);
    }

    return {
      decide(view) {
        const { stage, cards } = view.public;
        const field = fieldOf(view.config, cards);
        if (tools?.field !== field) tools = toolsOf(field);
        if (stage.kind === 'build') return build(view, stage, tools);
        wish = undefined;
        return stage.kind === 'markers' ? placeMarker(tools, view, rng) : pick(game.legal(view, seat), rng);
      },
    };
  },
};

/** In any of its cities, be it in the furthest corner. */
function placeMarker({ field }: Tools, view: View, rng: Rng): Action {
  const { graph } = field;
  const { markers } = view.public;
  const isFree = (junction: JunctionIndex): boolean => view.config.options.sharedStart || !markers.includes(junction);
  const homes = view.own!.hand.map((city) => graph.cityJunction[city]!).filter(isFree);
  const places = homes.length > 0 ? homes : [...graph.junctionIds.keys()].filter(isFree);
  return { do: 'marker', at: graph.junctionIds[pick(places, rng)]! };
}

interface Errand {
  readonly seat: Seat;
  /** Its junction. */
  readonly city: JunctionIndex;
  /** How much more expensive a way may be that begins with a line the budget pays for. */
  readonly slack: number;
}

/** The first track of the shortest way to one city. */
function firstLay({ field, root }: Tools, { seat, city, slack }: Errand): Lay | undefined {
  const targets = new Uint16Array(field.seats * MAX_HAND);
  const sizes = new Uint8Array(field.seats);
  targets[seat * MAX_HAND] = city;
  sizes[seat] = 1;
  dealHands(root, targets, sizes);
  if (!planWay(root, seat, slack)) return undefined;
  const line = root.plans.ways[seat * MAX_WAY]!;
  return { line, piece: field.ferryOf[line]! >= 0 && root.own[seat]! > 0 ? 'own' : 'black' };
}
