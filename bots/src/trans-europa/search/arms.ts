// Turns worth trying: tracks that lie on a cheapest tree for the own cities, or nearly, one, two or three of them.

import type { JunctionIndex, LineIndex } from '@branchline/boards';
import { solverOf } from '@branchline/solver';
import { eachOutwardSlot } from '../inference/policy-model.ts';
import type { Field } from '../playout/field.ts';
import { lay, type Piece } from '../playout/lay.ts';
import type { Lay } from '../playout/playouts.ts';
import { copyBoard, EXCLUSIVE, newPosition, UNSEEN, type Position } from '../playout/position.ts';
import { SETS, treeTables, weightsOfSeat, type TreeTable } from '../trees/tree-table.ts';

export interface Arm {
  /** Empty: the turn ends here. */
  readonly lays: readonly Lay[];
  /** Budget spent on tracks that bring the own cities no nearer. */
  readonly waste: number;
  /** What the own cities cost after these tracks. */
  readonly missing: number;
  /** Distance of the nearest city that the first track leads to. */
  readonly near: number;
}

export interface ArmLimits {
  /** First tracks to look at, and how many to follow each of them. */
  readonly first: number;
  readonly second: number;
  /** Budget that a turn may waste. */
  readonly waste: number;
  readonly arms: number;
}

/** A track that may be laid now, judged by the trees. */
interface Candidate {
  readonly line: LineIndex;
  /** The junction it brings into the network, or -1 if it is separate. */
  readonly to: JunctionIndex;
  readonly waste: number;
  readonly near: number;
}

export interface ArmFinder {
  /** Arms for the rest of the active seat's turn, the most promising first. */
  find(position: Position, targets: readonly JunctionIndex[], limits: ArmLimits): Arm[];
}

const byPromise = (a: { waste: number; near: number }, b: { waste: number; near: number }): number =>
  a.waste - b.waste || a.near - b.near;

/** Tracks that a turn has at most: with a budget of three, three. */
const MOST_TRACKS = 3;

/** One search for arms: the trees of the own cities, and what was found so far. */
interface Search {
  readonly field: Field;
  readonly targets: readonly JunctionIndex[];
  readonly limits: ArmLimits;
  /** By place in the adjacency: what it costs the seat. */
  readonly weights: Uint8Array;
  readonly table: TreeTable;
  /** A position to try first tracks on; those behind them need one each. */
  readonly after: Position;
  readonly arms: Arm[];
  readonly seen: Set<string>;
}

/** A turn so far: where it leads, and what every set of cities costs from the network then. */
interface Branch {
  readonly position: Position;
  readonly arm: Arm;
  readonly network: Uint8Array;
}

/** Distance of the nearest city that a step from home to this junction leads to. */
function nearestBy({ table }: Search, home: JunctionIndex, { to, step }: { to: JunctionIndex; step: number }): number {
  let near = UNSEEN;
  for (let i = 0; i < table.count; i++) {
    const away = table.cost(1 << i, home);
    if (away > 0 && table.cost(1 << i, to) + step <= away && away < near) near = away;
  }
  return near;
}

/** Lines out of the network by what they waste: cost through them, less the cost without. */
function outward(search: Search, { position, arm, network }: Branch): Candidate[] {
  const { table, limits, field } = search;
  const { seat, marker } = position;
  const base = network[table.all]!;
  const found: Candidate[] = [];
  eachOutwardSlot(position, seat, (slot, to) => {
    const step = position.weight[slot]!;
    const waste = table.allJoined(network, to) + step - base;
    if (waste > limits.waste - arm.waste) return;
    found.push({ line: field.graph.line[slot]!, to, waste, near: nearestBy(search, marker[seat]!, { to, step }) });
  });
  return found;
}

