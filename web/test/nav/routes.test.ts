// Addresses and settings: what comes from outside is read with care.

import { expect, test } from 'vitest';
import { hrefOf, parseRoute, type Route } from '../../src/nav/router.ts';
import { DEFAULTS, settingsFrom } from '../../src/prefs/settings.ts';
import { layoutFor } from '../../src/ui/layout.ts';

const ROUTES: readonly Route[] = [
  { screen: 'home' },
  { screen: 'new' },
  { screen: 'new', edition: 'ferry' },
  { screen: 'same-device' },
  { screen: 'table', id: 'abcdef2345' },
  { screen: 'games' },
  { screen: 'replay', id: 'abcdef2345' },
  { screen: 'replay', id: 'abcdef2345', move: 12 },
  { screen: 'learn' },
  { screen: 'learn', lesson: 3 },
  { screen: 'rules' },
  { screen: 'rules', edition: 'prestige' },
  { screen: 'rules', edition: 'prestige', section: 'card-pass' },
  { screen: 'settings' },
];

test.each(ROUTES)('the address of %o leads back to it', (route) => {
  expect(parseRoute(hrefOf(route))).toEqual(route);
});

test.each([
  '#/table',
  '#/table/UPPER',
  '#/replay/abcdef2345/x',
  '#/settings/more',
  '#/a/b/c/d',
  '#/learn/1/2',
  '#/<script>',
])('the address %s leads nowhere', (hash) => expect(parseRoute(hash).screen).toBe('not-found'));

test('nothing, an empty hash and a slash are home', () => {
  for (const hash of ['', '#', '#/']) expect(parseRoute(hash)).toEqual({ screen: 'home' });
});

test.each([undefined, null, 7, 'x', [], { theme: 7, speed: 'warp', quickBots: 9, keys: { e: 3 }, lessons: 'all' }])(
  'settings that make no sense fall back to the defaults: %o',
  (raw) => expect(settingsFrom(raw)).toEqual(DEFAULTS),
);

test('settings that make sense are kept, one by one', () => {
  const kept = settingsFrom({
    language: 'pl',
    theme: 'dark',
    quickBots: 5,
    keys: { e: ['KeyX'] },
    lessons: [1, 2],
    extra: 1,
  });
  expect(kept).toEqual({
    ...DEFAULTS,
    language: 'pl',
    theme: 'dark',
    quickBots: 5,
    keys: { e: ['KeyX'] },
    lessons: [1, 2],
  });
});

test.each([
  [1440, 900, 'desktop'],
  [1199, 800, 'tablet'],
  [820, 1180, 'tablet-tall'],
  [390, 844, 'phone'],
  [844, 390, 'phone'],
] as const)('a window of %i by %i gets the layout %s', (width, height, layout) => {
  expect(layoutFor(width, height)).toBe(layout);
});
