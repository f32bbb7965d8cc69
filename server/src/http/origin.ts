// Whose pages may speak to this server: its own, and those it was told of. Programs send no origin.

import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config.ts';

export function isWelcomeOrigin(
  headers: IncomingHttpHeaders,
  { PUBLIC_URL, ALLOWED_ORIGINS }: Pick<Config, 'PUBLIC_URL' | 'ALLOWED_ORIGINS'>,
): boolean {
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
