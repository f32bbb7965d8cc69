// The latest games as small bars: as high as the points, filled where they were won.

import type { Outing } from './record.ts';

const STEP = 7;
const HIGH = 26;
/** Even the worst game is seen. */
const LEAST = 5;

/** Where games count no points, a won one is high and a lost one low. */
function heightsOf(outings: readonly Outing[]): readonly number[] {
  const points = outings.map(({ points: scored, won }) => scored ?? Number(won));
  const [low, high] = [Math.min(0, ...points), Math.max(1, ...points)];
  return points.map((each) => LEAST + ((HIGH - LEAST) * (each - low)) / (high - low));
}

export function RecordPlot({ outings, label }: { readonly outings: readonly Outing[]; readonly label: string }) {
  const heights = heightsOf(outings);
  const width = outings.length * STEP;
  return (
    <svg class="record-plot" width={width} height={HIGH} viewBox={`0 0 ${width} ${HIGH}`} role="img" aria-label={label}>
      {outings.map(({ won }, index) => (
        <rect
          key={index}
          data-won={won || undefined}
          x={index * STEP + 0.5}
          y={HIGH - heights[index]! + 0.5}
          width={STEP - 2}
          height={heights[index]! - 1}
        />
      ))}
    </svg>
  );
}
