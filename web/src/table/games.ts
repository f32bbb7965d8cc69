// The games kept on this device, newest first.

import { signal } from '@preact/signals';
import type { ListedGame } from '@branchline/protocol';
import { device } from '../link/device.ts';

/** Undefined until the authority has answered for the first time. */
export const gameList = signal<readonly ListedGame[] | undefined>(undefined);

/** Ids of games whose records cannot be read: each can be saved or deleted separately. */
export const damagedGames = signal<readonly string[]>([]);

/** So many own games were here when the page last looked, and none is now. */
export const lostGames = signal(0);

const KEPT = 'branchline-kept';

/** Noticed by a number kept elsewhere: a store that is suddenly empty is not one in which nothing was ever played. */
function noticeLoss(now: number): void {
  try {
    const before = Number(localStorage.getItem(KEPT) ?? 0);
    if (now === 0 && before > 0) lostGames.value = before;
    else localStorage.setItem(KEPT, String(now));
  } catch {
    // without storage there is nothing to lose
  }
}

/** A new game counts from its first moment, also where nobody looks at the list afterwards. */
export function keepOneMore(): void {
  try {
    localStorage.setItem(KEPT, String(Number(localStorage.getItem(KEPT) ?? 0) + 1));
  } catch {
    // without storage there is nothing to lose
  }
}

const RUNNING = 'branchline-running';

/** The game of this kind to resume. */
export const runningOf = (kind: string): ListedGame | undefined =>
  gameList.value?.find(({ game, summary, imported }) => game === kind && !summary.over && !imported);

/** Remembered for the next visit, which keeps a place for the way back until the list is here. */
function rememberRunning(games: readonly ListedGame[]): void {
  try {
    const kinds = new Set(games.map(({ game }) => game).filter((kind) => runningOf(kind) !== undefined));
    localStorage.setItem(RUNNING, [...kinds].join(' '));
  } catch {
    // without storage there is no next visit to remember it for
  }
}

/** Before the list is here: there was a game of this kind to resume when the page last looked. */
export function wasRunning(kind: string): boolean {
  try {
    return gameList.value === undefined && (localStorage.getItem(RUNNING) ?? '').split(' ').includes(kind);
  } catch {
    return false;
  }
}

/** The storage of the browser gives no list: what was known of it stays. */
export const isOutOfReach = signal(false);

export async function loadGames(): Promise<void> {
  const games = await device.ask('list', null).catch(() => undefined);
  isOutOfReach.value = !games;
  if (!games) {
    gameList.value ??= [];
    return;
  }
  damagedGames.value = games.flatMap((game) => ('damaged' in game ? [game.id] : []));
  gameList.value = games.flatMap((game) => ('damaged' in game ? [] : [game])).toSorted((a, b) => b.touched - a.touched);
  rememberRunning(gameList.value);
  noticeLoss(games.length);
}

export async function deleteGames(ids: readonly string[]): Promise<void> {
  for (const id of ids) await device.ask('remove', { id });
  const left = (gameList.value?.length ?? 0) + damagedGames.value.length - ids.length;
  if (left <= 0) localStorage.removeItem(KEPT); // given away, not lost
  await loadGames();
}
