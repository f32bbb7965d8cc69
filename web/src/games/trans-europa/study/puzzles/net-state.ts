// A net in the making: lines chosen, what they cost, and which cities they join.

import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { LineIndex } from '@branchline/boards';
import { gridOf } from '@branchline/trans-europa';
import type { NetPuzzle } from '@branchline/study/trans-europa/puzzle';

export type Net = {
  readonly lines: ReadonlySignal<readonly LineIndex[]>;
  readonly cost: ReadonlySignal<number>;
  /** Cities joined to the first one of the puzzle. */
  readonly joined: ReadonlySignal<ReadonlySet<number>>;
  readonly complete: ReadonlySignal<boolean>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly toggle: (line: LineIndex) => void;
  readonly undo: () => void;
  readonly clear: () => void;
};

/** The cities that these lines lead to from the first. */
export function joinedBy({ board, cities }: NetPuzzle, lines: readonly LineIndex[]): ReadonlySet<number> {
  const { graph } = gridOf(board);
  const reached = new Set([graph.cityJunction[cities[0]!]!]);
  for (let grown = true; grown;) {
    grown = false;
    for (const line of lines) {
      const [a, b] = [graph.lineA[line]!, graph.lineB[line]!];
      if (reached.has(a) === reached.has(b)) continue;
      reached.add(a).add(b);
      grown = true;
    }
  }
  return new Set(cities.filter((city) => reached.has(graph.cityJunction[city]!)));
}

export function newNet(puzzle: NetPuzzle): Net {
  const { tariffs } = gridOf(puzzle.board);
  const lines = signal<readonly LineIndex[]>([]);
  const before = signal<readonly (readonly LineIndex[])[]>([]);
  const change = (next: readonly LineIndex[]): void => {
    before.value = [...before.value, lines.value];
    lines.value = next;
  };
  const joined = computed(() => joinedBy(puzzle, lines.value));
  return {
    lines,
    joined,
    cost: computed(() => lines.value.reduce((sum, line) => sum + tariffs[0]!.cost[line]!, 0)),
    complete: computed(() => joined.value.size === puzzle.cities.length),
    canUndo: computed(() => before.value.length > 0),
    toggle: (line) =>
      change(lines.value.includes(line) ? lines.value.filter((other) => other !== line) : [...lines.value, line]),
    undo: () => {
      const last = before.value.at(-1);
      if (!last) return;
      before.value = before.value.slice(0, -1);
      lines.value = last;
    },
    clear: () => change([]),
  };
}
