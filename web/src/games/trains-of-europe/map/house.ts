// The one door to the house's tools for any drawing that can be panned and zoomed: camera, gestures, the moved sheet.

import { useMemo } from 'preact/hooks';
import type { Geometry } from '../../../board/geometry.ts';
import { useBoardCamera } from '../../../board/use-board-camera.ts';
import type { CameraDesk } from '../../../board/use-board-camera.ts';
import type { Extent } from './geometry.ts';

export { NO_INSETS, toBoard, toScreen } from '../../../board/camera.ts';
export type { Camera, Size } from '../../../board/camera.ts';
/** Scale of the camera at zoom 1. */
export { UNIT } from '../../../board/geometry.ts';
export { listenForGestures } from '../../../board/gestures.ts';
export type { GestureHandlers } from '../../../board/gestures.ts';
export { boxesOverlap, placeLabels } from '../../../board/labels.ts';
export { overscan, sheetFrame } from '../../../board/sheet.ts';
export { textWidth } from '../../../board/text-width.ts';
export type { Box, Insets, PointerKind } from '../../../board/types.ts';
export type { CameraDesk } from '../../../board/use-board-camera.ts';

type Options = Omit<Parameters<typeof useBoardCamera>[0], 'geometry'> & { readonly extent: Extent };

/** The camera looks at nothing of a geometry but its extent. */
export const useMapCamera = ({ extent, ...options }: Options): CameraDesk => {
  const geometry = useMemo(() => ({ extent }) as unknown as Geometry, [extent]);
  return useBoardCamera({ ...options, geometry });
};
