// The corpus, replayed: nothing fails, and every kind of move and message is among it.

import { expect, test } from 'vitest';
import { fileURLToPath } from 'node:url';
import { choicesOf, readCorpus, TARGETS } from '../src/index.ts';

const FOLDER = fileURLToPath(new URL('../corpus', import.meta.url));

const REACHES: Readonly<Record<string, readonly string[]>> = {
  'trans-europa': [
    ...['start-player', 'deal', 'special-card', 'draw-extra', 'marker', 'lay', 'end-turn', 'claim'],
    ...['drop-card', 'pass-card'],
  ],
  'trains-of-europe': [
    ...[
      'start-player',
      'setup',
      'blind-vehicle',
      'blind-contract',
      'aid',
      'refill',
      'call',
      'licence',
      'buy',
      'buy-blind',
    ],
    ...['take', 'take-blind', 'choose', 'offer', 'open', 'decline', 'raise', 'pass', 'assign', 'unassign', 'done'],
    ...['offer-contracts', 'propose-target', 'vote', 'book', 'audit'],
  ],
  protocol: ['question', 'from the authority', 'from a player', 'game file', 'game file as text', 'record'],
};

test.each(TARGETS.map((target) => [target.name, target] as const))('%s', (name, target) => {
  const corpus = readCorpus(FOLDER, name);
  const done = new Set(corpus.flatMap((bytes) => target.run(choicesOf(bytes))));
  expect([...done].toSorted()).toEqual([...REACHES[name]!].toSorted());
});
