// The packed libraries as a stranger meets them: installed into an empty folder, and the examples of their READMEs run there.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser } from '../lib/browser.js';
import { entryOf, root } from '../lib/run.js';
import { examplesIn } from './examples.js';
import { npmText } from './pack.js';
import { LIBRARIES, nameOf, readManifest } from './packages.js';

/** Packages of others that the libraries need, as they lie here: so nothing is fetched. */
export const others = () => [
  ...new Set(
    LIBRARIES.flatMap(({ folder }) => Object.keys(readManifest(folder).dependencies ?? {}))
      .filter((name) => !LIBRARIES.map(nameOf).includes(name))
      .map((name) => resolve(root, 'node_modules', name)),
  ),
];

/** Installs these files into the folder, which is made. */
export function installInto(folder, files) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const wishes = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  npmText(['install', ...wishes, ...files], { cwd: folder });
}

/** The texts for those who build on the libraries: their READMEs and the guide. */
const guide = 'docs/guide';
const texts = () => [
  ...LIBRARIES.map(({ folder }) => join(folder, 'README.md')),
  ...readdirSync(join(root, guide)).map((name) => join(guide, name)),
];

/** Their examples in JavaScript, written into the folder as programs; one more that runs them all, and what that prints. */
export function writeExamples(folder) {
  const examples = texts().flatMap((path) =>
    examplesIn(readFileSync(join(root, path), 'utf8')).map(({ code, printed }, at) => {
      if (printed === undefined) throw new Error(`${path}: an example does not say what it prints`);
      const file = `${path.replaceAll(/[^a-z]+/g, '-')}-${at}.mjs`;
      writeFileSync(join(folder, file), code);
      return { file, printed };
    }),
  );
  const all = join(folder, 'all.mjs');
  writeFileSync(all, examples.map(({ file }) => `import './${file}';\n`).join(''));
  return { all, count: examples.length, printed: examples.map(({ printed }) => printed).join('') };
}

/** What a program prints under this Node. */
export const printedBy = (node, path) => execFileSync(node, [path], { cwd: dirname(path), encoding: 'utf8' });

async function bundled(input) {
  const { build } = await import('rolldown');
  const { output } = await build({ input, platform: 'browser', write: false, logLevel: 'silent' });
  if (output.length !== 1 || output[0].imports.length > 0) throw new Error('the bundle is not one file');
  return output[0].code;
}

export async function browserPath() {
  const found = findBrowser();
  if (found) return found;
  const playwright = pathToFileURL(resolve(root, 'node_modules/@playwright/test/index.mjs')).href;
  return (await import(playwright)).chromium.executablePath();
}

/** What a program prints in a page. */
export async function printedInBrowser(path) {
  const code = await bundled(path);
  const page = path.replace(/\.mjs$/, '.html');
  const show = `const show = (text) => { document.querySelector('pre').textContent += text + '\\n'; }; window.onerror = show; console.log = show;`;
  const script = code.replaceAll('</script', '<\\/script');
  const head = `<!doctype html><meta charset="utf-8"><pre></pre><script>${show}</script>`;
  writeFileSync(page, `${head}<script type="module">${script}</script>`);
  const wishes = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
  const dom = execFileSync(await browserPath(), [...wishes, '--dump-dom', pathToFileURL(page).href], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return /<pre>(.*)<\/pre>/s.exec(dom)[1];
}

/** What the compiler says of a program that imports every library, with modules found this way (`nodenext`, `preserve`). */
export function typesFaults(folder, module) {
  const sources = LIBRARIES.map(nameOf).map((name, at) => `import * as l${at} from '${name}';\nexport { l${at} };\n`);
  writeFileSync(join(folder, 'types.ts'), sources.join(''));
  const wishes = ['--strict', '--target', 'es2023', '--lib', 'es2023,dom', '--types', '', '--noEmit'];
  const args = [entryOf('tsc'), '--module', module, ...wishes, 'types.ts'];
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout;
}
