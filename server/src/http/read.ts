// Reading what a request says: bodies by schema, people by their token.

import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Problem } from '../problem.ts';
import type { Maker } from '../rooms/create.ts';
import type { Services } from '../live/services.ts';
import type { Guests } from '../store/guests.ts';
import type { SignedIn } from '../store/sessions.ts';

/** What schemas have no sentence for. It repeats neither what was sent, which may be long, nor a pattern. */
function wrongWith({ type, expected, received }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return 'This is missing.';
  if (expected === 'never') return 'There is no such field.';
  return type === 'regex' || expected === null ? 'This has a form that is not allowed.' : `This must be ${expected}.`;
}

const LONGEST_PLACE = 60;

/** The first thing that is wrong, in words. */
export function parsed<S extends v.GenericSchema>(schema: S, raw: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, raw, { message: wrongWith });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = v.getDotPath(issue)?.slice(0, LONGEST_PLACE) ?? 'the body';
  throw new Problem(400, 'malformed', `${place}: ${issue.message}`);
}

/** Tokens are 32 bytes in base64url; anything else is not worth a look into the database. */
const BEARER = /^Bearer ([\w-]{22,128})$/;

export async function guestOf(guests: Guests, request: FastifyRequest): Promise<SignedIn> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  const guest = token === undefined ? undefined : await guests.byToken(token);
  if (!guest) throw new Problem(401, 'unknown-guest', 'A valid token is needed: Authorization: Bearer …');
  return guest;
}

/** The address of a request, as it is stored while something counts for it. */
export const addressIn = ({ quotas }: Services, request: FastifyRequest): string | undefined =>
  quotas.addressOf(quotas.network(request.raw));

export const makerIn = async (services: Services, request: FastifyRequest): Promise<Maker> => ({
  ...(await guestOf(services.guests, request)),
  address: addressIn(services, request),
});

/** A seat that is none is refused by the room. */
export const seatIn = (request: FastifyRequest): number => Number((request.params as { readonly seat: string }).seat);

/** What tables are called. */
export const TABLE_ID = /^[a-z0-9-]{1,64}$/;

export function tableId(request: FastifyRequest): string {
  const { id } = request.params as { readonly id: string };
  if (!TABLE_ID.test(id)) throw new Problem(404, 'unknown-table', 'There is no such table.');
  return id;
}

/** What short links are called. */
export const LINK_ID = /^[a-z0-9]{10}$/;

export function linkId(request: FastifyRequest): string {
  const { id } = request.params as { readonly id: string };
  if (!LINK_ID.test(id)) throw new Problem(404, 'unknown-link', 'There is no such link.');
  return id;
}
