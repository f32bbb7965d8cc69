// Region titles that several boards share.
import type { Loc } from '../types.ts';

export const NORTH: Loc = { en: 'North', de: 'Norden', fr: 'Nord', nl: 'Noorden', pl: 'Północ' };
export const WEST: Loc = { en: 'West', de: 'Westen', fr: 'Ouest', nl: 'Westen', pl: 'Zachód' };
export const CENTRE: Loc = { en: 'Centre', de: 'Mitte', fr: 'Centre', nl: 'Midden', pl: 'Środek' };
export const EAST: Loc = { en: 'East', de: 'Osten', fr: 'Est', nl: 'Oosten', pl: 'Wschód' };
export const SOUTH: Loc = { en: 'South', de: 'Süden', fr: 'Sud', nl: 'Zuiden', pl: 'Południe' };
