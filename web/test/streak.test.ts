// Days in a row, and the calendar of a month.

import { expect, test } from 'vitest';
import { dayFrom, dayNumber, dayOf, monthFrom, monthsBetween, streakOf, weeksOf } from '../src/study/streak.ts';

const days = (...list: readonly number[]): ReadonlySet<string> =>
  new Set(list.map((day) => `2026-11-${String(day).padStart(2, '0')}`));

test('a row counts the days solved, today included once it is', () => {
  expect(streakOf(days(14, 15, 16), '2026-11-16')).toBe(3);
  expect(streakOf(days(14, 15), '2026-11-16')).toBe(2);
  expect(streakOf(days(), '2026-11-16')).toBe(0);
});

test('two missed days a month keep the row, a third ends it', () => {
  expect(streakOf(days(10, 11, 13, 15, 16), '2026-11-16')).toBe(5);
  expect(streakOf(days(9, 11, 13, 15, 16), '2026-11-16')).toBe(4);
});

test('missed days of another month count apart', () => {
  expect(streakOf(new Set(['2026-10-28', '2026-10-31', '2026-11-03']), '2026-11-03')).toBe(3);
});

test('days and their numbers go over into each other', () => {
  expect(dayFrom(dayNumber('2026-11-16'))).toBe('2026-11-16');
  expect(dayOf(new Date(2026, 10, 5))).toBe('2026-11-05');
});

test('a month has its weeks from Monday on', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01']);
  expect(weeks.flat().filter((day) => day !== undefined)).toHaveLength(30);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});

test('months go on over the turn of a year', () => {
  expect(monthFrom('2026-11-17', 0)).toBe('2026-11');
  expect(monthFrom('2026-01-31', -1)).toBe('2025-12');
  expect(monthFrom('2026-11-17', -12)).toBe('2025-11');
  expect(monthsBetween('2025-12-31', '2026-01-01')).toBe(1);
});
