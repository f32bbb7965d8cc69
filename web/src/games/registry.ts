// The games of this page: no other code of it names them outside their own folders. vite.config.ts says how they are bundled.

import type { GameManifest } from './game-ui.ts';
import { trainsOfEurope } from './trains-of-europe/manifest.ts';
import { transEuropa } from './trans-europa/manifest.ts';

export const GAMES: readonly [GameManifest, ...GameManifest[]] = [transEuropa, trainsOfEurope];
