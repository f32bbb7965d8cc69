// Everything one viewpoint was sent, with how far the game had come, and ways to search it.

import type { Viewer } from '@branchline/core';
import { call, type Guest, type Seated } from './client.ts';

export interface Overheard {
  readonly who: Viewer;
  /** The last move that this viewpoint had been told of. */
  readonly sequence: number;
  readonly text: string;
}

/** Every message of a socket, in order. */
export function overheardBy({ bytes, messages, seat }: Seated): readonly Overheard[] {
  let sequence = 0;
  return bytes.map((text, index) => {
    const { welcome, update } = messages[index] as Record<string, { sequence: number } | undefined>;
    sequence = (update ?? welcome)?.sequence ?? sequence;
    return { who: seat ?? 'spectator', sequence, text };
  });
}

/** What a client without a token can ask the server about a running table. */
export async function publicAnswers(url: string, id: string, sequence: number): Promise<readonly Overheard[]> {
  const paths = [`/api/tables/${id}`, '/api/tables', '/api/tables?state=running', `/api/tables/${id}/chat`, '/metrics'];
  const texts = await Promise.all(paths.map(async (path) => (await fetch(`${url}${path}`)).text()));
  return texts.map((text) => ({ who: 'spectator', sequence, text }));
}

/** What a seat can get the server to say by doing everything wrong: each must be refused. */
export async function provoke(client: Seated, guest: Guest, id: string): Promise<readonly Overheard[]> {
  const wrong = [{ do: 'fly' }, { do: 'lay', line: '1,1-2,2', piece: 'own' }, { do: 'drop-card', city: 'nowhere' }];
  const offers = [
    { do: 'offer', vehicles: ['nothing'], sections: [] },
    { do: 'raise', bid: -1 },
  ];
  for (const action of [...wrong, ...offers]) await client.submit({ ...action, by: 1 });
  client.send({ chat: { text: 'What do you hold?' } });
  const sequence = client.position!.sequence;
  const { token } = guest;
  const asked = await Promise.all([
    call(guest.url, `/api/tables/${id}/file`, { token }),
    call(guest.url, '/api/tables?mine=1', { token }),
    call(guest.url, `/api/tables/${id}/rematch`, { method: 'POST', token }),
    call(guest.url, `/api/tables/${id}/stand-in`, { method: 'POST', token, body: { seat: 0 } }),
  ]);
  return asked.map(({ body }) => ({ who: client.seat!, sequence, text: JSON.stringify(body) }));
}

/** Calls for every value in a JSON text with the names that lead to it, places in lists as `*`. */
export function walk(text: string, visit: (path: string, value: unknown) => void): void {
  const down = (path: string, value: unknown): void => {
    visit(path, value);
    if (Array.isArray(value)) for (const each of value) down(`${path}.*`, each);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, each] of Object.entries(value)) down(path === '' ? name : `${path}.${name}`, each);
    }
  };
  try {
    down('', JSON.parse(text));
  } catch {
    visit('', text); // plain text, as that for Prometheus
  }
}

/** Where these names stand in what was sent, each way once. */
export function waysTo(names: readonly string[], overheard: readonly Overheard[]): readonly string[] {
  const found = new Set<string>();
  for (const { text } of overheard) {
    walk(text, (path) => {
      if (names.includes(path.slice(path.lastIndexOf('.') + 1))) found.add(path);
    });
  }
  return [...found].sort();
}
