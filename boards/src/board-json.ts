// The board as outside programs read it, and the hash that names exactly this board.
import { canonicalJson, sha256Hex } from '@branchline/core';
import type { Board, LineKind, Terrain } from './types.ts';

export type BoardJson = {
  readonly id: string;
  readonly nodes: readonly {
    readonly id: string;
    readonly x: number;
    readonly y: number;
    readonly sea?: true;
  }[];
  readonly edges: readonly {
    readonly id: string;
    readonly a: string;
    readonly b: string;
    readonly cost: 1 | 2;
    readonly kind: LineKind;
    /** Only where a line crosses two kinds of terrain. */
    readonly terrain?: readonly Terrain[];
  }[];
  readonly cities: readonly {
    readonly id: string;
    readonly name: string;
    readonly node: string;
    readonly group: string;
    readonly dashed: boolean;
  }[];
};

/** A board as the command line prints it and as its hash covers it. */
export const boardJson = (board: Board): BoardJson => ({
  id: board.id,
  nodes: board.junctions.map(({ id, x, y, sea }) => (sea ? { id, x, y, sea } : { id, x, y })),
  edges: board.lines.map(({ id, a, b, cost, kind, terrain }) =>
    terrain.length > 1 ? { id, a, b, cost, kind, terrain } : { id, a, b, cost, kind },
  ),
  cities: board.cities.map(({ id, name, junction, region, dashed }) => ({
    id,
    name,
    node: junction,
    group: region,
    dashed,
  })),
});

const hashes = new WeakMap<Board, string>();

/** `sha256:` and the hash of the canonical JSON of `boardJson`. */
export const boardHash = (board: Board): string => {
  let hash = hashes.get(board);
  if (hash === undefined) {
    hash = `sha256:${sha256Hex(canonicalJson(boardJson(board)))}`;
    hashes.set(board, hash);
  }
  return hash;
};
