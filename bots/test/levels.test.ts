// The levels: legal moves and the same game from the same seed, in every edition, with every number of players and every card.

import { describe, expect, test } from 'vitest';
import { SPECIAL_CARDS } from '@branchline/trans-europa';
import { botIds } from '../src/index.ts';
import { botRound, withCards } from './rounds.ts';

const LEVELS = ['apprentice', 'conductor', 'engineer', 'inspector', 'director'];

const beside = (id: string, seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? id : 'greedy'));

test('the levels are there, from the weakest to the strongest, with the yardsticks beside them', () => {
  const ids = botIds('trans-europa');
  expect(ids.filter((id) => LEVELS.includes(id))).toEqual(LEVELS);
  expect(ids.filter((id) => !LEVELS.includes(id))).toEqual(['random', 'greedy']);
});

describe.each(LEVELS)('%s', (id) => {
  test.each(['classic', 'prestige'])('plays %s with 2 to 6 players', (edition) => {
    for (let seats = 2; seats <= 6; seats++) botRound({ seats, edition }, beside(id, seats), `${edition} ${seats}`);
  });

  test('plays ferry', () => {
    // Between them the levels play with every number of players: ferries take most time to think about.
    const seats = 2 + LEVELS.indexOf(id);
    botRound({ seats, edition: 'ferry' }, beside(id, seats), `ferry ${seats}`);
    botRound({ seats: 2, edition: 'ferry' }, [id, id], 'ferry');
  });

  test.each(SPECIAL_CARDS)('[$rule] plays with the special card', ({ number: card }) => {
    // Between them the levels play every card with every number of players.
    const seats = 2 + ((card + LEVELS.indexOf(id)) % 5);
    botRound(withCards(seats, [card]), beside(id, seats), `card ${card}`);
  });

  test('[TP-MULTI-2] plays with several cards at once and with the options that change what may be done', () => {
    botRound(withCards(4, [3, 8, 16]), [id, id, id, id], 'several');
    botRound(withCards(2, [6, 7, 8]), [id, id], 'two cities');
    botRound(withCards(3, [9, 18, 4]), [id, 'greedy', id], 'free');
    botRound({ seats: 3, edition: 'prestige', options: { allowPass: true } }, [id, id, id], 'pass');
    botRound({ seats: 4, edition: 'ferry', options: { sharedStart: true, halfFerryCost: 1 } }, beside(id, 4), 'shared');
    botRound({ seats: 2, edition: 'classic', options: { blackTracks: 12 } }, [id, id], 'supply');
  });

  test('plays the same round from the same seed and budget', () => {
    const round = (): string => botRound({ seats: 4, board: 'usa' }, beside(id, 4), 'again');
    expect(round()).toBe(round());
  });

  test('plays with a time limit by the clock it is given, and looks at it only to search', () => {
    const SEARCHING = ['engineer', 'inspector', 'director'];
    const looks = (tick: number): number => {
      let count = 0;
      const now = (): number => tick * ++count;
      botRound({ seats: 3 }, beside(id, 3), 'clock', { kind: 'time', milliseconds: 1, now });
      return count;
    };
    expect(looks(0.05) > 0).toBe(SEARCHING.includes(id));
    // Where the clock runs slower, more can be tried before time is up.
    if (SEARCHING.includes(id)) expect(looks(0.01)).toBeGreaterThan(looks(0.3));
  });
});
