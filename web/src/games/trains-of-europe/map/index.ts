// The public door of the business map.
import './map.css';

export { TrainsMap } from './trains-map.tsx';
export { MapPicture } from './map-picture.tsx';
export type { PictureProps, PictureWay } from './map-picture.tsx';
export { MapPlate } from './map-plate.tsx';
export type { PlateProps } from './map-plate.tsx';
export { loadMap } from './load.ts';
export { cityName } from './names.ts';
export type { LoadedMap } from './load.ts';
export { NAME_SETS, nameSetOf } from './data.ts';
export type { NameSet } from './data.ts';
export type { CityId, MapGeometry, PlacedCity, PlacedSection, SectionId, SectionKind } from './geometry.ts';
export type { Scenery } from './scenery.ts';
export { COMPANY_COLOURS, NO_MARKS } from './types.ts';
export type {
  BonusMark,
  ChangeMark,
  CompanyColour,
  FreeState,
  How,
  MapCursor,
  MapHandle,
  MapMarks,
  MapPlace,
  MapProps,
  MapTexts,
  OfferMark,
  PlanMark,
  StopMark,
  TrackMark,
} from './types.ts';
