// Special cards that make double lines single, on the drawn board.

import { BOARD_IDS, boardById } from '@branchline/boards';
import { gridOf, roundRules, type CardNumber } from '@branchline/trans-europa';
import { describe, expect, test } from 'vitest';
import { geometryOf } from '../../../../src/games/trans-europa/board/geometry.ts';

/** Lines that are drawn double under these cards, by what they look like. */
const drawnDouble = (board: Parameters<typeof geometryOf>[0], cards: readonly CardNumber[]): string[] => {
  const { lines } = geometryOf(board, roundRules(cards).eased);
  return [...lines.values()].filter(({ cost, kind }) => cost === 2 && kind !== 'ferry').map(({ kind }) => kind);
};

describe.each(BOARD_IDS)('on the board %s', (id) => {
  const board = boardById(id)!;

  test('[TP-CARD-4] water is drawn single, mountains double', () => {
    expect(drawnDouble(board, [])).toContain('river');
    expect(new Set(drawnDouble(board, [4]))).toEqual(new Set(['mountain']));
  });

  test('[TP-CARD-5] mountains are drawn single, water double', () => {
    expect(drawnDouble(board, [])).toContain('mountain');
    expect(drawnDouble(board, [5])).toContain('river');
    expect(drawnDouble(board, [5])).not.toContain('mountain');
  });

  test('every line looks like what it costs, from both of its ends', () => {
    const grid = gridOf(id);
    for (const cards of [[], [4], [5], [4, 5]] as const) {
      const { eased } = roundRules(cards);
      const { cost } = grid.tariffs[eased]!;
      const { lines, linesAt } = geometryOf(board, eased);
      for (const line of lines.values()) {
        if (line.kind === 'ferry') continue;
        const charged = cost[grid.graph.lineIndex.get(line.id)!];
        expect([line.id, line.cost, line.kind === 'flat']).toEqual([line.id, charged, charged === 1]);
        expect(linesAt.get(line.a)).toContain(line);
        expect(linesAt.get(line.b)).toContain(line);
      }
    }
  });
});

test('[TP-CARD-4a] a line over river and mountain is drawn single under both cards only', () => {
  const plain = boardById('central-europe')!;
  const mixed = plain.lines.find(({ kind }) => kind === 'river')!;
  const board = { ...plain, lines: [{ ...mixed, terrain: ['river', 'mountain'] as const }] };
  expect([[4], [5], [4, 5]].map((cards) => drawnDouble(board, cards as CardNumber[]).length)).toEqual([1, 1, 0]);
});
