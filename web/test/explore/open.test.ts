// Opening a game for exploring never fails: the caller learns that it cannot be reached.

import '../support/browser.ts';
import { expect, test, vi } from 'vitest';
import { ask } from '../../src/explore/state/asking.ts';
import { openBranches } from '../../src/explore/state/open.ts';

vi.mock('../../src/explore/state/asking.ts', () => ({ ask: vi.fn() }));

const wanted = { id: 'a', move: undefined, branch: undefined };

test('a question that fails is a game out of reach', async () => {
  vi.mocked(ask).mockRejectedValue(new Error('the answer to lines cannot be understood'));
  expect(await openBranches(wanted)).toEqual({ problem: 'unreachable' });
});

test('what the authority says of it is passed on', async () => {
  vi.mocked(ask).mockResolvedValue({ problem: 'damaged', why: 'unreadable' });
  expect(await openBranches(wanted)).toEqual({ problem: 'damaged', why: 'unreadable' });
});
