import type { LoadedMap } from '../../src/games/trains-of-europe/map/index.ts';
import type * as Drawing from '../../src/games/trains-of-europe/screens/home/drawing.tsx';

/** Markup of the home page's picture: the map's and the train's. */
export declare const cardOf: (kit: { drawing: typeof Drawing; map: LoadedMap }) => { map: string; train: string };
