// The way to the nearest city: found by a search from the cities outwards, kept as long as it holds.

import type { Graph, JunctionIndex, LineIndex } from '@branchline/boards';
import type { Seat } from '@branchline/core';
import type { View } from '@branchline/trans-europa';
import { surveyOf, type Survey } from './survey.ts';
import { beginSearch, NO_LIMIT, spread, trailOn, UNSEEN, waitAt, type Means, type Trail } from './trail.ts';

export interface Wayfinder {
  readonly survey: Survey;
  /** Brings the survey up to date and drops a way for which there may now be a cheaper one. */
  look(view: View): void;
  /** The next line of the way to the nearest target; undefined where it has to be found first. */
  next(): LineIndex | undefined;
  /** Whether a turn with these means can lay a track on the line. */
  isPayable(line: LineIndex, means: Means): boolean;
  /**
   * The first line of a cheapest way from the network to one of the targets among those that begin with a payable line,
   * as long as it costs at most `slack` more than the cheapest of all.
   */
  find(targets: readonly JunctionIndex[], means: Means, slack: number): LineIndex | undefined;
  /** To be told when a track is laid on the line that `next` or `find` named. */
  laid(): void;
}

export const ANY_MEANS: Means = { left: NO_LIMIT, ferry: true };

/** A trail that is followed: where it goes on, and what the rest of it costs. */
interface Way {
  readonly trail: Trail;
  /** The junction of the network at which the way goes on. */
  end: JunctionIndex;
  /** 0 if there is no way. */
  remaining: number;
}

/** Follows the way over tracks that lie already. */
function goOn(way: Way): void {
  const { survey, viaLine, viaJunction } = way.trail;
  if (way.remaining === 0) return;
  while (survey.weights[viaLine[way.end]!] === 0) way.end = viaJunction[way.end]!;
}

const drop = (way: Way): void => void (way.remaining = 0);

/** A line costs less. It matters only if it leads from a junction nearer than the way's beginning to one farther off. */
function takeCheaper(way: Way, line: LineIndex): void {
  const { trail } = way;
  const { graph, survey, distance } = trail;
  const a = graph.lineA[line]!;
  const b = graph.lineB[line]!;
  const near = distance[a]! < distance[b]! ? a : b;
  const far = near === a ? b : a;
  const reached = distance[near]! + survey.weights[line]!;
  if (reached >= distance[far]! || reached >= way.remaining) return;
  distance[far] = reached;
  trail.viaLine[far] = line;
  trail.viaJunction[far] = near;
  let met: JunctionIndex | undefined = far;
  if (survey.inNetwork[far] === 0) {
    beginSearch(trail);
    waitAt(trail, far, reached);
    met = spread(trail, { from: reached, limit: way.remaining - 1, means: ANY_MEANS, slack: 0 });
  }
  if (met === undefined) return;
  way.end = met;
  way.remaining = distance[met]!;
  goOn(way);
}

function find(
  way: Way,
  targets: readonly JunctionIndex[],
  { means, slack }: { means: Means; slack: number },
): LineIndex | undefined {
  const { trail } = way;
  drop(way);
  trail.distance.fill(UNSEEN);
  beginSearch(trail);
  for (let i = 0; i < targets.length; i++) {
    trail.distance[targets[i]!] = 0;
    waitAt(trail, targets[i]!, 0);
  }
  trail.refused = false;
  const found = spread(trail, { from: 0, limit: NO_LIMIT, means, slack });
  if (found === undefined) return undefined;
  way.end = found;
  // Second best, since the budget did not reach for the best, is not a way to hold on to.
  if (!trail.refused) way.remaining = trail.distance[found]!;
  return trail.viaLine[found]!; // leads out of the network, so there is no track
}

/** One step of the way is built; a ferry takes its two tracks one by one. */
function laid(way: Way): void {
  if (way.remaining === 0) return;
  const { graph, survey, distance, viaLine } = way.trail;
  const line = viaLine[way.end]!;
  const step = graph.isFerry[line] === 1 ? 1 : survey.weights[line]!;
  way.remaining -= step;
  survey.weights[line]! -= step;
  distance[way.end] = way.remaining;
  goOn(way);
}

export function wayfinder(graph: Graph, seat: Seat): Wayfinder {
  const survey = surveyOf(graph, seat, {
    cheaper: (line) => takeCheaper(way, line),
    joined(junction) {
      if (way.trail.distance[junction]! < way.remaining) drop(way);
    },
    closed: () => drop(way),
    cleared: () => drop(way),
  });
  const way: Way = { trail: trailOn(graph, survey), end: 0, remaining: 0 };
  return {
    survey,
    look: (view) => survey.look(view),
    isPayable: (line, { left, ferry }) => (graph.isFerry[line] === 1 ? ferry : survey.weights[line]! <= left),
    find: (targets, means, slack) => find(way, targets, { means, slack }),
    next: () => (way.remaining > 0 ? way.trail.viaLine[way.end]! : undefined),
    laid: () => laid(way),
  };
}
