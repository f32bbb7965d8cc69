// Names as people write them, in every script, and nothing that only misleads the eye.

import { describe, expect, test } from 'vitest';
import { withoutDirections } from '../src/index.ts';
import { nameFrom } from '../src/names.ts';

const ZWNJ = '\u200c';
const ZWJ = '\u200d';

test.each([
  ['an astronaut', `👩${ZWJ}🚀`],
  ['a family', `👨${ZWJ}👩${ZWJ}👧${ZWJ}👦`],
  ['a skin tone', `👩🏽${ZWJ}🚀`],
  ['a rainbow flag', `🏳\ufe0f${ZWJ}🌈`],
  ['a heart on fire', `❤\ufe0f${ZWJ}🔥`],
  ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['Persian', `علی${ZWNJ}رضا`],
  ['an abbreviation in Persian', `ه${ZWJ}.ش`],
  ['Hindi', `क्${ZWJ}षमा`],
  ['Bengali', `র${ZWJ}্যাম`],
  ['Sinhala', `ශ්${ZWJ}රී`],
  ['Malayalam', `അവന്${ZWJ}`],
  ['Kannada', `ರ${ZWJ}್ಯ`],
  ['Polish', 'Zażółć'],
  ['Japanese', '山田 太郎'],
])('is kept as it is: %s', (_, name) => {
  expect(nameFrom(name)).toBe(name);
});

describe('taken out', () => {
  test.each([
    ['overrides of the direction', '\u202eecilA\u202c', 'ecilA'],
    ['isolates', '\u2066Al\u2069ice', 'Alice'],
    ['marks of direction', 'Al\u200eice\u200f', 'Alice'],
    ['joiners that join nothing', `Al${ZWJ}ice${ZWNJ}`, 'Alice'],
    ['a joiner behind a word', `علی${ZWNJ}`, 'علی'],
    ['a joiner behind an emoji', `🚀${ZWJ}`, '🚀'],
    ['spaces without width', '\ufeffAl\u200bi\u2060ce', 'Alice'],
    ['soft hyphens', 'Al\u00adice', 'Alice'],
    ['tags that belong to no flag', 'Alice\u{e0061}\u{e0062}', 'Alice'],
    ['white space at the ends', '  Alice ', 'Alice'],
  ])('%s', (_, name, kept) => {
    expect(nameFrom(name)).toBe(kept);
  });
});

test.each([
  ['nothing', ''],
  ['white space', ' \u00a0\u3000'],
  ['joiners', ZWJ + ZWNJ],
  ['a filler', '\u3164'],
  ['an empty braille cell', '\u2800'],
  ['a mark without a letter', '\u0301'],
  ['a variation of nothing', '\ufe0f'],
  ['signs of direction', '\u202e\u2066'],
])('nothing is left of a name that nobody can see: %s', (_, name) => {
  expect(nameFrom(name)).toBe('');
});

test('what people say keeps everything but the signs of direction', () => {
  expect(withoutDirections('a\u202eb\u2067c\u061cd 👩\u200d🚀')).toBe('abcd 👩\u200d🚀');
});
