// The figures of the rules pages, as data for the real drawings.

import type { CityId, CompanyColour, MapMarks } from '../map/index.ts';

/** A still piece of the map. */
export type MapFigure = {
  readonly kind: 'map';
  /** These cities are in the picture. */
  readonly around: readonly CityId[];
  readonly me: CompanyColour;
  readonly marks: Partial<MapMarks>;
};

export type HelpFigure =
  | MapFigure
  /** A contract of yours in the first year of the quick start, as the table shows it. */
  | { readonly kind: 'contract'; readonly contract: string }
  /** Vehicles as they stand at the Fair of the quick start. */
  | { readonly kind: 'vehicles'; readonly models: readonly string[] }
  /** The overview of the phases and their bonuses. */
  | { readonly kind: 'phases' };
