// A small project in a temporary folder, with our scripts in it: what they do with files, they do there.

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { root } from '../lib/run.js';

export function newHouse(files = {}) {
  const home = mkdtempSync(join(tmpdir(), 'branchline-house-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  cpSync(join(root, 'scripts/lib'), join(home, 'scripts/lib'), { recursive: true });
  const write = (path, content) => {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  write('package.json', { name: 'house', version: '1.0.0', type: 'module' });
  for (const [path, content] of Object.entries(files)) write(path, content);
  return { home, write, load: (path) => import(pathToFileURL(join(home, path)).href) };
}
