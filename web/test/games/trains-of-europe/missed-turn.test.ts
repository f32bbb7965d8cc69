// The turn of a year as a page draws it up that came too late to see it.

import { describe, expect, test } from 'vitest';
import { missedTurn } from '../../../src/games/trains-of-europe/play/happenings/missed-turn.ts';
import { yearReport } from '../../../src/games/trains-of-europe/play/happenings/year-end.ts';
import { closedYear } from '../../../src/games/trains-of-europe/play/happenings/year-line.ts';
import { entriesOf, gameIndex } from './support/played.ts';
import { seenBy } from './support/sketch.ts';

describe.each([1, 3, 4])('game %i', (number) => {
  test('every year is stated as to those who saw it settled', () => {
    const game = gameIndex(number);
    const entries = entriesOf(game, 0);
    const has = (at: number, kind: string): boolean => entries[at]!.events.some((event) => event.kind === kind);
    let settledAt = -1;
    let turns = 0;
    for (let at = 0; at < entries.length; at++) {
      if (has(at, 'settled')) settledAt = at;
      if (settledAt < 0 || settledAt === at || !has(at, 'year')) continue;
      const after = seenBy(game.states[at + 1]!, 0);
      const before = seenBy(game.states[settledAt]!, 0);
      const seen = entries.slice(settledAt, at + 1).flatMap(({ events }) => events);
      const all = entries.slice(0, at + 1).flatMap(({ events }) => events);
      const missed = missedTurn(seenBy(game.states[at]!, 0), all);
      expect(yearReport(missed.before, after, missed.events)).toEqual(yearReport(before, after, seen));
      const callsOf = (turn: typeof missed) => closedYear(turn.before, turn.events, 0).calls;
      expect(callsOf(missed)).toEqual(callsOf({ before, events: seen }));
      turns++;
    }
    expect(turns).toBeGreaterThan(2);
  });
});
