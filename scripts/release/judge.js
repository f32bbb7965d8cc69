// Checks packed packages with publint, attw and size-limit.

import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { npm, root, run } from '../lib/run.js';
import { LIBRARIES, nameOf } from './packages.js';

const tools = resolve(root, '.cache/release-tools');
const fromTools = (path) => join(tools, 'node_modules', path);

/** The tools have a separate lock file: only this command needs them. */
export function installTools() {
  const given = join(root, 'scripts/release/tools');
  mkdirSync(tools, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(given, name), join(tools, name));
  return npm(['ci', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts', '--prefer-offline'], {
    cwd: tools,
  });
}

/** Runs one of these tools by its JavaScript. */
export const runTool = (path, args) => run(process.execPath, [fromTools(path), ...args]);

export const lintPackages = (folders) => folders.every((folder) => runTool('publint/src/cli.js', ['--strict', folder]));

export const judgeTypes = (files) =>
  files.every((file) => {
    console.log(basename(file));
    return runTool('@arethetypeswrong/cli/dist/index.js', [
      file,
      '--profile',
      'esm-only',
      '--format',
      'ascii',
      '--quiet',
    ]);
  });

/** Everything that the public entry points of a library lead to, other packages included, as it is sent (Brotli). */
export function judgeSizes(installed) {
  const limits = JSON.parse(readFileSync(join(root, 'scripts/release/sizes.json'), 'utf8'));
  const checks = LIBRARIES.map((library) => {
    const name = nameOf(library);
    const path = join(installed, `${basename(library.folder)}-size.mjs`);
    const exports = library.doors.map((door, at) => `export * as door${at} from '${door.replace('.', name)}';\n`);
    writeFileSync(path, exports.join(''));
    return { name, path, limit: limits[name] };
  });
  const config = join(tools, 'sizes.json');
  writeFileSync(config, JSON.stringify(checks));
  // It finds its plug-ins by the manifest of the folder that it runs in.
  return run(process.execPath, [fromTools('size-limit/bin.js'), '--config', config], { cwd: tools });
}
