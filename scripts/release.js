// npm run release [-- VERSION]: makes everything ready that a release consists of, in the folder `release`, and tries it. Nothing is
// published and nothing is tagged: that is up to a person, and the last lines say how.

import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { install } from './lib/install.js';
import { root } from './lib/run.js';
import { isVersion, setVersion } from './release/versions.js';

const [version] = process.argv.slice(2);
if (version !== undefined) {
  if (!isVersion(version)) {
    console.error('usage: npm run release [-- VERSION], for example npm run release -- 1.1.0');
    process.exit(2);
  }
  setVersion(version, new Date().toISOString().slice(0, 10));
}
install();
// Only now: what follows needs installed packages, and reads the number.
const { archive, PLATFORMS } = await import('./release/archives.js');
const { started, expectWhole, tryWithNpx } = await import('./release/try-product.js');
const { buildWeb } = await import('./lib/build-web.js');
const { installTools, judgeSizes, judgeTypes, lintPackages } = await import('./release/judge.js');
const { stageLibraries } = await import('./release/libraries.js');
const { nodeBinary } = await import('./lib/node-binary.js');
const { pack } = await import('./release/pack.js');
const { project } = await import('./release/packages.js');
const { stageProduct } = await import('./release/product.js');
const { installInto, others, printedBy, printedInBrowser, typesFaults, writeExamples } =
  await import('./release/try-libraries.js');

const out = resolve(root, 'release');
const work = mkdtempSync(join(tmpdir(), 'branchline-release-'));
const expect = (holds, what) => {
  if (holds) return console.log(`✓ ${what}`);
  console.error(`✗ ${what}`);
  process.exit(1);
};

mkdirSync(out, { recursive: true });
for (const name of readdirSync(out)) if (/\.t?gz$/.test(name)) rmSync(join(out, name));
buildWeb();
const folders = stageLibraries(join(work, 'libraries'));
const product = await stageProduct(join(work, 'product'));
const files = pack([...folders, product], out);
const packedProduct = files.at(-1);

expect(installTools(), 'the tools of the release are installed');
// Of the product nothing is imported; its bundle holds a variable `exports`, which publint takes for CommonJS.
expect(lintPackages(folders), 'publint finds nothing');
expect(judgeTypes(files.slice(0, -1)), 'the types resolve (attw --profile esm-only)');

const folder = join(work, 'empty folder');
installInto(folder, [...files.slice(0, -1), ...pack(others(), join(work, 'others'))]);
const examples = writeExamples(folder);
expect(judgeSizes(folder), 'no library is larger than its budget');
for (const module of ['nodenext', 'preserve'])
  expect(typesFaults(folder, module) === '', `a strict program compiles against the types (${module})`);
expect((await printedInBrowser(examples.all)) === examples.printed, 'the examples run in a browser');

const archives = PLATFORMS.map((platform) =>
  archive(packedProduct, platform, { version: project.version, work, into: out }),
);
const here = archives.find((path) => path.includes(`-${process.platform}-${process.arch}.`));
for (const major of ['20', '22']) {
  const node = nodeBinary(major);
  expect(node !== undefined, `Node ${major} is at hand`);
  expect(printedBy(node, examples.all) === examples.printed, `the examples run on Node ${major}`);
  for (const name of [`empty-${major}`, `empty folder ${major}`]) {
    await tryWithNpx(packedProduct, join(work, name), node);
    expect(true, `npx serves the whole product from the file in "${name}" on Node ${major}`);
  }
  const unpacked = join(work, basename(here ?? archives.at(-1), '.tar.gz'));
  const data = join(work, `archive ${major}`);
  mkdirSync(data);
  const server = await started(node, [join(unpacked, 'bin/branchline.js'), 'serve', '--port', '0'], {
    cwd: data,
    env: { ...process.env, HOST: 'localhost', LOG_LEVEL: 'warn' },
  });
  await expectWhole(server.url, data);
  await server.end();
  expect(true, `the archive serves the whole product on Node ${major}`);
}
rmSync(work, { recursive: true, force: true });

console.log(`\nIn ${out}:`);
for (const path of [...files, ...archives])
  console.log(`  ${basename(path).padEnd(45)} ${(statSync(path).size / 1e6).toFixed(2)} MB`);
console.log(`
To publish ${project.version}, with what CHANGELOG.md says of it:
  git commit -am "Release ${project.version}" && git tag -a v${project.version} -m "Branchline ${project.version}"
  for file in ${basename(dirname(packedProduct))}/branchline-*.tgz; do npm publish "$file" --access public; done`);
