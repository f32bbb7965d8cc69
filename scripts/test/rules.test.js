// What counts as a tested rule, as a rule cited where it is decided, and as a citation of none.

import { expect, test } from 'vitest';
import { idsIn, passedTitles, rulesIn, strangersIn, uncited, uncovered, undecided } from '../lib/rules.js';
import { UNDECIDED } from '../lib/undecided-rules.js';

const SPEC = `
| TE-BUILD-1 | A turn has two tracks. |
| TE-BUILD-2 | A double line takes both. See TE-START-9. |
**TP-CARD-9a** Rhythm. **TOE-HINT-1** Watch your cash.
Text that cites TE-OTHER-1 makes no rule of it.
`;
const rules = new Set(rulesIn(SPEC));

test('rules open a row or stand in bold', () => {
  expect([...rules]).toEqual(['TE-BUILD-1', 'TE-BUILD-2', 'TP-CARD-9a', 'TOE-HINT-1']);
});

test('an id is a whole word, and an example is none', () => {
  expect(idsIn('TE-BUILD-1, (TP-CARD-9a) [TOE-AUC-11]', rules)).toEqual(['TE-BUILD-1', 'TP-CARD-9a', 'TOE-AUC-11']);
  expect(idsIn('EX-TE-20 CT-TE-3 NOTE-BUILD TE-build XTE-BUILD-1 SHA-256', rules)).toEqual([]);
});

test('the rules of a new game count, whatever their ids begin with', () => {
  const more = new Set(rulesIn(`${SPEC}| **N2-BID-1** | Bids go up. |\n**N2-BID-2** Nobody bids twice.`));
  expect(uncovered(more, ['[TE-BUILD-1, TE-BUILD-2, TP-CARD-9a] old', '[N2-BID-2] twice'])).toEqual(['N2-BID-1']);
  expect(strangersIn('N2-BID, N2-BID-1, N2-BID-3', more)).toEqual(['N2-BID-3']);
});

test('only ids in brackets in a title cover a rule', () => {
  const titles = ['building [TE-BUILD-1] two tracks', '[TP-CARD-9a, TE-BUILD-2] both', 'says TE-BUILD-2'];
  expect(uncovered(rules, titles)).toEqual([]);
  expect(uncovered(rules, [titles[0], titles[2]])).toEqual(['TE-BUILD-2', 'TP-CARD-9a']);
});

test('a longer id does not cover a shorter one', () => {
  expect(uncovered(new Set(['TE-BUILD-1']), ['[TE-BUILD-10] ten', '[TE-BUILD-1a] part'])).toEqual(['TE-BUILD-1']);
});

test('hints need no test', () => {
  expect(uncovered(new Set(['TOE-HINT-1', 'TE-FAQ-2']), [])).toEqual([]);
});

test('a chapter may be cited, a rule of no SPEC.md may not', () => {
  expect(strangersIn('TE-BUILD, TE-BUILD-1, TOE-FAQ-3', rules)).toEqual([]);
  expect(strangersIn('TE-BUILD-3, TE-BUI and twice TE-BUILD-3', rules)).toEqual(['TE-BUILD-3', 'TE-BUI']);
});

test('a test that did not pass covers nothing', () => {
  const tests = [
    { titles: ['a'], isPassed: true },
    { titles: ['b'], isPassed: false },
    { titles: ['c', 'd'], isPassed: true },
  ];
  expect(passedTitles(tests)).toEqual(['a', 'c d']);
});

test('a rule is named wherever the text of a test has its id, but not by a longer one', () => {
  expect(uncited(rules, ["['TE-BUILD-1', 2]", '[TE-BUILD-2] and TP-CARD-9a'])).toEqual([]);
  expect(uncited(new Set(['TE-BUILD-1', 'TE-HINT-1']), ['TE-BUILD-10'])).toEqual(['TE-BUILD-1']);
});

test('a rule that no source cites is missing unless it is listed with a reason', () => {
  const texts = ['// TE-BUILD-1', "illegal('x', 'TP-CARD-9a')"];
  expect(undecided(rules, texts, new Map())).toEqual({ missing: ['TE-BUILD-2'], stale: [] });
  expect(undecided(rules, texts, new Map([['TE-BUILD-2', 'for people']]))).toEqual({ missing: [], stale: [] });
});

test('a listed rule that a source cites, or that no SPEC.md has, is stale', () => {
  const listed = new Map([
    ['TE-BUILD-1', 'cited after all'],
    ['TE-GONE-1', 'no rule any more'],
  ]);
  const texts = ['TE-BUILD-1 TE-BUILD-2 TP-CARD-9a'];
  expect(undecided(rules, texts, listed)).toEqual({ missing: [], stale: ['TE-BUILD-1', 'TE-GONE-1'] });
});

test('every exception says why no code decides it', () => {
  for (const [id, reason] of UNDECIDED) expect([id, reason.split(' ').length > 4]).toEqual([id, true]);
});
