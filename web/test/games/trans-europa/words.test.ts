// Places, log and changes in words.

import { boardById } from '@branchline/boards';
import type { Event } from '@branchline/trans-europa';
import { expect, test } from 'vitest';
import { changesSince } from '../../../src/games/trans-europa/play/changes.ts';
import { describeJunction, describeLine } from '../../../src/games/trans-europa/play/describe.ts';
import { illegalText } from '../../../src/games/trans-europa/play/illegal.ts';
import { logLines } from '../../../src/games/trans-europa/play/log.ts';
import { compassPoint, latticeSteps, lineName, placeName } from '../../../src/games/trans-europa/play/places.ts';
import { targetsOf } from '../../../src/games/trans-europa/play/targets.ts';
import { exactPlace, trackTitle, type Words } from '../../../src/games/trans-europa/play/words.ts';
import type { Entry } from '../../../src/games/trans-europa/types.ts';
import { siteFor, lay, placed, seenBy } from './support/positions.ts';
import { allRefusals } from './support/refusals.ts';
import { textsIn } from './support/texts.ts';

const en = textsIn('en');

const board = boardById('europe')!;
const words: Words = { text: en, language: 'en', city: ({ name }) => name };
const who = (seat: number) => ({ name: ['Mara', 'Inês', 'Ruth'][seat]!, you: seat === 0 });

test('a city is called by its name, other junctions by the nearest city', () => {
  expect(placeName(board, '17,8')).toMatchObject({ kind: 'city', city: { id: 'wien' } });
  expect(placeName(board, '18,9')).toMatchObject({ kind: 'near', city: { id: 'wien' }, direction: 'se', steps: 1 });
  expect(exactPlace(words, placeName(board, '18,9'))).toBe('south-east of Wien');
});

test('a line is named after the city it touches', () => {
  expect(lineName(board, '16,7-17,8')).toMatchObject({ city: { id: 'wien' } });
});

test('steps and directions follow the lattice', () => {
  expect(latticeSteps({ x: 17, y: 8 }, { x: 8, y: 3 })).toBe(7);
  expect(latticeSteps({ x: 3, y: 4 }, { x: 11, y: 4 })).toBe(4);
  expect(compassPoint({ x: 5, y: 5 }, { x: 7, y: 5 })).toBe('e');
  expect(compassPoint({ x: 5, y: 5 }, { x: 4, y: 4 })).toBe('nw');
  expect(compassPoint({ x: 5, y: 5 }, { x: 5, y: 3 })).toBe('n');
});

test('a planned track says where it leads', () => {
  expect(trackTitle(words, board, { line: '13,8-15,8', from: '15,8' })).toBe('West to Zürich');
  const london = board.cities.find(({ id }) => id === 'london')!;
  expect(trackTitle(words, board, { line: '15,8-17,8', from: '17,8', goal: london })).toBe('West towards London');
  expect(trackTitle(words, board, { line: '15,8-17,8', from: '17,8' })).toBe('West, near Zürich');
});

const entry = (sequence: number, by: number | 'chance', ...events: readonly Event[]): Entry => ({
  sequence,
  by,
  events,
});
const laid = (seat: number, line: string): Event => ({ kind: 'track-laid', seat, line, piece: 'black' });

test('the tracks of one turn share a line of the log', () => {
  const lines = logLines({ board, words, who }, [
    entry(1, 0, laid(0, '15,8-17,8')),
    entry(2, 0, laid(0, '13,8-15,8')),
    entry(3, 1, laid(1, '10,9-12,9')),
  ]);
  expect(lines.map(({ text }) => text)).toEqual([
    '*You* laid 2 tracks at Zürich',
    '*Inês* crossed the mountains near Marseille',
  ]);
});

test('[AMB-TE-26] the log never names a city of a hidden hand', () => {
  const lines = logLines({ board, words, who }, [entry(1, 1, { kind: 'card-passed', from: 1, to: 2 })]);
  expect(lines[0]!.text).toBe('*Inês* gave a city to Ruth');
});

test('changes are the others’ tracks since the own last turn', () => {
  const entries = [
    entry(1, 0, laid(0, 'a')),
    entry(2, 1, laid(1, 'b')),
    entry(3, 1, laid(1, 'c')),
    entry(4, 2, laid(2, 'd')),
  ];
  const expected = [
    { seat: 1, lines: ['b', 'c'] },
    { seat: 2, lines: ['d'] },
  ];
  expect(changesSince(entries, 0)).toEqual(expected);
  // Also in the middle of the own turn.
  expect(changesSince([...entries, entry(5, 0, laid(0, 'e'))], 0)).toEqual(expected);
});

test('a new round has no changes yet', () => {
  const entries = [entry(1, 1, laid(1, 'b')), entry(2, 'chance', { kind: 'dealt', round: 2 })];
  expect(changesSince(entries, 0)).toEqual([]);
});

test('a place is described with its lines, its owner and the nearest open city', () => {
  const state = lay(placed(['17,8', '9,6']), 0, '15,8-17,8');
  const view = seenBy(state, 0);
  const described = {
    words,
    board,
    view,
    site: siteFor(state, 0),
    plan: { lays: [] },
    hand: view.own!.hand,
    targets: targetsOf(view, 0, view.own!.hand),
    name: (seat: number) => who(seat).name,
  };
  const text = describeJunction(described, '17,8');
  expect(text).toContain('Wien, Centre, your target, linked');
  expect(text).toContain('marker of Mara');
  expect(text).toContain('to the west, track laid');
  expect(text).toContain('double line over a river');
  expect(text).toMatch(/\d tracks? to your nearest unlinked city/);
});

test('a line is described with its kind and cost', () => {
  expect(describeLine(words, board, '17,8-16,9', '17,8')).toBe('South-west, near Wien. Mountain line, Cost 2.');
});

test('whatever the rules refuse has a sentence, and no sentence is left over', () => {
  const refusals = allRefusals();
  const codes = new Set(refusals.map(({ code }) => code.replace('trans-europa/', '')));
  const { unknown, ...sentences } = en.illegal;
  expect([...codes].toSorted()).toEqual(Object.keys(sentences).toSorted());
  for (const illegal of refusals) {
    const said = illegalText(en, illegal);
    expect(said, illegal.code).not.toBe(unknown());
    expect(said, illegal.code).not.toMatch(/NaN|undefined/);
  }
});

test('a refusal the page does not know is told without a reason', () => {
  expect(illegalText(en, { code: 'trans-europa/something-new', rule: 'X' })).toBe(en.illegal.unknown());
});
