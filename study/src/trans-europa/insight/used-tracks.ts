// Whose tracks a player's cities hang on at the end of a round, and what became of the tracks a player laid.

import type { Seat } from '@branchline/core';
import { gridOf, has, weightsFor, type LineIndex, type State } from '@branchline/trans-europa';

/**
 * The lines over which a seat's start reaches those of its cities that are connected, each by the shortest way there is; of
 * several the first in the order of the board.
 */
export function usedLines(state: State, seat: Seat, hand: readonly number[]): ReadonlySet<LineIndex> {
  const { graph } = gridOf(state.config.board);
  const { markers, tracks } = state.public;
  const start = markers[seat];
  const used = new Set<LineIndex>();
  if (start === null || start === undefined) return used;
  const weights = weightsFor(state, seat);
  /** By junction: the line that leads back toward the start. */
  const back = new Map<number, LineIndex>();
  const queue = [start];
  for (let next = 0; next < queue.length; next++) {
    const at = queue[next]!;
    for (let place = graph.offsets[at]!; place < graph.offsets[at + 1]!; place++) {
      const [to, line] = [graph.neighbour[place]!, graph.line[place]!];
      if (weights[line] !== 0 || to === start || back.has(to)) continue;
      back.set(to, line);
      queue.push(to);
    }
  }
  for (const city of hand) {
    let at = graph.cityJunction[city]!;
    if (!has(tracks.networks[seat]!, at)) continue;
    while (at !== start) {
      const line = back.get(at);
      if (line === undefined) break;
      used.add(line);
      at = graph.lineA[line] === at ? graph.lineB[line]! : graph.lineA[line]!;
    }
  }
  return used;
}

/** Tracks of one round, seen by one seat; a track on a double line is one track. */
export interface SharedTracks {
  /** Laid by the seat; of these used by others, and used by nobody at all. */
  readonly laid: number;
  readonly usedByOthers: number;
  readonly usedByNobody: number;
  /** What the seat's own connections run over; of these laid by others alone. */
  readonly used: number;
  readonly laidByOthers: number;
}

/** `laidBy`: who laid a track on each line in this round; two on a ferry. */
export function sharedTracks(
  state: State,
  {
    seat,
    hands,
    laidBy,
  }: {
    readonly seat: Seat;
    readonly hands: readonly (readonly number[])[];
    readonly laidBy: ReadonlyMap<LineIndex, readonly Seat[]>;
  },
): SharedTracks {
  const used = hands.map((hand, player) => usedLines(state, player, hand));
  const isUsedByOther = (line: LineIndex): boolean => used.some((lines, player) => player !== seat && lines.has(line));
  const own = [...laidBy].filter(([, seats]) => seats.includes(seat)).map(([line]) => line);
  return {
    laid: own.length,
    usedByOthers: own.filter(isUsedByOther).length,
    usedByNobody: own.filter((line) => !used[seat]!.has(line) && !isUsedByOther(line)).length,
    used: used[seat]!.size,
    laidByOthers: [...used[seat]!].filter((line) => !laidBy.get(line)?.includes(seat)).length,
  };
}
