// Whether this page is served by a server that has tables: one small question, asked when somebody could want to know.

import { signal } from '@preact/signals';
import { http, type ServerCard } from '@branchline/protocol/online';
import * as v from 'valibot';

/** Undefined until it is known. */
export const serverCard = signal<ServerCard | undefined>(undefined);

const NONE: ServerCard = { online: false };

/** A page that is served alone has a file of this name that says no. Unknown stays unknown where nobody answers. */
export async function probeServer(): Promise<ServerCard | undefined> {
  if (serverCard.value?.online || !navigator.onLine) return serverCard.value;
  try {
    const response = await fetch(new URL('./online.json', document.baseURI), { cache: 'no-store' });
    const parsed = v.safeParse(http.serverCard, await response.json());
    serverCard.value = parsed.success ? parsed.output : NONE;
  } catch {
    return serverCard.value;
  }
  return serverCard.value;
}
