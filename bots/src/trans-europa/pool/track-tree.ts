// A tree of single tracks for one turn, grown by UCT: what looks good is tried more often, nothing is left untried.

import type { JunctionIndex } from '@branchline/boards';
import type { Seat } from '@branchline/core';
import { isPayable } from '../playout/guided.ts';
import { lay } from '../playout/lay.ts';
import type { Lay } from '../playout/playouts.ts';
import { copyBoard, EXCLUSIVE, newPosition, type Position } from '../playout/position.ts';
import { weightsOfSeat } from '../trees/tree-table.ts';
import { costsFrom } from './costs.ts';

/** After some tracks of the turn. */
interface Node {
  readonly position: Position;
  readonly lays: readonly Lay[];
  readonly children: Node[];
  /** Tracks not tried yet; undefined before anyone has looked. */
  untried: Lay[] | undefined;
  visits: number;
  sum: number;
}

export interface Trials {
  readonly position: Position;
  readonly seat: Seat;
  readonly targets: readonly JunctionIndex[];
  /** Plays the round on after these tracks, in a new world each time: what that was worth, from 0 to 1. */
  value(lays: readonly Lay[]): number;
  /** Whether to go on. */
  more(tried: number): boolean;
}

const CURIOSITY = 1.2;

const nodeOf = (position: Position, lays: readonly Lay[]): Node => ({
  ...{ position, lays, children: [], untried: undefined },
  visits: 0,
  sum: 0,
});

/** Tracks out of the network that bring at least one open city nearer. */
function usefulTracks(position: Position, seat: Seat, targets: readonly JunctionIndex[]): Lay[] {
  const { field, reach, marker, own } = position;
  const { offsets, neighbour, line, junctionCount } = field.graph;
  const weights = weightsOfSeat(position, seat, new Uint8Array(field.slotWeight.length));
  const maps = targets
    .filter((target) => ((reach[target]! >> seat) & 1) === 0)
    .map((target) => costsFrom(field.graph, weights, [target]));
  const found = new Map<number, Lay>();
  for (let from = 0; from < junctionCount; from++) {
    if (((reach[from]! >> seat) & 1) === 0) continue;
    for (let slot = offsets[from]!; slot < offsets[from + 1]!; slot++) {
      const step = weights[slot]!;
      const at = line[slot]!;
      if (step === 0 || step >= EXCLUSIVE || found.has(at) || !isPayable(position, at)) continue;
      if (!maps.some((map) => map[neighbour[slot]!]! + step <= map[marker[seat]!]!)) continue;
      found.set(at, { line: at, piece: field.ferryOf[at]! >= 0 && own[seat]! > 0 ? 'own' : 'black' });
    }
  }
  return [...found.values()];
}

function grow(node: Node, track: Lay): Node {
  const position = newPosition(node.position.field);
  copyBoard(node.position, position);
  position.open.fill(1);
  lay(position, track.line, track.piece);
  const child = nodeOf(position, [...node.lays, track]);
  node.children.push(child);
  return child;
}

function mostPromising({ children, visits }: Node): Node {
  const known = Math.log(visits + 1);
  let best = children[0]!;
  let most = -Infinity;
  for (const child of children) {
    const hope = child.sum / child.visits + CURIOSITY * Math.sqrt(known / child.visits);
    if (hope > most) [best, most] = [child, hope];
  }
  return best;
}

/** The tracks tried most often. */
export function tracksByUct({ position, seat, targets, value, more }: Trials): readonly Lay[] {
  const start = newPosition(position.field);
  copyBoard(position, start);
  const root = nodeOf(start, []);
  for (let tried = 0; more(tried); tried++) {
    const path = [root];
    for (let node = root; node.position.left > 0;) {
      node.untried ??= usefulTracks(node.position, seat, targets);
      const track = node.untried.shift();
      if (track) {
        path.push(grow(node, track));
        break;
      }
      if (node.children.length === 0) break;
      node = mostPromising(node);
      path.push(node);
    }
    const worth = value(path.at(-1)!.lays);
    for (const node of path) {
      node.visits++;
      node.sum += worth;
    }
  }
  let node = root;
  while (node.children.length > 0) {
    node = node.children.reduce((best, child) => (child.visits > best.visits ? child : best));
  }
  return node.lays;
}
