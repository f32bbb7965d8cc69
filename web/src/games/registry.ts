// The games of this page; the only place outside their own rooms where they are named.

import type { GameManifest } from './game-ui.ts';
import { trainsOfEurope } from './trains-of-europe/manifest.ts';
import { transEuropa } from './trans-europa/manifest.ts';

export const GAMES: readonly [GameManifest, ...GameManifest[]] = [transEuropa, trainsOfEurope];
