// The quiet part: sea, coastal bands, countries, borders and peaks.
import { useId } from 'preact/hooks';
import type { Scenery } from '../scenery.ts';

type GroundProps = { readonly scenery: Scenery };

/** Width of the soft edge where the drawn world ends. */
const FADE = 150;
/** Beyond it there is only sea, as far as any window reaches. */
const BEYOND = 4000;

const box = (left: number, top: number, right: number, bottom: number): string =>
  `M${left} ${top}H${right}V${bottom}H${left}Z`;

/** The edges of the drawn world melt into the sea, so that no wide window meets a cut. */
function WorldEdge({ bounds, ids }: { readonly bounds: Scenery['bounds']; readonly ids: string }) {
  const [left, top, right, bottom] = bounds;
  const [width, height] = [right - left, bottom - top];
  const gradient = (side: string, [x1, y1, x2, y2]: readonly [number, number, number, number]) => (
    <linearGradient id={`${ids}-${side}`} x1={x1} y1={y1} x2={x2} y2={y2}>
      <stop offset="0.12" class="t-edge-solid" />
      <stop offset="1" class="t-edge-clear" />
    </linearGradient>
  );
  return (
    <>
      <defs>
        {gradient('w', [0, 0, 1, 0])}
        {gradient('e', [1, 0, 0, 0])}
        {gradient('n', [0, 0, 0, 1])}
        {gradient('s', [0, 1, 0, 0])}
      </defs>
      <rect x={left} y={top} width={FADE} height={height} fill={`url(#${ids}-w)`} />
      <rect x={right - FADE} y={top} width={FADE} height={height} fill={`url(#${ids}-e)`} />
      <rect x={left} y={top} width={width} height={FADE} fill={`url(#${ids}-n)`} />
      <rect x={left} y={bottom - FADE} width={width} height={FADE} fill={`url(#${ids}-s)`} />
      <path
        d={`${box(left - BEYOND, top - BEYOND, right + BEYOND, bottom + BEYOND)}${box(left, top, right, bottom)}`}
        class="t-beyond"
      />
    </>
  );
}

export function Ground({ scenery }: GroundProps) {
  const ids = useId();
  const { bounds, tints, coast, borders, peaks, net } = scenery;
  return (
    <g class="t-ground">
      <path d={net} class="t-net" />
      <path d={coast} class="t-shore t-shore-1" />
      <path d={coast} class="t-shore t-shore-2" />
      <path d={coast} class="t-shore t-shore-3" />
      {tints.map((d, tint) => (
        <path key={tint} d={d} class={`t-land t-land-${tint}`} />
      ))}
      <path d={borders} class="t-border" />
      <path d={coast} class="t-coast" />
      <path d={peaks.lit} class="t-peak-lit" />
      <path d={peaks.shade} class="t-peak-shade" />
      <WorldEdge bounds={bounds} ids={ids} />
    </g>
  );
}
