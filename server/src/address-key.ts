// Addresses are stored as a keyed hash: without the key nobody can try all addresses until one fits. The key is not in the
// database: it comes from the settings, or from a file beside a SQLite file.

import { createHash, createHmac, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { networkOf } from './quotas/network.ts';
import { folderOf } from './open-storage.ts';
import type { Sql } from './sql/sql.ts';

const FILE = 'address.key';

export interface AddressKey {
  /** Tells keys apart, and nothing about them. */
  readonly mark: string;
  /** A network as it is stored: all of an IPv4 address, the first 64 bits of an IPv6 address. */
  hash(network: string): string;
}

const keyFrom = (secret: string): AddressKey => ({
  mark: createHash('sha256').update(`branchline address key mark ${secret}`).digest('hex').slice(0, 8),
  hash: (network) => createHmac('sha256', secret).update(networkOf(network)).digest('hex'),
});

function fileSecret(config: Config): string | undefined {
  const folder = folderOf(config);
  if (folder === undefined) return undefined;
  try {
    return readFileSync(join(folder, FILE), 'utf8').trim();
  } catch (fault) {
    if ((fault as { readonly code?: string }).code === 'ENOENT') return undefined;
    throw fault;
  }
}

/** The key as it is now; undefined if there is none yet. */
export function addressKey(config: Config): AddressKey | undefined {
  const secret = config.ADDRESS_KEY ?? fileSecret(config);
  return secret === undefined ? undefined : keyFrom(secret);
}

/** The key, created if there is none: next to a SQLite file only. Processes at one Postgres must be given theirs. */
export function neededAddressKey(config: Config): AddressKey {
  const known = addressKey(config);
  if (known) return known;
  const folder = folderOf(config);
  if (folder === undefined) {
    throw new Error('to ban addresses with Postgres, give all servers and this command the same ADDRESS_KEY');
  }
  const secret = randomBytes(32).toString('hex');
  try {
    writeFileSync(join(folder, FILE), `${secret}\n`, { mode: 0o600, flag: 'wx' });
  } catch (fault) {
    // Another process made it at the same moment: then theirs is the key.
    if ((fault as { readonly code?: string }).code !== 'EEXIST') throw fault;
  }
  return addressKey(config)!;
}

/** Whether the servers have to keep the key of their quotas in their database: at a Postgres, where none was given. */
export const isKeyStored = (config: Config): boolean =>
  config.ADDRESS_KEY === undefined && folderOf(config) === undefined;

async function storedSecret(sql: Sql): Promise<string> {
  const rows = await sql.write(async (run) => {
    await run(`insert into secrets (name, value) values ('address', $1) on conflict (name) do nothing`, [
      randomBytes(32).toString('hex'),
    ]);
    return run(`select value from secrets where name = 'address'`);
  });
  return String(rows[0]!['value']);
}

/** With which servers count by address. What it hides is deleted within hours. */
export async function quotaKey(config: Config, sql: Sql): Promise<AddressKey> {
  if (isKeyStored(config)) return keyFrom(await storedSecret(sql));
  // Servers had it in the database before, or were given none: from now on it tells nothing.
  await sql.write((run) => run(`delete from secrets where name = 'address'`));
  return neededAddressKey(config);
}
