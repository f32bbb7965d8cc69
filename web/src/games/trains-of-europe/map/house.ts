// The one door to the house's tools for any drawing that can be panned and zoomed: camera, gestures, sheet, names.

import { placeLabels as placeAmongStrokes } from '../../../map/labels.ts';
import type { LabelScene, PlacedLabel } from '../../../map/labels.ts';

export { toMap, toScreen } from '../../../map/camera.ts';
export type { Camera } from '../../../map/camera.ts';
export type { CameraControl } from '../../../map/camera-control.ts';
export { listenForGestures } from '../../../map/gestures.ts';
export type { GestureHandlers } from '../../../map/gestures.ts';
export { boxesOverlap } from '../../../map/labels.ts';
export { overscan, sheetFrame } from '../../../map/sheet.ts';
export { textWidth } from '../../../map/text-width.ts';
/** Scale of the camera at zoom 1. */
export { NO_INSETS, UNIT } from '../../../map/types.ts';
export type { Box, Insets, PointerKind, Size } from '../../../map/types.ts';
export { useHand } from '../../../map/use-hand.ts';
export { useMapCamera } from '../../../map/use-map-camera.ts';

/** Places a few names around their cities. */
export const placeLabels = (scene: Pick<LabelScene, 'items' | 'solids' | 'panels'>): readonly PlacedLabel[] =>
  placeAmongStrokes({ ...scene, heavy: [], light: [] });
