// Keeps camera and sheet of a mounted map together.
import { isStill } from '../prefs/theme.ts';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Camera, Fit } from './camera.ts';
import { cameraControl, START } from './camera-control.ts';
import type { CameraControl } from './camera-control.ts';
import { restingView, type Spot } from './rest.ts';
import { sheetMove } from './sheet.ts';
import type { Box, Insets, Size } from './types.ts';

export type MapCamera = {
  /** Size of the map's box; zero before it is measured and the camera has its place in it: nothing is drawn twice. */
  readonly box: Size;
  /** The camera the sheet is drawn for. */
  readonly drawn: Camera;
  /** The camera that came to rest last: sizes of marks and places of names are made for it. */
  readonly rested: Camera;
  /** All of the drawing is between the panels, as it was fitted. */
  readonly isWhole: boolean;
  /** The same object as long as the map is mounted. */
  readonly control: CameraControl;
};

type Ref<T> = { readonly current: T };

type Options = {
  /** The smallest box around the drawing; the same object as long as the drawing is the same. */
  readonly extent: Box;
  readonly insets: Insets;
  readonly fit: Fit;
  /** What must not lie under these panels at rest; the same object as long as nothing of it changes. */
  readonly keepFree?: { readonly spots: readonly Spot[]; readonly panels: readonly Box[] } | undefined;
  /** Nothing is drawn as long as it is not known what to keep free. */
  readonly waits?: boolean | undefined;
  /** What covers the map now. */
  readonly panels?: readonly Box[];
  readonly root: Ref<HTMLElement | null>;
  readonly sheet: Ref<HTMLElement | null>;
  /** Called whenever the map is seen differently, before the next frame. */
  readonly onMove: (camera: Camera, box: Size) => void;
  readonly onSettle: (camera: Camera) => void;
};

const isSame = (p: Camera, q: Camera): boolean => p.x === q.x && p.y === q.y && p.scale === q.scale;

const NO_BOX: Size = { width: 0, height: 0 };

const useLatest = <T>(value: T): Ref<T> => {
  const latest = useRef(value);
  latest.current = value;
  return latest;
};

/** The size of an element, followed while it is mounted. */
function useBox(root: Ref<HTMLElement | null>): Size {
  const [box, setBox] = useState(NO_BOX);
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setBox((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return box;
}

export function useMapCamera(options: Options): MapCamera {
  const box = useBox(options.root);
  const [drawn, setDrawn] = useState<Camera>(START);
  const [rested, setRested] = useState<Camera>(START);
  const { keepFree } = options;
  const rest = useMemo(
    () => (keepFree && box.width > 0 ? restingView(keepFree.spots, box, keepFree.panels) : undefined),
    [keepFree, box],
  );
  const now = useLatest({ ...options, box, drawn, rest });
  const kept = useRef<CameraControl | undefined>(undefined);

  const place = (camera: Camera): void => {
    const { sheet, drawn: sheetFor, box: seenIn, onMove } = now.current;
    if (sheet.current !== null) {
      const { x, y, zoom } = sheetMove(sheetFor, camera, seenIn);
      sheet.current.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`;
    }
    onMove(camera, seenIn);
  };
  /** Set on the element itself, for tests that wait until the map is at rest. */
  const sayMoving = (on: boolean): void => void now.current.root.current?.toggleAttribute('data-moving', on);
  kept.current ??= cameraControl({
    frame: () => now.current,
    extent: () => now.current.extent,
    fit: () => now.current.fit,
    drawn: () => now.current.drawn,
    place,
    draw: setDrawn,
    move: () => sayMoving(true),
    rest: (camera) => {
      setRested(camera);
      sayMoving(false);
      now.current.onSettle(camera);
    },
    still: () => isStill.peek(),
  });
  const control = kept.current;

  const { top, right, bottom, left } = options.insets;
  useLayoutEffect(() => {
    if (box.width > 0 && box.height > 0 && !options.waits) control.refit();
  }, [box, options.extent, options.fit, options.waits, rest, top, right, bottom, left]);
  useLayoutEffect(() => place(control.live()), [drawn, box]);
  useEffect(() => control.stop, []);

  const isWhole = rest !== undefined && options.fit === 'all' && isSame(rested, rest);
  return { box: rested === START || options.waits ? NO_BOX : box, drawn, rested, isWhole, control };
}
