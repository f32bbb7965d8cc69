// The games the workers can play: every room of a game brings an `engine.ts`, loaded when its first table is opened.

import type { Engine } from '../games/engine.ts';

const FOUND = import.meta.glob<{ readonly engine: Engine }>('../games/*/engine.ts');

const loaders = new Map(
  Object.entries(FOUND).map(([path, load]) => [/\/games\/([^/]+)\//.exec(path)![1]!, load] as const),
);

export const engineOf = async (id: string): Promise<Engine | undefined> => (await loaders.get(id)?.())?.engine;
