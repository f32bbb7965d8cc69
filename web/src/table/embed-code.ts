// What has to stand in another page so that it shows a replay: five lines, or a frame.

import { probeServer } from '../link/server.ts';
import { gameText } from './files.ts';
import { packGame } from './game-link.ts';
import { shortCode } from './share-short.ts';

/** A game that a server keeps, as one of its tables or behind a short link; or the whole game, packed. */
export type EmbedSource = { readonly kept: string } | { readonly packed: string };

export type EmbedCode = { readonly page: string; readonly frame: string };

type Wish = { readonly base: string; readonly source: EmbedSource; readonly move: number; readonly language: string };

export function embedCode({ base, source, move, language }: Wish): EmbedCode {
  const folder = new URL('./embed/', base).href;
  const at = move > 0 ? ` move="${move}"` : '';
  const game = 'kept' in source ? `src="${folder}${source.kept}"` : `game="${source.packed}"`;
  const [kind, id] = 'kept' in source ? source.kept.split('/') : [];
  const query = [...(kind === undefined ? [] : [`${kind}=${id}`]), ...(move > 0 ? [`move=${move}`] : [])].join('&amp;');
  const address = `${folder}${query === '' ? '' : `?${query}`}${'packed' in source ? `#${source.packed}` : ''}`;
  return {
    page: [
      '<!doctype html>',
      `<html lang="${language}">`,
      '<title>Branchline</title>',
      `<script type="module" src="${folder}replay.js"></script>`,
      `<branchline-replay ${game}${at}></branchline-replay>`,
    ].join('\n'),
    frame: `<iframe src="${address}" title="Branchline" width="100%" height="760" style="border: 0" loading="lazy"></iframe>`,
  };
}

/** Where the game of a replay comes from in another page; undefined where it is no longer here. */
export async function embedSource(id: string, table: string | undefined): Promise<EmbedSource | undefined> {
  await probeServer();
  if (table !== undefined) return { kept: `table/${table}` };
  const text = await gameText(id);
  if (text === undefined) return undefined;
  const code = await shortCode(text);
  return code === undefined ? { packed: await packGame(text) } : { kept: `link/${code}` };
}
