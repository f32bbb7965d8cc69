// The reference bot of the family: always build towards the nearest city.

import type { Game } from '@branchline/core';
import type { Action, BuildStage, TransEuropa, View } from '@branchline/trans-europa';
import type { Graph } from '@branchline/boards';
import type { Bot } from '../bot.ts';
import { giveAway } from './cards.ts';
import { graphOfView, terrainOf } from './ground.ts';
import { NO_LIMIT, wayfinder, type Wayfinder } from './wayfinder.ts';

export const greedy: Bot<TransEuropa> = {
  id: 'greedy',
  start({ game, config, seat }) {
    let finder: Wayfinder | undefined;
    return {
      decide(view) {
        const graph = graphOfView(view);
        switch (view.public.stage.kind) {
          case 'markers':
            return placeMarker(graph, view, config.options.sharedStart);
          case 'build':
            return build(game, view, view.public.stage, (finder ??= wayfinder(graph, seat)));
          default:
            return giveAway(graph, game.legal(view, seat), view);
        }
      },
    };
  },
};

/** Starts in the own city that lies best among the others: the least sum of distances to them. */
function placeMarker(graph: Graph, view: View, shared: boolean): Action {
  const { markers, cards } = view.public;
  const { fromCity } = terrainOf(graph, cards);
  const hand = view.own?.hand ?? [];
  const isFree = (junction: number): boolean => shared || !markers.includes(junction);
  const homes = hand.map((city) => graph.cityJunction[city]!).filter(isFree);
  // Markers on all own cities: any free junction then (TE-START-3).
  const places = homes.length > 0 ? homes : [...Array(graph.junctionCount).keys()].filter(isFree);
  let best = places[0]!;
  let least = Infinity;
  for (const place of places) {
    let sum = 0;
    for (const city of hand) sum += fromCity[city]![place]!;
    if (sum < least) [best, least] = [place, sum];
  }
  return { do: 'marker', at: graph.junctionIds[best]! };
}

/** After falling short of budget for the nearest city, another one may cost this much more. */
const SLACK = 2;

function build(game: Game<TransEuropa>, view: View, stage: BuildStage, finder: Wayfinder): Action {
  finder.look(view);
  const { graph, inNetwork } = finder.ground;
  const means = { left: stage.left, ferry: !stage.ferryUsed };
  const mayStop = stage.laid > 0 || view.config.options.allowPass;

  let line = finder.next();
  if (line === undefined || !finder.isPayable(line, means)) {
    const targets: number[] = [];
    for (const city of view.own!.hand) {
      const home = graph.cityJunction[city]!;
      if (inNetwork[home] === 0) targets.push(home);
    }
    line = finder.find(targets, means, mayStop ? SLACK : NO_LIMIT);
  }
  if (line === undefined) return mayStop ? { do: 'end-turn' } : game.legal(view, stage.seat)[0]!;
  finder.laid();
  const ownPiece = graph.isFerry[line] === 1 && view.public.tracks.own[stage.seat]! > 0;
  return { do: 'lay', line: graph.lineIds[line]!, piece: ownPiece ? 'own' : 'black' };
}

/** The same as `greedy`, under the name players know it by. */
export const conductor: Bot<TransEuropa> = { ...greedy, id: 'conductor' };
