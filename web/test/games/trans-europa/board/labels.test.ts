// Names never overlap, on any board, whatever is on it.
import { boardById, BOARD_IDS, LANGUAGES } from '@branchline/boards';
import type { Board } from '@branchline/boards';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { geometryOf } from '../../../../src/games/trans-europa/board/geometry.ts';
import { layOutLabels } from '../../../../src/games/trans-europa/board/layers/labels.tsx';
import { badgesOf, COST_BADGE } from '../../../../src/games/trans-europa/board/layers/plan.tsx';
import { NO_MARKS } from '../../../../src/games/trans-europa/board/types.ts';
import { boxesOverlap, placeLabels } from '../../../../src/map/labels.ts';
import type { LabelItem, LabelScene } from '../../../../src/map/labels.ts';

fc.configureGlobal({ seed: 20_261_118 });

/** A narrow face is a little under half as wide as it is high. */
const EM = 0.47;

// There is no canvas to measure letters with.
vi.mock('../../../../src/map/text-width.ts', () => ({ textWidth: (text: string) => text.length * 0.47 }));

const itemsOf = (
  board: Board,
  name: (city: Board['cities'][number]) => string,
  targets: ReadonlySet<string>,
): LabelItem[] => {
  const g = geometryOf(board);
  return board.cities.map((city) => {
    const size = targets.has(city.id) ? 15.4 : 13.6;
    return {
      id: city.id,
      at: g.points.get(city.junction) ?? { x: 0, y: 0 },
      width: name(city).length * size * EM,
      height: size * 1.08,
      reach: targets.has(city.id) ? 20 : 12,
      important: targets.has(city.id),
    };
  });
};

const scene = (items: readonly LabelItem[], more: Partial<LabelScene> = {}): LabelScene => ({
  items,
  solids: items.map((item) => ({ x: item.at.x - 11, y: item.at.y - 11, width: 22, height: 22, owner: item.id })),
  panels: [],
  heavy: [],
  light: [],
  ...more,
});

describe.each(BOARD_IDS)('on %s', (id) => {
  const board = boardById(id) as Board;
  const lines = [...geometryOf(board).lines.values()];

  test.each(LANGUAGES)('all names find room in %s', (language) => {
    const placed = placeLabels(scene(itemsOf(board, (c) => c.names[language], new Set())));
    expect(placed).toHaveLength(board.cities.length);
    expect(placed.filter((l) => l.hidden)).toEqual([]);
  });

  test('no two shown names overlap, targets are always shown', () => {
    const cities = board.cities.map((c) => c.id);
    fc.assert(
      fc.property(fc.subarray(cities, { maxLength: 8 }), fc.subarray(lines, { maxLength: 85 }), (targets, tracks) => {
        const items = itemsOf(board, (c) => c.name, new Set(targets));
        const placed = placeLabels(scene(items, { heavy: tracks, light: lines.filter((l) => l.cost === 2) }));
        const shown = placed.filter((l) => !l.hidden);
        shown.forEach((p, i) => {
          for (const q of shown.slice(i + 1)) expect(boxesOverlap(p.box, q.box), `${p.id} and ${q.id}`).toBe(false);
        });
        for (const target of targets) expect(shown.some((l) => l.id === target)).toBe(true);
      }),
      { numRuns: 15 },
    );
  });
});

test('a name under a panel moves away or is hidden', () => {
  const board = boardById('europe') as Board;
  const items = itemsOf(board, (c) => c.name, new Set());
  const panel = { x: -100, y: -100, width: 500, height: 300 };
  const placed = placeLabels(scene(items, { panels: [panel] }));
  for (const label of placed) if (boxesOverlap(label.box, panel)) expect(label.hidden).toBe(true);
  expect(placed.some((l) => l.hidden)).toBe(true);
});

test('a name keeps its slot while nothing gets in the way', () => {
  const items = itemsOf(boardById('usa') as Board, (c) => c.name, new Set());
  const first = placeLabels(scene(items));
  const again = placeLabels(scene(items, { previous: new Map(first.map((l) => [l.id, l.slot])) }));
  expect(again.map((l) => [l.id, l.slot])).toEqual(first.map((l) => [l.id, l.slot]));
});

test('no name stands on the badge of a planned track', () => {
  const board = boardById('central-europe')!;
  const geometry = geometryOf(board);
  const sizes = { plain: 13.6, large: 15.4 };
  const name = (id: string): string => board.cities.find((city) => city.id === id)!.names.en;
  for (const { id, a, b } of board.lines) {
    if (!board.cities.some(({ junction }) => junction === a || junction === b)) continue;
    const marks = { ...NO_MARKS, plan: [{ line: id, cost: 1 }] };
    const labels = layOutLabels({ geometry, marks, cityMarks: new Map(), name, scale: 64, sizes, u: 1, panels: [] });
    const { at } = badgesOf(geometry, marks.plan, 1)[0]!;
    const badge = { x: at.x - COST_BADGE, y: at.y - COST_BADGE, width: 2 * COST_BADGE, height: 2 * COST_BADGE };
    expect(labels.filter(({ box, hidden }) => !hidden && boxesOverlap(box, badge))).toEqual([]);
  }
});
