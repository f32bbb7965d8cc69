// Cities: discs in region colour with the compass sign; targets larger, linked ones with a tick.
import type { City } from '@branchline/boards';
import { signPath } from '../city-sign.tsx';
import type { Point } from '../../../../map/types.ts';
import type { Geometry } from '../geometry.ts';
import { PlayerShape } from '../../../../ui/player-shape.tsx';
import type { CityId, CityMark, Sign } from '../types.ts';

export const PLAIN_RADIUS = 7.8;
export const TARGET_RADIUS = 11;
const RING = 2.6;
const EDGE = 1.2;

/** Radius of the badge of a player who holds the city, and where the first, second and further ones stand. */
export const BADGE = 6.4;
export const badgeAt = (index: number): Point => ({ x: 10.5 + index * 9, y: -10.5 - index * 2 });

export const isLarge = (mark: CityMark | undefined): boolean =>
  mark?.target === true || (mark?.holders?.length ?? 0) > 0;

/** Outer radius of everything drawn around a city's centre. */
export const cityReach = (mark: CityMark | undefined): number => {
  const disc = isLarge(mark) ? TARGET_RADIUS : PLAIN_RADIUS;
  return disc + RING + EDGE + (mark?.target === true && mark.linked !== true ? 5.2 : 0);
};

type CitiesProps = {
  readonly geometry: Geometry;
  readonly marks: ReadonlyMap<CityId, CityMark>;
  readonly signs: ReadonlyMap<string, Sign>;
  readonly u: number;
  readonly ids: string;
};

export function Cities({ geometry, marks, signs, u, ids }: CitiesProps) {
  return (
    <g class="b-cities" aria-hidden="true">
      {geometry.board.cities.map((city) => {
        const at = geometry.points.get(city.junction);
        if (at === undefined) return null;
        return (
          <g key={city.id} transform={`translate(${at.x} ${at.y}) scale(${u})`}>
            <Disc city={city} mark={marks.get(city.id)} sign={signs.get(city.region) ?? 'centre'} ids={ids} />
          </g>
        );
      })}
    </g>
  );
}

type DiscProps = {
  readonly city: City;
  readonly mark: CityMark | undefined;
  readonly sign: Sign;
  readonly ids: string;
};

function Disc({ city, mark, sign, ids }: DiscProps) {
  const large = isLarge(mark);
  const r = large ? TARGET_RADIUS : PLAIN_RADIUS;
  const edge = large ? 2 : EDGE;
  return (
    <g class={`b-city r-${city.region}${mark?.asleep === true ? ' b-asleep' : ''}`}>
      <circle r={r + RING + edge} class="b-city-edge" />
      <circle r={r + RING} class="b-city-ring" />
      <circle r={r} class="b-region-fill" />
      <path d={signPath(sign, r)} class="b-region-sign" />
      {mark?.target === true && mark.linked === true && mark.holders === undefined && (
        <g class="b-tick" transform="translate(10 -10)">
          <g class="b-tick-pop">
            <circle r={7.4} class="b-tick-ring" />
            <circle r={6.1} class="b-tick-disc" />
            <path d="M-2.8 0.2L-0.8 2.3L3 -2" class="b-tick-mark" />
          </g>
        </g>
      )}
      {mark?.holders?.map((colour, i) => (
        <g key={colour} class="b-holder" transform={`translate(${badgeAt(i).x} ${badgeAt(i).y})`}>
          <PlayerShape colour={colour} r={BADGE} ids={ids} />
        </g>
      ))}
    </g>
  );
}
