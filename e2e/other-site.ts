// A page of another site, as somebody writes it who follows the guide.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateRawSync } from 'node:zlib';

const GUIDE = readFileSync(new URL('../docs/guide/embed-a-replay.md', import.meta.url), 'utf8');

/** The pages and the frame that the guide shows, with the address of a server instead of its example. */
export const pagesInGuide = (url: string): readonly string[] =>
  [...GUIDE.matchAll(/^```html\n(.*?)^```/gms)].map(([, code]) => code!.replaceAll('https://play.example/', url));

const gameIn = (path: string, fits: (line: string) => boolean = () => true): string =>
  readFileSync(new URL(`../games/${path}`, import.meta.url), 'utf8')
    .split('\n')
    .find(fits)!;

export const EUROPA_GAME = gameIn('trans-europa/test/corpus/1.0.0/as-played.jsonl', (line) =>
  line.includes('"board":"europe"'),
);
export const TRAINS_GAME = gameIn('trains-of-europe/test/corpus/2.2/ends.jsonl');

/** As links carry a whole game. */
export const packed = (text: string): string => deflateRawSync(text).toString('base64url');

export type Site = { readonly url: string; readonly end: () => Promise<void> };

/** What a careful site allows: scripts, games and faces of the server, and nothing else. Some drivers cannot look at such a page. */
const policyFor = (server: string): string => {
  const { origin } = new URL(server);
  return `default-src 'none'; script-src ${origin}; connect-src 'self' ${origin}; font-src ${origin}; frame-src ${origin}; style-src 'self'; style-src-attr 'unsafe-inline'`;
};

/** Files by their paths; what ends in `.json` is a game. With a server it is strict. */
export async function otherSite(files: Readonly<Record<string, string>>, server?: string): Promise<Site> {
  const site = createServer((request, response) => {
    const path = request.url!.split('?', 1)[0]!;
    const found = files[path];
    const type = path.endsWith('.json') ? 'application/json' : path.endsWith('.css') ? 'text/css' : 'text/html';
    response.writeHead(found === undefined ? 404 : 200, {
      'Content-Type': `${type}; charset=utf-8`,
      ...(server === undefined ? {} : { 'Content-Security-Policy': policyFor(server) }),
    });
    response.end(found);
  });
  await new Promise<void>((resolve) => void site.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(site.address() as AddressInfo).port}`,
    end: () =>
      new Promise((resolve) => {
        site.close(() => resolve());
        site.closeAllConnections();
      }),
  };
}
