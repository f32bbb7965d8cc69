// Pixels as a PNG file (ISO/IEC 15948): eight bits each of red, green and blue.

import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import type { Size } from './canvas.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bits of a sample, and that there are three of them. */
const [DEPTH, TRUECOLOUR] = [8, 2];

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** Compressed by another thread. */
export async function pngOf({ width, height }: Size, pixels: Uint8Array): Promise<Buffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([DEPTH, TRUECOLOUR, 0, 0, 0], 8);
  const stride = width * 3;
  // A byte before every row says how it is filtered: not at all.
  const rows = Buffer.alloc((stride + 1) * height);
  for (let row = 0; row < height; row++)
    rows.set(pixels.subarray(row * stride, (row + 1) * stride), row * (stride + 1) + 1);
  const packed = await promisify(deflate)(rows, { level: 6 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('IDAT', packed), chunk('IEND', new Uint8Array())]);
}
