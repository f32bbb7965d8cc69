// Token buckets: so much at once, so much per second, per address or per connection.

export interface Bucket {
  /** Takes one token; false where none is left. */
  take(now: number): boolean;
}

export function bucket(burst: number, perSecond: number, start: number): Bucket {
  let tokens = burst;
  let at = start;
  return {
    take(now) {
      // A clock that is set back takes nothing away.
      tokens = Math.min(burst, tokens + (Math.max(0, now - at) / 1000) * perSecond);
      at = now;
      if (tokens < 1) return false;
      tokens--;
      return true;
    },
  };
}

/** A network of one household counts as one: the first 64 bits of an IPv6 address, all of an IPv4 address. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const first = head.split(':').filter((part) => part !== '');
  const last = tail.split(':').filter((part) => part !== '');
  const zeros = plain.includes('::') ? Array.from({ length: 8 - first.length - last.length }, () => '0') : [];
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

const MOST_NETWORKS = 10_000;

/** One bucket per network; the longest unused ones are forgotten. */
export function buckets(burst: number, perSecond: number): (network: string, now: number) => boolean {
  const known = new Map<string, Bucket>();
  return (network, now) => {
    const found = known.get(network) ?? bucket(burst, perSecond, now);
    known.delete(network);
    known.set(network, found);
    if (known.size > MOST_NETWORKS) known.delete(known.keys().next().value!);
    return found.take(now);
  };
}
