// The companies side by side.

import '../../support/browser.ts';
import { contentOf } from '@branchline/trains-of-europe';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { seenBy, sketch } from './support/sketch.ts';

const { loadMessages } = await import('../../../src/games/trains-of-europe/messages/index.ts');
const { namesOf } = await import('../../../src/games/trains-of-europe/play/tell/names.ts');
const { CompanyComparison } = await import('../../../src/games/trains-of-europe/screens/parts/company-comparison.tsx');

test('a company that has left the game has no year end before it', async () => {
  const state = sketch({ companies: [{}, {}, {}] });
  const text = await loadMessages('en');
  const who = (seat: number) => ({ name: `Company ${seat}`, you: seat === 0 });
  const names = namesOf(contentOf(state.config), { text, language: 'en', naming: 'translated', who });
  const yearEnds = (left: readonly boolean[]): string[] => {
    const seen = seenBy(state, 0);
    const view = { ...seen, public: { ...seen.public, left } };
    const page = renderToString(h(CompanyComparison, { view, seat: 0, names, explain: () => {} }));
    const row = page.split('<tr').find((line) => line.includes(`>${text.yearLine.end}<`))!;
    return [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell!.replaceAll(/<[^>]*>/g, ''));
  };
  expect(yearEnds([false, false, false])).toEqual(['±0', '±0', '±0']);
  expect(yearEnds([false, true, false])).toEqual(['±0', '–', '±0']);
});
