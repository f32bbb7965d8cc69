// One figure over time: a dot for each game, and the mean of the latest ones as a line.

import { useSize } from './size.ts';
import './figures.css';

export type SeriesPoint = {
  readonly key: string;
  /** From 0 to 1. */
  readonly value: number;
  /** How much it counts in the mean. */
  readonly weight: number;
  /** What it is, in words. */
  readonly words: string;
};

type SeriesProps = {
  /** Oldest first. */
  readonly points: readonly SeriesPoint[];
  readonly label: string;
  readonly percent: (value: number) => string;
};

const HIGH = 190;
/** In px, before it has been measured. */
const SIZE = { width: 640, height: HIGH };
const LEFT = 52;
const RIGHT = 14;
const TOP = 14;
const BOTTOM = 16;
const LINES = 5;
/** The line is the mean of so many games. */
const LATEST = 5;

/** The mean of a point and those just before it. */
export function runningMeans(points: readonly SeriesPoint[]): readonly number[] {
  return points.map((_, place) => {
    const latest = points.slice(Math.max(0, place - LATEST + 1), place + 1);
    const weight = latest.reduce((sum, point) => sum + point.weight, 0);
    return latest.reduce((sum, point) => sum + point.weight * point.value, 0) / Math.max(1e-9, weight);
  });
}

export function Series({ points, label, percent }: SeriesProps) {
  const [svg, { width }] = useSize<SVGSVGElement>(SIZE);
  const least = Math.min(...points.map(({ value }) => value));
  const low = Math.max(0, Math.floor(10 * least - 0.5) / 10);
  const x = (place: number): number =>
    points.length === 1
      ? (LEFT + width - RIGHT) / 2
      : LEFT + ((width - LEFT - RIGHT) * place) / Math.max(1, points.length - 1);
  const y = (value: number): number => TOP + ((HIGH - TOP - BOTTOM) * (1 - value)) / Math.max(0.01, 1 - low);
  const grid = Array.from({ length: LINES + 1 }, (_, line) => low + ((1 - low) * line) / LINES);
  const means = runningMeans(points)
    .map((mean, place) => `${place === 0 ? 'M' : 'L'}${x(place).toFixed(1)} ${y(mean).toFixed(1)}`)
    .join('');
  return (
    <svg ref={svg} class="series" viewBox={`0 0 ${width} ${HIGH}`} role="img" aria-label={label}>
      {grid.map((value) => (
        <g key={value}>
          <path class="series-grid" d={`M${LEFT} ${y(value)}H${width - RIGHT}`} />
          <text x={LEFT - 8} y={y(value) + 4.5} text-anchor="end">
            {percent(value)}
          </text>
        </g>
      ))}
      <path class="series-mean" d={means} />
      {points.map(({ key, value, words }, place) => (
        <circle key={key} class="series-dot" cx={x(place)} cy={y(value)} r={5}>
          <title>{words}</title>
        </circle>
      ))}
    </svg>
  );
}
