// Where the game of a replay comes from: an address, a code as links carry it, or the text between the tags.

import { unpackGame } from '../table/game-link.ts';
import type { Trouble } from './open-game.ts';

export type Source = {
  readonly src?: string | undefined;
  /** A whole game, packed as in a link. */
  readonly game?: string | undefined;
  readonly text: string;
};

type Found = { readonly text: string } | { readonly trouble: Trouble };

async function fetched(address: string, signal: AbortSignal): Promise<Found> {
  try {
    const response = await fetch(address, { signal, credentials: 'omit' });
    return response.ok ? { text: await response.text() } : { trouble: 'missing' };
  } catch {
    return { trouble: 'missing' };
  }
}

/** What is written first counts: an address, a code, a text. */
export async function gameIn({ src, game, text }: Source, signal: AbortSignal): Promise<Found> {
  if (src !== undefined && src !== '') return fetched(src, signal);
  if (game !== undefined && game !== '') {
    const unpacked = await unpackGame(game);
    return unpacked === undefined ? { trouble: 'damaged' } : { text: unpacked };
  }
  return text.trim() === '' ? { trouble: 'no-source' } : { text };
}
