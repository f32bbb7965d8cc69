// Judges one import by the table of rooms: undefined if it is allowed, else what to say about it.

import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { CLIENT, folderOf, ROOMS } from './rooms.js';

const SCOPE = '@branchline/';
const CLIENT_ROOT = 'web/src/';
const builtin = new Set(builtinModules);

const isIn = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** The package of a file, by its path from the root. */
export const roomAt = (path) => Object.keys(ROOMS).find((room) => isIn(path, folderOf(room)));

/** Only what a room ships is bound by the table; its tests and scripts may look around. */
const isShipped = (path, room) => isIn(path, `${folderOf(room)}/src`);

export const isPure = (path) => {
  const room = roomAt(path);
  return room !== undefined && ROOMS[room].pure === true && isShipped(path, room);
};

/** The folder of the client that contains a file; the files at its top belong to the shell. */
export function clientFolderAt(path) {
  if (!path.startsWith(CLIENT_ROOT)) return undefined;
  const inside = path.slice(CLIENT_ROOT.length);
  if (!inside.includes('/')) return 'app';
  return Object.keys(CLIENT).find((folder) => isIn(inside, folder)) ?? inside.split('/', 1)[0];
}

const only = (names) => (names.length > 0 ? `only ${names.join(', ')}` : 'none');

function judgeRoom({ path, room, specifier }) {
  const [wanted, door] = specifier.slice(SCOPE.length).split('/');
  const names = door in ROOMS ? [wanted, door] : [wanted];
  const refused = names.find((name) => name !== room && !ROOMS[room].uses.includes(name));
  if (refused !== undefined) return `Of our rooms ${room} may use ${only(ROOMS[room].uses)}, not ${refused}.`;
  const known = CLIENT[clientFolderAt(path)];
  const outside = known && names.find((name) => !known.rooms.includes(name));
  return outside && `Of our rooms this folder of the client may use ${only(known.rooms)}, not ${outside}.`;
}

function judgePackage({ room, specifier }) {
  if (!ROOMS[room].pure) return undefined;
  if (specifier.startsWith('node:') || builtin.has(specifier.split('/', 1)[0])) return 'Pure rooms do no I/O.';
  const allowed = ROOMS[room].packages ?? [];
  if (allowed.some((name) => isIn(specifier, name))) return undefined;
  return `Of other people's packages ${room}, which is pure, may use ${only(allowed)}, not ${specifier}.`;
}

function judgeFolder({ path, target }) {
  const from = clientFolderAt(path);
  const to = clientFolderAt(target);
  if (from === undefined || to === undefined || from === to) return undefined;
  for (const folder of [from, to])
    if (!(folder in CLIENT)) return `${folder} is no folder of the client that scripts/lint/rooms.js knows.`;
  const { uses } = CLIENT[from];
  return uses.includes(to) ? undefined : `Of the client's folders ${from} may use ${only(uses)}, not ${to}.`;
}

/** `path` is the importing file from the root. */
export function judge({ path, specifier }) {
  const room = roomAt(path);
  if (room === undefined) return undefined;
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(path), specifier);
    if (!isIn(target, folderOf(room)) && isShipped(path, room))
      return `Leave ${room} by the public door of a room, ${SCOPE}<room>.`;
    return judgeFolder({ path, target });
  }
  if (!isShipped(path, room)) return undefined;
  if (!specifier.startsWith(SCOPE)) return judgePackage({ room, specifier });
  return judgeRoom({ path, room, specifier });
}
