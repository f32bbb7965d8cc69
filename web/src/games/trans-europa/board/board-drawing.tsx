// What stands on a board, or on a part of it, as a still picture; the ground under it is given.
import { UNIT } from '../../../map/types.ts';
import type { Box } from '../../../map/types.ts';
import type { Board } from '@branchline/boards';
import type { ComponentChildren } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { markScale } from '../../../map/camera.ts';
import { geometryOf } from './geometry.ts';
import { labelSizes, layOutLabels } from './layers/labels.tsx';
import { cityMarksOf, Scene } from './scene.tsx';
import { NO_MARKS } from './types.ts';
import type { BoardMarks, CityId, LineId } from './types.ts';
import type { PlayerColour } from '../../../ui/colours.ts';

export type DrawingProps = {
  readonly board: Board;
  readonly marks?: Partial<BoardMarks>;
  readonly me?: PlayerColour;
  /** Part of the board in lattice units; the whole lattice with a margin if left out. */
  readonly frame?: Box;
  /** Px per line the picture is meant for; decides the size of marks and names. */
  readonly scale?: number;
  /** Names of cities; without it the picture carries none. */
  readonly city?: (city: CityId) => string;
  /** Land and sea under the net. */
  readonly ground?: ComponentChildren;
  /** Lines whose middle lies over water. */
  readonly overSea?: readonly LineId[];
  /** Accessible name; a picture without one is decoration. */
  readonly label?: string;
  /** How the frame fills its box: as an image's `object-fit`. */
  readonly fill?: 'cover' | 'contain';
};

const NO_LINES: readonly LineId[] = [];

export function BoardDrawing(props: DrawingProps) {
  const { board, me = 'plum', scale = UNIT, city, ground, label, fill = 'contain' } = props;
  const ids = useId();
  const geometry = geometryOf(board, props.marks?.eased);
  const marks = useMemo((): BoardMarks => ({ ...NO_MARKS, ...props.marks }), [props.marks]);
  const k = markScale({ scale });
  const u = (k * UNIT) / scale;
  const labels = useMemo(
    () =>
      city === undefined
        ? []
        : layOutLabels({
            geometry,
            marks,
            cityMarks: cityMarksOf(marks),
            name: city,
            scale,
            sizes: labelSizes({ scale }),
            u,
            panels: [],
          }),
    [geometry, marks, city, scale, k, u],
  );
  const overSea = useMemo(() => new Set(props.overSea ?? NO_LINES), [props.overSea]);
  const { extent } = geometry;
  const frame = props.frame ?? {
    x: extent.x / UNIT - 0.7,
    y: extent.y / UNIT - 0.7,
    width: extent.width / UNIT + 1.4,
    height: extent.height / UNIT + 1.4,
  };
  return (
    <svg
      class="board-picture"
      viewBox={[frame.x, frame.y, frame.width, frame.height].map((v) => v * UNIT).join(' ')}
      preserveAspectRatio={fill === 'cover' ? 'xMidYMid slice' : 'xMidYMid meet'}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {ground}
      <Scene
        geometry={geometry}
        marks={marks}
        me={me}
        u={u}
        overSea={overSea}
        labels={labels}
        close={scale > UNIT * 1.6}
        ids={ids}
        halos
      />
    </svg>
  );
}
