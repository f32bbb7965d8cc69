// Which language an embedded replay speaks.

import { expect, test } from 'vitest';
import { languageOf } from '../../src/embed/language-of.ts';

type Fake = Parameters<typeof languageOf>[0];

/** Elements within each other, from the inside out; undefined has no language of its own. */
function within(...languages: readonly (string | undefined)[]): Fake {
  const [own, ...around] = languages;
  const parent = around.length > 0 ? within(...around) : null;
  const element = {
    parentElement: parent,
    getAttribute: () => own ?? null,
    closest: (): unknown => (own === undefined ? (parent?.closest('[lang]') ?? null) : element),
  };
  return element as Fake;
}

test.each([
  ['its own before the page’s', ['pl', 'de'], ['fr'], 'pl'],
  ['the page’s before the browser’s', [undefined, 'nl-BE'], ['fr'], 'nl'],
  ['the nearest around it', [undefined, 'de', 'fr'], ['en'], 'de'],
  ['the page’s where nobody speaks its own', ['es', undefined, 'fr'], ['pl'], 'fr'],
  ['the browser’s where the page says nothing', [undefined], ['xx', 'de-AT'], 'de'],
  ['English where nothing is spoken here', ['es'], ['it'], 'en'],
] as const)('%s', (_, languages, browser, spoken) => {
  expect(languageOf(within(...languages), browser)).toBe(spoken);
});
