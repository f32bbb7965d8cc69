// The games of the workers under test.

import type { Engine } from '../../web/src/games/engine.ts';
import { engineOf as productEngine } from '../../web/src/worker/engines.ts';
import { GAME } from './standing.ts';

export const engineOf = async (id: string): Promise<Engine | undefined> =>
  id === GAME ? (await import('./engine.ts')).engine : productEngine(id);
