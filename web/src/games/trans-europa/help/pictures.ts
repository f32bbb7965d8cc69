// The board pictures of the rules pages, by section.

import type { Box } from '../../../map/types.ts';
import { lineId, parsePlace } from '@branchline/boards';
import type { LineId, TrackMark } from '../board/types.ts';
import type { SectionId } from './outline.ts';
import type { HelpPicture } from './types.ts';

const place = (id: string) => {
  const found = parsePlace(id);
  if (found === undefined) throw new Error(`no place: ${id}`);
  return found;
};

/** The lines of a walk over junctions: `way('16,5 15,6 16,7')`. */
const way = (walk: string): LineId[] => {
  const stops = walk.split(' ').map(place);
  return stops.slice(1).map((stop, i) => lineId(stops[i]!, stop));
};

const joined = (...walks: readonly string[]): TrackMark[] => walks.flatMap(way).map((line) => ({ line, joined: true }));

const apart = (...walks: readonly string[]): TrackMark[] => walks.flatMap(way).map((line) => ({ line, joined: false }));

const lay = (walk: string, cost: number): { line: LineId; cost: number }[] => way(walk).map((line) => ({ line, cost }));

const ROW = Math.sqrt(3) / 2;

/** The part of a board between two corner junctions, with half a line around it. */
const between = (from: string, to: string): Box => {
  const [a, b] = [place(from), place(to)];
  return { x: a.x / 2 - 0.5, y: a.y * ROW - 0.5, width: (b.x - a.x) / 2 + 1, height: (b.y - a.y) * ROW + 1 };
};

