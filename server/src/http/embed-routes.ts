// Finished games for pages of any origin, and their pictures: /embed/table/ID, /embed/link/ID. Nothing here is a secret, and nothing is written.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../live/house.ts';
import type { DrawnGame } from '../pictures/draw-game.ts';
import { noSuchTable, Problem } from '../problem.ts';
import { fileOf } from '../rooms/file.ts';
import { addressIn, linkId, tableId } from './read.ts';

/** What is counted and may be asked for by any page. The other files of the folder lie there as they were built. */
export const isOpenGame = (url: string): boolean => /^\/embed\/(?:table|link)\//.test(url);

/** A finished game never changes, but its operator may remove it. */
const KEPT_PICTURE = 'public, max-age=86400';

type Kind = {
  /** Throws where there is no such game. */
  readonly expect: (request: FastifyRequest) => Promise<unknown>;
  /** Throws where it is not over. */
  readonly game: (request: FastifyRequest) => Promise<DrawnGame>;
};

function tablesOf({ services, hubs }: House): Kind {
  return {
    async expect(request) {
      if (typeof (await services.shelf.row(tableId(request))) !== 'object') throw noSuchTable();
    },
    async game(request) {
      const hub = await hubs.open(tableId(request));
      if (!hub) throw noSuchTable();
      const file = JSON.stringify(await fileOf(hub));
      return { file, colours: hub.row().room.seats.map(({ colour }) => colour) };
    },
  };
}

function linksOf({ services: { links } }: House): Kind {
  const game = async (request: FastifyRequest): Promise<DrawnGame> => {
    const file = await links.read(linkId(request));
    if (file !== undefined) return { file };
    throw new Problem(404, 'unknown-link', 'There is no such link, or nobody has opened it for too long.');
  };
  return { expect: game, game };
}

export function embedRoutes(app: FastifyInstance, house: House): void {
  const { services } = house;
  const { pictures, quotas } = services;
  const kinds: Readonly<Record<string, Kind>> = { table: tablesOf(house), link: linksOf(house) };
  for (const [name, { expect, game }] of Object.entries(kinds)) {
    app.get(`/embed/${name}/:id`, async (request, reply) => {
      const { file } = await game(request);
      return reply.type('application/json; charset=utf-8').send(file);
    });

    app.get(`/embed/${name}/:id/picture.png`, async (request, reply) => {
      const { id } = request.params as { readonly id: string };
      const picture = await pictures.picture(`${name} ${id}`, {
        expect: async () => void (await expect(request)),
        count: () => quotas.picture(addressIn(services, request)),
        game: () => game(request),
      });
      return reply.header('Cache-Control', KEPT_PICTURE).type('image/png').send(picture);
    });
  }
}
