// npm run mutation: which mutants of the sample (scripts/mutation/sample.json) do the unit tests of their rooms find?
//   npm run mutation                                  all of them, on every core; results in .cache/mutation.json
//   npm run mutation -- --room=core --shard=1/4       the first quarter of one room's
//   npm run mutation -- --out=before.json             results elsewhere
//   npm run mutation -- --table                       what is known so far, while a run is on or after it was ended
// A run that was ended goes on where it was when it is started again with the same `--out`, as long as no test has changed;
// `--again` begins again. Nothing is written to the tree: mutants exist in memory only.

import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/run.js';
import { judgeAll, resultsOf } from './mutation/judge-all.js';
import { findReached } from './mutation/reached.js';
import { formatResults } from './mutation/results.js';
import { openStore } from './mutation/store.js';
import { choose, readSample } from './mutation/tree.js';

const { values } = parseArgs({
  options: {
    room: { type: 'string' },
    shard: { type: 'string', default: '1/1' },
    out: { type: 'string', default: '.cache/mutation.json' },
    workers: { type: 'string', default: String(availableParallelism()) },
    table: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const sample = readSample(root);
const mutants = choose(sample, values);
const out = resolve(root, values.out);
mkdirSync(dirname(out), { recursive: true });
const store = openStore(root, out, values.again);
console.log(`seed ${sample.seed}: ${mutants.length} of the ${sample.size} mutants in the sample`);

const workers = Number(values.workers);
if (values.table) {
  console.log(`\n${formatResults(resultsOf(mutants, store))}`);
  process.exit();
}
await findReached(root, sample, store, { workers, log: console.log });
const results = await judgeAll(root, mutants, store, { workers, log: console.log });
console.log(`\n${formatResults(results)}\n\nresults: ${out}`);
