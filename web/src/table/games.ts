// The games kept on this device, newest first.

import { signal } from '@preact/signals';
import type { Listed } from '../worker/protocol.ts';
import { ask } from './authority.ts';

export const gameList = signal<readonly Listed[]>([]);

export async function loadGames(): Promise<void> {
  const games = await ask('list', null);
  gameList.value = games.toSorted((a, b) => b.touched - a.touched);
}

export async function deleteGame(id: string): Promise<void> {
  await ask('remove', { id });
  await loadGames();
}
