// A game with its branches on its way: a link while it is short enough, else a file with all of it.

import { beforeEach, expect, test, vi } from 'vitest';
import { savedFiles } from '../support/saved-files.ts';
import { copyBranchLink } from '../../src/explore/share.ts';
import type { BranchTable } from '../../src/explore/state/branch-table.ts';
import { text } from '../../src/explore/messages/text.ts';
import { LONGEST_LINK, unpackGame } from '../../src/table/game-link.ts';

const told = vi.hoisted(() => ({ text: '' }));
vi.mock('../../src/link/device.ts', () => ({ device: { ask: async () => told.text } }));

const copied: string[] = [];
Object.defineProperty(globalThis, 'navigator', {
  value: { languages: ['en-GB'], clipboard: { writeText: async (link: string) => void copied.push(link) } },
});
Object.assign(document, { baseURI: 'https://example.org/' });

/** All that sharing asks of an open branch. */
const table = { id: 'g1', place: { value: { at: 12, line: 1 } }, sequence: { value: 12 } } as unknown as BranchTable;

/** Digits that no packing makes short. */
const noise = (length: number): string =>
  Array.from({ length }, (_, i) => ((i * i * 2_654_435_761 + i * 40_503) % 4_294_967_291).toString(36)).join('');

const explored = (moves: string): string =>
  JSON.stringify({ format: 'branchline-games/1', games: [{ moves: [] }], branches: [[{ at: 12, moves: [moves] }]] });

beforeEach(() => {
  copied.length = 0;
  savedFiles();
});

test('a short one is a link that holds game and branches', async () => {
  told.text = explored('lay');
  expect(await copyBranchLink(table)).toBe(text.value.share.linkCopied);
  expect(savedFiles()).toEqual([]);
  expect(copied[0]!.length).toBeLessThanOrEqual(LONGEST_LINK);
  const code = /#\/game\/([^/]+)\/12$/.exec(copied[0]!)![1]!;
  expect(JSON.parse((await unpackGame(code))!)).toEqual(JSON.parse(told.text));
});

test('one that chats and mail would cut is a file with all of it, and says so', async () => {
  told.text = explored(noise(6000));
  expect(await copyBranchLink(table)).toBe(text.value.share.linkTooLong);
  expect(copied).toEqual([]);
  const [file, ...others] = savedFiles();
  expect([file!.name, others]).toEqual(['branchline-g1-branches.json', []]);
  expect(await file!.blob.text()).toBe(told.text);
});
