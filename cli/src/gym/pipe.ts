// Bytes from one pipe and to another.

import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** Reads a number of bytes at a time; undefined where the input has ended. */
export function bytesIn(input: Readable): (length: number) => Promise<Buffer | undefined> {
  const chunks = input[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let rest: Buffer = Buffer.alloc(0);
  return async (length) => {
    while (rest.length < length) {
      const { value, done } = await chunks.next();
      if (done) return undefined;
      rest = rest.length === 0 ? value : Buffer.concat([rest, value]);
    }
    const taken = rest.subarray(0, length);
    rest = rest.subarray(length);
    return taken;
  };
}

/** Goes on once the reader has room again. */
export async function writeWhole(bytes: Uint8Array): Promise<void> {
  if (!process.stdout.write(bytes)) await once(process.stdout, 'drain');
}
