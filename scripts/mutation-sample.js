// npm run mutation:sample: draws the mutants that `npm run mutation` looks for, and writes them to scripts/mutation/sample.json.
//   npm run mutation:sample -- --seed=7 --size=1500

import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/run.js';
import { mutantsOf } from './mutation/mutants.js';
import { drawSample } from './mutation/sample.js';
import { sourcesOf } from './mutation/sources.js';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, size: { type: 'string', default: '1500' } },
});
const seed = Number(values.seed);
const size = Number(values.size);
if (!Number.isSafeInteger(seed) || !(size > 0))
  throw new Error('--seed takes a whole number, --size how many mutants to draw');

const sources = [];
for (const file of sourcesOf(root)) {
  const text = readFileSync(resolve(root, file), 'utf8');
  sources.push({ file, text, mutants: await mutantsOf(file, text) });
}
const sample = drawSample(sources, { seed, size });
writeFileSync(resolve(root, 'scripts/mutation/sample.json'), `${JSON.stringify(sample, undefined, 2)}\n`);
console.log(
  `seed ${seed}: ${sample.size} of ${sample.of} mutants, from ${Object.keys(sample.files).length} of ${sources.length} files`,
);
