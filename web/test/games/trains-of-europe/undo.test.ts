// Undo in the sheet: offered while the own latest purchase can be taken back, and only then.

import '../../support/browser.ts';
import { expect, test } from 'vitest';
import { playAt } from '../../../src/games/trains-of-europe/state/play.ts';
import { undoOf } from '../../../src/games/trains-of-europe/state/undo.ts';
import { play as played, sketch } from './support/sketch.ts';
import { tableAt, until } from './support/tables.ts';

const meeting = played(sketch({ companies: [{ cash: 200_000, sections: ['berlin-praha'] }, {}] }), 0, {
  do: 'call',
  phase: 'on-site-meeting',
});

async function buying() {
  const table = tableAt(meeting);
  const play = playAt(table);
  const before = undoOf(play);
  play.act({ do: 'licence', section: 'wien-praha' });
  await until(() => !play.sending.value && table.entries.value.length > 0);
  return { table, play, before };
}

test('a purchase can be taken back from the sheet as soon as it is made, and nothing before it', async () => {
  const { play, before } = await buying();
  expect(before).toBeUndefined();
  expect(undoOf(play)).toBeTypeOf('function');
});

test('nothing is taken back from the sheet once somebody else has moved, nor at a table of a challenge', async () => {
  const { table, play } = await buying();
  expect(undoOf({ ...play, table: { ...table, challenge: 'a challenge' } })).toBeUndefined();
  table.entries.value = [...table.entries.value, { sequence: 99, by: 1, events: [] }];
  expect(undoOf(play)).toBeUndefined();
});
