// The fuzzer as a command; see run.js.

import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fastRng } from '@branchline/core';
import { coverageBy, fuzz, readCorpus, TARGETS, writeCorpus, type Crash, type Target } from '../src/index.ts';

/** Of a game, a game file: `branchline verify` meets the same crash. */
function keepCrash(folder: string, target: Target, bytes: Uint8Array, { file, message }: Crash): string {
  mkdirSync(`${folder}/crashes`, { recursive: true });
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  const path = `${folder}/crashes/${target.name}-${name}.json`;
  writeFileSync(path, `${JSON.stringify(file)}\n`);
  return `${target.name}: ${message}\n  ${path}\n  input ${Buffer.from(bytes).toString('base64')}`;
}

/** `folder`: of this room. */
export function main(args: readonly string[], folder: string): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
  });
  const wanted = TARGETS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  let crashes = 0;
  for (const target of wanted) {
    const coverage = coverageBy((url) => url.endsWith('/fuzzed.mjs'));
    const until = performance.now() + 1000 * Number(values.seconds);
    const { corpus, runs, reached, crash } = fuzz({
      ...{ target, coverage, rng: fastRng(Number(values.seed)), goesOn: () => performance.now() < until },
      corpus: readCorpus(`${folder}/corpus`, target.name),
    });
    coverage.end();
    writeCorpus(`${folder}/corpus`, target.name, corpus);
    console.log(`${target.name}: ${runs} runs, ${reached} parts reached, ${corpus.length} inputs`);
    if (!crash) continue;
    crashes++;
    console.log(keepCrash(folder, target, crash.bytes, crash.reason));
  }
  return crashes === 0 ? 0 : 1;
}
