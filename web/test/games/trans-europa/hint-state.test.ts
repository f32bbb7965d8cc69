// The hint: asked once, shown until the position changes.

import '../../support/browser.ts';
import { expect, test, vi } from 'vitest';
import type { Action } from '@branchline/trans-europa';
import { hintsAt } from '../../../src/games/trans-europa/state/hint.ts';
import { tableAt } from './support/lesson-table.ts';
import { placed } from './support/positions.ts';

const WEST: Action = { do: 'lay', line: '15,8-17,8', piece: 'black' };

function open(answer: () => Promise<Action | undefined>) {
  const ask = vi.fn(answer);
  const table = { ...tableAt(placed(['17,8', '9,6'])), hint: ask };
  return { table, ask, hints: hintsAt(table) };
}

test('it is given with its reasons and in words', async () => {
  const { hints, ask } = open(async () => WEST);
  const asking = hints.askHint();
  expect(hints.hint.value).toEqual({ state: 'asking' });
  await hints.askHint(); // a second press does not ask again
  await asking;
  expect(ask).toHaveBeenCalledOnce();
  const hint = hints.hint.value;
  if (hint?.state !== 'given') throw new Error('no hint');
  expect(hint.action).toEqual(WEST);
  expect(hint.reasons.length).toBeGreaterThan(0);
});

test('an adviser without an answer is told so', async () => {
  const { hints } = open(async () => undefined);
  await hints.askHint();
  expect(hints.hint.value).toEqual({ state: 'none' });
});

test('it goes away with the next move, and an answer that comes too late is not shown', async () => {
  let answer: (action: Action) => void = () => {};
  const { table, hints } = open(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const asking = hints.askHint();
  await table.act(WEST);
  expect(hints.hint.value).toBeUndefined();
  answer(WEST);
  await asking;
  expect(hints.hint.value).toBeUndefined();
});

test('nobody is asked when it is not the own turn', async () => {
  const { table, hints, ask } = open(async () => WEST);
  await table.act(WEST);
  await table.act({ do: 'end-turn' });
  await hints.askHint();
  expect(ask).not.toHaveBeenCalled();
});
