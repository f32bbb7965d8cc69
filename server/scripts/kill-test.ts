// npm run kill-test -- --kills 500: a real server killed again and again under play; see docs/reliability.md.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { killAndCheck } from '../test/support/killing.ts';

export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { kills: { type: 'string', default: '500' }, seed: { type: 'string', default: '1' } },
  });
  const data = mkdtempSync(join(tmpdir(), 'branchline-kill-'));
  console.log(`data ${data}, seed ${values.seed}`);
  const began = Date.now();
  const report = await killAndCheck({ data, kills: Number(values.kills), seed: Number(values.seed), say: console.log });
  console.log(
    JSON.stringify({ ...report, seed: Number(values.seed), seconds: Math.round((Date.now() - began) / 1000) }),
  );
  console.log('Every confirmed move is in the log once, at its place; every finished game verifies.');
  return 0;
}
