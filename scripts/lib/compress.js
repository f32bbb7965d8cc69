// Puts a gzip and a Brotli copy beside every built file that gets smaller by it; the server picks what the browser reads.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const TEXTUAL = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest', '.txt', '.wasm']);

export function compressFolder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) compressFolder(path);
    else if (TEXTUAL.has(extname(path))) {
      const plain = readFileSync(path);
      for (const [suffix, compress] of [
        ['.gz', gzipSync],
        ['.br', brotliCompressSync],
      ]) {
        const small = compress(plain);
        if (small.length < plain.length) writeFileSync(`${path}${suffix}`, small);
      }
    }
  }
}
