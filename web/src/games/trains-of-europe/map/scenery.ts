// The ground as path texts: countries by tint, coasts, borders, peaks and the net of meridians.

import type { Point } from './curve.ts';
import type { MapData, Water } from './data.ts';
import { unpackNumbers, unpackPoints } from './pack.ts';

export type Scenery = {
  readonly bounds: MapData['bounds'];
  /** Land by tint 0–3; neighbours never share one. */
  readonly tints: readonly string[];
  readonly coast: string;
  readonly borders: string;
  readonly peaks: { readonly lit: string; readonly shade: string };
  readonly net: string;
  readonly waters: readonly Water[];
};

const round = (v: number): number => Math.round(v * 4) / 4;
const polyline = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

const ringPath = (arcs: readonly (readonly Point[])[], ring: readonly number[]): string => {
  const points = ring.flatMap((no) => {
    const arc = arcs[no < 0 ? ~no : no] ?? [];
    return (no < 0 ? arc.toReversed() : arc).slice(0, -1);
  });
  return `${polyline(points)}Z`;
};

/** Height and half width of a peak, and how far its ridge falls to the right. */
const PEAK = { low: 6.5, more: 3.5, half: 0.72, ridge: 0.16 } as const;

const peakPaths = (points: readonly Point[]): Scenery['peaks'] => {
  const peaks = points.map(({ x, y }, i) => {
    const height = PEAK.low + PEAK.more * ((i * 0.618) % 1);
    return { x, y, height, half: height * PEAK.half };
  });
  const lit = peaks.map(
    ({ x, y, height, half }) =>
      `M${round(x)} ${round(y - height)}L${round(x - half)} ${y}H${round(x + half * PEAK.ridge)}Z`,
  );
  const shade = peaks.map(
    ({ x, y, height, half }) =>
      `M${round(x)} ${round(y - height)}L${round(x + half * PEAK.ridge)} ${y}H${round(x + half)}Z`,
  );
  return { lit: lit.join(''), shade: shade.join('') };
};

export const sceneryOf = (data: MapData): Scenery => {
  const arcs = unpackPoints(data.arcs);
  const countries = data.countries.map(([, tint, text]) => ({ tint, rings: unpackNumbers(text) }));
  const uses = arcs.map(() => 0);
  for (const { rings } of countries)
    for (const no of rings.flat()) {
      const arc = no < 0 ? ~no : no;
      uses[arc] = (uses[arc] ?? 0) + 1;
    }
  const land = (rings: readonly (readonly number[])[]): string => rings.map((ring) => ringPath(arcs, ring)).join('');
  const lines = (times: number): string =>
    arcs
      .filter((_, i) => uses[i] === times)
      .map(polyline)
      .join('');
  const [peaks = []] = unpackPoints(data.peaks, 1);
  return {
    bounds: data.bounds,
    tints: [0, 1, 2, 3].map((tint) => land(countries.filter((c) => c.tint === tint).flatMap((c) => c.rings))),
    coast: lines(1),
    borders: lines(2),
    peaks: peakPaths(peaks),
    net: unpackPoints(data.net, 1).map(polyline).join(''),
    waters: data.waters,
  };
};
