// The quiet part: sea, shore bands, land, borders, rivers, mountains and the names of the waters.
import { useId } from 'preact/hooks';
import './ground.css';
import { Paths } from './cells.tsx';
import type { Geography } from './scenery.ts';
import { groundCells, type GroundCells } from './ground-cells.ts';
import { UNIT } from '../../../map/types.ts';

type GroundProps = {
  readonly geography: Geography;
  readonly water: (key: string) => string;
};

/** Width of the soft edge where the drawn world ends, in drawing units. */
const FADE = UNIT * 2.5;

/** From where to where a gradient runs, in parts of what it fills; 0 where nothing is said. */
type Ends = Partial<Record<'x1' | 'y1' | 'x2' | 'y2', number>>;

/** The edges of the drawn world melt into the sea, so that no wide window meets a cut. */
function WorldEdge({ bounds, ids }: { readonly bounds: Geography['bounds']; readonly ids: string }) {
  const [left = 0, top = 0, right = 0, bottom = 0] = bounds.map((v) => v * UNIT);
  const gradient = (name: string, ends: Ends) => (
    <linearGradient id={`${ids}-${name}`} x1={0} y1={0} x2={0} y2={0} {...ends}>
      <stop offset="0" class="b-edge-solid" />
      <stop offset="0.15" class="b-edge-solid" />
      <stop offset="1" class="b-edge-clear" />
    </linearGradient>
  );
  const [width, height] = [right - left, bottom - top];
  return (
    <>
      <defs>
        {gradient('w', { x2: 1 })}
        {gradient('e', { x1: 1 })}
        {gradient('n', { y2: 1 })}
        {gradient('s', { y1: 1 })}
      </defs>
      <rect x={left - 9} y={top - 9} width={FADE} height={height + 18} fill={`url(#${ids}-w)`} />
      <rect x={right - FADE + 9} y={top - 9} width={FADE} height={height + 18} fill={`url(#${ids}-e)`} />
      <rect x={left - 9} y={top - 9} width={width + 18} height={FADE * 0.7} fill={`url(#${ids}-n)`} />
      <rect x={left - 9} y={bottom - FADE * 0.7 + 9} width={width + 18} height={FADE * 0.7} fill={`url(#${ids}-s)`} />
    </>
  );
}

const cut = new WeakMap<Geography, GroundCells>();

/** A board is cut once: the next screen that shows it finds the cells ready. */
function cellsOf(geography: Geography): GroundCells {
  let cells = cut.get(geography);
  if (!cells) cut.set(geography, (cells = groundCells(geography.land, geography.borders, geography.bounds)));
  return cells;
}

export function Ground({ geography, water }: GroundProps) {
  const ids = useId();
  const cells = cellsOf(geography);
  const { lakes, streams, rivers, peaks, snow, hills, waters, bounds } = geography;
  return (
    <g class="b-ground" aria-hidden="true">
      <g transform="scale(.25)">
        <Paths paths={cells.shore} look="b-shore-1" />
        <Paths paths={cells.shore} look="b-shore-2" />
        <Paths paths={cells.coast} look="b-shore-3" />
        <Paths paths={cells.land} look="b-land" />
        <Paths paths={cells.coast} look="b-coast" />
        <Paths paths={cells.borders} look="b-border" />
        {lakes !== '' && <path d={lakes} class="b-lake" />}
        <path d={streams} class="b-stream" />
        <path d={rivers} class="b-river" />
        <path d={hills.lit} class="b-hill b-hill-lit" />
        <path d={hills.shade} class="b-hill b-hill-shade" />
        <path d={peaks.lit} class="b-peak b-peak-lit" />
        <path d={peaks.shade} class="b-peak b-peak-shade" />
        <path d={snow} class="b-peak-snow" />
      </g>
      <WorldEdge bounds={bounds} ids={ids} />
      {waters.map(({ key, at, angle, size }) => {
        const [x, y] = [at[0] * UNIT, at[1] * UNIT];
        return (
          <text
            key={key}
            x={x}
            y={y}
            class="b-water-name"
            style={{ '--z': size }}
            transform={`rotate(${angle} ${x} ${y})`}
          >
            {water(key)}
          </text>
        );
      })}
    </g>
  );
}
