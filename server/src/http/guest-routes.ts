// Who somebody is: /api/guests.

import { http } from '@branchline/protocol/online';
import type { FastifyInstance } from 'fastify';
import type { House } from '../live/house.ts';
import { forgetGuest } from '../rooms/forget.ts';
import { guestOf, parsed } from './read.ts';

export function guestRoutes(app: FastifyInstance, house: House): void {
  const { guests } = house.services;

  app.post('/api/guests', async (request, reply) => {
    const { name } = parsed(http.newGuest, request.body);
    return reply.status(201).send(await guests.add(name));
  });

  app.get('/api/guests/me', async (request) => guestOf(guests, request));

  app.put('/api/guests/me', async (request) => {
    const { id } = await guestOf(guests, request);
    const { name } = parsed(http.newGuest, request.body);
    await guests.rename(id, name);
    return { id, name };
  });

  app.delete('/api/guests/me', async (request, reply) => {
    await forgetGuest(house, await guestOf(guests, request));
    return reply.status(204).send();
  });
}
