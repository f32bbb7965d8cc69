// Everything that is fuzzed.

import type { GameSpec } from '@branchline/core';
import { trainsOfEurope } from '@branchline/trains-of-europe';
import { notation as trainsOfEuropeNotation } from '@branchline/trains-of-europe/notation';
import { transEuropa } from '@branchline/trans-europa';
import { notation as transEuropaNotation } from '@branchline/trans-europa/notation';
import { protocolTarget } from './protocol.ts';
import { rulesTarget } from './rules.ts';
import type { Target } from './target.ts';

/** Short supplies, so that few bytes reach the end of a round. */
const round = { blackTracks: 14, targetScore: 4 };
const cards = (...numbers: number[]): GameSpec => ({
  ...{ edition: 'prestige', board: 'central-europe', seats: 2, options: { ...round, specialCards: 'fixedGame' } },
  agreed: { cards: [numbers] },
});

const TRANS_EUROPA: readonly GameSpec[] = [
  { edition: 'classic', board: 'central-europe', seats: 2, options: round },
  { edition: 'classic', board: 'usa', seats: 3, options: { ...round, manualClaim: true } },
  { edition: 'classic', board: 'europe', seats: 2, options: { ...round, manualClaim: true, wrongClaim: 'all' } },
  { edition: 'ferry', seats: 2, options: { ...round, sharedStart: true, halfFerryCost: 1 } },
  { edition: 'ferry', seats: 4, options: { ...round, manualClaim: true } },
  {
    edition: 'prestige',
    seats: 3,
    options: { ...round, specialCards: 'multiple(3)', allowPass: true, memoryAid: true },
  },
  { edition: 'prestige', seats: 2, options: { ...round, specialCards: 'random' } },
  ...[cards(8), cards(16), cards(13, 14), cards(17, 19), cards(3, 18), cards(6, 7, 8)],
];

const TRAINS_OF_EUROPE: readonly GameSpec[] = [
  { seats: 2, options: {} },
  { seats: 3, options: { hiddenVehicles: true, hiddenCash: true } },
  { seats: 3, options: { selfManagedInsolvency: true, manualBooks: true } },
  { seats: 4, options: { allowRetarget: true, assignInTurn: true, offersInTurn: true } },
  {
    seats: 2,
    options: { forgiveOncePerGame: true, reshuffleEvery: 1, target: 3, lenientIdle: true, releaseLicences: true },
  },
];

export const TARGETS: readonly Target[] = [
  rulesTarget({ game: transEuropa, notation: transEuropaNotation, specs: TRANS_EUROPA }),
  rulesTarget({ game: trainsOfEurope, notation: trainsOfEuropeNotation, specs: TRAINS_OF_EUROPE }),
  protocolTarget,
];
