// The way of a section: whatever its bow, places along it, distances from it and its outline agree.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bandPath, curveOf, linePath, nearestOn, stationAt } from '../../../../src/games/trains-of-europe/map/curve.ts';

fc.configureGlobal({ seed: 20_261_118 });

/** Evenly spread, unlike fast-check's doubles, of which most are tiny. */
const between = (min: number, max: number) =>
  fc.integer({ min: 0, max: 10_000 }).map((n) => min + ((max - min) * n) / 10_000);

const curves = fc
  .record({
    x: between(-300, 300),
    y: between(-300, 300),
    length: between(48, 300),
    angle: between(0, 6.28),
    bend: between(-0.3, 0.3),
  })
  .map(({ x, y, length, angle, bend }) => ({
    bend,
    chord: length,
    curve: curveOf({ x, y }, { x: x + length * Math.cos(angle), y: y + length * Math.sin(angle) }, bend),
  }));

describe('curve', () => {
  test('begins and ends at its cities and is as long as a bow of that height', () => {
    fc.assert(
      fc.property(curves, ({ curve, chord, bend }) => {
        const end = stationAt(curve, curve.length);
        expect(Math.hypot(end.x - curve.to.x, end.y - curve.to.y)).toBeLessThan(1e-6);
        expect(curve.length).toBeGreaterThan(chord - 1e-6);
        const middle = stationAt(curve, curve.length / 2);
        const [mx, my] = [(curve.from.x + curve.to.x) / 2, (curve.from.y + curve.to.y) / 2];
        expect(Math.hypot(middle.x - mx, middle.y - my)).toBeCloseTo(
          Math.abs(bend) < 0.004 ? 0 : Math.abs(bend) * chord,
          4,
        );
      }),
    );
  });

  test('finds the place beside which a point lies, and how far away it is', () => {
    fc.assert(
      fc.property(curves, between(0, 1), between(-14, 14), ({ curve }, share, aside) => {
        const p = stationAt(curve, share * curve.length, aside);
        const { s, away } = nearestOn(curve, p);
        expect(s).toBeCloseTo(share * curve.length, 4);
        expect(away).toBeCloseTo(Math.abs(aside), 4);
      }),
    );
  });

  test('a positive bend bulges to the right of the way', () => {
    const east = curveOf({ x: 0, y: 0 }, { x: 100, y: 0 }, 0.2);
    expect(stationAt(east, east.length / 2).y).toBeCloseTo(20);
    expect(nearestOn(east, { x: 50, y: 60 }).away).toBeCloseTo(40);
  });

  test('a straight band is a rectangle, a bowed one has two arcs of different radius', () => {
    const straight = curveOf({ x: 0, y: 0 }, { x: 100, y: 0 }, 0);
    expect(bandPath(straight, { first: 10, last: 40, aside: 6, width: 4 })).toBe('M10 4L40 4L40 8L10 8Z');
    const bowed = curveOf({ x: 0, y: 0 }, { x: 100, y: 0 }, 0.25);
    const radii = [...bandPath(bowed, { first: 10, last: 40, aside: 0, width: 4 }).matchAll(/A([\d.]+)/g)];
    expect(radii.map(([, r]) => Number(r))).toEqual([60.5, 64.5]);
    expect(linePath(bowed)).toMatch(/^M0 0A62\.5 62\.5 0 0 0 100 0$/);
  });
});
