// What the host calls. It writes the graph, weights and terminals straight into memory at the addresses given here.
import { missing } from './cost';
import { forget, useInput } from './maps';
import { ARCS, INPUT, KNOWN, LINE_ARCS, LINE_ENDS, TERMINALS, layout, lineCount } from './memory';
import { productCosts } from './product';
import { fillShapes } from './shapes';

export function prepare(junctions: i32, lines: i32): void {
  layout(junctions, lines);
  fillShapes();
  memory.fill(KNOWN, 255, lineCount);
  forget();
}

/** Address by number: arcs, arcs of lines, ends of lines, weights, terminals. */
export function address(which: i32): usize {
  switch (which) {
    case 0:
      return ARCS;
    case 1:
      return LINE_ARCS;
    case 2:
      return LINE_ENDS;
    case 3:
      return INPUT;
    default:
      return TERMINALS;
  }
}

export function missingCost(terminals: i32): i32 {
  useInput();
  return missing(terminals);
}

export function product(from: i32, sizes: i32): usize {
  useInput();
  return productCosts(from, sizes);
}
