// Inputs from inputs.

import type { Rng } from '@branchline/core';

const BYTE = 256;

const spliced = (bytes: Uint8Array, from: number, gone: number, fresh: Uint8Array): Uint8Array =>
  Uint8Array.from([...bytes.subarray(0, from), ...fresh, ...bytes.subarray(from + gone)]);

const someBytes = (rng: Rng, most: number): Uint8Array =>
  Uint8Array.from({ length: 1 + rng.below(most) }, () => rng.below(BYTE));

/** One change: a byte, some more, some less, a part again, or the end of another input. */
function change(bytes: Uint8Array, other: Uint8Array, rng: Rng): Uint8Array {
  const at = rng.below(bytes.length + 1);
  switch (rng.below(6)) {
    case 0:
      return spliced(bytes, at, 1, Uint8Array.of(rng.below(BYTE)));
    case 1:
      return spliced(bytes, at, 0, someBytes(rng, 8));
    case 2:
      return spliced(bytes, at, 1 + rng.below(8), new Uint8Array(0));
    case 3:
      return spliced(bytes, at, 0, bytes.subarray(at, at + 1 + rng.below(16)));
    case 4:
      return spliced(bytes, at, bytes.length, other.subarray(rng.below(other.length + 1)));
    default:
      return spliced(bytes, bytes.length, 0, someBytes(rng, 48));
  }
}

export function mutated(
  bytes: Uint8Array,
  other: Uint8Array,
  { rng, longest }: { rng: Rng; longest: number },
): Uint8Array {
  let next = bytes;
  for (let count = 1 + rng.below(4); count > 0; count--) next = change(next, other, rng);
  return next.length > longest ? next.subarray(0, longest) : next;
}
