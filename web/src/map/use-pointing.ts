// Turns gestures on a map into places: what is under the mouse, what was tapped, whether the map is dragged.
import { useEffect, useRef, useState } from 'preact/hooks';
import { toMap } from './camera.ts';
import type { CameraControl } from './camera-control.ts';
import { listenForGestures } from './gestures.ts';
import type { GestureHandlers } from './gestures.ts';
import type { Point, PointerKind } from './types.ts';

/** What there is to point at, in drawing units; `scale` in px per step. */
export type Pointable<P> = {
  readonly find: (at: Point, how: { readonly scale: number; readonly pointer: PointerKind }) => P | undefined;
  readonly same: (p: P | undefined, q: P | undefined) => boolean;
  readonly onHover: (place: P | undefined, pointer: PointerKind) => void;
  readonly onTap: (place: P, pointer: PointerKind) => void;
};

type Ref<T> = { readonly current: T };
type Pointing<P> = { readonly hover: P | undefined; readonly dragging: boolean };

export function usePointing<P>(
  root: Ref<HTMLElement | null>,
  control: CameraControl,
  places: Pointable<P>,
): Pointing<P> {
  const [hover, setHover] = useState<P>();
  const [dragging, setDragging] = useState(false);
  const pointed = useRef<P | undefined>(undefined);
  const now = useRef(places);
  now.current = places;

  useEffect(() => {
    if (root.current === null) return undefined;
    const find = (at: Point, pointer: PointerKind): P | undefined => {
      const camera = control.live();
      return now.current.find(toMap(camera, control.frame().box, at), { scale: camera.scale, pointer });
    };
    const point = (place: P | undefined, pointer: PointerKind): void => {
      if (now.current.same(pointed.current, place)) return;
      pointed.current = place;
      setHover(() => place);
      now.current.onHover(place, pointer);
    };
    const handlers: GestureHandlers = {
      pan: control.pan,
      zoom: control.zoom,
      settle: control.settle,
      dragging: (on) => {
        setDragging(on);
        if (on) point(undefined, 'mouse');
      },
      hover: (at, pointer) => point(at === undefined ? undefined : find(at, pointer), pointer),
      press: (at, pointer) => point(find(at, pointer), pointer),
      tap: (at, pointer) => {
        const place = find(at, pointer);
        if (place !== undefined) now.current.onTap(place, pointer);
      },
    };
    return listenForGestures(root.current, handlers);
  }, []);

  return { hover, dragging };
}
