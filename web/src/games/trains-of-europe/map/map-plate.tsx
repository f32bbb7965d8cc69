// A still piece of the map, drawn as the map itself draws it: with slots, names and prices.
import { useMemo } from 'preact/hooks';
import { detailAt } from './detail.ts';
import type { CityId, Extent } from './geometry.ts';
import { Ground } from './layers/ground.tsx';
import { frameAround } from './picture-frame.ts';
import { Scene, useWritten } from './scene.tsx';
import { NO_MARKS } from './types.ts';
import type { MapMarks, MapProps, MapTexts } from './types.ts';

export type PlateProps = Pick<MapProps, 'geometry' | 'scenery' | 'me' | 'names'> & {
  readonly marks: Partial<MapMarks>;
  readonly texts: Pick<MapTexts, 'city' | 'price'>;
  /** These cities are in the picture, with some land around them. */
  readonly around: readonly CityId[];
  /** The size it is meant for: names and prices are as large as on a map of that size. */
  readonly width: number;
  readonly height: number;
  readonly label: string;
};

const AIR = 46;
const CLOSEST = 0.7;
/** Nothing is written that the edge of the picture would cut. */
const beyond = ({ x, y, width, height }: Extent): readonly Extent[] => [
  { x: x - width, y: y - height, width, height: 3 * height },
  { x: x + width, y: y - height, width, height: 3 * height },
  { x, y: y - height, width, height },
  { x, y: y + height, width, height },
];
const nameless = (): string => '';

export function MapPlate(props: PlateProps) {
  const { geometry, scenery, me, names, texts, around, width, height, label } = props;
  const marks = useMemo((): MapMarks => ({ ...NO_MARKS, ...props.marks }), [props.marks]);
  const frame = useMemo(() => {
    const points = around.flatMap((id) => geometry.cities.get(id) ?? []);
    return frameAround(points, { ...{ width, height }, air: AIR, closest: CLOSEST });
  }, [geometry, around, width, height]);
  const edges = useMemo(() => beyond(frame), [frame]);
  const all = useMemo((): MapTexts => ({ label, section: nameless, water: nameless, ...texts }), [label, texts]);
  const detail = detailAt(width / frame.width);
  const written = useWritten({ geometry, marks, names, texts: all, detail, panels: edges });
  return (
    <svg
      class="tmap-picture tmap-plate"
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      role="img"
      aria-label={label}
    >
      <Ground scenery={scenery} />
      <Scene
        geometry={geometry}
        marks={marks}
        me={me}
        written={written}
        texts={all}
        detail={detail}
        panels={edges}
        moving={false}
      />
    </svg>
  );
}
