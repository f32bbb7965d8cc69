// The colours of all hands, in words.

import '../../support/browser.ts';
import { expect, test } from 'vitest';
import { backsText } from '../../../src/games/trans-europa/play/backs.ts';
import { dealt, move, seenBy } from './support/positions.ts';

test('[TP-CARD-16b] a hand tells its colours, each once with how many cards it has', () => {
  const state = dealt();
  expect(backsText(seenBy(state, 0), 1)).toBe(backsText(seenBy(state, 1), 0));
  expect(backsText(seenBy(state, 0), 1)).not.toContain('×');
  const swapping = move(dealt({ edition: 'prestige', board: 'europe', cards: [16] }), 0, {
    do: 'pass-card',
    city: 'oslo',
  });
  const passed = move(swapping, 1, { do: 'pass-card', city: 'roma' });
  const words = backsText(seenBy(passed, 0), 0);
  expect(words).toMatch(/ × 2/);
  // Both see the same, and nobody sees a city.
  expect(backsText(seenBy(passed, 1), 0)).toBe(words);
  expect(words).not.toMatch(/Roma|Rome/);
});
