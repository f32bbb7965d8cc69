import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, documentHash, sameJson } from '../src/index.ts';

fc.configureGlobal({ seed: 20_261_118 });

test('canonical JSON is JSON, with sorted keys, whatever the order they came in', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(canonicalJson({ b: 1, a: [{ d: null, c: 'é' }], ä: undefined })).toBe('{"a":[{"c":"é","d":null}],"b":1}');
  expect(documentHash({ b: 1, a: 2 })).toBe(documentHash({ a: 2, b: 1 }));
});

/** Small values that often are the same, with all that a state in memory can hold and a text cannot. */
const small = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(0, -0, 1, Number.NaN, '', 'a', '0', true, false, null, undefined),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b', '0'), tie('value'), { maxKeys: 2, noNullPrototype: true }),
  ),
})).value;

test('two values are the same exactly when their canonical texts are', () => {
  fc.assert(
    fc.property(small, small, (a, b) => {
      expect(sameJson(a, b)).toBe(canonicalJson(a) === canonicalJson(b));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['keys in another order', { a: 1, b: [2] }, { b: [2], a: 1 }, true],
  ['a key that is undefined', { a: undefined, b: 1 }, { b: 1 }, true],
  ['a key that is null', { a: null }, {}, false],
  ['as many keys, but others', { a: 1 }, { b: 1 }, false],
  ['null for a key of another name', { a: null }, { b: 1 }, false],
  ['one key more', { a: 1 }, { a: 1, b: 2 }, false],
  ['a list that is longer', [1], [1, 2], false],
  ['a list and an object', [], {}, false],
  ['an object and nothing', {}, null, false],
  ['a number and its text', 1, '1', false],
  ['undefined in a list, which is null there', [undefined], [null], true],
])('%s', (_, a, b, isSame) => {
  expect([sameJson(a, b), sameJson(b, a)]).toEqual([isSame, isSame]);
});
