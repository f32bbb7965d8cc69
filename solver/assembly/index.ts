// What the host calls. It writes graph, weights and terminals straight into memory at the addresses given here.
import { missing } from './cost';
import { forgetMaps, useInput } from './maps';
import {
  ARCS,
  ARCS_FROM,
  BACKWARDS,
  BLOCKS_BACKWARDS,
  BLOCKS_FORWARDS,
  FORWARDS,
  FOUND,
  INPUT,
  LINE_ENDS,
  TERMINALS,
  WEIGHTS_AT,
  setSizes,
} from './memory';
import { productCosts } from './product';
import { fillShapes } from './shapes';
import { tree } from './tree';

/** The graph is in memory, its printed weights are those of the coming question. */
export function prepare(junctions: i32, lines: i32): void {
  setSizes(junctions, lines);
  fillShapes();
  forgetMaps();
}

/** Address by number. */
export function address(which: i32): usize {
  switch (which) {
    case 0:
      return FORWARDS;
    case 1:
      return BACKWARDS;
    case 2:
      return BLOCKS_FORWARDS;
    case 3:
      return BLOCKS_BACKWARDS;
    case 4:
      return WEIGHTS_AT;
    case 5:
      return LINE_ENDS;
    case 6:
      return ARCS;
    case 7:
      return ARCS_FROM;
    case 8:
      return INPUT;
    case 9:
      return TERMINALS;
    default:
      return FOUND;
  }
}

export function missingCost(terminals: i32): i32 {
  useInput();
  return missing(terminals);
}

export function missingTree(terminals: i32): i32 {
  useInput();
  return tree(terminals);
}

export function product(from: i32, sizes: i32): usize {
  useInput();
  return productCosts(from, sizes);
}
