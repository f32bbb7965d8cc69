// Everything the page says in a language in one file, to be read as a player would: .cache/messages/….txt.

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../web/src/prefs/languages.ts';
import { everythingIn } from '../../web/test/support/all-texts.ts';

const FOLDER = fileURLToPath(new URL('../../.cache/messages/', import.meta.url));

test.each(LANGUAGES)('everything in %s is written out with names, numbers and persons', async (language) => {
  const places = Object.entries(await everythingIn(language));
  const lines = places.flatMap(([place, texts]) => [`## ${place}`, ...texts, '']);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}${language}.txt`, `${lines.join('\n')}\n`);
  expect(lines.length).toBeGreaterThan(2000);
  expect(lines.filter((line) => /undefined|NaN|\[object/.test(line))).toEqual([]);
});
