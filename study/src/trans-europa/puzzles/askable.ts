// Whose positions can be asked again.

import { defaultOptions, EDITIONS, type Config, type Options } from '@branchline/trans-europa';

/** What a turn may build and what it is worth depends on these. */
const BUILDING = [
  'blackTracks',
  'specialCards',
  'sharedStart',
  'allowPass',
  'halfFerryCost',
] as const satisfies readonly (keyof Options)[];

/** A scene says which edition it is of and nothing of its options: only positions with the usual ones can be asked again. */
export function canBeAsked({ edition, board, options }: Config): boolean {
  const usual = defaultOptions(EDITIONS[edition]);
  return !board.includes('@') && BUILDING.every((option) => options[option] === usual[option]);
}
