// Short links: the server of this page keeps a finished game, and its address needs ten letters instead of thousands.

import { http } from '@branchline/protocol/online';
import * as v from 'valibot';
import { probeServer } from '../link/server.ts';
import { bareGame } from './game-link.ts';

const addressOf = (path: string): URL => new URL(`./api/links${path}`, document.baseURI);

/** Undefined where this page has no server, or the server does not take the game. */
export async function shortCode(text: string): Promise<string | undefined> {
  if (!(await probeServer())?.online) return undefined;
  try {
    const response = await fetch(addressOf(''), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: bareGame(text) }),
    });
    const made = v.safeParse(http.link, await response.json());
    return made.success ? made.output.id : undefined;
  } catch {
    return undefined;
  }
}

export type Fetched = { readonly text: string } | { readonly problem: 'unknown-link' | 'no-server' };

export async function gameBehind(code: string): Promise<Fetched> {
  try {
    const response = await fetch(addressOf(`/${code}`), { cache: 'no-store' });
    if (response.status === 404) return { problem: 'unknown-link' };
    const linked = v.safeParse(http.linked, await response.json());
    return linked.success ? linked.output : { problem: 'no-server' };
  } catch {
    return { problem: 'no-server' };
  }
}
