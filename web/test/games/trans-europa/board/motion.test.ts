// What is animated: new tracks from where they touch the old ones, joined networks from where they meet.
import { boardById } from '@branchline/boards';
import type { Board } from '@branchline/boards';
import { expect, test } from 'vitest';
import { geometryOf } from '../../../../src/games/trans-europa/board/geometry.ts';
import { changeBetween, NO_CHANGE } from '../../../../src/games/trans-europa/board/motion.ts';

const g = geometryOf(boardById('europe') as Board);
const track = (line: string, joined = true) => ({ line, joined });
const none = new Set<string>();

test('two new tracks grow one after the other out of the old one', () => {
  const before = [track('16,5-18,5')];
  const { fresh } = changeBetween(g, before, [...before, track('20,5-22,5'), track('18,5-20,5')], none);
  expect(fresh.map((t) => [t.line, t.from, t.order])).toEqual([
    ['18,5-20,5', '18,5', 0],
    ['20,5-22,5', '20,5', 1],
  ]);
});

test('a first track starts at the marker', () => {
  const { fresh } = changeBetween(g, [], [track('16,5-18,5')], new Set(['18,5']));
  expect(fresh[0]?.from).toBe('18,5');
});

test('another position, a step back or a whole game at once is not animated', () => {
  const tracks = [...g.lines.keys()].slice(0, 12).map((line) => track(line));
  expect(changeBetween(g, [], tracks, none)).toBe(NO_CHANGE);
  expect(changeBetween(g, tracks, tracks.slice(1), none)).toBe(NO_CHANGE);
  expect(changeBetween(g, tracks.slice(0, 2), tracks.slice(1, 3), none)).toBe(NO_CHANGE);
});

test('light runs through a joined network away from the new track', () => {
  const apart = ['22,5-24,5', '24,5-26,5', '26,5-28,5'];
  const before = [track('18,5-20,5'), ...apart.map((line) => track(line, false))];
  const after = [track('18,5-20,5'), ...apart.map((line) => track(line)), track('20,5-22,5')];
  const { joined } = changeBetween(g, before, after, none);
  expect(joined.map((t) => [t.line, t.from, t.step])).toEqual([
    ['22,5-24,5', '22,5', 0],
    ['24,5-26,5', '24,5', 1],
    ['26,5-28,5', '26,5', 2],
  ]);
});
