// Several games in one file, each with its branches, and back again on another device.

import { expect, test, vi } from 'vitest';
import { savedFiles } from '../support/saved-files.ts';
import { saveGames } from '../../src/table/files.ts';
import { readGames } from '../../src/app/read-games.ts';

type Question = { readonly id: string; readonly text: string };

const GAMES: Readonly<Record<string, object>> = {
  plain: { format: 'branchline-game/1', moves: [1] },
  explored: { format: 'branchline-game/1', moves: [2] },
};
const BRANCHES: Readonly<Record<string, readonly object[]>> = { explored: [{ at: 1, moves: [3], name: 'North' }] };

const taken = vi.hoisted((): string[] => []);
vi.mock('../../src/link/device.ts', () => ({
  device: {
    async ask(what: 'export' | 'explore' | 'import', { id, text }: Question): Promise<unknown> {
      if (what === 'import') return { id: `new${taken.push(text)}` };
      if (what === 'explore') return BRANCHES[id] ?? [];
      return GAMES[id] && { blob: new Blob([JSON.stringify(GAMES[id])]) };
    },
  },
}));

async function savedText(ids: readonly string[]): Promise<string> {
  await saveGames(ids);
  return savedFiles()[0]!.blob.text();
}

test('the file holds every game that is still there, and the branches in the same order', async () => {
  expect(JSON.parse(await savedText(['plain', 'gone', 'explored']))).toEqual({
    format: 'branchline-games/1',
    games: [GAMES['plain'], GAMES['explored']],
    branches: [[], BRANCHES['explored']],
  });
});

test('without branches it is as it was before there were any', async () => {
  expect(JSON.parse(await savedText(['plain']))).toEqual({ format: 'branchline-games/1', games: [GAMES['plain']] });
});

test('each game comes back with its own branches', async () => {
  const file = new File([await savedText(['plain', 'explored'])], 'all.json');
  expect(await readGames([file])).toEqual({ ids: ['new1', 'new2'], known: 0, refused: [] });
  const [plain, explored] = taken.map((text) => JSON.parse(text) as object);
  expect(plain).toEqual(GAMES['plain']);
  expect(explored).toEqual({
    format: 'branchline-games/1',
    games: [GAMES['explored']],
    branches: [BRANCHES['explored']],
  });
});
