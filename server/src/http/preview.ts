// What a page that shows a link to a finished game is told of it: tags in the head of the page behind /?replay=ID and /?game=ID.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../live/services.ts';
import { isPerson } from '../rooms/room.ts';
import { SIZE } from '../pictures/sheet.ts';
import { LINK_ID, TABLE_ID } from './read.ts';

type Game = { readonly title: string; readonly names: readonly string[]; readonly picture: string };

const TITLES: Readonly<Record<string, string>> = {
  'trans-europa': 'Trans Europa',
  'trains-of-europe': 'Trains of Europe',
};

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter]!);

/** What a client says it has asked for; anything else is no host. */
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i;

/** From the row alone: nobody opens a table for a look at its link. */
async function tableAt({ shelf }: Services, id: string): Promise<Game | undefined> {
  const row = TABLE_ID.test(id) ? await shelf.row(id) : undefined;
  if (typeof row !== 'object' || row.state !== 'over' || !row.room) return undefined;
  const { record, room } = row;
  const names = record.seats.map(({ name }, seat) => {
    const owner = room.seats[seat];
    return isPerson(owner) ? (owner.name ?? name) : name;
  });
  return { title: TITLES[record.game] ?? record.game, names, picture: `embed/table/${id}/picture.png` };
}

async function linkAt({ links }: Services, id: string): Promise<Game | undefined> {
  const text = LINK_ID.test(id) ? await links.read(id) : undefined;
  if (text === undefined) return undefined;
  const { game, seats } = JSON.parse(text) as {
    readonly game: string;
    readonly seats: readonly { readonly name: string }[];
  };
  return { title: TITLES[game] ?? game, names: seats.map(({ name }) => name), picture: `embed/link/${id}/picture.png` };
}

function tagsOf({ title, names, picture }: Game, address: string): string {
  const players = names.join(', ');
  const image = `${address}/${picture}`;
  const tags: readonly (readonly [kind: 'property' | 'name', name: string, content: string])[] = [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', 'Branchline'],
    ['property', 'og:title', `${title}: ${players}`],
    ['property', 'og:description', `The replay of a game of ${title}, move by move.`],
    ['property', 'og:image', image],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(SIZE.width)],
    ['property', 'og:image:height', String(SIZE.height)],
    ['property', 'og:image:alt', `${title}: ${players}`],
    ['name', 'twitter:card', 'summary_large_image'],
  ];
  return tags.map(([kind, name, content]) => `    <meta ${kind}="${name}" content="${escaped(content)}" />\n`).join('');
}

/** The page with its tags; undefined where the plain page will do. */
export function previewOf(services: Services, folder: string) {
  const { PUBLIC_URL } = services.config;
  return async (request: FastifyRequest): Promise<string | undefined> => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    const [replay, link] = [searchParams.get('replay'), searchParams.get('game')];
    if (pathname !== '/' || (replay === null && link === null)) return undefined;
    const host = request.headers.host ?? '';
    const address = PUBLIC_URL ?? (HOST.test(host) ? `http://${host}` : undefined);
    if (address === undefined) return undefined;
    try {
      services.quotas.request(services.quotas.network(request.raw));
      const game = replay === null ? await linkAt(services, link!) : await tableAt(services, replay);
      if (!game) return undefined;
      const page = await readFile(join(folder, 'index.html'), 'utf8');
      return page.replace('</head>', () => `${tagsOf(game, address)}  </head>`);
    } catch {
      return undefined; // the page itself works without what others say of it
    }
  };
}
