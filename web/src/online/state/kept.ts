// What this device keeps of its online games: who it is for the server, and its own number and bookmark for each table.

import * as v from 'valibot';

const KEY = 'branchline-online';
/** Tables further back are forgotten; the server knows them by the token. */
const MOST_TABLES = 60;

const guest = v.object({ id: v.string(), name: v.string(), token: v.string() });
const keptTable = v.object({
  /** This device's own number for the deal, 64 hex digits, until it is asked for. */
  entropy: v.exactOptional(v.string()),
  /** The server's promise as it stood before this device gave its own. */
  promise: v.exactOptional(v.string()),
  /** How far this device has watched. */
  bookmark: v.exactOptional(v.number()),
  /** The game under its id in the library of this device, once it has been verified and kept. */
  copy: v.exactOptional(v.string()),
  muted: v.exactOptional(v.boolean()),
});
const kept = v.object({ guest: v.exactOptional(guest), tables: v.record(v.string(), keptTable) });

export type KeptGuest = v.InferOutput<typeof guest>;
export type KeptTable = v.InferOutput<typeof keptTable>;
type Kept = v.InferOutput<typeof kept>;

/** Where the browser keeps nothing for the page, it is kept as long as the page is open. */
let here: Kept = { tables: {} };

function read(): Kept {
  try {
    const parsed = v.safeParse(kept, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    if (parsed.success) here = parsed.output;
  } catch {
    // What cannot be read is as good as nothing.
  }
  return here;
}

function write(changed: Kept): void {
  here = changed;
  try {
    localStorage.setItem(KEY, JSON.stringify(changed));
  } catch {
    // Full or blocked: `here` has it.
  }
}

export const keptGuest = (): KeptGuest | undefined => read().guest;
export const keepGuest = (changed: KeptGuest): void => write({ ...read(), guest: changed });

export const forgetGuest = (): void => write({ tables: read().tables });

export const keptTableOf = (id: string): KeptTable => read().tables[id] ?? {};

export function keepTable(id: string, changes: KeptTable): void {
  const { tables, ...rest } = read();
  const { [id]: known, ...others } = tables;
  const latest = Object.entries(others).slice(1 - MOST_TABLES);
  write({ ...rest, tables: { ...Object.fromEntries(latest), [id]: { ...known, ...changes } } });
}
