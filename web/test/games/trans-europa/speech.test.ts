// What screen readers are told without asking.

import '../../support/browser.ts';
import { expect, test } from 'vitest';
import type { Action, State } from '@branchline/trans-europa';
import { speechAt } from '../../../src/games/trans-europa/state/speech.ts';
import type { Entry } from '../../../src/games/trans-europa/types.ts';
import { tableAt } from './support/lesson-table.ts';
import { dealt, placed } from './support/positions.ts';

const lay = (line: string): Action => ({ do: 'lay', line, piece: 'black' });

test('the tracks of another player’s turn are told together, then the own turn with what is missing', async () => {
  const others = [lay('9,6-10,7'), lay('10,7-11,8')];
  const table = tableAt(placed(['17,8', '9,6']), { reply: () => others.shift() });
  const said: string[] = [];
  const speech = speechAt(table);
  table.onShown((told) => {
    const sentence = speech(told);
    if (sentence !== undefined) said.push(sentence);
  });
  await table.act(lay('15,8-17,8'));
  expect(said.splice(0)).toEqual(['Enter ends the turn.']);
  await table.act(lay('13,8-15,8'));
  await expect.poll(() => table.acting.value).toBe(0);
  expect(said).toHaveLength(2);
  expect(said[0]).toMatch(/^You laid 2 tracks .*\. \d+ tracks left\.$/);
  expect(said[1]).toMatch(
    /^Inês laid 2 tracks .*\. \d+ tracks left\. Your turn\. \d+ tracks missing\. .*\d+ tracks? to London/,
  );
});

test('another player’s marker is told with its place', async () => {
  const table = tableAt(dealt(), { reply: () => ({ do: 'marker', at: '9,6' }) });
  const said: string[] = [];
  const speech = speechAt(table);
  table.onShown((told) => said.push(speech(told) ?? ''));
  await table.act({ do: 'marker', at: '17,8' });
  await expect.poll(() => table.entries.value).toHaveLength(2);
  expect(said[1]).toMatch(/^Inês starts .*Your turn\./);
});

test('[TP-CARD-16] what a special card asks for is told, once each time', async () => {
  let others = 0;
  const reply = (state: State): Action | undefined => {
    if (state.public.stage.kind !== 'pass') return undefined;
    others++;
    return { do: 'pass-card', city: ['stockholm', 'oslo'][others - 1] ?? 'madrid' };
  };
  const table = tableAt(dealt({ edition: 'prestige', board: 'europe', cards: [16] }), { reply });
  const said: string[] = [];
  const speech = speechAt(table);
  const tell = (told: Entry): void => void said.push(speech(told) ?? '');
  table.onShown(tell);
  tell({ sequence: 0, by: 'chance', events: [] });
  tell({ sequence: 0, by: 'chance', events: [] });
  expect(said).toEqual(['Your turn. Pass a city to the left, 1 of 3.', '']);
  await table.act({ do: 'pass-card', city: 'oslo' });
  await expect.poll(() => said.join(' ')).toContain('Pass a city to the left, 2 of 3.');
});
