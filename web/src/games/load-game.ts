// A game's code, fetched when it is first needed and kept from then on.

import { languageReady } from '../messages/text.ts';
import { coloursWorn, PLAYER_COLOURS, type PlayerColour } from '../ui/colours.ts';
import type { GameManifest, GameUi } from './game-ui.ts';
import { GAMES } from './registry.ts';

/** The game of addresses that name none. */
export const FIRST_GAME = GAMES[0];

export const manifestOf = (id: string): GameManifest | undefined => GAMES.find((game) => game.id === id);

export const isGame = (id: string): boolean => manifestOf(id) !== undefined;

/** What may be worn at a table of this game, in the order of the seats. */
export const paletteOf = (game: string): readonly PlayerColour[] => manifestOf(game)?.colours ?? PLAYER_COLOURS;

/** What the seats of a table of this game wear. */
export const coloursAt = (
  game: string,
  seats: readonly { readonly colour?: PlayerColour | undefined }[],
): readonly PlayerColour[] =>
  coloursWorn(
    paletteOf(game),
    seats.map(({ colour }) => colour),
  );

const loaded = new Map<string, GameUi>();

/** The game if it is here already. */
export const gameNow = (id: string): GameUi | undefined => loaded.get(id);

/** Nothing where the page knows no such game. */
export async function loadGame(id: string): Promise<GameUi | undefined> {
  const found = loaded.get(id) ?? (await manifestOf(id)?.load());
  if (!found) return undefined;
  await languageReady(); // the game has brought its own catalogue
  loaded.set(id, found);
  return found;
}
