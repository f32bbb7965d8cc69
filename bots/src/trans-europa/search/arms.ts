// Turns worth trying: tracks that lie on a cheapest tree for the own cities, or nearly, one, two or three of them.

import type { Seat } from '@branchline/core';
import { solverOf } from '@branchline/solver';
import { eachOutwardSlot } from '../inference/policy-model.ts';
import type { Field } from '../playout/field.ts';
import { lay } from '../playout/lay.ts';
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
  readonly line: number;
  readonly to: number;
  readonly waste: number;
  readonly near: number;
}

export interface ArmFinder {
  /** Arms for the rest of the active seat's turn, the most promising first. */
  find(position: Position, targets: readonly number[], limits: ArmLimits): Arm[];
}

const byPromise = (a: { waste: number; near: number }, b: { waste: number; near: number }): number =>
  a.waste - b.waste || a.near - b.near;

export function armFinder(field: Field): ArmFinder {
  const { graph } = field;
  const tableOf = treeTables(graph.junctionCount, graph.offsets, graph.neighbour);
  const weights = new Uint8Array(field.slotWeight.length);
  const after = newPosition(field);

  /** Lines out of the network by what they waste: cost through them, less the cost without. */
  function outward(position: Position, table: TreeTable, network: Uint8Array, mostWaste: number): Candidate[] {
    const { seat, marker } = position;
    const home = marker[seat]!;
    const base = network[table.all]!;
    const found: Candidate[] = [];
    eachOutwardSlot(position, seat, (slot, to) => {
      const step = position.weight[slot]!;
      const waste = table.allJoined(network, to) + step - base;
      if (waste > mostWaste) return;
      let near = UNSEEN;
      for (let i = 0; i < table.count; i++) {
        const away = table.cost(1 << i, home);
        if (away > 0 && table.cost(1 << i, to) + step <= away && away < near) near = away;
      }
      found.push({ line: graph.line[slot]!, to, waste, near });
    });
    return found;
  }

  /** With free building every line of the cheapest tree is as good as the next one (TP-CARD-18). */
  function anywhere(position: Position, targets: readonly number[]): Candidate[] {
    const lineWeights = Uint8Array.from(field.slotA, (slot) => weights[slot]!);
    const { lines } = solverOf(graph).missingTree(lineWeights, position.marker[position.seat]!, targets);
    return lines
      .filter((line) => field.cost[line]! <= position.left)
      .map((line) => ({ line, to: -1, waste: 0, near: UNSEEN - 1 }));
  }

  function piecesFor(position: Position, seat: Seat, line: number): readonly boolean[] {
    if (field.ferryOf[line]! < 0) return [false];
    return position.own[seat]! > 0 ? [true, false] : [false];
  }

  function find(position: Position, targets: readonly number[], limits: ArmLimits): Arm[] {
    const { seat } = position;
    weightsOfSeat(position, seat, weights);
    const table = tableOf(weights, targets);
    const network = new Uint8Array(SETS);
    table.fromNetwork([position.marker[seat]!], network);
    const arms: Arm[] = [];
    const seen = new Set<string>();
    const keep = (arm: Arm): void => {
      const key = arm.lays
        .map(({ line, own }) => 2 * line + (own ? 1 : 0))
        .sort((a, b) => a - b)
        .join();
      if (!seen.has(key)) {
        seen.add(key);
        arms.push(arm);
      }
    };

    function extend(from: Position, arm: Arm, reached: Uint8Array, depth: number): void {
      const room = limits.waste - arm.waste;
      const lines = outward(from, table, reached, room);
      if (field.freeBuild) lines.push(...anywhere(from, targets));
      lines.sort(byPromise);
      lines.length = Math.min(lines.length, depth === 0 ? limits.first : limits.second);
      for (const candidate of lines) {
        for (const own of piecesFor(from, seat, candidate.line)) {
          const longer: Arm = {
            lays: [...arm.lays, { line: candidate.line, own }],
            waste: arm.waste + candidate.waste,
            missing: arm.missing - field.cost[candidate.line]! + candidate.waste,
            near: Math.min(arm.near, candidate.near),
          };
          keep(longer);
          if (from.left - field.cost[candidate.line]! < 1 || depth >= 2) continue;
          const next = depth === 0 ? after : newPosition(field);
          copyBoard(from, next);
          next.open.fill(1);
          lay(next, candidate.line, own);
          const opened = next.weight[field.slotA[candidate.line]!]!;
          if (candidate.to >= 0 && (opened === 0 || opened === EXCLUSIVE)) {
            const joined = new Uint8Array(SETS);
            table.joined(reached, candidate.to, joined);
            extend(next, longer, joined, depth + 1);
          } else extend(next, longer, reached, depth + 1);
        }
      }
    }

    const start: Arm = { lays: [], waste: 0, missing: network[table.all]!, near: UNSEEN };
    if (position.laid > 0 || field.allowPass) keep(start);
    extend(position, start, network, 0);
    arms.sort((a, b) => a.waste - b.waste || a.missing - b.missing || a.near - b.near);
    return arms.slice(0, limits.arms);
  }

  return { find };
}
