// The field of a playout: the board under the special cards in force, as flat arrays. The same for every position of a round.

import type { Graph, LineIndex } from '@branchline/boards';
import { EDITIONS, gridOf, roundRules, type CardNumber, type Config } from '@branchline/trans-europa';

export interface Field {
  readonly graph: Graph;
  readonly seats: number;
  /** What a track on each line takes from the budget of a turn; a ferry slot takes 1 (TE-FERRY-3). */
  readonly cost: Uint8Array;
  /** Per line what it takes altogether to open it: cost, and 2 for a ferry. */
  readonly whole: Uint8Array;
  /** The same by place in the adjacency of the graph, so that a search reads one array. */
  readonly slotWeight: Uint8Array;
  /** Places of each line in the adjacency: in that of its end a, and of its end b. */
  readonly slotA: Uint16Array;
  readonly slotB: Uint16Array;
  readonly ferryLines: readonly LineIndex[];
  /** Position among the ferry lines, or -1. */
  readonly ferryOf: Int16Array;
  /** Build limit by cycle, repeating (TP-CARD-3, TP-CARD-9). */
  readonly limits: readonly number[];
  /** Tracks may lie anywhere (TP-CARD-18). */
  readonly freeBuild: boolean;
  /** A turn may be empty (AMB-TE-8). */
  readonly allowPass: boolean;
  /** Players claim in their own turn, and do so as soon as they can (TE-CLAIM-2). */
  readonly claims: boolean;
  readonly blackTracks: number;
  readonly ownTracks: number;
  /** Room for the junctions that wait in a search, in three layers. Playouts on a field never run at the same time. */
  readonly waiting: readonly [Uint16Array, Uint16Array, Uint16Array];
}

/** A junction waits once for every value it falls to: far fewer than this. */
const WAITING = 4096;

/** Fields made so far: a table plays many rounds on few of them. */
const fields = new WeakMap<Config, Map<string, Field>>();

export function fieldOf(config: Config, cards: readonly CardNumber[]): Field {
  let byCards = fields.get(config);
  if (byCards === undefined) fields.set(config, (byCards = new Map()));
  const key = cards.join();
  let field = byCards.get(key);
  if (field === undefined) byCards.set(key, (field = makeField(config, cards)));
  return field;
}

function makeField(config: Config, cards: readonly CardNumber[]): Field {
  const { graph, tariffs, ferryLines, ferryOf } = gridOf(config.board);
  const { limits, eased, freeBuild } = roundRules(cards);
  const { cost } = tariffs[eased]!;
  const whole = cost.map((value, line) => (graph.isFerry[line] === 1 ? 2 : value));
  const slotA = new Uint16Array(graph.lineCount);
  const slotB = new Uint16Array(graph.lineCount);
  for (let junction = 0; junction < graph.junctionCount; junction++) {
    for (let slot = graph.offsets[junction]!; slot < graph.offsets[junction + 1]!; slot++) {
      const line = graph.line[slot]!;
      (graph.lineA[line] === junction ? slotA : slotB)[line] = slot;
    }
  }
  return {
    graph,
    seats: config.seats,
    cost,
    whole,
    slotWeight: Uint8Array.from(graph.line, (line) => whole[line]!),
    slotA,
    slotB,
    ferryLines,
    ferryOf,
    limits,
    freeBuild,
    allowPass: config.options.allowPass,
    claims: config.options.manualClaim,
    blackTracks: config.options.blackTracks,
    ownTracks: EDITIONS[config.edition].ownTracks,
    waiting: [new Uint16Array(WAITING), new Uint16Array(WAITING), new Uint16Array(WAITING)],
  };
}
