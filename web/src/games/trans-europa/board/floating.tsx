// Bubbles and arrows above the board.

import { useMemo } from 'preact/hooks';
import './floating.css';
import { markScale } from '../../../map/camera.ts';
import { Overlay } from '../../../map/overlay.tsx';
import { NO_INSETS, UNIT } from '../../../map/types.ts';
import type { Box } from '../../../map/types.ts';
import type { MapCamera } from '../../../map/use-map-camera.ts';
import type { Arrange } from './board.tsx';
import type { Geometry } from './geometry.ts';
import type { DrawnLabel } from './layers/labels.tsx';
import { obstaclesOf } from './obstacles.ts';
import { arrowsOf, bubblesOf, pressedOf } from './speech.tsx';
import type { BoardProps, EdgeArrow, Tip } from './types.ts';

const NO_TIPS: readonly Tip[] = [];
const NO_ARROWS: readonly EdgeArrow[] = [];
const NO_PANELS: readonly Box[] = [];

type FloatingProps = {
  readonly props: BoardProps;
  readonly geometry: Geometry;
  readonly camera: MapCamera;
  readonly labels: readonly DrawnLabel[];
  readonly arrange: { current: Arrange | undefined };
};

export function Floating({ props, geometry, camera, labels, arrange }: FloatingProps) {
  const { marks, compact = false, tips = NO_TIPS, arrows = NO_ARROWS, insets = NO_INSETS, panels = NO_PANELS } = props;
  const { rested, control } = camera;
  const u = (markScale({ scale: rested.scale, compact }) * UNIT) / rested.scale;
  const obstacles = useMemo(() => obstaclesOf({ geometry, marks, labels, u }), [geometry, marks, labels, u]);
  const bubbles = useMemo(() => bubblesOf(geometry, tips), [geometry, tips]);
  const edge = useMemo(() => arrowsOf(geometry, arrows), [geometry, arrows]);
  const pressed = useMemo(() => pressedOf(geometry), [geometry]);
  return (
    <Overlay
      bubbles={bubbles}
      arrows={edge}
      insets={insets}
      panels={panels}
      pressed={pressed}
      obstacles={obstacles}
      rested={rested}
      arrange={arrange}
      now={() => ({ camera: control.live(), box: control.frame().box })}
      onArrow={({ id, at }) => {
        control.reveal([at]);
        props.onArrow?.(id);
      }}
    />
  );
}
