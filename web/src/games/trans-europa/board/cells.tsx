// Sorts many small things into cells of the map: a path per cell lets the renderer skip the cells out of sight.
import { UNIT } from '../../../map/types.ts';
import type { Point } from '../../../map/types.ts';

const CELL = 3 * UNIT;

/** One path per cell from the paths of the things in it. */
export function cellPaths<T>(things: Iterable<T>, at: (thing: T) => Point, path: (thing: T) => string): string[] {
  const cells = new Map<string, string>();
  for (const thing of things) {
    const { x, y } = at(thing);
    const key = `${Math.floor(x / CELL)} ${Math.floor(y / CELL)}`;
    cells.set(key, (cells.get(key) ?? '') + path(thing));
  }
  return [...cells.values()];
}

type PathsProps = { readonly paths: readonly string[]; readonly look: string };

export function Paths({ paths, look }: PathsProps) {
  return (
    <>
      {paths.map((d, i) => (
        <path key={i} d={d} class={look} />
      ))}
    </>
  );
}
