// The peer: one round of the classic edition written for boardgame.io 0.50 as well as it can be, played at random.
// It reads past immer's proxies and returns new values instead of drafting, turns undo off, and keeps to production mode.

import { createRequire } from 'node:module';
import { boardById, graphOf, type Graph } from '@branchline/boards';
import { fastRng, invariant, pick, type Rng } from '@branchline/core';
import { makeSolver } from '@branchline/solver';
import { countInWasm } from '@branchline/solver/fast';
import { measure, type Measured } from './processor.ts';

/** What is used of the package; it is loaded only when the benchmark runs. */
interface Library {
  Client(options: object): PeerClient;
  INVALID_MOVE: unknown;
  isDraft(value: unknown): boolean;
  original<T>(draft: T): T;
}

interface PeerClient {
  start(): void;
  stop(): void;
  getState(): { G: PeerRound; ctx: { currentPlayer: string; gameover?: unknown }; deltalog: unknown };
  readonly moves: Record<string, (...values: number[]) => void>;
}

/** The game state as boardgame.io keeps it: plain arrays only. */
export interface PeerRound {
  readonly hands: readonly (readonly number[])[];
  readonly markers: readonly number[];
  /** By line: 1 where there is a track. */
  readonly laid: readonly number[];
  /** By junction: the name of its connected part. */
  readonly part: readonly number[];
  readonly supply: number;
  readonly left: number;
  readonly placed: number;
}

interface Context {
  readonly G: PeerRound;
  readonly ctx: { readonly numPlayers: number; readonly currentPlayer: string };
  readonly events: { endTurn(): void };
  readonly random: { Shuffle<T>(items: readonly T[]): T[] };
}

const MARKER = 'marker';
const LAY = 'lay';
const STOP = 'stop';

function load(): Library {
  const requireFrom = createRequire(import.meta.url);
  const { Client } = requireFrom('boardgame.io/client') as Pick<Library, 'Client'>;
  const { INVALID_MOVE } = requireFrom('boardgame.io/core') as Pick<Library, 'INVALID_MOVE'>;
  const { isDraft, original } = requireFrom('immer') as Pick<Library, 'isDraft' | 'original'>;
  return { Client, INVALID_MOVE, isDraft, original };
}

/** A development dependency: where only the product is installed, there is nothing to compare with. */
export function isPeerInstalled(): boolean {
  try {
    createRequire(import.meta.url).resolve('boardgame.io/client');
    return true;
  } catch {
    return false;
  }
}

const touches = (graph: Graph, round: PeerRound, seat: number, line: number): boolean => {
  const own = round.part[round.markers[seat]!]!;
  return round.part[graph.lineA[line]!] === own || round.part[graph.lineB[line]!] === own;
};

const canLay = (graph: Graph, round: PeerRound, seat: number, line: number): boolean =>
  round.laid[line] === 0 && graph.cost[line]! <= round.left && touches(graph, round, seat, line);

function enumerate(graph: Graph, round: PeerRound, seat: number): [string, number][] {
  const actions: [string, number][] = [];
  if (round.markers[seat]! < 0) {
    for (let at = 0; at < graph.junctionCount; at++) if (!round.markers.includes(at)) actions.push([MARKER, at]);
    return actions;
  }
  for (let line = 0; line < graph.lineCount; line++) if (canLay(graph, round, seat, line)) actions.push([LAY, line]);
  if (round.placed > 0 && actions.length > 0) actions.push([STOP, 0]);
  return actions;
}

const isComplete = (graph: Graph, round: PeerRound, seat: number): boolean =>
  round.hands[seat]!.every((city) => round.part[graph.cityJunction[city]!] === round.part[round.markers[seat]!]);

