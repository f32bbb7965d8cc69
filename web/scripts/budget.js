// What a visitor loads before the first move: prints every file with its size and fails above the budget.
// Run after a build: node scripts/budget.js

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** Everything before the first move of the quick game, in bytes over the wire (gzip; fonts as they are). */
const BUDGET = 194_000;

const dist = fileURLToPath(new URL('../dist', import.meta.url));
if (!existsSync(join(dist, 'index.html'))) {
  console.error('There is no build to measure; run the build first.');
  process.exit(2);
}

/** Static imports of a built module; what is imported on demand is counted only where it is named below. */
const importsOf = (source) =>
  [
    ...source.matchAll(
      /(?:^|[;\s}])(?:import|export)\s*(?:[^'"`();]*?\sfrom\s*|[^'"`();]*?\}from|)\s*["'`](\.[^"'`]+\.js)["'`]/g,
    ),
  ].map(([, path]) => path);

const files = new Set();
function add(path) {
  if (files.has(path)) return;
  files.add(path);
  if (!path.endsWith('.js')) return;
  for (const found of importsOf(readFileSync(path, 'utf8'))) add(resolve(dirname(path), found));
}

/** The files of the map of Europe, which comes on demand. */
function mapFiles() {
  const folder = join(dist, 'assets');
  const found = readdirSync(folder).filter((name) => /^europe-(?!ferries).*\.js$/.test(name));
  if (found.length === 0) {
    console.error('The build has no map of Europe.');
    process.exit(2);
  }
  return found.map((name) => join(folder, name));
}

const html = readFileSync(join(dist, 'index.html'), 'utf8');
add(join(dist, 'index.html'));
add(join(dist, 'icon.svg'));
for (const [, path] of html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)) add(join(dist, path));
add(join(dist, 'authority.js'));
add(join(dist, 'bots.js'));
for (const path of mapFiles()) add(path);

/** The faces and parts that English texts, names of bots and the board of Europe call for. */
const FONTS = [
  'jost-600',
  'fira-sans-400',
  'fira-sans-600',
  'fira-sans-condensed-500',
  'fira-sans-condensed-500-ro',
  'fira-sans-condensed-600',
  'fraunces-400-italic',
];
for (const name of FONTS) add(join(dist, 'fonts', `${name}.woff2`));

const sizes = [...files]
  .map((path) => {
    const content = readFileSync(path);
    return { path: relative(dist, path), bytes: path.endsWith('.woff2') ? content.length : gzipSync(content).length };
  })
  .sort((a, b) => b.bytes - a.bytes);
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);

for (const { path, bytes } of sizes) console.log(`${kilobytes(bytes)}  ${path}`);
const fonts = sizes.filter(({ path }) => path.endsWith('.woff2')).reduce((sum, { bytes }) => sum + bytes, 0);
console.log(
  `${kilobytes(total)}  before the first move (${kilobytes(fonts).trim()} of it fonts); budget ${kilobytes(BUDGET).trim()}`,
);
if (total > BUDGET) {
  console.error(`The first load is ${kilobytes(total - BUDGET).trim()} above the budget.`);
  process.exit(1);
}
