// The product as one package: the built page, the bundled server and command line, and what has to be installed for them.

import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundleInto } from '../lib/build-cli.js';
import { root } from '../lib/run.js';
import { licences, packagesOf } from './licences.js';
import { project, readManifest } from './packages.js';

/** What the server loads while it runs; the packages of the project itself are in the bundle. */
const runtime = () =>
  Object.fromEntries(
    Object.entries(readManifest('server').dependencies).filter(([name]) => !name.startsWith('@branchline/')),
  );

const manifest = () => ({
  name: project.name,
  version: project.version,
  description: project.description,
  license: project.license,
  type: 'module',
  bin: { branchline: 'bin/branchline.js' },
  files: ['bin', 'dist', 'THIRD-PARTY-LICENCES.md', 'CHANGELOG.md'],
  engines: project.engines,
  dependencies: runtime(),
  optionalDependencies: readManifest('server').optionalDependencies,
});

/** Files of the build that only the build itself reads begin with a dot. */
const isServed = (path) => !basename(path).startsWith('.');

/** Answers with the folder. The page has been built before. */
export async function stageProduct(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'bin'), { recursive: true });
  const output = await bundleInto(join(folder, 'dist'));
  cpSync(join(root, 'web/dist'), join(folder, 'dist/page'), { recursive: true, filter: isServed });
  cpSync(join(root, 'scripts/release/launcher.js'), join(folder, 'bin/branchline.js'));
  cpSync(join(root, 'cli/README.md'), join(folder, 'README.md'));
  for (const name of ['LICENSE', 'CHANGELOG.md']) cpSync(join(root, name), join(folder, name));
  const bundled = packagesOf(output.flatMap(({ moduleIds = [] }) => moduleIds));
  const page = Object.keys(readManifest('web').dependencies);
  writeFileSync(join(folder, 'THIRD-PARTY-LICENCES.md'), licences([...bundled, ...page]));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  return folder;
}
