// Which junctions hang together, by lines of every kind or by lines other than ferries.
import type { Board, Line } from './types.ts';

const components = (board: Board, lines: readonly Line[]): readonly ReadonlySet<string>[] => {
  const next = new Map<string, string[]>(board.junctions.map((j) => [j.id, []]));
  for (const { a, b } of lines) {
    next.get(a)?.push(b);
    next.get(b)?.push(a);
  }
  const found: Set<string>[] = [];
  const seen = new Set<string>();
  for (const { id } of board.junctions) {
    if (seen.has(id)) continue;
    const component = new Set([id]);
    const queue = [id];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      for (const end of next.get(at) ?? []) {
        if (!component.has(end)) {
          component.add(end);
          queue.push(end);
        }
      }
    }
    component.forEach((end) => seen.add(end));
    found.push(component);
  }
  return found.sort((c, d) => d.size - c.size);
};

export const isConnected = (board: Board): boolean => components(board, board.lines).length === 1;

/** The mainland first, then every shore that only ferries reach. */
export const componentsWithoutFerries = (board: Board): readonly ReadonlySet<string>[] =>
  components(
    board,
    board.lines.filter((line) => line.kind !== 'ferry'),
  );
