// Whose positions can be asked again.

import { defaultOptions, EDITIONS, type Config } from '@branchline/trans-europa';

/** Scenes are rounds of the classic game with its usual tracks: only such a position can be asked again. */
export function canBeAsked({ edition, board, options }: Config): boolean {
  if (edition !== 'classic' || board.includes('@')) return false;
  return options.blackTracks === defaultOptions(EDITIONS.classic).blackTracks && options.specialCards === 'off';
}
