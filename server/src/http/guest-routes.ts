// Guests and the devices on which they are signed in: /api/guests.

import { http } from '@branchline/protocol/online';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { signedOut } from '../live/session-watch.ts';
import type { House } from '../live/house.ts';
import { Problem } from '../problem.ts';
import { forgetGuest } from '../rooms/forget.ts';
import { addressIn, guestOf, parsed } from './read.ts';

export function guestRoutes(app: FastifyInstance, house: House): void {
  const { services, sessionWatch } = house;
  const { guests, quotas } = services;

  app.post('/api/guests', async (request, reply) => {
    const { name } = parsed(http.newGuest, request.body);
    const address = addressIn(services, request);
    quotas.expect('new-guests', { address });
    return reply.status(201).send(await guests.add(name, (run) => quotas.newGuest(run, address)));
  });

  app.get('/api/guests/me', async (request) => {
    const { id, name } = await guestOf(guests, request);
    return { id, name };
  });

  app.put('/api/guests/me', async (request) => {
    const { id } = await guestOf(guests, request);
    const { name } = parsed(http.newGuest, request.body);
    await guests.rename(id, name);
    return { id, name };
  });

  app.delete('/api/guests/me', async (request, reply) => {
    const guest = await guestOf(guests, request);
    await forgetGuest(house, guest);
    await sessionWatch.check(guest.id);
    return reply.status(204).send();
  });

  sessionRoutes(app, house);
}

/** A session as it is named in an address. */
const sessionIn = (request: FastifyRequest, own: string): string => {
  const { session } = request.params as { readonly session: string };
  return session === 'current' ? own : session;
};

/** The devices on which a guest is signed in. */
function sessionRoutes(app: FastifyInstance, { services, sessionWatch }: House): void {
  const { guests, quotas } = services;
  const { sessions } = guests;

  app.get('/api/guests/me/sessions', async (request) => {
    const { id: guest, session: own } = await guestOf(guests, request);
    const found = await sessions.of(guest);
    return { sessions: found.map((session) => ({ ...session, current: session.id === own })) };
  });

  app.post('/api/guests/me/sessions', async (request, reply) => {
    const { id } = await guestOf(guests, request);
    return reply.status(201).send(await sessions.add(id, (run) => quotas.newSession(run, id)));
  });

  app.delete('/api/guests/me/sessions', async (request, reply) => {
    const { id, session } = await guestOf(guests, request);
    await sessions.endOthers(id, session);
    await sessionWatch.check(id);
    return reply.status(204).send();
  });

  app.delete('/api/guests/me/sessions/:session', async (request, reply) => {
    const { id, session } = await guestOf(guests, request);
    const isEnded = await sessions.end(id, sessionIn(request, session));
    if (!isEnded) throw new Problem(404, 'unknown-session', 'You have no such session.');
    await sessionWatch.check(id);
    return reply.status(204).send();
  });

  app.post('/api/guests/me/sessions/current/renew', async (request) => {
    const { id, session } = await guestOf(guests, request);
    const renewed = await sessions.renew(session);
    if (!renewed) throw signedOut(); // it was ended in the same moment
    await sessionWatch.check(id);
    return renewed;
  });
}