function roundGame(graph: Graph, { INVALID_MOVE, isDraft, original }: Library): object {
  const plain = (round: PeerRound): PeerRound => (isDraft(round) ? original(round) : round);
  const seatOf = (ctx: Context['ctx']): number => Number(ctx.currentPlayer);
  const complete = (round: PeerRound, players: number): boolean =>
    round.markers.every((at) => at >= 0) &&
    Array.from({ length: players }, (_, seat) => seat).some((seat) => isComplete(graph, round, seat));
  countInWasm();
  const solver = makeSolver(graph, {});
  const missing = (round: PeerRound): number[] => {
    const weights = graph.cost.map((cost, line) => (round.laid[line] === 1 ? 0 : cost));
    return round.hands.map((hand, seat) =>
      solver.missingCost(
        weights,
        round.markers[seat]!,
        hand.map((city) => graph.cityJunction[city]!),
      ),
    );
  };
  return {
    name: 'round',
    disableUndo: true,
    setup: ({ ctx, random }: Context): PeerRound => {
      const hands: number[][] = Array.from({ length: ctx.numPlayers }, () => []);
      const regions = new Set(graph.cityRegion);
      for (const region of regions) {
        const cities = Array.from(graph.cityRegion.keys()).filter((city) => graph.cityRegion[city] === region);
        const dealt = random.Shuffle(cities);
        hands.forEach((hand, seat) => hand.push(dealt[seat]!));
      }
      return {
        hands,
        markers: hands.map(() => -1),
        laid: Array.from({ length: graph.lineCount }, () => 0),
        part: Array.from({ length: graph.junctionCount }, (_, at) => at),
        supply: 83,
        left: 2,
        placed: 0,
      };
    },
    moves: {
      [MARKER]({ G, ctx, events }: Context, at: number) {
        const round = plain(G);
        if (round.markers[seatOf(ctx)]! >= 0 || round.markers.includes(at)) return INVALID_MOVE;
        events.endTurn();
        return { ...round, markers: round.markers.with(seatOf(ctx), at), left: 2, placed: 0 };
      },
      [LAY]({ G, ctx, events }: Context, line: number) {
        const round = plain(G);
        if (!canLay(graph, round, seatOf(ctx), line)) return INVALID_MOVE;
        const from = round.part[graph.lineB[line]!]!;
        const to = round.part[graph.lineA[line]!]!;
        const left = round.left - graph.cost[line]!;
        const next: PeerRound = {
          ...round,
          laid: round.laid.with(line, 1),
          part: from === to ? round.part : round.part.map((name) => (name === from ? to : name)),
          supply: round.supply - 1,
          left,
          placed: round.placed + 1,
        };
        if (left > 0 && enumerate(graph, next, seatOf(ctx)).length > 0) return next;
        events.endTurn();
        return { ...next, left: 2, placed: 0 };
      },
      [STOP]({ G, events }: Context) {
        const round = plain(G);
        if (round.placed === 0) return INVALID_MOVE;
        events.endTurn();
        return { ...round, left: 2, placed: 0 };
      },
    },
    endIf: ({ G, ctx }: Context) => {
      const round = plain(G);
      return round.supply === 0 || complete(round, ctx.numPlayers) ? { missing: missing(round) } : undefined;
    },
  };
}

function playRound(library: Library, game: object, graph: Graph, seats: number, rng: Rng): number {
  const client = library.Client({ game, numPlayers: seats, debug: false });
  client.start();
  let moves = 0;
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover !== undefined) break;
    const actions = enumerate(graph, G, Number(ctx.currentPlayer));
    invariant(actions.length > 0, 'a player of the peer has something to do');
    const [move, value] = pick(actions, rng);
    client.moves[move]!(value);
    moves++;
  }
  client.stop();
  return moves;
}

const theGraph = (): Graph => {
  const board = boardById('europe');
  invariant(board, 'the board is known');
  return graphOf(board);
};

/** The game for its server, and what a seat may do. */
export function peerGame() {
  const graph = theGraph();
  return {
    game: roundGame(graph, load()),
    enumerate: (round: PeerRound, seat: number) => enumerate(graph, round, seat),
  };
}

/** Moves of random rounds. */
export function measurePeer(seats: number, seconds: number): Measured {
  process.env['NODE_ENV'] = 'production';
  const graph = theGraph();
  const library = load();
  const game = roundGame(graph, library);
  const rng = fastRng(7);
  return measure(seconds, () => playRound(library, game, graph, seats, rng));
}
