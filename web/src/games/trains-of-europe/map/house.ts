// The one door to the house's tools for any drawing that can be panned and zoomed: camera, gestures, sheet, names.

import { useMemo, useRef } from 'preact/hooks';
import { toBoard } from '../../../board/camera.ts';
import type { Camera, Size } from '../../../board/camera.ts';
import type { Geometry } from '../../../board/geometry.ts';
import { placeLabels as placeOnBoard } from '../../../board/labels.ts';
import type { LabelItem, LabelScene, PlacedLabel } from '../../../board/labels.ts';
import type { Box, Insets } from '../../../board/types.ts';
import { useBoardCamera } from '../../../board/use-board-camera.ts';
import type { CameraDesk } from '../../../board/use-board-camera.ts';

export { NO_INSETS, toScreen } from '../../../board/camera.ts';
export type { Camera, Size } from '../../../board/camera.ts';
/** Scale of the camera at zoom 1. */
export { UNIT } from '../../../board/geometry.ts';
export { listenForGestures } from '../../../board/gestures.ts';
export type { GestureHandlers } from '../../../board/gestures.ts';
export { boxesOverlap } from '../../../board/labels.ts';
export { overscan, sheetFrame } from '../../../board/sheet.ts';
export { textWidth } from '../../../board/text-width.ts';
export type { Box, Insets, PointerKind } from '../../../board/types.ts';
export { toBoard as toMap };

type Labels = Pick<LabelScene, 'solids' | 'panels'> & {
  readonly items: readonly (Omit<LabelItem, 'target'> & { readonly important: boolean })[];
};

/** Places a few names around their cities. */
export const placeLabels = ({ items, solids, panels }: Labels): readonly PlacedLabel[] =>
  placeOnBoard({
    items: items.map(({ important, ...item }) => ({ ...item, target: important })),
    solids,
    panels,
    tracks: [],
    doubles: [],
  });

export type CameraControl = Omit<CameraDesk, 'box' | 'drawn' | 'rested'> & {
  readonly frame: () => { readonly box: Size; readonly insets: Insets };
  /** Zooms around the middle of the part that panels leave free. */
  readonly zoomBy: (factor: number) => void;
};

type MapCamera = Pick<CameraDesk, 'box' | 'drawn' | 'rested'> & {
  /** The same object as long as the map is mounted. */
  readonly control: CameraControl;
};

type Options = {
  /** The smallest box around the drawing; the same object as long as the drawing is the same. */
  readonly extent: Box;
  readonly insets: Insets;
  readonly fit: 'all' | 'height';
  readonly root: { readonly current: HTMLElement | null };
  readonly sheet: { readonly current: HTMLElement | null };
  readonly onMove: (camera: Camera, box: Size) => void;
  readonly onSettle: (camera: Camera) => void;
};

const controlOf = (now: {
  readonly current: { readonly desk: CameraDesk; readonly insets: Insets };
}): CameraControl => ({
  live: () => now.current.desk.live(),
  frame: () => ({ box: now.current.desk.box, insets: now.current.insets }),
  pan: (dx, dy) => now.current.desk.pan(dx, dy),
  zoom: (at, factor, how) => now.current.desk.zoom(at, factor, how),
  zoomBy: (factor) => {
    const { desk, insets } = now.current;
    const { width, height } = desk.box;
    const middle = { x: (insets.left + width - insets.right) / 2, y: (insets.top + height - insets.bottom) / 2 };
    desk.zoom(middle, factor, 'button');
  },
  settle: (speed) => now.current.desk.settle(speed),
  fit: () => now.current.desk.fit(),
  zoomTo: (points, largest) => now.current.desk.zoomTo(points, largest),
  reveal: (point) => now.current.desk.reveal(point),
});

export const useMapCamera = ({ extent, insets, fit, ...options }: Options): MapCamera => {
  // The camera looks at nothing of a geometry but its extent.
  const geometry = useMemo(() => ({ extent }) as unknown as Geometry, [extent]);
  const desk = useBoardCamera({ ...options, insets, mode: fit, geometry });
  const now = useRef({ desk, insets });
  now.current = { desk, insets };
  const control = useMemo(() => controlOf(now), []);
  const { box, drawn, rested } = desk;
  return { box, drawn, rested, control };
};
