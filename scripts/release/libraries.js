// The libraries, each in a folder as it is packed.

import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../lib/run.js';
import { compileLibraries } from './compile.js';
import { LIBRARIES, libraryManifest } from './packages.js';

/** The folders, in the order of LIBRARIES. */
export function stageLibraries(folder) {
  const folderOf = (library) => join(folder, basename(library.folder));
  for (const library of LIBRARIES) rmSync(folderOf(library), { recursive: true, force: true });
  const used = compileLibraries(join(folder, '.compiled'), (library) => join(folderOf(library), 'dist'));
  return LIBRARIES.map((library) => {
    const target = folderOf(library);
    mkdirSync(target, { recursive: true });
    cpSync(join(root, library.folder, 'src'), join(target, 'src'), { recursive: true });
    cpSync(join(root, library.folder, 'README.md'), join(target, 'README.md'));
    cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
    writeFileSync(join(target, 'package.json'), `${JSON.stringify(libraryManifest(library, used), null, 2)}\n`);
    return target;
  });
}
