// Rings around the viewer's cities that are not linked yet.
import { UNIT } from '../../../../map/types.ts';
import type { Box, Point } from '../../../../map/types.ts';
import type { City } from '@branchline/boards';
import type { Geometry } from '../geometry.ts';
import type { CityId, CityMark } from '../types.ts';
import { TARGET_RADIUS } from './cities.tsx';

const RADIUS = TARGET_RADIUS + 9;
const RING = 2;

type HalosProps = {
  readonly geometry: Geometry;
  readonly marks: ReadonlyMap<CityId, CityMark>;
  readonly u: number;
};

const openTargets = ({ geometry, marks }: HalosProps): { readonly city: City; readonly at: Point }[] =>
  geometry.board.cities.flatMap((city) => {
    const mark = marks.get(city.id);
    const at = geometry.points.get(city.junction);
    const open = mark?.target === true && mark.linked !== true && mark.holders === undefined;
    return open && at !== undefined ? [{ city, at }] : [];
  });

/** As part of a still picture. */
export function Halos(props: HalosProps) {
  return (
    <g class="b-halos" aria-hidden="true">
      {openTargets(props).map(({ city, at }) => (
        <g key={city.id} class={`r-${city.region}`}>
          <circle cx={at.x} cy={at.y} r={RADIUS * props.u} stroke-width={RING * props.u} class="b-city-halo" />
        </g>
      ))}
    </g>
  );
}

type BreathingProps = HalosProps & {
  /** What the sheet shows, in drawing units, and its scale in px per line. */
  readonly frame: Box;
  readonly scale: number;
};

/** On the playable board each breathes in a separate layer of its size: only these few pixels are composed again. */
export function BreathingHalos(props: BreathingProps) {
  const { frame, scale, u } = props;
  const px = scale / UNIT;
  const radius = (RADIUS + RING / 2) * u * px;
  return (
    <>
      {openTargets(props).map(({ city, at }) => (
        <i
          key={city.id}
          class={`board-halo r-${city.region}`}
          style={{
            left: `${(at.x - frame.x) * px - radius}px`,
            top: `${(at.y - frame.y) * px - radius}px`,
            width: `${2 * radius}px`,
            borderWidth: `${RING * u * px}px`,
          }}
        />
      ))}
    </>
  );
}
