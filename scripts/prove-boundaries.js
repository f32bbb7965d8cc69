// A check that cannot fail is worth nothing: crosses each boundary of the table on purpose and expects the linter to object,
// and takes each allowed way and expects it not to.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { proofs } from './lint/proofs.js';
import { entryOf, root } from './lib/run.js';

/** Where the linter objects, as `file:line`. */
function objections(files) {
  const folder = mkdtempSync(join(tmpdir(), 'branchline-lint-'));
  try {
    cpSync(resolve(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    cpSync(resolve(root, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    for (const [path, lines] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), `${lines.join('\n')}\n`);
    }
    const args = [entryOf('oxlint'), '--format=json'];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 });
    if (stderr) console.error(stderr);
    const ours = JSON.parse(stdout).diagnostics.filter(({ code }) => code?.startsWith('house('));
    return new Set(ours.map(({ filename, labels }) => `${filename.replaceAll('\\', '/')}:${labels[0].span.line}`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const files = new Map();
const cases = proofs().map((proof) => {
  const lines = files.get(proof.path) ?? [];
  files.set(proof.path, lines);
  return { ...proof, place: `${proof.path}:${lines.push(proof.source)}` };
});
const found = objections(files);
const wrong = cases.filter(({ place, isAllowed }) => found.has(place) === isAllowed);
for (const { place, source, why, isAllowed } of wrong)
  console.error(`The linter ${isAllowed ? 'refuses' : 'accepts'} ${source} at ${place}, but ${why}`);
const forbidden = cases.filter(({ isAllowed }) => !isAllowed).length;
console.log(`${forbidden} forbidden and ${cases.length - forbidden} allowed ways tried, ${wrong.length} misjudged`);
process.exit(wrong.length > 0 ? 1 : 0);
