// The place of a syntax error, found the same way on every version of Node.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonError } from '../src/text/json-error.ts';

fc.configureGlobal({ seed: 20_261_118 });

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test('agrees with the parser on what is JSON, for any document and any change of one character', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.constantFrom(...Array.from('{}[]",:01x\\ \n')), (document, place, other) => {
      expect(jsonError(document)).toBeUndefined();
      const at = place % document.length;
      const changed = document.slice(0, at) + other + document.slice(at + 1);
      const cut = document.slice(0, at);
      expect(jsonError(changed) === undefined).toBe(isJson(changed));
      expect(jsonError(cut) === undefined).toBe(isJson(cut));
    }),
    { numRuns: 2000 },
  );
});

test('names the place and what leads to it', () => {
  expect(jsonError('{"moves":[{"by":0},{"by":x}]}')).toEqual({ at: 25, path: ['moves', 1, 'by'] });
  expect(jsonError('{"a":[1,2')).toEqual({ at: 9, path: ['a'] });
  expect(jsonError('{"a":"cut')).toEqual({ at: 9, path: ['a'] });
  expect(jsonError('[1] 2')).toEqual({ at: 4, path: [] });
});
