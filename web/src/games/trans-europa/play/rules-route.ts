// The way from a table to its rules: the address says how far the table plays where that is not as printed.

import type { Config } from '@branchline/trans-europa';
import type { Route } from '../../../nav/router.ts';
import { GAME } from '../game.ts';

/** Steps of the printed scoring track. */
export const PRINTED_TARGET = 13;

export const rulesRoute = ({ edition, options: { targetScore } }: Config): Route & { readonly screen: 'rules' } => ({
  screen: 'rules',
  game: GAME,
  edition: targetScore === PRINTED_TARGET ? edition : `${edition}-${targetScore}`,
});
