// Addresses that people send each other lead to this table on every device.

import '../support/browser.ts';
import { afterEach, expect, test } from 'vitest';
import { serverCard } from '../../src/link/server.ts';
import { opensOnlyHere, sharedAddress } from '../../src/table/share-address.ts';

const at = (baseURI: string): string => {
  Object.assign(document, { baseURI });
  return sharedAddress({ screen: 'online-table', id: 'abcdef2345' });
};

afterEach(() => {
  serverCard.value = undefined;
});

test('where the page was opened under a name that others know, that name is sent', () => {
  serverCard.value = { online: true, address: 'http://192.168.0.7:3000' };
  expect(at('https://play.example/rail/')).toBe('https://play.example/rail/#/online/abcdef2345');
  expect(at('http://192.168.0.9:3000/')).toBe('http://192.168.0.9:3000/#/online/abcdef2345');
});

test.each(['http://localhost:3000/', 'http://127.0.0.1:3000/', 'http://[::1]:3000/'])(
  'from %s the address that the server knows is sent, or else this one',
  (here) => {
    serverCard.value = { online: true, address: 'http://192.168.0.7:3000' };
    expect(at(here)).toBe('http://192.168.0.7:3000/#/online/abcdef2345');
    serverCard.value = { online: true };
    expect(at(here)).toBe(`${here}#/online/abcdef2345`);
  },
);

test('of an address it is known whether other devices can open it', () => {
  expect(opensOnlyHere('http://localhost:3000/#/game/abc')).toBe(true);
  expect(opensOnlyHere('http://192.168.0.7:3000/#/game/abc')).toBe(false);
});

test('a game that the server keeps is named before the # too, a game in its address is not', () => {
  Object.assign(document, { baseURI: 'https://play.example/?game=abcdefghjk' });
  expect(sharedAddress({ screen: 'replay', id: 'abcdef2345', move: 12 })).toBe(
    'https://play.example/?replay=abcdef2345#/replay/abcdef2345/12',
  );
  expect(sharedAddress({ screen: 'game', code: 'abcdefghjk', move: 3 })).toBe(
    'https://play.example/?game=abcdefghjk#/game/abcdefghjk/3',
  );
  expect(sharedAddress({ screen: 'game', code: 'q1bKzFayUlBKSSxJVNJ' })).toBe(
    'https://play.example/#/game/q1bKzFayUlBKSSxJVNJ',
  );
});
