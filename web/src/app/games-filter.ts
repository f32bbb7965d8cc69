// Which of many games are shown: by what is searched for and by where they stand.

import type { ListedGame } from '@branchline/protocol';

export const GAME_KINDS = ['all', 'running', 'finished', 'imported'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

export const kindOf = ({ imported, summary }: Pick<ListedGame, 'imported' | 'summary'>): GameKind =>
  imported ? 'imported' : summary.over ? 'finished' : 'running';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

export type Wanted = { readonly kind: GameKind; readonly query: string };

/** Every word of the query is in a player's name or in the title of the game. */
export function filtered(
  games: readonly ListedGame[],
  { kind, query }: Wanted,
  titleOf: (game: ListedGame) => string,
): readonly ListedGame[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return games.filter((game) => {
    if (kind !== 'all' && kindOf(game) !== kind) return false;
    if (words.length === 0) return true;
    const text = plain([titleOf(game), ...game.seats.map(({ name }) => name)].join(' '));
    return words.every((word) => text.includes(word));
  });
}
