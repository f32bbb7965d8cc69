// Every rule of a game's SPEC.md is in the title of a test and is cited in the source where it is decided, and every rule id
// cited anywhere is a rule of a SPEC.md.
// With --ran only tests that passed in the latest run count; without it the texts of all tests count, which takes no time.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { passedTitles, rulesIn, strangersIn, uncited, uncovered, undecided } from './lib/rules.js';
import { root } from './lib/run.js';
import { unitTests } from './lib/reports.js';
import { UNDECIDED } from './lib/undecided-rules.js';

/** Ids that tests invent for unknown rules. */
const MADE_UP = new Set(['TE-NOTHING-1', 'TP-CARD-9z']);
const SKIPPED = new Set(['node_modules', 'dist', 'fixtures']);
/** The sources that decide rules. */
const DECIDING = /^(?:games\/[^/]+|core|tables|boards)\/src\//;

function* sourcesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* sourcesIn(path);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

function ranTitles() {
  const titles = passedTitles(unitTests());
  if (titles.length > 0) return titles;
  console.error('No tests have run, so no rule is tested.');
  process.exit(1);
}

const specs = readdirSync(resolve(root, 'games')).map((game) => resolve(root, 'games', game, 'SPEC.md'));
const bySpec = specs.map((spec) => ({ spec, rules: rulesIn(readFileSync(spec, 'utf8')) }));
const empty = bySpec.filter(({ rules }) => rules.length === 0).map(({ spec }) => relative(root, spec));
const rules = new Set(bySpec.flatMap(({ rules }) => rules));
const sources = readJson(resolve(root, 'package.json'))
  .workspaces.flatMap((room) => [...sourcesIn(resolve(root, room))])
  .map((path) => ({ path: relative(root, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }));
const strangers = sources.flatMap(({ path, text }) =>
  strangersIn(text, rules)
    .filter((id) => !MADE_UP.has(id))
    .map((id) => `${path} cites ${id}`),
);
const texts = sources.filter(({ path }) => path.endsWith('.test.ts')).map(({ text }) => text);
const deciding = sources.filter(({ path }) => DECIDING.test(path)).map(({ text }) => text);
const { missing, stale } = undecided(rules, deciding, UNDECIDED);
const hasRun = process.argv.includes('--ran');
const untested = hasRun ? uncovered(rules, ranTitles()) : uncited(rules, texts);

for (const spec of empty) console.error(`${spec} has no rule that could be read`);
for (const line of strangers) console.error(`${line}, which no SPEC.md has`);
for (const id of untested) console.error(`${id} ${hasRun ? 'is in no title of a test' : 'is named by no test'}`);
for (const id of missing) console.error(`${id} is cited by no source: cite it where it is decided`);
for (const id of stale) console.error(`${id} is in scripts/lib/undecided-rules.js without need`);
console.log(
  `${rules.size - untested.length} of ${rules.size} rules ${hasRun ? 'tested by title' : 'named by tests'}; ${missing.length} not cited where they are decided; ${strangers.length} citations without a rule`,
);
process.exit(empty.length + untested.length + missing.length + stale.length + strangers.length > 0 ? 1 : 0);