export const PICTURES: Readonly<Partial<Record<SectionId, HelpPicture>>> = {
  goal: {
    board: 'europe',
    frame: between('6,1', '26,11'),
    me: 'plum',
    marks: {
      markers: [{ junction: '16,5', colour: 'plum' }],
      tracks: joined(
        '16,5 15,6 16,7 17,8',
        '15,6 14,7 13,8 12,9 13,10',
        '16,5 17,4 16,3 17,2',
        '16,5 14,5 12,5 11,4 10,3 8,3',
        '16,5 18,5 20,5 22,5 23,4 24,3',
      ),
      cities: ['malmo', 'london', 'wien', 'vilnius', 'firenze'].map((city) => ({ city, target: true, linked: true })),
    },
  },
  marker: {
    board: 'europe',
    frame: between('13,6', '21,9'),
    me: 'plum',
    marks: {
      markers: [{ junction: '19,8', colour: 'cobalt' }],
      legalJunctions: ['15,6', '17,6', '19,6', '14,7', '16,7', '18,7', '20,7', '15,8', '17,8', '16,9', '18,9'],
      cities: [{ city: 'wien', target: true }],
    },
  },
  lines: {
    board: 'europe',
    frame: between('11,6', '20,9'),
    me: 'plum',
    marks: {
      markers: [{ junction: '15,8', colour: 'plum' }],
      tracks: joined('13,8 15,8 17,8', '17,8 18,7', '13,8 14,9'),
    },
  },
  connected: {
    board: 'europe',
    frame: between('13,4', '23,8'),
    me: 'plum',
    marks: {
      markers: [{ junction: '16,5', colour: 'plum' }],
      tracks: [...joined('16,5 18,5 19,6', '16,5 15,6'), ...apart('22,5 21,6 22,7')],
      legal: [
        ...lay('15,4 16,5 17,4 18,5 20,5 19,6 21,6', 1),
        ...lay('19,4 18,5', 1),
        ...lay('18,5 17,6 19,6', 1),
        ...lay('16,5 17,6 15,6 16,7', 1),
        ...lay('16,5 14,5 15,6 14,7', 1),
        ...lay('13,6 15,6', 2),
        ...lay('18,7 19,6 20,7', 1),
      ],
    },
  },
  network: {
    board: 'europe',
    frame: between('7,4', '20,8'),
    me: 'plum',
    marks: {
      markers: [
        { junction: '9,6', colour: 'plum' },
        { junction: '18,5', colour: 'cobalt' },
      ],
      tracks: [...joined('9,6 11,6 12,7'), ...apart('18,5 16,5 15,6 14,7')],
      plan: [...lay('12,7 14,7', 1), ...lay('16,5 17,6', 1)],
    },
  },
  missing: {
    board: 'europe',
    frame: between('12,6', '22,9'),
    me: 'plum',
    marks: {
      markers: [{ junction: '15,8', colour: 'plum' }],
      tracks: joined('13,8 15,8 17,8'),
      cities: [
        { city: 'zurich', target: true, linked: true },
        { city: 'wien', target: true, linked: true },
        { city: 'budapest', target: true },
      ],
      missing: [{ colour: 'plum', lines: [...lay('17,8 19,8', 1), ...lay('19,8 21,8', 2)] }],
    },
  },
  together: {
    board: 'europe',
    frame: between('11,3', '20,8'),
    me: 'plum',
    marks: {
      markers: [{ junction: '17,4', colour: 'plum' }],
      cities: [
        { city: 'berlin', target: true },
        { city: 'zurich', target: true },
        { city: 'wien', target: true },
      ],
      missing: [{ colour: 'plum', lines: [...lay('17,4 16,5 15,6 14,7 13,8', 1), ...lay('15,6 16,7 17,8', 1)] }],
    },
  },
  'ferry-line': {
    board: 'europe-ferries',
    frame: between('4,2', '14,7'),
    me: 'plum',
    marks: {
      markers: [{ junction: '9,6', colour: 'plum' }],
      tracks: joined('9,6 10,5'),
      ferries: [{ line: '9,4-10,5', slots: ['plum', 'free'], joined: false }],
    },
  },
  'ferry-rights': {
    board: 'europe-ferries',
    frame: between('4,2', '14,7'),
    me: 'plum',
    marks: {
      markers: [
        { junction: '9,6', colour: 'plum' },
        { junction: '12,5', colour: 'cobalt' },
      ],
      tracks: [...joined('9,6 10,5 12,5', '10,3 8,3', '10,5 11,4')],
      ferries: [
        { line: '9,4-10,5', slots: ['cobalt', 'cobalt'], joined: false, closed: true },
        { line: '10,3-11,4', slots: ['cobalt', 'black'], joined: true },
      ],
      cities: [{ city: 'london', target: true, linked: true }],
    },
  },
  'ferry-missing': {
    board: 'europe-ferries',
    frame: between('4,2', '14,7'),
    me: 'plum',
    marks: {
      markers: [{ junction: '9,6', colour: 'plum' }],
      tracks: joined('9,6 10,5 12,5'),
      cities: [{ city: 'london', target: true }],
      ferries: [{ line: '9,4-10,5', slots: ['cobalt', 'cobalt'], joined: false, closed: true }],
      missing: [{ colour: 'plum', lines: [{ line: '9,4-10,5', cost: 2 }, ...lay('9,4 8,3', 1)] }],
    },
  },
  'prestige-lines': {
    board: 'central-europe',
    frame: between('10,10', '22,13'),
    me: 'plum',
    marks: {
      markers: [{ junction: '15,11', colour: 'plum' }],
      tracks: joined('15,11 16,12 17,13'),
      cities: ['zurich', 'milano'].map((city) => ({ city, target: true, linked: true })),
    },
  },
  'card-anywhere': {
    board: 'europe',
    frame: between('11,3', '24,8'),
    me: 'plum',
    marks: {
      markers: [{ junction: '16,5', colour: 'plum' }],
      tracks: [...joined('16,5 14,5'), ...apart('20,7 21,6 22,5')],
      plan: [...lay('18,5 19,6', 1), ...lay('12,7 13,8', 1)],
    },
  },
};
