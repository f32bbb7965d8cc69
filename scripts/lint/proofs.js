// The cases for the linter: every import from one package into another, from one folder of the client into another, and out
// of a pure room into the world. Each proof is one line of a file; the linter objects to that line or it does not.

import { CLIENT, folderOf, GAMES, IMPURE, ROOMS } from './rooms.js';

const allowing = (isAllowed, from, to) => ({ isAllowed, why: `${from} ${isAllowed ? 'may' : 'may not'} use ${to}` });

function* betweenRooms() {
  for (const [room, { uses }] of Object.entries(ROOMS)) {
    const path = `${folderOf(room)}/src/proof.ts`;
    for (const other of Object.keys(ROOMS)) {
      const isAllowed = uses.includes(other);
      // What the client as a whole may use, each of its folders may use or not; that is tried below.
      if (other === room || (room === 'web' && isAllowed)) continue;
      yield { path, source: `import '@branchline/${other}';`, ...allowing(isAllowed, room, other) };
    }
    const up = '../'.repeat(path.split('/').length - 1);
    yield { path, source: `import '${up}elsewhere/src/x.ts';`, why: 'rooms have doors', isAllowed: false };
  }
  for (const game of Object.keys(GAMES)) {
    const source = `import '@branchline/bots/${game}';`;
    yield { path: 'tables/src/proof.ts', source, ...allowing(false, 'tables', `what bots know of ${game}`) };
  }
}

function* betweenFolders() {
  for (const [from, { uses, rooms }] of Object.entries(CLIENT)) {
    const path = `web/src/${from.endsWith('.ts') ? from : `${from}/deep/proof.ts`}`;
    const up = path.split('/').length > 3 ? '../'.repeat(path.split('/').length - 3) : './';
    for (const to of Object.keys(CLIENT)) {
      if (to === from) continue;
      const target = `${up}${to.endsWith('.ts') ? to : `${to}/x.ts`}`;
      yield { path, source: `import '${target}';`, ...allowing(uses.includes(to), from, to) };
      yield { path, source: `void import('${target}');`, ...allowing(uses.includes(to), from, `${to} later`) };
      yield {
        path,
        source: `void import.meta.glob('${target}');`,
        ...allowing(uses.includes(to), from, `${to} by a pattern`),
      };
    }
    for (const room of ROOMS.web.uses)
      yield { path, source: `import '@branchline/${room}';`, ...allowing(rooms.includes(room), from, room) };
  }
  const patterned = "void import.meta.glob('../games/*/index.ts');";
  yield { path: 'web/src/explore/proof.ts', source: patterned, ...allowing(false, 'explore', 'every game there is') };
  const path = 'web/src/attic/proof.ts';
  yield { path, source: "import '../ui/x.ts';", why: 'every folder is in the table', isAllowed: false };
}

function* intoTheWorld() {
  for (const [room, { pure }] of Object.entries(ROOMS)) {
    const path = `${folderOf(room)}/src/proof.ts`;
    const proof = (source, what) => ({ path, source, ...allowing(pure !== true, room, what) });
    for (const name of IMPURE) yield proof(`void ${name};`, name);
    yield proof('void Math.random();', 'ambient randomness');
    yield proof('{ const { random } = Math; }', 'ambient randomness in disguise');
    yield proof("import 'node:fs';", 'files');
    yield proof("import 'fs/promises';", 'files by their older name');
    yield proof("import 'left-pad';", 'any package there is');
    const source = '{ void ((Date: number, self: number) => Math.max(Date, self)); }';
    yield { path, source, ...allowing(true, room, 'such names for things of its own') };
  }
}

export const proofs = () => [...betweenRooms(), ...betweenFolders(), ...intoTheWorld()];
