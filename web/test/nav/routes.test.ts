// Addresses: every screen has one, old ones still lead where they led, anything else is told so.

import { expect, test } from 'vitest';
import { hrefOf, parseRoute, plainAddress, type Route } from '../../src/nav/router.ts';

const isGame = (word: string): boolean => word === 'some-game';

const ROUTES: readonly Route[] = [
  { screen: 'home' },
  { screen: 'home', game: 'some-game' },
  { screen: 'new' },
  { screen: 'new', edition: 'ferry' },
  { screen: 'new', game: 'some-game' },
  { screen: 'new', game: 'some-game', edition: 'ferry' },
  { screen: 'same-device' },
  { screen: 'same-device', game: 'some-game' },
  { screen: 'table', id: 'abcdef2345' },
  { screen: 'games' },
  { screen: 'replay', id: 'abcdef2345' },
  { screen: 'replay', id: 'abcdef2345', move: 12 },
  // Cut on its way: its screen says so.
  { screen: 'game', code: 'q1bK' },
  { screen: 'game', code: 'q1bKzFayUlBKSSxJVNJRUMpJLC7RBQA', move: 3 },
  { screen: 'game', code: 'q1bKzFayUlBKSSxJVNJRUMpJLC7RBQA', move: 3, review: true },
  { screen: 'learn' },
  { screen: 'lessons', game: 'some-game' },
  { screen: 'lessons', game: 'some-game', lesson: 12 },
  { screen: 'learn', lesson: 3 },
  { screen: 'learn', game: 'some-game', lesson: 3 },
  { screen: 'rules' },
  { screen: 'rules', edition: 'prestige' },
  { screen: 'rules', edition: 'prestige', section: 'card-pass' },
  { screen: 'rules', game: 'some-game', edition: 'prestige', section: 'card-pass' },
  { screen: 'challenge' },
  { screen: 'challenge', code: '0123456789abcdef' },
  { screen: 'challenge', code: 'q1bKzFayUlBKSSxJVNJRUMpJLC7RBQA' },
  { screen: 'settings' },
  { screen: 'online' },
  { screen: 'online-new' },
  { screen: 'online-new', game: 'some-game' },
  { screen: 'online-table', id: 'abcdef2345' },
  { screen: 'online-take', id: 'abcdef2345' },
];

test.each(ROUTES)('the address of %o leads back to it', (route) => {
  expect(parseRoute(hrefOf(route), isGame)).toEqual(route);
});

test('addresses from the time of one game still lead where they led', () => {
  expect(parseRoute('#/new/ferry', isGame)).toEqual({ screen: 'new', edition: 'ferry' });
  expect(parseRoute('#/rules/prestige/te-build-5', isGame)).toEqual({
    screen: 'rules',
    edition: 'prestige',
    section: 'te-build-5',
  });
  expect(parseRoute('#/learn/2', isGame)).toEqual({ screen: 'learn', lesson: 2 });
});

test.each([
  '#/table',
  '#/table/UPPER',
  '#/table/abcdef2345/more',
  '#/replay/abcdef2345/x',
  '#/settings/more',
  '#/lessons/some-game/x',
  '#/game/q1bKzFayUlBKSSxJVNJRUMpJLC7RBQA/3/more',
  '#/challenge/a/b',
  '#/challenge/<script>',
  '#/a/b/c/d',
  '#/learn/1/2',
  '#/play',
  '#/play/other-game',
  '#/new/some-game/ferry/more',
  '#/toString',
  '#/<script>',
])('the address %s leads nowhere', (hash) => expect(parseRoute(hash, isGame).screen).toBe('not-found'));

test('nothing, an empty hash and a slash are home', () => {
  for (const hash of ['', '#', '#/']) expect(parseRoute(hash, isGame)).toEqual({ screen: 'home' });
});

test.each([
  ['?replay=abcdef2345', '#/replay/abcdef2345/12', './#/replay/abcdef2345/12'],
  ['?replay=abcdef2345', '', './#/replay/abcdef2345'],
  ['?game=abcdefghjk', '', './#/game/abcdefghjk'],
  ['', '#/games', undefined],
  ['?again', '#/games', undefined],
])('a shared address %s%s is shortened to %s once the page is there', (search, hash, plain) => {
  expect(plainAddress({ search, hash })).toBe(plain);
});
