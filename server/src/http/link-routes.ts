// Short links to finished games: /api/links.

import { http } from '@branchline/protocol/online';
import { soundGame } from '@branchline/tables/later';
import type { FastifyInstance } from 'fastify';
import { games } from '../games.ts';
import type { House } from '../live/house.ts';
import type { Services } from '../live/services.ts';
import { Problem } from '../problem.ts';
import { addressIn, parsed } from './read.ts';

/** In bytes: no game without its fingerprints comes near. */
const LINK_LIMIT = 1024 * 1024;

/** A bundle begins with its format; a link holds one game alone. */
const BUNDLE = 'branchline-games/';

/** Verified like an import, in pieces: players at the tables of this process do not wait for it. */
async function judge({ giveWay }: Services, text: string): Promise<void> {
  if (text.slice(0, 200).includes(BUNDLE)) throw new Problem(400, 'not-a-game', 'A link holds one game alone.');
  const sound = await soundGame({ games, giveWay: giveWay.opening }, text);
  if ('problem' in sound) throw new Problem(400, sound.problem, 'This is no game file, or it does not verify.');
  if (!sound.record.summary.over) throw new Problem(409, 'not-over', 'The game is not over.');
}

export function linkRoutes(app: FastifyInstance, { services }: House): void {
  const { links, quotas } = services;

  app.post('/api/links', { bodyLimit: LINK_LIMIT }, async (request, reply) => {
    const { text } = parsed(http.newLink, request.body);
    // Counted first: to verify a game is work, also where it is refused.
    await quotas.newLink(addressIn(services, request));
    await judge(services, text);
    return reply.status(201).send({ id: await links.add(text) });
  });

  app.get('/api/links/:id', async (request) => {
    const { id } = request.params as { readonly id: string };
    const text = await links.read(id);
    if (text !== undefined) return { text };
    throw new Problem(404, 'unknown-link', 'There is no such link, or nobody has opened it for too long.');
  });
}
