// The lock file installs on every platform: it is what the rooms ask for, and each optional binding has its entry.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { missingBindings, outdatedRooms } from './lib/lock.js';
import { root } from './lib/run.js';

const read = (path) => JSON.parse(readFileSync(resolve(root, path), 'utf8'));
const lock = read('package-lock.json');
const manifest = read('package.json');
const rooms = manifest.workspaces.map((room) => [room, read(`${room}/package.json`)]);

const complaints = [
  ...missingBindings(lock).map((binding) => `package-lock.json lacks ${binding}`),
  ...outdatedRooms(lock, { '': manifest, ...Object.fromEntries(rooms) }).map(
    (path) => `${path} is newer than package-lock.json`,
  ),
];
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) console.error('CONTRIBUTING.md says how to change a dependency.');
else console.log(`${Object.keys(lock.packages).length} packages, every binding for every platform among them`);
process.exit(complaints.length > 0 ? 1 : 0);
