// The table of rooms says what the architecture says, and imports are judged by where they lead, not by how they look.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { judge } from '../lint/judge.js';
import { CLIENT, folderOf, GAMES, ROOMS } from '../lint/rooms.js';
import { root } from '../lib/run.js';

const manifestOf = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
const games = Object.keys(GAMES);
const isRefused = (path, specifier) => judge({ path, specifier }) !== undefined;

describe('the house', () => {
  const rooms = Object.entries(ROOMS);

  test('dependencies point one way', () => {
    const order = Object.keys(ROOMS);
    const backwards = rooms.flatMap(([room, { uses }]) =>
      uses.filter((other) => order.indexOf(other) >= order.indexOf(room)).map((other) => `${room} → ${other}`),
    );
    expect(backwards).toEqual([]);
  });

  test('everything up to the tables is pure, and so is all that it uses', () => {
    const pure = rooms.filter(([, room]) => room.pure).map(([name]) => name);
    expect(pure).toEqual(['core', 'protocol', 'boards', 'solver', ...games, 'bots', 'study', 'gym', 'tables']);
    expect(pure.flatMap((room) => ROOMS[room].uses).filter((room) => !pure.includes(room))).toEqual([]);
  });

  test('every game there is stands in the table', () => {
    expect([...games].sort()).toEqual(readdirSync(join(root, 'games')).sort());
  });

  test('games do not know each other, and tables and protocol know none', () => {
    for (const room of [...games, 'core', 'protocol', 'boards', 'solver', 'tables'])
      expect(ROOMS[room].uses.filter((other) => games.includes(other))).toEqual([]);
    expect(ROOMS.protocol.uses).toEqual(['core']);
  });

  test('every room is in the table, and its package asks for the rooms that it may use and no others', () => {
    const workspaces = manifestOf('.').workspaces.filter((folder) => folder !== 'e2e');
    const known = Object.fromEntries(Object.keys(ROOMS).map((room) => [folderOf(room), room]));
    expect(workspaces.filter((folder) => !(folder in known))).toEqual([]);
    for (const folder of workspaces) {
      const ours = Object.keys(manifestOf(folder).dependencies ?? {}).filter((name) => name.startsWith('@branchline/'));
      const wanted = ours.map((name) => name.slice('@branchline/'.length));
      expect([folder, wanted.toSorted()]).toEqual([folder, ROOMS[known[folder]].uses.toSorted()]);
    }
  });
});

describe('the client', () => {
  test('whoever is named is in the table', () => {
    const named = Object.values(CLIENT).flatMap(({ uses }) => uses);
    expect(named.filter((folder) => !(folder in CLIENT))).toEqual([]);
    const rooms = Object.values(CLIENT).flatMap((folder) => folder.rooms);
    expect(rooms.filter((room) => !ROOMS.web.uses.includes(room))).toEqual([]);
  });

  test('a game is reached only through its manifest in the registry, its engine in the workers, and its replay in other pages', () => {
    for (const game of games.map((id) => `games/${id}`)) {
      const users = Object.keys(CLIENT).filter((folder) => CLIENT[folder].uses.includes(game));
      expect([game, users]).toEqual([game, [...[`${game}/manifest.ts`, `${game}/embed.tsx`, `${game}/engine.ts`]]]);
      const readers = Object.keys(CLIENT).filter((folder) => CLIENT[folder].uses.includes(`${game}/manifest.ts`));
      expect([game, readers]).toEqual([game, ['games/registry.ts']]);
    }
    expect(isRefused('web/src/games/registry.ts', './trans-europa/manifest.ts')).toBe(false);
    expect(isRefused('web/src/games/registry.ts', './trans-europa/index.ts')).toBe(true);
    expect(isRefused('web/src/app/home.tsx', '../games/trans-europa/manifest.ts')).toBe(true);
    expect(isRefused('web/src/app/home.tsx', '../games/registry.ts')).toBe(false);
  });

  test('leaves use nothing but leaves', () => {
    expect([CLIENT.prefs.uses, CLIENT.nav.uses, CLIENT.ui.uses]).toEqual([[], [], ['prefs']]);
  });

  test('a folder of a game is not the folder of the same name beside the games', () => {
    const file = 'web/src/games/trains-of-europe/play/turn.ts';
    expect(isRefused(file, '../map/draw.ts')).toBe(false);
    expect(isRefused('web/src/map/camera.ts', '../map/labels.ts')).toBe(false);
    expect(isRefused('web/src/map/deep/camera.ts', '../../games/trains-of-europe/map/draw.ts')).toBe(true);
    expect(isRefused(file, '../../trans-europa/board/draw.ts')).toBe(true);
  });

  test('files at the top belong to the shell', () => {
    expect(isRefused('web/src/main.tsx', './app/app.tsx')).toBe(false);
    expect(isRefused('web/src/main.tsx', './games/trans-europa/index.ts')).toBe(true);
    expect(isRefused('web/src/ui/dialog.tsx', '../main.tsx')).toBe(true);
  });
});

describe('ways that look alike', () => {
  test.each([
    ['core/src/conformance/kit.ts', '../rng.ts', false],
    ['core/src/table.ts', '../../boards/src/index.ts', true],
    ['games/trans-europa/src/deal.ts', '../../trains-of-europe/src/index.ts', true],
    ['core/src/hash.ts', '@noble/hashes/sha2.js', false],
    ['core/src/hash.ts', '@noble/hashes-extra', true],
    ['core/src/hash.ts', 'crypto', true],
    ['cli/src/files.ts', 'node:fs', false],
    ['web/src/games/trans-europa/engine.ts', '@branchline/bots/trans-europa', false],
    ['web/src/table/open.ts', '@branchline/bots/trans-europa', true],
    ['core/test/table.test.ts', '@branchline/bots', false],
    ['scripts/start.js', 'node:fs', false],
  ])('%s imports %s', (path, specifier, refused) => {
    expect(isRefused(path, specifier)).toBe(refused);
  });
});
