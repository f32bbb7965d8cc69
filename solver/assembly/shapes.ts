// Tables of the shapes that trees of six terminals can have, filled once.
import { CHAINS, STARS } from './memory';

// @ts-ignore: decorator
@inline
export function pairIndex(a: i32, b: i32): i32 {
  const low = min(a, b);
  const high = max(a, b);
  return ((high * (high - 1)) >> 1) + low;
}

/** Writes the terminals outside `taken` (a set of bits) one after the other. */
function rest(taken: i32, at: usize): void {
  for (let t = 0; t < 6; t++) if (((taken >> t) & 1) == 0) store<u8>(at++, t);
}

export function fillShapes(): void {
  let chain = CHAINS;
  for (let b = 2; b < 6; b++) {
    for (let a = 1; a < b; a++) {
      store<u8>(chain, 0);
      store<u8>(chain, a, 1);
      store<u8>(chain, b, 2);
      rest(1 | (1 << a) | (1 << b), chain + 3);
      chain += 8;
    }
  }
  let star = STARS;
  for (let b = 1; b < 6; b++) {
    for (let third = 0; third < 3; third++) {
      store<u8>(star, 0);
      store<u8>(star, b, 1);
      rest(1 | (1 << b), star + 2);
      // p q r s → pq rs, pr qs, ps rq
      if (third > 0) {
        const q = load<u8>(star, 3);
        store<u8>(star, load<u8>(star + 3 + third), 3);
        store<u8>(star + 3 + third, q);
      }
      star += 8;
    }
  }
}
