// Boards that come one by one, for a place that shows one of them. There this module stands in for `registry.ts`.

import { expandBoard } from './expand.ts';
import { BOARD_IDS } from './types.ts';
import type { Board, BoardId, RawBoard } from './types.ts';

const SOURCES: Readonly<Record<BoardId, () => Promise<RawBoard>>> = {
  europe: async () => (await import('./data/europe.ts')).europe,
  usa: async () => (await import('./data/usa.ts')).usa,
  'europe-ferries': async () => (await import('./data/europe-ferries.ts')).europeFerries,
  'central-europe': async () => (await import('./data/central-europe.ts')).centralEurope,
};

const boards = new Map<string, Board>();

/** Has to be awaited before anything asks for the board; an id that no board has is left alone. */
export async function loadBoard(id: string): Promise<void> {
  const known = BOARD_IDS.find((board) => board === id);
  if (known === undefined || boards.has(known)) return;
  const raw = await SOURCES[known]();
  boards.set(
    known,
    expandBoard(raw, ({ code, at }) => {
      throw new Error(`board ${id}: ${code} at ${at}`);
    }),
  );
}

/** The board of that id, if it has been loaded. */
export const boardById = (id: string): Board | undefined => boards.get(id);
