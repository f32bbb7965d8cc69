// Game files leave and enter the page here: downloads, the file picker, drag and drop.

import { device } from '../link/device.ts';
import type { ImportProblem } from '@branchline/protocol';
import { elsewhere } from './elsewhere.ts';

export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The file is handed on unread: it may hold hands that nobody here may see yet. */
export async function saveGame(id: string): Promise<void> {
  const blob = (await device.ask('export', { id }))?.blob ?? (await elsewhere()?.file?.(id));
  if (blob) download(blob, `branchline-${id}.json`);
}

/** The file as text, for a game whose hands are all open. */
export async function gameText(id: string): Promise<string | undefined> {
  return (await device.ask('export', { id }))?.blob.text();
}

/** Several games in one file. */
const BUNDLE = 'branchline-games/1';

export async function saveGames(ids: readonly string[]): Promise<void> {
  const texts: string[] = [];
  const branches: string[] = [];
  for (const id of ids) {
    const game = await gameText(id);
    if (game === undefined) continue;
    texts.push(game);
    branches.push(JSON.stringify(await device.ask('explore', { id, ask: { do: 'files' } })));
  }
  // Whoever knows nothing of branches finds the games alone.
  const explored = branches.some((each) => each !== '[]') ? `,"branches":[\n${branches.join(',\n')}\n]` : '';
  const text = `{"format":"${BUNDLE}","games":[\n${texts.join(',\n')}\n]${explored}}\n`;
  download(
    new Blob([text], { type: 'application/json' }),
    `branchline-games-${new Date().toISOString().slice(0, 10)}.json`,
  );
}

export type ReadProblem = ImportProblem | { readonly problem: 'too-large' };

/** Far more than the longest game needs. */
const LARGEST = 20_000_000;

const LARGEST_BUNDLE = 50 * LARGEST;

const isEmpty = (branches: unknown): boolean => Array.isArray(branches) && branches.length === 0;

/** The games of a bundle as texts, each with what was explored in it; undefined where it is none. */
function bundled(text: string): readonly string[] | undefined {
  if (!text.slice(0, 200).includes(BUNDLE)) return undefined;
  try {
    const { format, games, branches } = JSON.parse(text) as Record<string, unknown>;
    if (format !== BUNDLE || !Array.isArray(games)) return undefined;
    const explored = Array.isArray(branches) ? (branches as unknown[]) : [];
    return games.map((game: unknown, index) =>
      explored[index] === undefined || isEmpty(explored[index])
        ? JSON.stringify(game)
        : JSON.stringify({ format: BUNDLE, games: [game], branches: [explored[index]] }),
    );
  } catch {
    return undefined; // the authority says what is wrong with it
  }
}

export type Taken = { readonly ids: readonly string[]; readonly refused: readonly ReadProblem[] };

/** One game, or as many as a bundle holds; each stands alone. */
export async function readGames(file: File): Promise<Taken> {
  if (file.size > LARGEST_BUNDLE) return { ids: [], refused: [{ problem: 'too-large' }] };
  const text = await file.text();
  const ids: string[] = [];
  const refused: ReadProblem[] = [];
  for (const each of bundled(text) ?? [text]) {
    const answer =
      each.length > LARGEST ? ({ problem: 'too-large' } as const) : await device.ask('import', { text: each });
    if ('id' in answer) ids.push(answer.id);
    else refused.push(answer);
  }
  return { ids, refused };
}
