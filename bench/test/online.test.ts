// What the swarm measures: a move counts once every screen has it, an answer whenever it comes.

import { expect, test } from 'vitest';
import { Moves } from '../src/online/moves-under-way.ts';
import { spreadOf } from '../src/online/times.ts';

test('a spread names the middle, the worst of a hundred and the worst of all', () => {
  const times = Array.from({ length: 200 }, (_, index) => index + 1);
  expect(spreadOf(times)).toEqual({ count: 200, p50: 100, p99: 198, most: 200 });
  expect(spreadOf([])).toEqual({ count: 0, p50: 0, p99: 0, most: 0 });
});

test('a move is shown when the last screen has it; answer and news come in any order; what came before does not count', () => {
  const moves = new Moves();
  moves.send('a 1', 2);
  moves.show('a 1');
  moves.answer('a 1');
  expect(moves.measured()).toMatchObject({ answered: { count: 1 }, shown: { count: 0 } });
  moves.show('a 1');
  moves.show('a 1');
  moves.send('a 2', 1);
  moves.show('a 2');
  moves.answer('a 2');
  expect(moves.measured()).toMatchObject({ answered: { count: 2 }, shown: { count: 2 } });
  moves.begin();
  expect(moves.measured()).toMatchObject({ answered: { count: 0 }, shown: { count: 0 } });
});
