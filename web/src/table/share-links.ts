// The addresses of a finished game at one of its moves: the whole game in an address, and a short one where a server keeps it.

import { probeServer } from '../link/server.ts';
import { gameText } from './files.ts';
import { LONGEST_LINK, packGame } from './game-link.ts';
import { sharedAddress } from './share-address.ts';
import { shortCode } from './share-short.ts';

export type GameLinks = {
  /** Absent where it would be cut on its way. */
  readonly whole?: string;
  /** Absent where no server keeps the game. */
  readonly short?: string;
};

const addressOf = (code: string, move: number): string => sharedAddress({ screen: 'game', code, move });
const reviewAddress = (code: string, move: number): string =>
  sharedAddress({ screen: 'game', code, move, review: true });

/** The whole game in an address; works on other devices also where this page was opened as localhost. */
export async function wholeLink(id: string, move: number): Promise<string | undefined> {
  const text = await gameText(id);
  if (text === undefined) return undefined;
  await probeServer();
  return addressOf(await packGame(text), move);
}

export async function shortLink(id: string, move: number): Promise<string | undefined> {
  const text = await gameText(id);
  const code = text === undefined ? undefined : await shortCode(text);
  return code === undefined ? undefined : addressOf(code, move);
}

/** To the review of a game at one of its moves; undefined where it would be cut and no server keeps it. */
export async function reviewLink(id: string, move: number): Promise<string | undefined> {
  const text = await gameText(id);
  if (text === undefined) return undefined;
  await probeServer();
  const whole = reviewAddress(await packGame(text), move);
  if (whole.length <= LONGEST_LINK) return whole;
  const code = await shortCode(text);
  return code === undefined ? undefined : reviewAddress(code, move);
}

export async function linksOf(id: string, move: number): Promise<GameLinks> {
  const [whole, short] = [await wholeLink(id, move), await shortLink(id, move)];
  return {
    ...(whole === undefined || whole.length > LONGEST_LINK ? {} : { whole }),
    ...(short === undefined ? {} : { short }),
  };
}
