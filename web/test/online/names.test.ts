// Names and chat as they come from a server: whatever it lets through, nothing turns the direction of the page.

import { http, socket } from '@branchline/protocol/online';
import * as v from 'valibot';
import { expect, test } from 'vitest';

test('names and chat lines turn no direction', () => {
  const line = { number: 1, at: 0, name: '\u202eAnn', text: '\u2067Hello\u2069 👩\u200d🚀' };
  expect(v.parse(socket.chatLine, line)).toEqual({ ...line, name: 'Ann', text: 'Hello 👩\u200d🚀' });
  const seat = { kind: 'open', name: 'Be\u202en', taken: true };
  const table = {
    ...{ id: 'a', game: 'g', board: 'b', options: {}, state: 'waiting', host: '\u2066Ann', seats: [seat] },
    ...{ commitment: `sha256:${'0'.repeat(64)}`, sequence: 0, unlisted: false, standIn: 'x', created: 0 },
    failed: { at: 0, names: ['\u202eCleo'] },
  };
  expect(v.parse(http.publicTable, table)).toMatchObject({
    ...{ host: 'Ann', seats: [{ name: 'Ben' }], failed: { names: ['Cleo'] } },
  });
  const notice = { kind: 'seat', seat: 0, name: '\u202eAnn' };
  expect(v.parse(socket.onlineNotice, notice)).toEqual({ ...notice, name: 'Ann' });
});
