// The positions of the lessons, each lesson in a separate file.

import type { Puzzle } from '@branchline/study/trans-europa/puzzle';
import type { ThemeId } from '@branchline/study/trans-europa/themes';

const FILES = import.meta.glob<readonly Puzzle[]>('./generated/*.json', { import: 'default' });

/** The example first, then positions to solve, the easiest first. */
export const positionsOf = async (theme: ThemeId): Promise<readonly Puzzle[]> =>
  (await FILES[`./generated/${theme}.json`]?.()) ?? [];
