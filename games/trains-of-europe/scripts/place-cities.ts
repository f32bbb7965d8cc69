// Puts the cities on the sheet: projected, then moved apart a little so that every stick of a section has room.
import { project } from '../src/content/projection.ts';
import { citySources, sectionSources } from './map-source.ts';

const FIRST_SEGMENT = 60;
const FURTHER_SEGMENT = 31;
const APART = 52;
const MAX_SHIFT = 26;
const ROUNDS = 400;

type Place = { x: number; y: number; readonly homeX: number; readonly homeY: number };

/** Pushes two places to at least `least` units from each other, half each. */
const push = (p: Place, q: Place, least: number): void => {
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const d = Math.hypot(dx, dy);
  if (d >= least) return;
  const step = ((least - d) / 2 / d) * 0.5;
  p.x -= dx * step;
  p.y -= dy * step;
  q.x += dx * step;
  q.y += dy * step;
};

/** No city leaves its true place by more than MAX_SHIFT, and all are drawn home a little. */
const settle = (p: Place): void => {
  const dx = p.x - p.homeX;
  const dy = p.y - p.homeY;
  const d = Math.hypot(dx, dy);
  const keep = d > MAX_SHIFT ? MAX_SHIFT / d : 0.985;
  p.x = p.homeX + dx * keep;
  p.y = p.homeY + dy * keep;
};

export const placeCities = (): ReadonlyMap<string, readonly [number, number]> => {
  const places = new Map<string, Place>();
  for (const { id, lon, lat } of citySources) {
    const [homeX, homeY] = project(lon, lat);
    places.set(id, { x: homeX, y: homeY, homeX, homeY });
  }
  const all = [...places.values()];
  for (let round = 0; round < ROUNDS; round++) {
    for (const { a, b, segments } of sectionSources) {
      push(places.get(a)!, places.get(b)!, FIRST_SEGMENT + FURTHER_SEGMENT * (segments - 1));
    }
    all.forEach((p, i) => all.slice(i + 1).forEach((q) => push(p, q, APART)));
    all.forEach(settle);
  }
  return new Map([...places].map(([id, { x, y }]) => [id, [Math.round(x * 10) / 10, Math.round(y * 10) / 10]]));
};

/** Points between two cities on a bowed section: a quadratic curve, sampled; none for a straight one. */
export const bowedPath = (
  a: readonly [number, number],
  b: readonly [number, number],
  bend: number,
): [number, number][] => {
  if (bend === 0) return [];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const control = [(a[0] + b[0]) / 2 - dy * bend * 2, (a[1] + b[1]) / 2 + dx * bend * 2] as const;
  return [1, 2, 3, 4, 5, 6, 7].map((i) => {
    const t = i / 8;
    const at = (k: 0 | 1): number => (1 - t) ** 2 * a[k] + 2 * t * (1 - t) * control[k] + t * t * b[k];
    return [Math.round(at(0) * 10) / 10, Math.round(at(1) * 10) / 10];
  });
};
