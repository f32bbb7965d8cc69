// Hands a running game of this device over to the server, and sits down at it.

import { device } from '../../link/device.ts';
import { asGuest, takeTable } from './api.ts';
import { sitAt, type Terms } from './new-table.ts';

/** The table; undefined if there is nothing to resume. The game of this device stays as it is. */
export async function takeOnline(id: string, name: string, terms: Terms): Promise<string | undefined> {
  const handed = await device.ask('handOver', { id });
  if (!handed) return undefined;
  const { seed, colours } = handed;
  const file = JSON.parse(handed.file) as { readonly format: string };
  const table = await asGuest(name, () => takeTable({ ...terms, unlisted: true, file, seed, colours }));
  await sitAt(table, name);
  return table;
}
