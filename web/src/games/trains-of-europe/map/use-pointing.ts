// From gestures on the map to the sections and cities they mean.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Point } from './curve.ts';
import { choicesAt, placeAt, samePlace } from './hit.ts';
import { listenForGestures, toMap, UNIT } from './house.ts';
import type { CameraControl, GestureHandlers, PointerKind } from './house.ts';
import type { MapPlace, MapProps } from './types.ts';

type Ref<T> = { readonly current: T };
type Pointing = { readonly hover: MapPlace | undefined; readonly dragging: boolean };

/** Two touches within this time and distance zoom in. */
const DOUBLE = { time: 300, distance: 28, factor: 1.8 } as const;

type Tap = { readonly at: Point; readonly time: number };

const isDouble = (last: Tap | undefined, { at, time }: Tap): boolean =>
  last !== undefined &&
  time - last.time <= DOUBLE.time &&
  Math.hypot(at.x - last.at.x, at.y - last.at.y) < DOUBLE.distance;

export const usePointing = (root: Ref<HTMLElement | null>, control: CameraControl, props: Ref<MapProps>): Pointing => {
  const [hover, setHover] = useState<MapPlace>();
  const [dragging, setDragging] = useState(false);
  const pointed = useRef<MapPlace | undefined>(undefined);
  const lastTap = useRef<Tap | undefined>(undefined);

  const zoomNow = (): number => control.live().scale / UNIT;
  const onSheet = (at: Point): Point => toMap(control.live(), control.frame().box, at);
  const find = (at: Point, pointer: PointerKind): MapPlace | undefined =>
    placeAt(props.current.geometry, onSheet(at), { zoom: zoomNow(), pointer });
  const point = (place: MapPlace | undefined, pointer: PointerKind): void => {
    if (samePlace(pointed.current, place)) return;
    pointed.current = place;
    setHover(place);
    props.current.onHover?.(place, { pointer });
  };

  const tap = (at: Point, pointer: PointerKind): void => {
    const touch = pointer === 'mouse' ? undefined : { at, time: performance.now() };
    const zooms = touch !== undefined && isDouble(lastTap.current, touch);
    lastTap.current = zooms ? undefined : touch;
    if (zooms) {
      control.zoom(at, DOUBLE.factor, 'button');
      return;
    }
    const { geometry, onSection, onCity, onChoices, onNothing } = props.current;
    const place = find(at, pointer);
    const choices = place?.at === 'section' ? choicesAt(geometry, onSheet(at), { zoom: zoomNow(), pointer }) : [];
    if (choices.length > 1 && onChoices !== undefined) onChoices(choices, at);
    else if (place?.at === 'section') onSection?.(place.section, { pointer });
    else if (place?.at === 'city') onCity?.(place.city, { pointer });
    else onNothing?.();
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
    tap,
  };
  const latest = useRef(handlers);
  latest.current = handlers;

  useEffect(() => {
    if (root.current === null) return;
    return listenForGestures(root.current, {
      pan: (dx, dy) => latest.current.pan(dx, dy),
      zoom: (at, factor, how) => latest.current.zoom(at, factor, how),
      settle: (speed) => latest.current.settle(speed),
      tap: (at, pointer) => latest.current.tap(at, pointer),
      press: (at, pointer) => latest.current.press(at, pointer),
      hover: (at, pointer) => latest.current.hover(at, pointer),
      dragging: (on) => latest.current.dragging(on),
    });
  }, []);

  return { hover, dragging };
};
