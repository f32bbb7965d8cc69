// Turns gestures on the board into places: what is under the mouse, what was tapped, whether the board is dragged.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { toBoard } from './camera.ts';
import { UNIT } from './geometry.ts';
import type { Geometry, Point } from './geometry.ts';
import { listenForGestures } from './gestures.ts';
import type { GestureHandlers } from './gestures.ts';
import { placeAt, samePlace } from './hit.ts';
import type { Reach } from './hit.ts';
import type { BoardProps, Place, PointerKind } from './types.ts';
import type { CameraDesk } from './use-board-camera.ts';

const reachAt = (scale: number, pointer: PointerKind): Reach => {
  const wide = pointer === 'touch';
  return {
    line: ((wide ? 16 : 12) * UNIT) / scale,
    junction: (Math.min(wide ? 15 : 12, scale * 0.24) * UNIT) / scale,
  };
};

type Ref<T> = { readonly current: T };
type Pointing = { readonly hover: Place | undefined; readonly dragging: boolean };

export const usePointing = (
  root: Ref<HTMLElement | null>,
  geometry: Geometry,
  desk: Ref<CameraDesk>,
  props: Ref<BoardProps>,
): Pointing => {
  const [hover, setHover] = useState<Place>();
  const [dragging, setDragging] = useState(false);
  const pointed = useRef<Place | undefined>(undefined);

  const find = (at: Point, pointer: PointerKind): Place | undefined => {
    const camera = desk.current.live();
    return placeAt(geometry, toBoard(camera, desk.current.box, at), reachAt(camera.scale, pointer));
  };
  const point = (place: Place | undefined, pointer: PointerKind): void => {
    if (samePlace(pointed.current, place)) return;
    pointed.current = place;
    setHover(place);
    props.current.onHover?.(place, { pointer });
  };
  const handlers: GestureHandlers = {
    pan: (dx, dy) => desk.current.pan(dx, dy),
    zoom: (at, factor, how) => desk.current.zoom(at, factor, how),
    settle: (speed) => desk.current.settle(speed),
    dragging: (on) => {
      setDragging(on);
      if (on) point(undefined, 'mouse');
    },
    hover: (at, pointer) => point(at === undefined ? undefined : find(at, pointer), pointer),
    press: (at, pointer) => point(find(at, pointer), pointer),
    tap: (at, pointer) => {
      const place = find(at, pointer);
      if (place?.at === 'junction') props.current.onJunction?.(place.junction, { pointer });
      else if (place?.at === 'line')
        props.current.onLine?.(place.line, place.slot === undefined ? { pointer } : { pointer, slot: place.slot });
    },
  };
  const now = useRef(handlers);
  now.current = handlers;

  // Not later: whoever sees the board may already touch it.
  useLayoutEffect(() => {
    if (root.current === null) return;
    return listenForGestures(root.current, {
      pan: (dx, dy) => now.current.pan(dx, dy),
      zoom: (at, factor, how) => now.current.zoom(at, factor, how),
      settle: (speed) => now.current.settle(speed),
      tap: (at, pointer) => now.current.tap(at, pointer),
      press: (at, pointer) => now.current.press(at, pointer),
      hover: (at, pointer) => now.current.hover(at, pointer),
      dragging: (on) => now.current.dragging(on),
    });
  }, []);

  return { hover, dragging };
};
