// Keys and pointers: what a press on the board means.
import { boardById } from '@branchline/boards';
import type { Board } from '@branchline/boards';
import { describe, expect, test } from 'vitest';
import { geometryOf, pointAlong } from '../../../../src/games/trans-europa/board/geometry.ts';
import { nearestJunction, placeAt, reachAt, samePlace } from '../../../../src/games/trans-europa/board/hit.ts';
import { commandOf, defaultKeys, sideAfter } from '../../../../src/games/trans-europa/board/keys.ts';

const g = geometryOf(boardById('europe') as Board);
const context = { geometry: g, keys: defaultKeys, cursor: '16,5', side: 'e' } as const;
const press = (code: string, more: { readonly key?: string; readonly shift?: boolean } = {}) =>
  commandOf({ code, key: more.key ?? '', shift: more.shift ?? false }, context);

describe('keys', () => {
  test.each([
    ['KeyQ', 'nw', '15,4'],
    ['KeyE', 'ne', '17,4'],
    ['KeyA', 'w', '14,5'],
    ['KeyD', 'e', '18,5'],
    ['KeyZ', 'sw', '15,6'],
    ['KeyC', 'se', '17,6'],
    ['Numpad9', 'ne', '17,4'],
    ['ArrowLeft', 'w', '14,5'],
  ] as const)('%s moves %s', (code, direction, to) => {
    expect(press(code)).toMatchObject({ do: 'move', direction, to });
  });

  test('Up and Down take the diagonal on the side of the last sideways move', () => {
    expect(press('ArrowUp')).toMatchObject({ direction: 'ne' });
    expect(commandOf({ code: 'ArrowUp', key: '', shift: false }, { ...context, side: 'w' })).toMatchObject({
      direction: 'nw',
    });
    expect(press('ArrowDown')).toMatchObject({ direction: 'se' });
    expect(sideAfter('nw', 'e')).toBe('w');
    expect(sideAfter('se', 'w')).toBe('e');
  });

  test('Shift and a direction plans the line', () => {
    expect(press('KeyE', { shift: true })).toEqual({ do: 'plan', direction: 'ne', to: '17,4', line: '17,4-16,5' });
  });

  test('a direction without a line tells where the board ends', () => {
    const corner = { ...context, cursor: '5,0' };
    expect(commandOf({ code: 'KeyE', key: 'e', shift: false }, corner)).toEqual({ do: 'edge', direction: 'ne' });
  });

  test('commands, cities by number, signs by what they write, and keys of others', () => {
    expect(press('Enter')).toEqual({ do: 'confirm' });
    expect(press('Escape')).toEqual({ do: 'clear' });
    expect(press('Backspace')).toEqual({ do: 'drop-last' });
    expect(press('Digit3')).toEqual({ do: 'city', index: 2 });
    expect(press('KeyN', { shift: true })).toEqual({ do: 'next-legal', back: true });
    expect(press('Space')).toEqual({ do: 'choose', junction: '16,5' });
    expect(press('Slash', { key: '?', shift: true })).toEqual({ do: 'help' });
    expect(press('Slash', { key: '-' })).toBe('zoom-out');
    expect(press('Digit0')).toBe('fit');
    expect(press('KeyX')).toBeUndefined();
    expect(press('Tab')).toBeUndefined();
  });

  test('remapped keys replace the usual ones', () => {
    const keys = { ...defaultKeys, home: ['KeyJ'] };
    expect(commandOf({ code: 'KeyJ', key: 'j', shift: false }, { ...context, keys })).toEqual({ do: 'home' });
    expect(commandOf({ code: 'KeyH', key: 'h', shift: false }, { ...context, keys })).toBeUndefined();
  });
});

describe('pointing', () => {
  const reach = { line: 12, junction: 11, city: 11 };

  test('the middle of every line hits that line', () => {
    for (const line of g.lines.values())
      expect(placeAt(g, pointAlong(line, 0.5, 4), reach)).toMatchObject({ at: 'line', line: line.id });
  });

  test('every junction hits itself, and far from everything nothing is hit', () => {
    for (const [junction, point] of g.points)
      expect(placeAt(g, { x: point.x + 5, y: point.y - 5 }, reach)).toEqual({ at: 'junction', junction });
    expect(placeAt(g, { x: -300, y: -300 }, reach)).toBeUndefined();
  });

  test('on a phone a finger anywhere on the disc of a city means the city, beside a bare junction a line', () => {
    // 40 px from junction to junction; the disc of a city in hand is 12 px wide to either side.
    const finger = reachAt({ scale: 40, pointer: 'touch' });
    const beside = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x, y: y - (11.5 * 64) / 40 });
    for (const [junction, point] of g.points)
      if (g.cityAt.has(junction)) expect(placeAt(g, beside(point), finger)).toEqual({ at: 'junction', junction });
      else expect(placeAt(g, beside(point), finger)).not.toEqual({ at: 'junction', junction });
  });

  test('where a start is asked for, a finger means the nearest junction, also on a line or between lines', () => {
    for (const line of g.lines.values()) {
      const found = nearestJunction(g, pointAlong(line, 0.4, 6));
      expect(found).toEqual({ at: 'junction', junction: line.a });
    }
    expect(nearestJunction(g, { x: -300, y: -300 })).toBeUndefined();
  });

  test('a wide ferry tells which of its two slots is nearer', () => {
    const sea = geometryOf(boardById('europe-ferries') as Board);
    const ferry = [...sea.lines.values()].find((l) => l.kind === 'ferry');
    if (ferry === undefined) throw new Error('a ferry board without ferries');
    expect(placeAt(sea, pointAlong(ferry, 0.5, -5), reach)).toEqual({ at: 'line', line: ferry.id, slot: 0 });
    expect(placeAt(sea, pointAlong(ferry, 0.5, 5), reach)).toEqual({ at: 'line', line: ferry.id, slot: 1 });
  });

  test('places are compared by what they are', () => {
    expect(samePlace({ at: 'junction', junction: '1,2' }, { at: 'junction', junction: '1,2' })).toBe(true);
    expect(samePlace({ at: 'line', line: 'a', slot: 0 }, { at: 'line', line: 'a', slot: 1 })).toBe(false);
    expect(samePlace(undefined, undefined)).toBe(true);
    expect(samePlace(undefined, { at: 'junction', junction: '1,2' })).toBe(false);
  });
});
