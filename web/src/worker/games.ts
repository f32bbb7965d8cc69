// The games the authority and the bots can play.

import type { AnyGame } from './stored-game.ts';
import { transEuropa } from '@branchline/trans-europa';

const GAMES: Readonly<Record<string, AnyGame>> = { [transEuropa.id]: transEuropa };

export const gameById = (id: string): AnyGame | undefined => (Object.hasOwn(GAMES, id) ? GAMES[id] : undefined);
