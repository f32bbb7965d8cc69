// Points, boxes and views, for any drawing that can be panned and zoomed.

export type Point = { readonly x: number; readonly y: number };

export type Size = { readonly width: number; readonly height: number };

export type Box = Point & Size;

/** Space that panels cover at the edges of the map's box, in px; the drawing is fitted into the rest. */
export type Insets = {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
};

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Drawing units to a step of the map, such as a line of a lattice; a scale is the px that a step takes. */
export const UNIT = 64;

/** Centre in steps and px per step. */
export type MapView = Point & { readonly scale: number };

export type PointerKind = 'mouse' | 'touch' | 'pen';

/** A straight piece of the drawing. */
export type Segment = { readonly from: Point; readonly to: Point };
