// A small still map: the stops of a contract with the ways between them, or a company's network at the end.
import { useMemo } from 'preact/hooks';
import { linePath, stationAt } from './curve.ts';
import type { Point } from './curve.ts';
import type { CityId, MapGeometry, PlacedSection, SectionId } from './geometry.ts';
import { frameAround } from './picture-frame.ts';
import type { Scenery } from './scenery.ts';
import type { CompanyColour, StopMark } from './types.ts';

/** A way in a company's colour; what is missing of it is dashed. */
export type PictureWay = {
  readonly sections: readonly SectionId[];
  readonly company: CompanyColour;
  readonly missing?: boolean;
};

export type PictureProps = {
  readonly geometry: MapGeometry;
  readonly scenery: Scenery;
  readonly ways: readonly PictureWay[];
  /** Lettered stops. */
  readonly stops?: readonly StopMark[];
  /** Cities shown as plain dots. */
  readonly cities?: readonly CityId[];
  /** `content` fits what is shown on it, `all` shows the whole of Europe. */
  readonly fit?: 'content' | 'all';
  readonly width: number;
  readonly height: number;
  /** For assistive technology; without it the picture is decoration. */
  readonly label?: string;
};

/** Air around what is shown and sizes of marks, in px. */
const AIR = 15;
const STOP = 8;
const CLOSEST = 0.75;

const isPlaced = <T,>(found: T | undefined): found is T => found !== undefined;

export function MapPicture(props: PictureProps) {
  const { geometry, scenery, ways, stops = [], cities = [], fit = 'content', width, height, label } = props;
  const drawn = ways.map((way) => ({
    ...way,
    placed: way.sections.map((id) => geometry.sections.get(id)).filter(isPlaced),
  }));
  const dots = cities.map((id) => geometry.cities.get(id)).filter(isPlaced);
  const letters = stops.flatMap(({ city, letter }) => {
    const at = geometry.cities.get(city);
    return at === undefined ? [] : [{ ...at, letter }];
  });
  const bows = (s: PlacedSection): Point[] => [s.curve.from, stationAt(s.curve, s.curve.length / 2), s.curve.to];
  const shown = [...letters, ...dots, ...drawn.flatMap(({ placed }) => placed.flatMap(bows))];
  const { extent } = geometry;
  const whole = [
    { x: extent.x, y: extent.y },
    { x: extent.x + extent.width, y: extent.y + extent.height },
  ];
  const frame = frameAround(fit === 'all' || shown.length === 0 ? whole : shown, {
    ...{ width, height },
    air: AIR,
    closest: CLOSEST,
  });
  const ground = useMemo(() => <PictureGround scenery={scenery} />, [scenery]);
  const u = frame.width / width;
  return (
    <svg
      class="tmap-picture"
      width={width}
      height={height}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      style={{ '--u': u }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {ground}
      {drawn.map(({ placed, company, missing = false }, i) => {
        const d = placed.map((s) => linePath(s.curve)).join('');
        return (
          <g key={i} class={`t-way co-${company}${missing ? ' t-way-missing' : ''}`}>
            <path d={d} class="t-way-edge" />
            <path d={d} class="t-way-line" />
          </g>
        );
      })}
      {dots.map(({ id, x, y }) => (
        <circle key={id} cx={x} cy={y} r={2.2 * u} class="t-way-dot" />
      ))}
      {letters.map(({ id, x, y, letter }) => (
        <g key={id} transform={`translate(${x} ${y}) scale(${u})`}>
          <circle r={STOP} class="t-stop" />
          <text y={3.7} class="t-stop-letter t-way-letter">
            {letter}
          </text>
        </g>
      ))}
    </svg>
  );
}

function PictureGround({ scenery }: { readonly scenery: Scenery }) {
  return (
    <g class="t-ground">
      {scenery.tints.map((d, tint) => (
        <path key={tint} d={d} class={`t-land t-land-${tint}`} />
      ))}
      <path d={scenery.coast} class="t-coast" />
    </g>
  );
}
