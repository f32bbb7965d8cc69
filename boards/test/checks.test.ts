// Every check must be able to fail: each row breaks a good board in one way.
import { BOARD_IDS, boardById, checkBoard, formatBoardProblem, parseBoard } from '@branchline/boards';
import type { Board, BoardProblem, RawBoard } from '@branchline/boards';
import { describe, expect, test } from 'vitest';
import { centralEurope } from '../src/data/central-europe.ts';
import { europe } from '../src/data/europe.ts';
import { europeFerries } from '../src/data/europe-ferries.ts';

type Loose = { -readonly [K in keyof RawBoard]: RawBoard[K] };

/** The data with changes, through the parser. */
const broken = (raw: RawBoard, change: (copy: Loose) => void): readonly BoardProblem[] => {
  const copy = structuredClone(raw) as Loose;
  change(copy);
  const result = parseBoard(copy);
  return result.ok ? [] : result.error;
};

const withCity = (raw: RawBoard, region: number, index: number, change: object): Partial<RawBoard> => ({
  regions: raw.regions.map((r, i) =>
    i === region ? { ...r, cities: r.cities.map((c, k) => (k === index ? { ...c, ...change } : c)) } : r,
  ),
});

const withDoubles = (raw: RawBoard, lines: string): Partial<RawBoard> => ({
  doubles: [...raw.doubles, { name: 'test', terrain: 'river', lines }],
});

const withRegion = (raw: RawBoard, region: number, change: object): Partial<RawBoard> => ({
  regions: raw.regions.map((r, i) => (i === region ? { ...r, ...change } : r)),
});

test.each(BOARD_IDS)('[CT-TE-1] %s passes every check', (id) => {
  expect(checkBoard(boardById(id)!)).toEqual([]);
});

const CASES: readonly (readonly [rule: string, code: string, raw: RawBoard, change: (copy: Loose) => object])[] = [
  ['CT-TE-1', 'boards/bad-row', europe, (b) => ({ rows: ['5..28', ...b.rows.slice(1)] })],
  ['CT-TE-1', 'boards/bad-row', europe, (b) => ({ rows: ['five', ...b.rows.slice(1)] })],
  ['CT-TE-1', 'boards/off-lattice', europe, (b) => ({ rows: ['4..28', ...b.rows.slice(1)] })],
  ['CT-TE-1', 'boards/id-twice', europe, (b) => ({ rows: ['5..29 29..29', ...b.rows.slice(1)] })],
  ['CT-TE-1', 'boards/bad-line', europe, (b) => withDoubles(b, '5,0n')],
  ['CT-TE-1', 'boards/no-such-line', europe, (b) => withDoubles(b, '90,0e')],
  ['CT-TE-1', 'boards/no-such-junction', europe, (b) => withCity(b, 0, 0, { at: '99,0' })],
  ['CT-TE-1', 'boards/shared-junction', europe, (b) => withCity(b, 0, 0, { at: '15,0' })],
  ['CT-TE-1', 'boards/id-twice', europe, (b) => withCity(b, 0, 0, { name: 'Oslo' })],
  ['CT-TE-1', 'boards/city-id', europe, (b) => withCity(b, 0, 0, { name: '!' })],
  ['CT-TE-1', 'boards/city-nowhere', europe, (b) => withCity(b, 0, 0, { lat: 555.86 })],
  ['CT-TE-1', 'boards/city-at-sea', europeFerries, (b) => withCity(b, 1, 1, { at: '10,3' })],
  ['CT-TE-1', 'boards/lonely-junction', europe, (b) => ({ rows: [...b.rows, '', '1..1'] })],
  ['CT-TE-2', 'boards/city-count', europe, (b) => withRegion(b, 0, { cities: b.regions[0]!.cities.slice(1) })],
  ['CT-TE-2', 'boards/region-size', europe, (b) => withRegion(b, 0, { cities: b.regions[0]!.cities.slice(1) })],
  ['CT-TE-2', 'boards/region-count', europe, (b) => ({ regions: b.regions.slice(1) })],
  ['CT-TE-2', 'boards/dashed-count', europe, (b) => withCity(b, 0, 0, { dashed: true })],
  ['CT-TE-2', 'boards/no-text', europe, (b) => ({ title: { ...b.title, nl: ' ' } })],
  ['CT-TE-3', 'boards/line-twice', europe, (b) => withDoubles(b, '11,4e')],
  ['CT-TE-3', 'boards/no-terrain', europe, () => ({ doubles: [{ name: 'bog', terrain: 'bog', lines: '5,0e' }] })],
  ['CT-TE-3', 'boards/ferry-not-allowed', europe, () => ({ ferryLines: '9,0-13,0' })],
  ['CT-TE-3', 'boards/bad-line', europeFerries, () => ({ ferryLines: '13,0-9,0' })],
  ['CT-TE-3', 'boards/no-ferry', europeFerries, () => ({ ferryLines: '' })],
  ['CT-TE-4', 'boards/link-not-single', centralEurope, (b) => withDoubles(b, '16,12se')],
  ['CT-TE-4', 'boards/no-link', centralEurope, () => ({ channel: '' })],
  ['CT-TE-5', 'boards/sea-double', europeFerries, (b) => withDoubles(b, '12,3sw')],
  ['CT-TE-5', 'boards/no-sea', europeFerries, () => ({ seaJunctions: '' })],
  ['CT-TE-5', 'boards/no-such-junction', europeFerries, () => ({ seaJunctions: '99,0' })],
  ['CT-TE-5', 'boards/london', europeFerries, (b) => withDoubles(b, '8,3e 8,3se')],
  ['CT-TE-7', 'boards/few-lines', europe, (b) => ({ rows: b.rows.slice(0, 4) })],
  ['CT-TE-8', 'boards/not-connected', europe, (b) => ({ rows: [...b.rows, '', '1..3'] })],
  [
    'CT-TE-8',
    'boards/locked-shore',
    europeFerries,
    (b) => ({ ferryLines: '9,4-10,5', gaps: `${b.gaps} 10,3se 3,4sw` }),
  ],
  ['CT-TE-9', 'boards/compass', europe, (b) => withRegion(b, 0, { compass: 'south' })],
  ['CT-TE-10', 'boards/prestige-colour', europe, (b) => withRegion(b, 0, { prestige: 'rose' })],
];

describe('each check fails on a board broken in its way', () => {
  test.each(CASES)('[%s] %s', (rule, code, raw, change) => {
    const problems = broken(raw, (copy) => Object.assign(copy, change(copy)));
    expect(problems).toContainEqual(expect.objectContaining({ rule, code }));
    for (const problem of problems) expect(formatBoardProblem(problem)).toMatch(/^CT-TE-\d+: .+ \(boards\/[a-z-]+\)$/);
  });
});

test('[CT-TE-1] a line with an end that does not exist is found on a board made by hand', () => {
  const good = boardById('usa')!;
  const bad: Board = { ...good, lines: [...good.lines, { ...good.lines[0]!, id: '2,0-99,9', b: '99,9' }] };
  expect(checkBoard(bad)).toContainEqual(expect.objectContaining({ code: 'boards/no-such-junction', at: '2,0-99,9' }));
});
