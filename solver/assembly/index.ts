// What the host calls. It writes the plan of sweeps, weights and terminals straight into memory at the addresses given here.
import { missing } from './cost';
import { forgetMaps, useInput } from './maps';
import { ARCS, ARCS_FROM, BACKWARDS, FORWARDS, FOUND, INPUT, TERMINALS, WEIGHTS_AT, setSizes } from './memory';
import { productCosts } from './product';
import { fillShapes } from './shapes';
import { tree } from './tree';

export function prepare(junctions: i32, lines: i32, forwards: i32, backwards: i32): void {
  setSizes(junctions, lines, forwards, backwards);
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
      return WEIGHTS_AT;
    case 3:
      return INPUT;
    case 4:
      return TERMINALS;
    case 5:
      return ARCS;
    case 6:
      return ARCS_FROM;
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
