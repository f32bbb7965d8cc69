// Planting a fault: one piece of one file of a copy of the project is replaced, and put back afterwards.

import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { root } from './run.js';

/** The package of a fault: web or server. */
export const roomOf = ({ file }) => file.split('/')[0];

const timesIn = (text, piece) => text.split(piece).length - 1;

/** Why a fault cannot be planted in the sources of a folder; undefined where it can. */
export function troubleWith({ file, find, replace }, folder) {
  const path = resolve(folder, file);
  if (!existsSync(path)) return `${file} does not exist`;
  if (find === replace) return 'it changes nothing';
  const times = timesIn(readFileSync(path, 'utf8'), find);
  return times === 1 ? undefined : `what is to be replaced occurs ${times} times in ${file}`;
}

/** Plants it; calling the answer puts back what was there. */
export function plant({ file, find, replace }, folder) {
  const path = resolve(folder, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
  return () => writeFileSync(path, text);
}

/** Links to every package, but the project's packages are those of the copy. */
function linkPackages(from, to) {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === '@branchline') {
      mkdirSync(resolve(to, name));
      for (const room of readdirSync(resolve(from, name))) {
        const folder = relative(root, realpathSync(resolve(from, name, room)));
        symlinkSync(resolve(to, '..', folder), resolve(to, name, room), 'junction');
      }
    } else if (!name.startsWith('.')) symlinkSync(resolve(from, name), resolve(to, name), 'junction');
  }
}

/** Copies everything that is under version control, as it is at this moment, into an empty folder. */
export function copyProject(to) {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  for (const path of stdout.split('\0')) {
    if (path === '' || !existsSync(resolve(root, path))) continue;
    mkdirSync(dirname(resolve(to, path)), { recursive: true });
    copyFileSync(resolve(root, path), resolve(to, path));
  }
  linkPackages(resolve(root, 'node_modules'), resolve(to, 'node_modules'));
}
