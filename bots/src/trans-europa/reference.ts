// The reference bot of the family: always build towards the nearest city.

import { invariant, type Game } from '@branchline/core';
import type { Action, TransEuropa, View } from '@branchline/trans-europa';
import type { Graph, JunctionIndex } from '@branchline/boards';
import type { Bot } from '../bot.ts';
import { giveAway } from './cards.ts';
import { graphOfView, terrainOf } from './survey.ts';
import { NO_LIMIT } from './trail.ts';
import { wayfinder, type Wayfinder } from './wayfinder.ts';

export const greedy: Bot<TransEuropa> = {
  id: 'greedy',
  start({ game, seat }) {
    let finder: Wayfinder | undefined;
    return {
      decide(view) {
        const graph = graphOfView(view);
        switch (view.public.stage.kind) {
          case 'markers':
            return placeInBestCity(graph, view);
          case 'build':
            return build(game, view, (finder ??= wayfinder(graph, seat)));
          default:
            return giveAway(graph, game.legal(view, seat), view);
        }
      },
    };
  },
};

/** Starts in the most central own city: the least sum of distances to them. */
export function placeInBestCity(graph: Graph, view: View): Action {
  const { markers, cards } = view.public;
  const { fromCity } = terrainOf(graph, cards);
  const hand = view.own?.hand ?? [];
  const isFree = (junction: JunctionIndex): boolean => view.config.options.sharedStart || !markers.includes(junction);
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

function build(game: Game<TransEuropa>, view: View, finder: Wayfinder): Action {
  const { stage } = view.public;
  invariant(stage.kind === 'build', 'tracks are laid in the building stage');
  finder.look(view);
  const { graph, inNetwork } = finder.survey;
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
