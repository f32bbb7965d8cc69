// What the place where bots live is told: heard where it makes sense, and otherwise not.

import { expect, test } from 'vitest';
import { parseToBots } from '../src/index.ts';

const SITTING = { key: 'a', game: 'toy', bot: 'x', config: {}, seat: 0, seed: 1, past: [] };
const UPDATE = { sequence: 1, by: 0, events: [], view: {}, turn: { kind: 'over' } };

test('whatever a table tells is understood as it was said', () => {
  for (const message of [
    { tell: 'sit', sitting: { ...SITTING, iterations: 40, past: [UPDATE] } },
    { tell: 'observe', key: 'a', update: UPDATE },
    { tell: 'decide', key: 'a', number: 1, view: { hand: [1] } },
    { tell: 'leave', key: 'a' },
  ]) {
    expect(parseToBots(message)).toEqual(message);
  }
});

test('what makes no sense is nothing', () => {
  for (const odd of [
    ...[undefined, null, 7, 'sit', {}, { tell: 'sing', key: 'a' }, { tell: 'leave' }],
    ...[{ tell: 'sit' }, { tell: 'sit', sitting: null }, { tell: 'sit', sitting: { ...SITTING, past: [null] } }],
    ...[
      { tell: 'observe', key: 'a' },
      { tell: 'observe', key: 'a', update: { view: {} } },
    ],
    ...[
      { tell: 'decide', key: 'a', view: {} },
      { tell: 'decide', number: 1, view: {} },
    ],
  ]) {
    expect(parseToBots(odd)).toBeUndefined();
  }
});
