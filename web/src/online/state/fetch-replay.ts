// A finished game of the server as a game of this device: every move and draw is verified before it is kept.

import type { ImportProblem } from '@branchline/protocol';
import type { PublicTable } from '@branchline/protocol/online';
import { device } from '../../link/device.ts';
import { fetchFile, fetchTable, OnlineProblem } from './api.ts';
import { keepTable, keptTableOf } from './kept.ts';
import { probeServer } from '../../link/server.ts';
import { sharedAddress } from '../../table/share-address.ts';

/** The copy that was kept before, unless it has been deleted since. */
async function keptCopy(id: string): Promise<{ readonly id: string } | undefined> {
  const { copy } = keptTableOf(id);
  if (copy === undefined) return undefined;
  // If the storage gives no list, the copy is made again.
  const games = await device.ask('list', null).catch(() => []);
  return games.some((game) => game.id === copy) ? { id: copy } : undefined;
}

/** Verifies the file; the game is kept once, however often it is asked for. */
export async function keepCopy(
  { id, seats }: Pick<PublicTable, 'id' | 'seats'>,
  file: string,
): Promise<{ readonly id: string } | ImportProblem> {
  const before = await keptCopy(id);
  if (before) return before;
  // A file knows no colours: the table tells them.
  const colours = seats.map(({ colour = null }) => colour);
  const imported = await device.ask('import', { text: file, colours });
  if ('id' in imported) keepTable(id, { copy: imported.id });
  return imported;
}

/** A move of a game of the server, for all who have its address. */
export const replayAddress = (id: string, move: number): string => sharedAddress({ screen: 'replay', id, move });

/** Undefined where this page has no server, or the server no such game. */
export async function fetchReplay(id: string): Promise<{ readonly id: string } | 'not-over' | undefined> {
  const before = await keptCopy(id);
  if (before) return before;
  if (!(await probeServer())?.online) return undefined;
  try {
    const [table, file] = await Promise.all([fetchTable(id), fetchFile(id)]);
    const copy = await keepCopy(table, file);
    return 'id' in copy ? copy : undefined;
  } catch (problem) {
    return problem instanceof OnlineProblem && problem.code === 'not-over' ? 'not-over' : undefined;
  }
}
