// All messages of a language in one file, to be read as a player would: test-results/messages-….txt.

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/prefs/languages.ts';
import { MORE as GAME_MORE, TABLE } from '../games/trans-europa/support/texts.ts';
import { rendered } from '../support/catalogue-checks.ts';
import { FIRST, MORE } from '../support/texts.ts';

const FOLDER = fileURLToPath(new URL('../../../test-results/', import.meta.url));

test.each(LANGUAGES)('every message in %s is written out with names, numbers and persons', (language) => {
  const lines = [FIRST, MORE, TABLE, GAME_MORE].flatMap((catalogue) => rendered(catalogue[language]));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}messages-${language}.txt`, `${lines.join('\n')}\n`);
  expect(lines.length).toBeGreaterThan(600);
  expect(lines.filter((line) => /undefined|NaN|\[object/.test(line))).toEqual([]);
});
