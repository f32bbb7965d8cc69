// Pointer and keys: what a press on the map means.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stationAt } from '../../../../src/games/trains-of-europe/map/curve.ts';
import { otherEnd } from '../../../../src/games/trains-of-europe/map/geometry.ts';
import { choicesAt, placeAt, samePlace, sectionsNear } from '../../../../src/games/trains-of-europe/map/hit.ts';
import { commandOf, firstCursor, sectionsAround } from '../../../../src/games/trains-of-europe/map/keys.ts';
import { rowsWidth } from '../../../../src/games/trains-of-europe/map/measures.ts';
import type { MapCursor } from '../../../../src/games/trains-of-europe/map/types.ts';
import { cities, geometry, sections } from './support.ts';

fc.configureGlobal({ seed: 20_261_118 });

const anySection = fc.constantFrom(...sections);
/** Evenly spread, unlike fast-check's doubles, of which most are tiny. */
const between = (min: number, max: number) =>
  fc.integer({ min: 0, max: 10_000 }).map((n) => min + ((max - min) * n) / 10_000);
const share = between(0, 1);
const zooms = between(0.5, 3);
const spots = fc.record({ x: between(-100, 900), y: between(-100, 900) });

describe('pointing', () => {
  test('a point on the rows of a section means it, or one that crosses it there', () => {
    fc.assert(
      fc.property(anySection, share, share, (section, along, across) => {
        const s = section.first + along * (section.last - section.first);
        const width = rowsWidth(section.tracks);
        const p = stationAt(section.curve, s, (across - 0.5) * width * 0.98);
        const under = sectionsNear(geometry, p, 0);
        expect(under.map((n) => n.section)).toContain(section.id);
        expect(placeAt(geometry, p, { zoom: 1, pointer: 'mouse' })).toEqual({
          at: 'section',
          section: under[0]?.section,
        });
      }),
    );
  });

  test('a finger reaches a section 16 px beside its rows, at any zoom', () => {
    fc.assert(
      fc.property(anySection, zooms, fc.constantFrom(-1, 1), (section, zoom, side) => {
        const aside = side * (rowsWidth(section.tracks) / 2 + 15.5 / zoom);
        const p = stationAt(section.curve, (section.first + section.last) / 2, aside);
        expect(sectionsNear(geometry, p, 16 / zoom).map((n) => n.section)).toContain(section.id);
      }),
    );
  });

  test('of all sections in reach the nearest wins, and none outside it is found', () => {
    fc.assert(
      fc.property(spots, between(0, 40), (p, reach) => {
        const near = sectionsNear(geometry, p, reach);
        expect(near.every(({ away }) => away <= reach)).toBe(true);
        expect(near.map((n) => n.away)).toEqual(near.map((n) => n.away).toSorted((a, b) => a - b));
        const wider = sectionsNear(geometry, p, reach + 10);
        expect(wider.slice(0, near.length)).toEqual(near);
      }),
    );
  });

  test('a point on a city means the city', () => {
    for (const { id, x, y } of cities)
      for (const pointer of ['mouse', 'touch'] as const)
        expect(placeAt(geometry, { x, y }, { zoom: 1, pointer })).toEqual({ at: 'city', city: id });
  });

  test('an unclear touch offers two or three sections below zoom 1.2, never above and never to a mouse', () => {
    let asked = 0;
    fc.assert(
      fc.property(spots, zooms, (p, zoom) => {
        const choices = choicesAt(geometry, p, { zoom, pointer: 'touch' });
        expect(choices.length).toBeLessThanOrEqual(zoom < 1.2 ? 3 : 1);
        expect(choicesAt(geometry, p, { zoom, pointer: 'mouse' }).length).toBeLessThanOrEqual(1);
        if (choices.length > 1) asked += 1;
        const place = placeAt(geometry, p, { zoom, pointer: 'touch' });
        if (place?.at === 'section') expect(choices[0]).toBe(place.section);
      }),
      { numRuns: 400 },
    );
    expect(asked).toBeGreaterThan(0);
  });

  test('open sea means nothing', () => {
    expect(placeAt(geometry, { x: -80, y: 420 }, { zoom: 1, pointer: 'touch' })).toBeUndefined();
    expect(samePlace(undefined, { at: 'city', city: 'wien' })).toBe(false);
    expect(samePlace({ at: 'city', city: 'wien' }, { at: 'city', city: 'wien' })).toBe(true);
  });
});

const press = (key: string, cursor: MapCursor, back?: MapCursor) =>
  commandOf({ key }, { geometry, cursor, ...(back === undefined ? {} : { back }) });
const moved = (key: string, cursor: MapCursor, back?: MapCursor): MapCursor => {
  const command = press(key, cursor, back);
  if (command?.do !== 'move') throw new Error(`${key} does not move`);
  return command.to;
};
const wien: MapCursor = { city: 'wien', section: 'wien-budapest' };

describe('keys', () => {
  test('right turns clockwise through all sections of the city and left goes back', () => {
    for (const city of cities) {
      const [first = ''] = city.sections;
      let cursor: MapCursor = { city: city.id, section: first };
      const seen = new Set<string>();
      for (let i = 0; i < city.sections.length; i++) {
        seen.add(cursor.section);
        const next = moved('ArrowRight', cursor);
        expect(moved('ArrowLeft', next)).toEqual(cursor);
        cursor = next;
      }
      expect(cursor.section).toBe(first);
      expect(seen).toEqual(new Set(city.sections));
    }
  });

  test('up goes along the section and looks straight on, down returns', () => {
    const next = moved('ArrowUp', wien);
    expect(next.city).toBe('budapest');
    expect(next.section).not.toBe('wien-budapest');
    expect(moved('ArrowDown', next, wien)).toEqual(wien);
  });

  test('every section can be reached from every beginning', () => {
    const seen = new Set<string>();
    const open = [firstCursor(geometry, [])];
    for (let cursor = open.pop(); cursor !== undefined; cursor = open.pop()) {
      const key = `${cursor.city} ${cursor.section}`;
      if (seen.has(key)) continue;
      seen.add(key);
      open.push(moved('ArrowRight', cursor), moved('ArrowUp', cursor));
    }
    expect(new Set([...seen].map((key) => key.split(' ')[1]))).toEqual(new Set(sections.map((s) => s.id)));
  });

  test('the keyboard begins at a city asked for, looking at one of its sections', () => {
    const cursor = firstCursor(geometry, ['nowhere', 'roma']);
    expect(cursor?.city).toBe('roma');
    expect(sectionsAround(geometry, 'roma')).toContain(cursor?.section);
    const section = geometry.sections.get(cursor?.section ?? '');
    expect(section && [section.a, section.b, otherEnd(section, 'roma')]).toContain('roma');
  });

  test.each([
    ['Enter', { do: 'choose', section: 'wien-budapest' }],
    [' ', { do: 'choose', section: 'wien-budapest' }],
    ['Home', { do: 'fit' }],
    ['+', { do: 'zoom-in' }],
    ['-', { do: 'zoom-out' }],
    ['Escape', { do: 'clear' }],
    ['m', undefined],
  ])('%s', (key, command) => {
    expect(press(key, wien)).toEqual(command);
  });
});
