// What a visitor loads before the first move: prints every file with its size and fails above the budgets.
// Run after a build: node scripts/budget.js

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** Everything before the first move of the quick game, in bytes over the wire (gzip; fonts as they are). */
const BUDGET = 220_000;
/** What the first screen of Trains of Europe may need beyond that. */
const MORE = 170_000;
/**
 * A replay in another page: the element with the rules, the drawing and the words of a game in one language, without the
 * scenery of its map.
 */
const EMBEDDED = { 'trans-europa': 60_000, 'trains-of-europe': 90_000 };

const dist = fileURLToPath(new URL('../dist', import.meta.url));

function fail(message, code) {
  console.error(message);
  process.exit(code);
}
if (!existsSync(join(dist, 'index.html'))) fail('There is no build to measure; run the build first.', 2);

/** The built file of an on-demand part, by the start of its name. */
function part(pattern) {
  const found = readdirSync(join(dist, 'assets')).filter((name) => pattern.test(name));
  if (found.length === 0) fail(`The build has no file like ${pattern}.`, 2);
  return found.map((name) => join(dist, 'assets', name));
}

/** Static imports of a built module; what is imported on demand is counted only where it is named below. */
const importsOf = (source) =>
  [
    ...source.matchAll(
      /(?:^|[;\s}])(?:import|export)\s*(?:[^'"`();]*?\sfrom\s*|[^'"`();]*?\}from|)\s*["'`](\.[^"'`]+\.js)["'`]/g,
    ),
  ].map(([, path]) => path);

/** What one on-demand import of a built module fetches: the file, what it imports, and their styles. */
function fetchedBy(path, name) {
  const source = readFileSync(path, 'utf8');
  const list = JSON.parse(/__vite__mapDeps=.*?(\[[^\]]*\])/.exec(source)?.[1] ?? '[]');
  const call = [...source.matchAll(/import\(["'`]\.\/([^"'`]+)["'`]\)[^,]*,__vite__mapDeps\(\[([\d,]*)\]\)/g)].find(
    ([, file]) => name.test(file),
  );
  if (!call) fail(`${relative(dist, path)} opens nothing like ${name}.`, 2);
  return call[2].split(',').map((at) => resolve(dirname(path), list[Number(at)]));
}

/** Files with everything they import. */
function closure(paths) {
  const files = new Set();
  const add = (path) => {
    if (files.has(path)) return;
    files.add(path);
    if (path.endsWith('.js'))
      for (const found of importsOf(readFileSync(path, 'utf8'))) add(resolve(dirname(path), found));
  };
  for (const path of paths) add(path);
  return files;
}

const font = (name) => join(dist, 'fonts', `${name}.woff2`);

/** The page itself, the line to its worker, and the faces its English texts call for. */
function page() {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const linked = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, path]) => path);
  return [
    ...['index.html', 'icon.svg', 'authority.js', 'bots.js', ...linked].map((path) => join(dist, path)),
    ...['jost-600', 'fira-sans-400', 'fira-sans-600', 'fraunces-400-italic'].map(font),
  ];
}

/** The first move of Trans Europa: its map comes on demand; names of cities are set in the condensed face. */
const firstGame = () =>
  closure([
    ...page(),
    ...part(/^europe-(?!ferries).*\.js$/),
    ...['fira-sans-condensed-500', 'fira-sans-condensed-500-ro', 'fira-sans-condensed-600'].map(font),
  ]);

/**
 * The first screen of Trains of Europe, with the tiles of a first call: its card, its rules for page and worker, the
 * table, the map, the narrow face. The bots' thoughts are not among them: the table stands before they arrive.
 */
function secondGame() {
  const [index] = part(/^trains-of-europe-.*\.js$/);
  const naming = (word) => (path) => readFileSync(path, 'utf8').includes(word);
  const card = part(/^home-(?!entry).*\.js$/).filter(naming('Trains of Europe'));
  const rules = part(/^engine-.*\.js$/).filter(naming('/archive-'));
  const faces = part(/^fira-(500|600|600-places)-(?!places|west|ext).*\.woff2$/);
  return closure([
    ...page(),
    ...card,
    index,
    ...rules,
    ...fetchedBy(index, /^table-/),
    ...part(/^main-lines-.*\.js$/),
    ...faces,
  ]);
}

/** Words in English; what has to be fetched for them is fetched by whoever names them. */
const embedded = (game) =>
  closure(
    ['replay.js', ...readdirSync(join(dist, 'embed/parts')).map((name) => `parts/${name}`)]
      .filter((name) => new RegExp(`^(replay|parts/(${game}|${game}-en|embed-en)-[\\w-]{8})\\.js$`).test(name))
      .map((name) => join(dist, 'embed', name)),
  );

function measure(files) {
  const sizes = [...files]
    .map((path) => {
      const content = readFileSync(path);
      return { path: relative(dist, path), bytes: path.endsWith('.woff2') ? content.length : gzipSync(content).length };
    })
    .sort((a, b) => b.bytes - a.bytes);
  const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0);
  return { sizes, total: sum(sizes), fonts: sum(sizes.filter(({ path }) => path.endsWith('.woff2'))) };
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const line = (bytes, text) => console.log(`${kilobytes(bytes).padStart(10)}  ${text}`);

const first = measure(firstGame());
for (const { path, bytes } of first.sizes) line(bytes, path);
line(first.total, `before the first move (${kilobytes(first.fonts)} of it fonts); budget ${kilobytes(BUDGET)}`);

const known = new Set(first.sizes.map(({ path }) => path));
const second = measure(secondGame());
console.log('\nand for Trains of Europe, beside what is named above:');
for (const { path, bytes } of second.sizes) if (!known.has(path)) line(bytes, path);
const more = second.total - first.total;
line(second.total, `before its first screen (${kilobytes(second.fonts)} of it fonts)`);
line(more, `more than the first game; budget ${kilobytes(MORE)}`);

let isTooLarge = false;
for (const [game, budget] of Object.entries(EMBEDDED)) {
  const { sizes, total } = measure(embedded(game));
  console.log(`\na replay of ${game} in another page:`);
  for (const { path, bytes } of sizes) line(bytes, path);
  line(total, `for the element, rules and words; budget ${kilobytes(budget)}`);
  if (sizes.length < 4) fail('The build lacks a part of the embedded replay.', 2);
  if (total > budget) isTooLarge = true;
}

if (isTooLarge) fail('The embedded replay is above its budget.', 1);
if (first.total > BUDGET) fail(`The first load is ${first.total - BUDGET} bytes above the budget.`, 1);
if (more > MORE) fail(`The first screen of Trains of Europe is ${more - MORE} bytes above its budget.`, 1);
