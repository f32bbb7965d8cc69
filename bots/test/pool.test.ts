// The pool of opponents: legal moves everywhere, the same game from the same seed, and offered to nobody as a level.

import { describe, expect, test } from 'vitest';
import { SPECIAL_CARDS } from '@branchline/trans-europa';
import { botIds, poolIds } from '../src/index.ts';
import { botRound, withCards } from './rounds.ts';

const POOL = poolIds('trans-europa');

test('there are at least four of them, none of them among the levels', () => {
  expect(POOL.length).toBeGreaterThanOrEqual(4);
  expect(botIds('trans-europa').filter((id) => POOL.includes(id))).toEqual([]);
});

test('no two of them play alike', () => {
  const rounds = POOL.map((id) => botRound({ seats: 3 }, [id, id, id], 'alike'));
  expect(new Set(rounds).size).toBe(POOL.length);
});

describe.each(POOL)('%s', (id) => {
  test.each(['classic', 'ferry', 'prestige'])('plays %s with 2 to 6 players', (edition) => {
    for (let seats = 2; seats <= 6; seats++)
      botRound({ seats, edition }, Array(seats).fill(id) as string[], `${edition} ${seats}`);
  });

  test('plays with every special card and with the options that change what may be done', () => {
    for (const { number: card } of SPECIAL_CARDS) {
      const seats = 2 + ((card + POOL.indexOf(id)) % 3);
      botRound(withCards(seats, [card]), Array(seats).fill(id) as string[], `card ${card}`);
    }
    botRound({ seats: 3, edition: 'prestige', options: { allowPass: true } }, [id, id, id], 'pass');
    botRound({ seats: 3, edition: 'ferry', options: { sharedStart: true } }, [id, id, id], 'shared');
    botRound({ seats: 2, options: { blackTracks: 12 } }, [id, id], 'supply');
  });

  test('plays the same round from the same seed and budget', () => {
    const round = (): string => botRound({ seats: 3, board: 'usa' }, [id, 'greedy', id], 'again');
    expect(round()).toBe(round());
  });
});
