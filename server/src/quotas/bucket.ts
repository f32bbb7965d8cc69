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
