// The built client through the same server: static files, every path of the app's own router answered by the app itself.

import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/** What every answer carries. Scripts come from files of ours only. */
const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'none'; form-action 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The replay for other pages, with its parts and the games that it shows. Any page may read what is there. */
const FOR_OTHERS = '/embed/';

/** The page for frames, and nothing else: every other path in its folder is a file or nothing. */
const FRAMED: ReadonlySet<string> = new Set([FOR_OTHERS, `${FOR_OTHERS}index.html`]);

const OPEN: Readonly<Record<string, string>> = {
  ...HEADERS,
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** It runs its own script, asks this server for games, and does nothing else. */
const FRAME: Readonly<Record<string, string>> = {
  ...OPEN,
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; font-src 'self'; frame-ancestors *; base-uri 'none'; form-action 'none'",
};

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0]!;

export const isForOthers = (path: string): boolean => path.startsWith(FOR_OTHERS);

/**
 * Over plain http from another machine a browser ignores the opener policy and complains about it in red. Browsers say
 * `Sec-Fetch-…` only where they would heed it; a public address with TLS is known to be such a place.
 */
export function headersFor(request: IncomingMessage, publicUrl: string | undefined): Readonly<Record<string, string>> {
  const path = pathOf(request);
  if (FRAMED.has(path)) return FRAME;
  if (isForOthers(path)) return OPEN;
  const { headers } = request;
  const isHeeded = headers['sec-fetch-mode'] !== undefined || publicUrl?.startsWith('https:') === true;
  return isHeeded ? { ...HEADERS, 'Cross-Origin-Opener-Policy': 'same-origin' } : HEADERS;
}

/** What is no path of the app's router: a file name, and ways out of the folder in any spelling. A missing file is missing. */
const NOT_A_PAGE = ['\\.[^/]*$', '/\\.\\.(/|$)', '%2f', '%5c', '\\\\', '^/api(/|$)', '^/embed(/|$)'];

/** A name with the hash of its content never changes what it stands for; all else is asked for anew. */
const HASHED = /^\/(?:assets|embed\/parts)\/[^/]+-[\w-]{8}\.\w+$/;
const cacheRule = (path: string): string => (HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');

/** A kind of file that the list of the file server lacks. */
const ICON = { ending: '.ico', type: 'image/x-icon' };

function describe(response: ServerResponse, path: string): void {
  response.setHeader('Cache-Control', cacheRule(path));
  if (path.endsWith(ICON.ending)) response.setHeader('Content-Type', ICON.type);
}

export type Pages = (request: IncomingMessage, response: ServerResponse, missing: () => void) => void;

/** undefined where the client has not been built. */
export function pagesOf(folder: string): Pages | undefined {
  if (!existsSync(join(folder, 'index.html'))) return undefined;
  return sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    extensions: ['html'],
    single: true,
    ignores: NOT_A_PAGE,
    setHeaders: describe,
  });
}
