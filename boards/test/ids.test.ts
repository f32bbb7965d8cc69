// Ids and positions of a board do not pass for each other, nor for seats. The refusals are proven by `tsc`, which reports
// every `@ts-expect-error` that has nothing to suppress.

import { describe, expect, it } from 'vitest';
import type { Seat } from '@branchline/core';
import {
  boardById,
  graphOf,
  type CityIndex,
  type JunctionId,
  type JunctionIndex,
  type LineIndex,
} from '../src/index.ts';

const board = boardById('europe')!;
const graph = graphOf(board);

const junctionName = (junction: JunctionIndex): JunctionId => graph.junctionIds[junction]!;
const lineCost = (line: LineIndex): number => graph.cost[line]!;
const seatName = (seat: Seat): string => 'ABCDEF'[seat]!;

describe('ids of a board', () => {
  const city: CityIndex = 3;
  const junction = graph.junctionIndex.get(board.cities[city]!.junction)!;
  const line = graph.lineIndex.get(board.lines[0]!.id)!;
  const seat: Seat = 2;

  it('lead from a city to its junction and back', () => {
    expect(junctionName(junction)).toBe(board.cities[city]!.junction);
    expect(junctionName(graph.cityJunction[city]!)).toBe(board.cities[city]!.junction);
    expect(graph.junctionCity[junction]).toBe(city);
    expect(lineCost(line)).toBe(board.lines[0]!.cost);
  });

  it('refuse a position of another list', () => {
    // @ts-expect-error a line is no junction
    expect(junctionName(line)).toBe(graph.junctionIds[line]);
    // @ts-expect-error a junction is no line
    expect(lineCost(junction)).toBe(graph.cost[junction]);
    // @ts-expect-error a seat is no junction
    expect(junctionName(seat)).toBe(graph.junctionIds[seat]);
    // @ts-expect-error a line is no seat
    expect(seatName(line)).toBe('A');
    // @ts-expect-error the id of a city is not looked up among lines
    expect(graph.lineIndex.get(board.cities[city]!.id)).toBeUndefined();
    // @ts-expect-error a city is found by its id, not by its junction's
    expect(graph.cityIndex.get(board.cities[city]!.junction)).toBeUndefined();
  });
});
