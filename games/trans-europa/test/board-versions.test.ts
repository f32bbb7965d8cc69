// Boards for ever: a board that was replaced stays playable by its hash, and new tables take the present one.

import { boardById, boardHash, type Board } from '@branchline/boards';
import { verifyGame, type GameFile } from '@branchline/core';
import { recordGame } from '@branchline/core/conformance';
import { describe, expect, test } from 'vitest';
import { addReplacedBoard, gridOf, transEuropa } from '../src/index.ts';
import { purposefully } from './support/random-play.ts';

const present = boardById('europe')!;
/** As if Europe had once had a line less. */
const replaced: Board = { ...present, lines: present.lines.slice(1) };
addReplacedBoard(replaced);

const played = (boardHash?: string): GameFile =>
  recordGame({
    game: transEuropa,
    spec: { seats: 2, options: { targetScore: 1 }, ...(boardHash === undefined ? {} : { boardHash }) },
    seed: 'versions',
    dice: 1,
    policy: purposefully,
    hashes: true,
  });

const verdict = (file: GameFile): unknown => {
  const verified = verifyGame(transEuropa, file);
  return verified.ok ? 'ok' : verified.error;
};

describe('versions of a board', () => {
  test('a new table is played on the present one', () => {
    const configured = transEuropa.configure({ seats: 2 });
    expect(configured.ok && configured.value.board).toBe('europe');
    expect(played()).toMatchObject({ board: 'europe', boardHash: boardHash(present) });
  });

  test('a game on record is played on its own', () => {
    const configured = transEuropa.configure({ seats: 2, boardHash: boardHash(replaced) });
    expect(configured.ok && gridOf(configured.value.board).board).toBe(replaced);
    const file = played(boardHash(replaced));
    expect(file).toMatchObject({ board: 'europe', boardHash: boardHash(replaced) });
    expect(verdict(file)).toBe('ok');
    expect(verdict(played())).toBe('ok');
    // With another line missing the same moves lead to other positions.
    expect(verdict({ ...file, boardHash: boardHash(present) })).toMatchObject({ move: expect.any(Number) as number });
  });

  test('an unknown version is refused with those that are known', () => {
    const unknown = `sha256:${'0'.repeat(64)}`;
    expect(verdict({ ...played(), boardHash: unknown })).toEqual({
      code: 'board-hash',
      expected: [boardHash(present), boardHash(replaced)],
      found: unknown,
    });
    expect(verdict({ ...played(), rulesVersion: '0.9.0' })).toEqual({
      code: 'rules-version',
      expected: ['1.0.0'],
      found: '0.9.0',
    });
  });
});
