// The place of something on a board, in words: at a city, near one, or far from all.

import { graphOf, type Board } from '@branchline/boards';

/** Lines away from the nearest city up to which a place is called near it. */
const NEAR = 2;

interface Nearest {
  readonly city: number;
  readonly steps: number;
}

const nearest = new WeakMap<Board, readonly Nearest[]>();

/** Per junction the nearest city, counted in lines whatever they cost. */
function nearestCities(board: Board): readonly Nearest[] {
  let found = nearest.get(board);
  if (found === undefined) {
    const { cityJunction, offsets, neighbour, junctionCount } = graphOf(board);
    const reached: (Nearest | undefined)[] = Array.from({ length: junctionCount });
    const queue = Array.from(cityJunction, (junction, city) => {
      reached[junction] = { city, steps: 0 };
      return junction;
    });
    for (let at = 0; at < queue.length; at++) {
      const { city, steps } = reached[queue[at]!]!;
      for (let i = offsets[queue[at]!]!; i < offsets[queue[at]! + 1]!; i++) {
        const next = neighbour[i]!;
        if (reached[next] !== undefined) continue;
        reached[next] = { city, steps: steps + 1 };
        queue.push(next);
      }
    }
    found = reached as Nearest[];
    nearest.set(board, found);
  }
  return found;
}

const cityText = (board: Board, { city, steps }: Nearest): string => {
  const { name } = board.cities[city]!;
  return steps === 0 ? `at ${name}` : steps <= NEAR ? `near ${name}` : `far from ${name}`;
};

export const junctionText = (board: Board, id: string): string => {
  const found = nearestCities(board)[graphOf(board).junctionIndex.get(id) ?? -1];
  return found === undefined ? id : cityText(board, found);
};

/** A line by its end that is closer to a city. */
export function lineText(board: Board, id: string): string {
  const { lineIndex, lineA, lineB } = graphOf(board);
  const line = lineIndex.get(id);
  if (line === undefined) return id;
  const cities = nearestCities(board);
  const a = cities[lineA[line]!]!;
  const b = cities[lineB[line]!]!;
  return a.steps === 0 && b.steps === 0
    ? `${board.cities[a.city]!.name}–${board.cities[b.city]!.name}`
    : cityText(board, a.steps <= b.steps ? a : b);
}
