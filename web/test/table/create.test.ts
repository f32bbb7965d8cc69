// Who makes a table, and what is remembered of it.

import '../support/browser.ts';
import type { NewTable } from '@branchline/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { change, settings } from '../../src/prefs/settings.ts';
import { createTable, yourSeat } from '../../src/table/create.ts';
import { PLAYER_COLOURS } from '../../src/ui/colours.ts';

vi.mock('../../src/link/device.ts', () => ({ device: { ask: async () => ({ id: 'abcdef' }) } }));

const tableOf = (...seats: NewTable['seats']): NewTable => ({ game: 'trans-europa', spec: { seats: 2 }, seats });
const you = yourSeat(PLAYER_COLOURS);
const bot = { name: 'Ruth', kind: 'bot:conductor' };

beforeEach(() => change({ playerName: '', nameAsked: false }));

test('a name that was written into the form is not asked for again', async () => {
  await createTable(tableOf({ ...you, name: 'Zoë' }, bot));
  expect(settings.value).toMatchObject({ playerName: 'Zoë', nameAsked: true });
  // At the next table another player may have this seat.
  await createTable(tableOf({ ...you, name: 'Ben' }, bot));
  expect(settings.value.playerName).toBe('Zoë');
});

test.each([
  ['the name that everybody has at first', [you, bot]],
  [
    'a table of several people',
    [
      { ...you, name: 'Zoë' },
      { ...you, name: 'Ben' },
    ],
  ],
  ['a table of bots', [bot, bot]],
] as const)('%s is nobody’s name', async (_, seats) => {
  await createTable(tableOf(...seats));
  expect(settings.value).toMatchObject({ playerName: '', nameAsked: false });
});
