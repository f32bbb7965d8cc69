// A check that cannot fail is worth nothing: breaks each boundary on purpose and expects the linter to object.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync, cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { root } from './lib/run.js';

const VIOLATIONS = [
  ['core/src/x.ts', "import '@branchline/boards';", 'core may use nothing of ours'],
  ['boards/src/x.ts', "import '@branchline/solver';", 'boards may use only core'],
  ['solver/src/x.ts', "import '@branchline/trans-europa';", 'the solver knows no game'],
  ['games/trans-europa/src/x.ts', "import '@branchline/trains-of-europe';", 'games never import each other'],
  ['games/trains-of-europe/src/x.ts', "import '@branchline/trans-europa';", 'games never import each other'],
  ['bots/src/x.ts', "import '@branchline/cli';", 'bots do not know the command line'],
  ['games/trans-europa/src/x.ts', "import '../../../core/src/rng.ts';", 'rooms are entered by their door'],
  ['core/src/x.ts', "import 'node:fs';", 'no I/O in pure rooms'],
  ['games/trans-europa/src/x.ts', 'export const x = Date.now();', 'no clock in pure rooms'],
  ['solver/src/x.ts', 'export const x = Math.random();', 'no ambient randomness'],
  ['boards/src/x.ts', 'export const x = document.title;', 'no DOM in pure rooms'],
  ['bots/src/x.ts', "console.log('x');", 'no output in pure rooms'],
];

const folder = mkdtempSync(join(tmpdir(), 'branchline-lint-'));
let missed = 0;
try {
  cpSync(resolve(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [path, source, why] of VIOLATIONS) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${source}\n`);
    const { status } = spawnSync(resolve(root, 'node_modules/.bin/oxlint'), ['--quiet', path], { cwd: folder });
    rmSync(file);
    if (status === 0) {
      missed++;
      console.error(`The linter accepts a violation (${why}): ${path}: ${source}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${VIOLATIONS.length - missed} of ${VIOLATIONS.length} deliberate violations found`);
process.exit(missed ? 1 : 0);