/** With free building every line of the cheapest tree is as good as the next one (TP-CARD-18). */
function anywhere({ field, weights, targets }: Search, { position }: Branch): Candidate[] {
  const lineWeights = Uint8Array.from(field.slotA, (slot) => weights[slot]!);
  const { lines } = solverOf(field.graph).missingTree(lineWeights, position.marker[position.seat]!, targets);
  return lines
    .filter((line) => field.cost[line]! <= position.left)
    .map((line) => ({ line, to: -1, waste: 0, near: UNSEEN - 1 }));
}

/** The tracks worth adding to a turn, the most promising first. */
function nextTracks(search: Search, branch: Branch): Candidate[] {
  const { field, limits } = search;
  const lines = outward(search, branch);
  if (field.freeBuild) lines.push(...anywhere(search, branch));
  return lines.sort(byPromise).slice(0, branch.arm.lays.length === 0 ? limits.first : limits.second);
}

function piecesFor({ field, own, seat }: Position, line: LineIndex): readonly Piece[] {
  if (field.ferryOf[line]! < 0) return ['black'];
  return own[seat]! > 0 ? ['own', 'black'] : ['black'];
}

/** Keeps an arm unless one with the same tracks in another order is there. */
function keep({ arms, seen }: Search, arm: Arm): void {
  const key = arm.lays
    .map(({ line, piece }) => 2 * line + (piece === 'own' ? 1 : 0))
    .sort((a, b) => a - b)
    .join();
  if (seen.has(key)) return;
  seen.add(key);
  arms.push(arm);
}

/** The turn with one track more. */
const longerBy = ({ field }: Search, { arm }: Branch, { line, waste, near, piece }: Candidate & Lay): Arm => ({
  lays: [...arm.lays, { line, piece }],
  waste: arm.waste + waste,
  missing: arm.missing - field.cost[line]! + waste,
  near: Math.min(arm.near, near),
});

/** The turn after one more track: what the track joins belongs to the network. */
function branchBy(search: Search, branch: Branch, { line, to, piece, arm }: Candidate & Lay & { arm: Arm }): Branch {
  const { field, table, after } = search;
  const position = branch.arm.lays.length === 0 ? after : newPosition(field);
  copyBoard(branch.position, position);
  position.open.fill(1);
  lay(position, line, piece);
  const opened = position.weight[field.slotA[line]!]!;
  if (to < 0 || (opened !== 0 && opened !== EXCLUSIVE)) return { position, arm, network: branch.network };
  const network = new Uint8Array(SETS);
  table.joined(branch.network, to, network);
  return { position, arm, network };
}

/** Keeps every turn that begins like this one and goes on with tracks worth it. */
function extend(search: Search, branch: Branch): void {
  const { position } = branch;
  for (const candidate of nextTracks(search, branch)) {
    for (const piece of piecesFor(position, candidate.line)) {
      const arm = longerBy(search, branch, { ...candidate, piece });
      keep(search, arm);
      const isSpent = position.left - search.field.cost[candidate.line]! < 1;
      if (isSpent || arm.lays.length >= MOST_TRACKS) continue;
      extend(search, branchBy(search, branch, { ...candidate, piece, arm }));
    }
  }
}

export function armFinder(field: Field): ArmFinder {
  const tableOf = treeTables(field.graph);
  const weights = new Uint8Array(field.slotWeight.length);
  const after = newPosition(field);
  return {
    find(position, targets, limits) {
      const { seat } = position;
      weightsOfSeat(position, seat, weights);
      const table = tableOf(weights, targets);
      const network = new Uint8Array(SETS);
      table.fromNetwork([position.marker[seat]!], network);
      const search: Search = { field, targets, limits, weights, table, after, arms: [], seen: new Set() };
      const start: Arm = { lays: [], waste: 0, missing: network[table.all]!, near: UNSEEN };
      if (position.laid > 0 || field.allowPass) keep(search, start);
      extend(search, { position, arm: start, network });
      search.arms.sort((a, b) => a.waste - b.waste || a.missing - b.missing || a.near - b.near);
      return search.arms.slice(0, limits.arms);
    },
  };
}
