// Game files leave and enter the page here: downloads, the file picker, drag and drop.

import type { ImportProblem } from '@branchline/protocol';
import { device } from '../link/device.ts';
import { elsewhere } from './elsewhere.ts';

export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** From this device, or from the server that keeps the game. */
export const fileOf = async (id: string): Promise<Blob | undefined> =>
  (await device.ask('export', { id }))?.blob ?? (await elsewhere()?.file?.(id));

/** The file is handed on unread: it may hold hands that nobody here may see yet. */
export async function saveGame(id: string): Promise<void> {
  const blob = await fileOf(id);
  if (blob) download(blob, `branchline-${id}.json`);
}

/** The file as text, for a game whose hands are all open. */
export async function gameText(id: string): Promise<string | undefined> {
  return (await device.ask('export', { id }))?.blob.text();
}

/** Why a game file, or a link with a game, was refused. */
export type ReadProblem = ImportProblem | { readonly problem: 'too-large' | 'cut' | 'unknown-link' | 'no-server' };

/** Several games in one file. */
export const BUNDLE = 'branchline-games/1';

type Part = { readonly id: string; readonly game: string; readonly branches: string };

/** The games that are still there, each with what was explored in it. */
async function partsOf(ids: readonly string[]): Promise<readonly Part[]> {
  const parts: Part[] = [];
  for (const id of ids) {
    const game = await gameText(id);
    if (game === undefined) continue;
    parts.push({ id, game, branches: JSON.stringify(await device.ask('explore', { id, ask: { do: 'files' } })) });
  }
  return parts;
}

/** `more`: what else the file holds, asked for with the ids of its games. */
export async function saveGames(
  ids: readonly string[],
  more?: (ids: readonly string[]) => Promise<object>,
): Promise<void> {
  const parts = await partsOf(ids);
  const games = parts.map(({ game }) => game).join(',\n');
  // A program that knows nothing of branches, or of what else is here, finds the games alone.
  const explored = parts.some(({ branches }) => branches !== '[]')
    ? `,"branches":[\n${parts.map(({ branches }) => branches).join(',\n')}\n]`
    : '';
  const everything = more ? `,"everything":${JSON.stringify(await more(parts.map(({ id }) => id)))}` : '';
  const text = `{"format":"${BUNDLE}","games":[\n${games}\n]${explored}${everything}}\n`;
  const day = new Date().toISOString().slice(0, 10);
  download(new Blob([text], { type: 'application/json' }), `branchline-${more ? 'everything' : 'games'}-${day}.json`);
}
