// npm run guide: the written guide and the reference of all libraries as a static site in `release/guide`, with search and with examples
// that run in the page. Then it opens every page of the guide and expects what its examples print.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { install } from './lib/install.js';
import { root } from './lib/run.js';

install();
// Only now: what follows needs installed packages.
const { build } = await import('rolldown');
const { examplesIn } = await import('./release/examples.js');
const { installTools, runTool } = await import('./release/judge.js');
const { LIBRARIES, nameOf, project, readManifest } = await import('./release/packages.js');
const { browserPath } = await import('./release/try-libraries.js');
const { serve } = await import('./lib/serve.js');

const site = resolve(root, 'release/guide');
const guide = join(root, 'docs/guide');

/** Every public entry point with its source. */
const doors = LIBRARIES.flatMap((library) =>
  library.doors.map((door) => ({
    name: door.replace('.', nameOf(library)),
    file: `${[basename(library.folder), ...door.split('/').slice(1)].join('-')}.js`,
    source: join(root, library.folder, readManifest(library.folder).exports[door]),
  })),
);

async function buildLibraries() {
  const input = Object.fromEntries(doors.map(({ file, source }) => [file.replace(/\.js$/, ''), source]));
  await build({
    input,
    platform: 'browser',
    logLevel: 'silent',
    preserveEntrySignatures: 'strict',
    output: { dir: join(site, 'assets/live'), format: 'esm', minify: true, chunkFileNames: 'part-[hash].js' },
  });
  const imports = JSON.stringify(Object.fromEntries(doors.map(({ name, file }) => [name, file])));
  const script = readFileSync(join(root, 'scripts/guide/live.js'), 'utf8').replace("'%LIBRARIES%'", () => imports);
  writeFileSync(join(site, 'live.js'), script);
  return join(site, 'live.js');
}

/** One module for each door, so that the reference calls it by the door's name. */
function writeEntries() {
  const entries = doors.map(({ name, source }) => {
    const path = join(site, 'entries', `${name}.ts`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `export * from ${JSON.stringify(source)};\n`);
    return path;
  });
  const tsconfig = join(site, 'entries', 'tsconfig.json');
  writeFileSync(tsconfig, JSON.stringify({ extends: join(root, 'tsconfig.base.json'), include: ['.'] }));
  return { entryPoints: entries, tsconfig };
}

function buildPages(customJs) {
  const settings = {
    name: `Branchline ${project.version}`,
    ...writeEntries(),
    readme: join(root, 'docs/packages.md'),
    projectDocuments: [join(guide, '*.md')],
    searchInDocuments: true,
    customJs,
    out: site,
    cleanOutputDir: false,
    // The compiler that the project has checks the types; this is an older one beside it.
    skipErrorChecking: true,
    disableSources: true,
    validation: false,
    logLevel: 'Error',
  };
  const path = join(site, 'typedoc.json');
  writeFileSync(path, JSON.stringify(settings));
  return runTool('typedoc/bin/typedoc', ['--options', path]);
}

const plain = (html) =>
  html.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Opens a page with all its examples running, and reads what they print. */
async function printedAt(url) {
  const wishes = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--virtual-time-budget=60000',
  ];
  const { stdout } = await promisify(execFile)(await browserPath(), [...wishes, '--dump-dom', url], {
    maxBuffer: 1 << 26,
  });
  return [...stdout.matchAll(/<pre class="live"[^>]*>(.*?)<\/pre>/gs)].map(([, text]) => plain(text));
}

async function check() {
  const server = await serve({ port: 0, host: 'localhost', folder: site, isChanging: true, around: withoutPolicy });
  const { port } = server.address();
  try {
    for (const name of readdirSync(guide)) {
      const text = readFileSync(join(guide, name), 'utf8');
      const wanted = examplesIn(text).map(({ printed }) => printed);
      const [, title] = /^title: (.*)$/m.exec(text);
      const found = await printedAt(`http://localhost:${port}/documents/${title.replaceAll(' ', '_')}.html?run`);
      if (JSON.stringify(found) !== JSON.stringify(wanted))
        throw new Error(`${name} prints in the page\n${found.join('\n')}\nand not\n${wanted.join('\n')}`);
      console.log(`✓ ${title}: ${wanted.length} live`);
    }
  } finally {
    server.close();
  }
}

/** The policy of the product forbids what these pages do. */
const withoutPolicy = (handler) => (request, response) => {
  const set = response.setHeader.bind(response);
  response.setHeader = (name, value) => (name === 'Content-Security-Policy' ? response : set(name, value));
  return handler(request, response);
};

await rm(site, { recursive: true, force: true });
await mkdir(site, { recursive: true });
if (!installTools()) process.exit(1);
const customJs = await buildLibraries();
if (!buildPages(customJs)) process.exit(1);
for (const left of [customJs, join(site, 'typedoc.json'), join(site, 'entries')]) await rm(left, { recursive: true });
await check();
console.log(`The guide is in ${site}; any server of static files can serve it.`);
