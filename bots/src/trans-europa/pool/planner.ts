// A player that always follows the exact cheapest tree for its cities: where it starts and what it builds first makes the character.

import type { JunctionIndex, LineIndex } from '@branchline/boards';
import type { Seat } from '@branchline/core';
import { solverOf } from '@branchline/solver';
import type { Action, TransEuropa, View } from '@branchline/trans-europa';
import type { Bot } from '../../bot.ts';
import { giveAway } from '../cards.ts';
import { fieldOf, type Field } from '../playout/field.ts';
import { isPayable } from '../playout/guided.ts';
import { loadView } from '../playout/load.ts';
import type { Lay } from '../playout/playouts.ts';
import { newPosition, UNSEEN, type Position } from '../playout/position.ts';
import { laying } from '../search/tools.ts';
import { weightsOfSeat } from '../trees/tree-table.ts';
import { costsFrom } from './costs.ts';

/** The far end of a track that may be laid next, as the planner sees it. */
interface Outlook {
  readonly at: JunctionIndex;
  /** What it costs the nearest network of another player to come here. */
  readonly fromOthers: number;
  /** What is left from here to the most remote open city. */
  readonly toRemotest: number;
}

interface Character {
  readonly id: string;
  /** Anywhere on the tree, or only in its cities. */
  readonly starts: 'tree' | 'cities';
  /** Of the tracks of the tree the one with the least rank comes first. */
  rank(outlook: Outlook): number;
}

const planner = (character: Character): Bot<TransEuropa> => ({
  id: character.id,
  start({ game, seat }) {
    let position: Position | undefined;
    return {
      decide(view) {
        const { stage, cards } = view.public;
        const field = fieldOf(view.config, cards);
        if (stage.kind === 'markers') return placeMarker(character, field, view);
        if (stage.kind !== 'build') return giveAway(field.graph, game.legal(view, seat), view);
        if (position?.field !== field) position = newPosition(field);
        return laying(game, view, nextLay(character, position, { view, seat }));
      },
    };
  },
});

/** What nobody else will build comes first. */
export const surveyor = planner({ id: 'surveyor', starts: 'tree', rank: ({ fromOthers }) => -fromOthers });

/** The most remote city comes first. */
export const explorer = planner({ id: 'explorer', starts: 'cities', rank: ({ toRemotest }) => toRemotest });

const homesOf = ({ graph }: Field, view: View): JunctionIndex[] =>
  view.own!.hand.map((city) => graph.cityJunction[city]!);

/** The free junction from which the cities lie nearest altogether. */
function placeMarker({ starts }: Character, field: Field, view: View): Action {
  const { graph } = field;
  const homes = homesOf(field, view);
  const { lines } = solverOf(graph).missingTree(field.whole, -1, homes);
  const between = starts === 'cities' ? [] : lines.flatMap((line) => [graph.lineA[line]!, graph.lineB[line]!]);
  const isFree = (at: JunctionIndex): boolean => view.config.options.sharedStart || !view.public.markers.includes(at);
  const wanted = [...new Set([...homes, ...between])].filter(isFree);
  const places = wanted.length > 0 ? wanted : [...graph.junctionIds.keys()].filter(isFree);
  const away = homes.map((home) => costsFrom(graph, field.slotWeight, [home]));
  const spread = (at: JunctionIndex): number => away.reduce((sum, costs) => sum + costs[at]!, 0);
  const best = places.reduce((least, at) => (spread(at) < spread(least) ? at : least));
  return { do: 'marker', at: graph.junctionIds[best]! };
}

/** A payable track of the tree that touches the own network. */
function nextLay(
  character: Character,
  position: Position,
  { view, seat }: { view: View; seat: Seat },
): Lay | undefined {
  loadView(position, view);
  const { field, reach, marker, own } = position;
  const { graph } = field;
  const mine = (at: JunctionIndex): boolean => ((reach[at]! >> seat) & 1) === 1;
  const open = homesOf(field, view).filter((home) => !mine(home));
  const weights = weightsOfSeat(position, seat, new Uint8Array(field.slotWeight.length));
  const byLine = Uint8Array.from(field.slotA, (slot) => weights[slot]!);
  const { lines } = solverOf(graph).missingTree(byLine, marker[seat]!, open);
  const others = [...reach.keys()].filter((at) => reach[at] !== 0 && !mine(at));
  const fromOthers = costsFrom(graph, weights, others);
  const remotest = open
    .map((home) => costsFrom(graph, weights, [home]))
    .reduce(
      (far, costs) => (costs[marker[seat]!]! > far[marker[seat]!]! ? costs : far),
      costsFrom(graph, weights, []).fill(0),
    );
  let best: { readonly line: LineIndex; readonly rank: number } | undefined;
  for (const line of lines) {
    const [a, b] = [graph.lineA[line]!, graph.lineB[line]!];
    if (byLine[line] === 0 || byLine[line] === UNSEEN || mine(a) === mine(b) || !isPayable(position, line)) continue;
    const at = mine(a) ? b : a;
    const rank = character.rank({ at, fromOthers: fromOthers[at]!, toRemotest: remotest[at]! });
    if (best === undefined || rank < best.rank) best = { line, rank };
  }
  return best && { line: best.line, piece: field.ferryOf[best.line]! >= 0 && own[seat]! > 0 ? 'own' : 'black' };
}
