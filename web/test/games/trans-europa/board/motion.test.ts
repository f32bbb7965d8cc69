// What is animated after a move: new tracks from where they touch the old ones, joined networks from where they meet.
import { boardById } from '@branchline/boards';
import type { Board } from '@branchline/boards';
import { describe, expect, test } from 'vitest';
import { geometryOf } from '../../../../src/games/trans-europa/board/geometry.ts';
import { changeAfter, NO_CHANGE } from '../../../../src/games/trans-europa/board/motion.ts';
import { NO_MARKS, type BoardMarks } from '../../../../src/games/trans-europa/board/types.ts';
import { laidIn, laidMarks } from '../../../../src/games/trans-europa/play/marks.ts';
import { lay, placed, seenBy } from '../support/positions.ts';

const g = geometryOf(boardById('europe') as Board);
const track = (line: string, joined = true) => ({ line, joined });
const marks = (changes: Partial<BoardMarks>): BoardMarks => ({ ...NO_MARKS, ...changes });
const laid = (...lines: readonly string[]) => lines.map((line, index) => ({ sequence: index + 1, lines: [line] }));

test('two new tracks grow one after the other out of the old one', () => {
  const tracks = [track('16,5-18,5'), track('20,5-22,5'), track('18,5-20,5')];
  const { fresh } = changeAfter(g, marks({ tracks }), laid('20,5-22,5', '18,5-20,5'));
  expect(fresh.map((t) => [t.line, t.from, t.order])).toEqual([
    ['18,5-20,5', '18,5', 0],
    ['20,5-22,5', '20,5', 1],
  ]);
});

test('a first track starts at the marker', () => {
  const markers = [{ junction: '18,5', colour: 'plum' }] as const;
  const { fresh } = changeAfter(g, marks({ tracks: [track('16,5-18,5')], markers }), laid('16,5-18,5'));
  expect(fresh[0]?.from).toBe('18,5');
});

test('too many tracks at once, and tracks that lie no more, are not animated', () => {
  const lines = [...g.lines.keys()].slice(0, 12);
  expect(changeAfter(g, marks({ tracks: lines.map((line) => track(line)) }), laid(...lines))).toBe(NO_CHANGE);
  expect(changeAfter(g, marks({}), laid('16,5-18,5'))).toBe(NO_CHANGE);
});

describe('light in a joined network', () => {
  const far = ['22,5-24,5', '24,5-26,5', '26,5-28,5'];
  const tracks = [track('18,5-20,5'), track('20,5-22,5'), ...far.map((line) => track(line))];

  test('runs away from the new track, through what the own marker did not reach before', () => {
    const { joined } = changeAfter(g, marks({ tracks, home: '18,5' }), laid('20,5-22,5'));
    expect(joined.map((t) => [t.line, t.from, t.step])).toEqual([
      ['22,5-24,5', '22,5', 0],
      ['24,5-26,5', '24,5', 1],
      ['26,5-28,5', '26,5', 2],
    ]);
  });

  test('does not run through the own tracks, nor where eyes have no marker of their own', () => {
    expect(changeAfter(g, marks({ tracks, home: '28,5' }), laid('18,5-20,5')).joined).toEqual([]);
    expect(changeAfter(g, marks({ tracks }), laid('20,5-22,5')).joined).toEqual([]);
  });
});

describe('ferries', () => {
  const sea = geometryOf(boardById('europe-ferries') as Board);
  const ferry = [...sea.lines.values()].find(({ kind }) => kind === 'ferry')!;
  const mark = (slots: readonly ['black' | 'plum', 'free' | 'black' | 'plum'], joined = false) => ({
    line: ferry.id,
    slots,
    joined,
  });

  test('the first track lies in the first slot, the second in the other, in its owner’s colour', () => {
    const first = changeAfter(sea, marks({ ferries: [mark(['black', 'free'])] }), laid(ferry.id));
    expect(first.fresh).toMatchObject([{ line: ferry.id, slot: 0, piece: 'black' }]);
    const second = changeAfter(sea, marks({ ferries: [mark(['black', 'plum'], true)] }), laid(ferry.id));
    expect(second.fresh).toMatchObject([{ line: ferry.id, slot: 1, piece: 'plum', joined: true }]);
    const both = changeAfter(sea, marks({ ferries: [mark(['black', 'plum'], true)] }), laid(ferry.id, ferry.id));
    expect(both.fresh.map(({ slot }) => slot)).toEqual([0, 1]);
  });

  test('a ferry that joins networks lights up the far one', () => {
    const beyond = (sea.linesAt.get(ferry.b) ?? []).find(({ id }) => id !== ferry.id)!;
    const { joined } = changeAfter(
      sea,
      marks({ ferries: [mark(['black', 'black'], true)], tracks: [track(beyond.id)], home: ferry.a }),
      laid(ferry.id),
    );
    expect(joined).toEqual([{ line: beyond.id, from: ferry.b, step: 0 }]);
  });
});

test('the tracks of a move come from its events, the position from the view', () => {
  const state = lay(placed(['17,8', '9,6']), 0, '15,8-17,8');
  const moves = laidIn([
    { sequence: 4, by: 0, events: [{ kind: 'marker-placed', seat: 0, at: '17,8' }] },
    { sequence: 6, by: 0, events: [{ kind: 'track-laid', seat: 0, line: '15,8-17,8', piece: 'black' }] },
  ]);
  expect(moves).toEqual([{ sequence: 6, lines: ['15,8-17,8'] }]);
  const { fresh } = changeAfter(g, laidMarks(seenBy(state, 0), 0), moves);
  expect(fresh).toEqual([{ line: '15,8-17,8', from: '17,8', joined: true, order: 0 }]);
});
