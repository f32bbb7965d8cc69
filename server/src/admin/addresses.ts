// Addresses that are banned: kept as a keyed hash, for thirty days at most, and named in no log.

import { isIP } from 'node:net';
import { addressKey, neededAddressKey } from '../address-key.ts';
import type { Sanction } from '../store/sanctions.ts';
import type { Desk } from './desk.ts';

/** In milliseconds. */
const DAY = 24 * 3600 * 1000;
export const ADDRESS_DAYS = 30;

/** As sockets and requests name it; undefined for what is no address. */
export function plainAddress(text: string): string | undefined {
  if (isIP(text) === 4) return text;
  if (isIP(text) !== 6) return undefined;
  const [, dotted] = /^::ffff:([\d.]+)$/i.exec(text) ?? [];
  if (dotted !== undefined) return dotted;
  const written = new URL(`http://[${text.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(written) ?? [];
  if (high === undefined || low === undefined) return written;
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [a >> 8, a & 255, b >> 8, b & 255].join('.');
}

export const bannedAddresses = async ({ sanctions, now }: Desk): Promise<readonly Sanction[]> =>
  (await sanctions.all(now())).filter(({ keyMark }) => keyMark !== undefined);

/** Of an IPv6 address the whole /64. */
export async function banAddress(desk: Desk, address: string, days: number): Promise<number> {
  const { config, log, sanctions, now } = desk;
  const key = neededAddressKey(config);
  const since = now();
  const until = since + Math.min(days, ADDRESS_DAYS) * DAY;
  await log.act(async (run) => {
    await sanctions.put(run, {
      ...{ kind: 'ban', subject: key.hash(address), keyMark: key.mark, since, until },
    });
    return { deed: { act: 'ban-address', detail: `until ${new Date(until).toISOString()}` }, value: true };
  });
  return until;
}

/** By its address, or by the beginning of its hash as the list shows it. Answers with how many were lifted. */
export async function unbanAddress(desk: Desk, named: { readonly address?: string; readonly hash?: string }) {
  const { config, log, sanctions } = desk;
  const wanted = named.address === undefined ? named.hash! : (addressKey(config)?.hash(named.address) ?? '–');
  const found = (await bannedAddresses(desk)).filter(({ subject }) => subject.startsWith(wanted));
  for (const { subject } of found) {
    await log.act(async (run) => {
      if (!(await sanctions.lift(run, { kind: 'ban', subject }))) return undefined;
      return { deed: { act: 'unban-address' }, value: true };
    });
  }
  return found.length;
}
