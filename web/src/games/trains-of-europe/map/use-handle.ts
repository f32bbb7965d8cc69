// What the screen may ask of a mounted map.
import { useLayoutEffect } from 'preact/hooks';
import { stationAt } from './curve.ts';
import type { Point } from './curve.ts';
import type { MapGeometry, PlacedSection } from './geometry.ts';
import { toScreen, UNIT } from './house.ts';
import type { CameraControl } from './house.ts';
import type { MapHandle, MapProps } from './types.ts';

const LARGEST_SHOWN = 1.5;

/** Points that hold a section: both cities and the height of its bow. */
const pointsOf = ({ curve }: PlacedSection): readonly Point[] => [
  curve.from,
  stationAt(curve, curve.length / 2),
  curve.to,
];

const pointsToShow = (
  geometry: MapGeometry,
  { sections = [], cities = [] }: Parameters<MapHandle['show']>[0],
): Point[] => [
  ...sections.flatMap((id) => {
    const section = geometry.sections.get(id);
    return section === undefined ? [] : pointsOf(section);
  }),
  ...cities.flatMap((id) => geometry.cities.get(id) ?? []),
];

type Options = {
  readonly props: { readonly current: MapProps };
  readonly control: CameraControl;
  readonly root: { readonly current: HTMLElement | null };
  /** Before the box is measured the map could not fly anywhere, so nobody gets the handle. */
  readonly ready: boolean;
};

export const useHandle = ({ props, control, root, ready }: Options): void => {
  const { geometry } = props.current;
  useLayoutEffect(() => {
    if (!ready) return;
    props.current.handle?.({
      fit: control.fit,
      zoomBy: control.zoomBy,
      show: (what, largest = LARGEST_SHOWN) =>
        control.zoomTo(pointsToShow(geometry, what), { largest: largest * UNIT }),
      reveal: (id) => {
        const section = geometry.sections.get(id);
        if (section !== undefined) control.reveal([section.middle]);
      },
      zoom: () => control.live().scale / UNIT,
      isWhole: control.isResting,
      positionOf: (id) => {
        const section = geometry.sections.get(id);
        return section && toScreen(control.live(), control.frame().box, section.middle);
      },
      focus: () => root.current?.focus(),
    });
    return () => props.current.handle?.(undefined);
  }, [geometry, ready]);
};
