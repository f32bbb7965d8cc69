// Which network a request comes from: all that is counted by address is counted by network.

import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Proxies write a port behind the address, some of them. */
const WITHOUT_PORT = /^(?:\[([^\]]*)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/;

const plainOf = (address: string): string => {
  const [, v6, v4] = WITHOUT_PORT.exec(address) ?? [];
  return (v6 ?? v4 ?? address).replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase();
};

/** The same 16 bits are written in many ways. */
const group = (part: string): string => part.replace(/^0+(?=.)/, '');

/** A network of one household counts as one: the first 64 bits of an IPv6 address, all of an IPv4 address. */
export function networkOf(address: string): string {
  const plain = plainOf(address);
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const first = head.split(':').filter((part) => part !== '');
  const last = tail.split(':').filter((part) => part !== '');
  const missing = Math.max(0, 8 - first.length - last.length);
  const zeros = plain.includes('::') ? Array.from({ length: missing }, () => '0') : [];
  return [...first, ...zeros, ...last].slice(0, 4).map(group).join(':');
}

/** Where a proxy of the operator may stand: this machine, and networks that are not part of the internet. */
const NEARBY = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  NEARBY.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  NEARBY.addSubnet(network, bits, 'ipv6');

export function isNearby(address: string): boolean {
  const plain = plainOf(address);
  const family = isIP(plain);
  return family !== 0 && NEARBY.check(plain, family === 4 ? 'ipv4' : 'ipv6');
}

export type Incoming = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/** Undefined: it cannot be told, and nothing is counted by address. */
export type NetworkIn = (incoming: Incoming) => string | undefined;

/**
 * With TRUST_PROXY the address counts that the nearest proxy saw; what is further left in the header any client could have
 * written. Without it the peer's own address counts. But a peer nearby that forwards for others is a proxy, and all people
 * behind it would count as one: they are not counted by address, and `unheeded` is told. A header from elsewhere is what any
 * stranger can write, and exempts nobody.
 */
export function networkReader(trustsProxy: boolean, unheeded: () => void): NetworkIn {
  return ({ headers, socket }) => {
    const peer = socket.remoteAddress ?? '';
    const forwarded = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)!
      .trim();
    if (forwarded === '') return networkOf(peer);
    if (trustsProxy) return networkOf(forwarded);
    unheeded();
    return isNearby(peer) ? undefined : networkOf(peer);
  };
}
