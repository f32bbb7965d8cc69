// The games of this page: no other code of it names them outside their own rooms. How they are packed stands in vite.config.ts.

import type { GameManifest } from './game-ui.ts';
import { trainsOfEurope } from './trains-of-europe/manifest.ts';
import { transEuropa } from './trans-europa/manifest.ts';

export const GAMES: readonly [GameManifest, ...GameManifest[]] = [transEuropa, trainsOfEurope];
