// The games kept on this device, newest first.

import { signal } from '@preact/signals';
import type { ListedGame } from '@branchline/protocol';
import { device } from '../link/device.ts';

/** Undefined until the authority has answered for the first time. */
export const gameList = signal<readonly ListedGame[] | undefined>(undefined);

/** Ids of games whose records cannot be read: each stands alone, to be saved or deleted. */
export const damagedGames = signal<readonly string[]>([]);

export async function loadGames(): Promise<void> {
  const games = await device.ask('list', null);
  damagedGames.value = games.flatMap((game) => ('damaged' in game ? [game.id] : []));
  gameList.value = games.flatMap((game) => ('damaged' in game ? [] : [game])).toSorted((a, b) => b.touched - a.touched);
}

export async function deleteGame(id: string): Promise<void> {
  await device.ask('remove', { id });
  await loadGames();
}
