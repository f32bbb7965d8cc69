// Settings: what is stored is read with care, whatever version of the page has written it.

import { expect, test } from 'vitest';
import { preferredLanguage } from '../../src/prefs/languages.ts';
import { DEFAULTS, formatSettings, parseSettings } from '../../src/prefs/stored-settings.ts';

test.each([undefined, null, 7, 'x', [], { theme: 7, speed: 'warp', sound: 'loud', playerName: 3, language: 'xx' }])(
  'settings that make no sense fall back to the defaults: %o',
  (raw) => expect(parseSettings(raw).settings).toEqual(DEFAULTS),
);

test('settings that make sense are kept, one by one', () => {
  const { settings } = parseSettings({ language: 'pl', theme: 'dark', speed: 'warp', playerName: 'x'.repeat(40) });
  expect(settings).toEqual({ ...DEFAULTS, language: 'pl', theme: 'dark', playerName: 'x'.repeat(24) });
});

/** As version 1 wrote it: one game, everything side by side. */
const VERSION_1 = {
  theme: 'dark',
  motion: 'less',
  sound: true,
  speed: 'fast',
  naming: 'translated',
  layAtOnce: true,
  keys: { e: ['KeyX'] },
  playerName: 'Lena',
  quickBots: 5,
  quickLevel: 'director',
  lessons: [1, 2],
  language: 'de',
};

test('a record of version 1 is read and kept for the game it belonged to', () => {
  const stored = parseSettings(VERSION_1);
  expect(stored.settings).toEqual({
    language: 'de',
    theme: 'dark',
    motion: 'less',
    sound: true,
    speed: 'fast',
    playerName: 'Lena',
    nameAsked: false,
    notation: false,
  });
  expect(stored.games).toEqual({});
  expect(stored.older).toEqual(VERSION_1);
});

test('what is written is read back the same, also after it came from version 1', () => {
  const stored = { ...parseSettings(VERSION_1), games: { 'some-game': { wish: 1 } } };
  expect(parseSettings(JSON.parse(formatSettings(stored)))).toEqual(stored);
});

test('the browser’s first language that the page speaks is taken, English otherwise', () => {
  expect(preferredLanguage(['sv-SE', 'nl-BE', 'de'])).toBe('nl');
  expect(preferredLanguage(['sv'])).toBe('en');
  expect(preferredLanguage([])).toBe('en');
});
