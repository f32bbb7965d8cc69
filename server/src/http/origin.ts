// Whose pages may speak to this server: its own, and those it was told of. Programs send no origin.

import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config.ts';
import { Problem } from '../problem.ts';

type Settings = Pick<Config, 'PUBLIC_URL' | 'ALLOWED_ORIGINS'>;

export function isWelcomeOrigin(headers: IncomingHttpHeaders, { PUBLIC_URL, ALLOWED_ORIGINS }: Settings): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (ALLOWED_ORIGINS.includes(origin)) return true;
  if (PUBLIC_URL !== undefined && origin === new URL(PUBLIC_URL).origin) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

export const otherSite = (): Problem =>
  new Problem(403, 'origin', 'Pages of other sites may not speak to this server.');

/** In seconds: how long a browser remembers what it was told before a request. */
const REMEMBERED = 600;

/**
 * What a browser must be told so that it lets a page of another origin read our answer. There are no cookies, so no
 * credentials are allowed. The answer depends on the origin, even if nothing is allowed: caches must know.
 */
export function originHeaders(
  { origin }: IncomingHttpHeaders,
  { ALLOWED_ORIGINS }: Settings,
): Readonly<Record<string, string>> {
  if (origin === undefined || !ALLOWED_ORIGINS.includes(origin)) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After',
  };
}

/** A browser asks before it sends what a plain form could not send. */
export const isPreflight = (method: string, headers: IncomingHttpHeaders): boolean =>
  method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined;

/** What an allowed page may send, besides what `originHeaders` says. */
export const PREFLIGHT: Readonly<Record<string, string>> = {
  Vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Max-Age': String(REMEMBERED),
};
