// npm run fuzz-test -- --messages 1000000: messages nobody meant, from a seed, against a real server.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fuzz } from '../test/support/fuzzing.ts';
import { party, QUICK_TRANS_EUROPA } from '../test/support/play.ts';
import { startServer } from '../test/support/server-process.ts';

export async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { messages: { type: 'string', default: '1000000' }, seed: { type: 'string', default: '1' } },
  });
  const data = mkdtempSync(join(tmpdir(), 'branchline-fuzz-'));
  const env = { REQUESTS_PER_MINUTE: '1000000', MESSAGES_PER_SECOND: '100000' };
  const server = await startServer({ data, env });
  const { id, guests } = await party([server.url], 2, QUICK_TRANS_EUROPA);
  const began = Date.now();
  const fuzzed = await fuzz(() => guests[0]!.connect(id), {
    messages: Number(values.messages),
    seed: Number(values.seed),
    say: console.log,
  });
  const faults = server.output().split('"level":50').length - 1;
  const code = await server.end('SIGTERM');
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(JSON.stringify({ ...fuzzed, seed: Number(values.seed), seconds, faults, exitCode: code }));
  return faults === 0 && code === 0 ? 0 : 1;
}
