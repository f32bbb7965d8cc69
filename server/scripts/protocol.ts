// Writes docs/protocol.schema.json from the schemas the server itself judges by; --check only compares.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { schemaText } from '../test/support/protocol-schema.ts';

const FILE = fileURLToPath(new URL('../../docs/protocol.schema.json', import.meta.url));

export function main(args: readonly string[]): number {
  const text = schemaText();
  if (!args.includes('--check')) {
    writeFileSync(FILE, text);
    return 0;
  }
  if (readFileSync(FILE, 'utf8') === text) return 0;
  console.error('docs/protocol.schema.json is out of date: run node server/scripts/run.js protocol');
  return 1;
}
