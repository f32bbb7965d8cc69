// The hint: asked once, shown until the position changes.

import '../../support/browser.ts';
import { expect, test, vi } from 'vitest';
import type { Action } from '@branchline/trans-europa';
import { hintsAt } from '../../../src/games/trans-europa/state/hint.ts';
import type { Line } from '../../../src/table/authority.ts';
import { tableAt } from './support/lesson-table.ts';
import { placed } from './support/positions.ts';

const WEST: Action = { do: 'lay', line: '15,8-17,8', piece: 'black' };

function open(answer: () => Promise<unknown>) {
  const table = tableAt(placed(['17,8', '9,6']));
  const ask = vi.fn(answer);
  return { table, ask, hints: hintsAt(table, { ask } as unknown as Pick<Line, 'ask'>) };
}

test('it is given with its reasons and in words', async () => {
  const { hints, ask } = open(async () => ({ action: WEST }));
  const asking = hints.askHint();
  expect(hints.hint.value).toEqual({ state: 'asking' });
  await hints.askHint(); // a second press does not ask again
  await asking;
  expect(ask).toHaveBeenCalledOnce();
  expect(ask).toHaveBeenCalledWith('hint', { id: 'lesson', seat: 0 });
  const hint = hints.hint.value;
  if (hint?.state !== 'given') throw new Error('no hint');
  expect(hint.action).toEqual(WEST);
  expect(hint.reasons.length).toBeGreaterThan(0);
});

test('an adviser without an answer is told so', async () => {
  const { hints } = open(async () => ({ problem: 'no-hint' }));
  await hints.askHint();
  expect(hints.hint.value).toEqual({ state: 'none' });
});

test('it goes away with the next move, and an answer that comes too late is not shown', async () => {
  let answer: (action: unknown) => void = () => {};
  const { table, hints } = open(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const asking = hints.askHint();
  await table.act(WEST);
  expect(hints.hint.value).toBeUndefined();
  answer({ action: WEST });
  await asking;
  expect(hints.hint.value).toBeUndefined();
});

test('nobody is asked when it is not the own turn', async () => {
  const { table, hints, ask } = open(async () => ({ action: WEST }));
  await table.act(WEST);
  await table.act({ do: 'end-turn' });
  await hints.askHint();
  expect(ask).not.toHaveBeenCalled();
});
