// A seat's survey: what every line still costs it and which junctions its network holds, kept up to date from its views.

import { boardById, graphOf, type Graph, type JunctionIndex, type LineIndex } from '@branchline/boards';
import { invariant, type Seat } from '@branchline/core';
import { solverOf } from '@branchline/solver';
import { roundRules, type Bits, type CardNumber, type FerryTrack, type View } from '@branchline/trans-europa';

/** Weight of a line that this seat can never use: a ferry closed by others (TE-FERRY-9). */
const CLOSED = 255;

/** Members of one word of `Bits`. */
const WORD = 30;

export interface Survey {
  readonly graph: Graph;
  readonly seat: Seat;
  /** Per line: 0 usable track, else the budget it takes to make it usable; `CLOSED`. */
  readonly weights: Uint8Array;
  /** Per junction: 1 in network(seat). */
  readonly inNetwork: Uint8Array;
  /** Brings both up to date with a view of this seat. */
  look(view: View): void;
}

/** Is told what changed while looking. */
export interface Watcher {
  /** A line costs less than before. */
  cheaper(line: LineIndex): void;
  /** A ferry was closed to this seat. */
  closed(line: LineIndex): void;
  /** A junction came into the network. */
  joined(junction: JunctionIndex): void;
  /** A new round: nothing known before holds any more. */
  cleared(): void;
}

/** What the special cards in force make of a board: the same for all seats, so computed once. */
export interface Terrain {
  /** What each line costs to build. */
  readonly costs: Uint8Array;
  /** Per city: what it costs to reach every junction from it on an empty board. */
  readonly fromCity: readonly Uint16Array[];
}

const terrains = new WeakMap<Graph, Map<number, Terrain>>();

export function terrainOf(graph: Graph, cards: readonly CardNumber[]): Terrain {
  const { eased } = roundRules(cards);
  let byEased = terrains.get(graph);
  if (byEased === undefined) terrains.set(graph, (byEased = new Map()));
  let terrain = byEased.get(eased);
  if (terrain === undefined) {
    const costs = easedCosts(graph, eased);
    const { distances } = solverOf(graph);
    terrain = { costs, fromCity: Array.from(graph.cityJunction, (home) => distances(costs, home)) };
    byEased.set(eased, terrain);
  }
  return terrain;
}

/** A double line becomes single where every terrain it crosses is eased (TP-CARD-4a). */
function easedCosts(graph: Graph, eased: number): Uint8Array {
  return graph.cost.map((cost, line) => {
    const terrain = graph.terrain[line]!;
    return terrain !== 0 && (terrain & ~eased) === 0 ? 1 : cost;
  });
}

export function graphOfView(view: View): Graph {
  const board = boardById(view.config.board);
  invariant(board !== undefined, `board ${view.config.board} exists`);
  return graphOf(board);
}

/** TE-FERRY-8, TE-FERRY-9: a full ferry is open with a black track on it, or to the owners of its coloured ones. */
function ferryWeight(tracks: readonly FerryTrack[], seat: Seat): number {
  if (tracks.length < 2) return 2 - tracks.length;
  return tracks.includes('black') || tracks.includes(seat) ? 0 : CLOSED;
}

const ferries = new WeakMap<Graph, readonly LineIndex[]>();

/** The ferry lines of a board in line order, as `Tracks.ferries` lists them. */
function ferryLinesOf(graph: Graph): readonly LineIndex[] {
  let lines = ferries.get(graph);
  if (lines === undefined) {
    lines = [...graph.isFerry.keys()].filter((line) => graph.isFerry[line] === 1);
    ferries.set(graph, lines);
  }
  return lines;
}

/** What a seat has seen so far of the round. */
interface Seen {
  readonly survey: Pick<Survey, 'graph' | 'seat' | 'weights' | 'inNetwork'>;
  readonly watcher: Watcher;
  laid: number[];
  network: Bits;
  round: number;
}

function clear(seen: Seen, view: View): void {
  const { survey, watcher } = seen;
  seen.round = view.public.rounds.length;
  survey.weights.set(terrainOf(survey.graph, view.public.cards).costs);
  survey.inNetwork.fill(0);
  seen.laid = [];
  seen.network = [];
  watcher.cleared();
}

function reweigh({ survey: { weights }, watcher }: Seen, line: LineIndex, weight: number): void {
  const old = weights[line]!;
  if (weight === old) return;
  weights[line] = weight;
  if (weight < old) watcher.cheaper(line);
  else watcher.closed(line);
}

function lookAtTracks(seen: Seen, now: Bits): void {
  const { laid, survey } = seen;
  for (let word = 0; word < now.length; word++) {
    let fresh = now[word]! & ~(laid[word] ?? 0);
    if (fresh === 0) continue;
    laid[word] = now[word]!;
    for (; fresh !== 0; fresh &= fresh - 1) {
      const line = word * WORD + 31 - Math.clz32(fresh & -fresh);
      if (survey.graph.isFerry[line] === 0) reweigh(seen, line, 0);
    }
  }
}

function lookAtNetwork(seen: Seen, now: Bits): void {
  const { network, survey, watcher } = seen;
  if (now === network) return;
  for (let word = 0; word < now.length; word++) {
    for (let fresh = now[word]! & ~(network[word] ?? 0); fresh !== 0; fresh &= fresh - 1) {
      const junction = word * WORD + 31 - Math.clz32(fresh & -fresh);
      survey.inNetwork[junction] = 1;
      watcher.joined(junction);
    }
  }
  seen.network = now;
}

export function surveyOf(graph: Graph, seat: Seat, watcher: Watcher): Survey {
  const ferryLines = ferryLinesOf(graph);
  const survey = {
    graph,
    seat,
    weights: new Uint8Array(graph.lineCount),
    inNetwork: new Uint8Array(graph.junctionCount),
  };
  const seen: Seen = { survey, watcher, laid: [], network: [], round: -1 };
  return {
    ...survey,
    look(view) {
      const { tracks, rounds } = view.public;
      if (rounds.length !== seen.round) clear(seen, view);
      lookAtNetwork(seen, tracks.networks[seat]!); // first: watchers of lines must know the network as it is
      lookAtTracks(seen, tracks.laid);
      for (let i = 0; i < ferryLines.length; i++) {
        reweigh(seen, ferryLines[i]!, ferryWeight(tracks.ferries[i]!, seat));
      }
    },
  };
}
