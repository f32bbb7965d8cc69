// New opponents: other names, levels of about the same strength, and people who stay.

import '../support/browser.ts';
import { expect, test } from 'vitest';
import { hasBots, newOpponents } from '../../src/table/opponents.ts';

const LEVELS = ['apprentice', 'conductor', 'engineer', 'inspector', 'director'];
const seats = [
  { name: 'Ada', kind: 'human' },
  { name: 'Ruth', kind: 'bot:apprentice' },
  { name: 'Lars', kind: 'bot:inspector' },
  { name: 'Odd', kind: 'bot:unheard-of' },
];

test('bots get names nobody had, and a level at most one step away', () => {
  for (let draw = 0; draw < 50; draw++) {
    const [ada, second, third, fourth] = newOpponents(seats, LEVELS, () => draw / 50);
    expect(ada).toEqual(seats[0]);
    expect(['bot:apprentice', 'bot:conductor']).toContain(second!.kind);
    expect(['bot:engineer', 'bot:inspector', 'bot:director']).toContain(third!.kind);
    expect(fourth!.kind).toBe('bot:unheard-of');
    const names = [second!.name, third!.name, fourth!.name];
    expect(new Set([...names, ...seats.map(({ name }) => name)]).size).toBe(7);
  }
});

test('among people only there are no opponents to be changed', () => {
  expect(hasBots(seats)).toBe(true);
  expect(hasBots([{ name: 'Ada', kind: 'human' }])).toBe(false);
});
