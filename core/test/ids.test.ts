// Flavoured ids: what the compiler lets through and what it refuses. The refusals are proven by `tsc`, which reports every
// `@ts-expect-error` that has nothing to suppress.

import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Id } from '../src/index.ts';

type SeatIndex = Id<number, 'SeatIndex'>;
type DoorIndex = Id<number, 'DoorIndex'>;
type SeatId = Id<string, 'SeatId'>;
type DoorId = Id<string, 'DoorId'>;

const openDoor = (door: DoorIndex): number => door;
const nameDoor = (door: DoorId): string => door;
const openAll = (doors: readonly DoorIndex[]): number => doors.length;

describe('flavoured ids', () => {
  it('take literals, plain values and what arithmetic or parsing yields', () => {
    const door: DoorIndex = 3;
    const parsed = JSON.parse('{"door":4,"id":"back"}') as { door: number; id: string };
    expect(openDoor(door)).toBe(3);
    expect(openDoor(parsed.door)).toBe(4);
    expect(openDoor(door + 1)).toBe(4);
    expect(nameDoor(parsed.id)).toBe('back');
    expectTypeOf(door).toExtend<number>();
  });

  it('are the plain value at run time, so that JSON and equality see nothing', () => {
    const door: DoorIndex = 3;
    expect(JSON.stringify({ door })).toBe('{"door":3}');
    expect([10, 20, 30, 40][door]).toBe(40);
  });

  it('refuse another flavour', () => {
    const seat = 3 as SeatIndex;
    const seatId = 'north' as SeatId;
    // @ts-expect-error a seat is no door
    expect(openDoor(seat)).toBe(3);
    // @ts-expect-error nor is the id of a seat the id of a door
    expect(nameDoor(seatId)).toBe('north');
    // @ts-expect-error lists neither
    expect(openAll([seat])).toBe(1);
    // @ts-expect-error and an id is no position
    expect(openDoor(seatId)).toBe('north');
    // @ts-expect-error in a record neither
    const held: { readonly door: DoorIndex } = { door: seat };
    expect(held.door).toBe(3);
  });
});
