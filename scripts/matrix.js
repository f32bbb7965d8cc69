// Plays the same seeds on several versions of Node and compares the game files byte by byte: npm run matrix

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { install } from './lib/install.js';
import { nodeBinary } from './lib/node-binary.js';
import { root } from './lib/run.js';

const VERSIONS = ['20', '22', '24'];
const GAMES = [
  ['--game', 'trans-europa', '--edition', 'classic', '--board', 'europe', '--bots', 'greedy,random,greedy,greedy'],
  ['--game', 'trans-europa', '--edition', 'ferry', '--board', 'europe-ferries', '--bots', 'greedy,greedy,random'],
  [
    '--game',
    'trans-europa',
    '--edition',
    'prestige',
    '--board',
    'central-europe',
    '--bots',
    'greedy,greedy',
    '--options',
    '{"specialCards":"random"}',
  ],
  ['--game', 'trans-europa', '--edition', 'prestige', '--board', 'usa', '--bots', 'engineer,greedy,greedy'],
  ['--game', 'trains-of-europe', '--bots', 'random,random,random'],
];

install();
const out = resolve(root, '.cache/matrix.jsonl');
let differences = 0;
const binaries = VERSIONS.map((version) => [version, nodeBinary(version)]);
for (const [version, binary] of binaries)
  if (!binary) console.error(`Node ${version} could not be had; it is left out.`);
for (const args of GAMES) {
  const digests = new Map();
  for (const [version, binary] of binaries) {
    if (!binary) continue;
    const command = ['cli/bin/branchline.js', 'simulate', ...args, '--games', '5', '--seed', '7', '--out', out];
    const { status, stderr } = spawnSync(binary, command, { cwd: root, encoding: 'utf8' });
    digests.set(
      version,
      status === 0
        ? createHash('sha256').update(readFileSync(out)).digest('hex').slice(0, 16)
        : `failed: ${stderr.trim()}`,
    );
  }
  const same = new Set(digests.values()).size === 1 && ![...digests.values()][0].startsWith('failed');
  if (!same) differences++;
  console.log(
    `${same ? 'same     ' : 'DIFFERENT'} ${args.join(' ')}\n  ${[...digests].map(([v, d]) => `Node ${v}: ${d}`).join('  ')}`,
  );
}
process.exit(differences ? 1 : 0);
