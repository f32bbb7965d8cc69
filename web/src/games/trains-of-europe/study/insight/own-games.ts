// The games that insight is about: finished ones of this device, with one person among bots, as the own record counts them.

import type { Seat } from '@branchline/core';
import { computed } from '@preact/signals';
import type { ListedGame } from '@branchline/protocol';
import { gameList } from '../../../../table/games.ts';
import { GAME } from '../../game.ts';

export type OwnGame = { readonly id: string; readonly seat: Seat; readonly played: number };

const isPerson = ({ kind }: { readonly kind: string }): boolean => kind === 'human';

function ownGame({ id, game, imported, seats, summary, touched }: ListedGame): readonly OwnGame[] {
  if (game !== GAME || imported || !summary.over || seats.filter(isPerson).length !== 1) return [];
  return [{ id, seat: seats.findIndex(isPerson), played: touched }];
}

/** Newest first; undefined until the list is there. */
export const ownGames = computed((): readonly OwnGame[] | undefined => gameList.value?.flatMap(ownGame));
