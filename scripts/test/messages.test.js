// All messages of a language in one file, to be read as a player would: .cache/messages/….txt.

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../web/src/prefs/languages.ts';
import { MORE as GAME_MORE, TABLE } from '../../web/test/games/trans-europa/support/texts.ts';
import { rendered } from '../../web/test/support/catalogue-checks.ts';
import { FIRST, MORE } from '../../web/test/support/texts.ts';

const FOLDER = fileURLToPath(new URL('../../.cache/messages/', import.meta.url));

test.each(LANGUAGES)('every message in %s is written out with names, numbers and persons', (language) => {
  const lines = [FIRST, MORE, TABLE, GAME_MORE].flatMap((catalogue) => rendered(catalogue[language]));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}${language}.txt`, `${lines.join('\n')}\n`);
  expect(lines.length).toBeGreaterThan(600);
  expect(lines.filter((line) => /undefined|NaN|\[object/.test(line))).toEqual([]);
});
