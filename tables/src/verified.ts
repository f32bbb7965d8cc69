// A game file verified move by move, in pieces where others have to be looked after meanwhile.

import { stateHash, verifying, type GameFile, type GameTypes, type Replay } from '@branchline/core';
import { neverGivingWay, type GiveWay, type Playable } from './ports.ts';

type Game = Playable['game'];

/** What `verifyGame` answers. */
export async function verified(game: Game, file: GameFile, giveWay: GiveWay = neverGivingWay) {
  const steps = verifying(game, file);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    const heldUp = giveWay();
    if (heldUp) await heldUp;
  }
}

/** The fingerprint of every position of a verified game: after no move, after the first, and so on. */
export async function fingerprints(
  { hashes = [] }: Pick<GameFile, 'hashes'>,
  { states }: Pick<Replay<GameTypes>, 'states'>,
  giveWay: GiveWay = neverGivingWay,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [index, state] of states.entries()) {
    // What the file says of a position was compared with it.
    found.push(hashes[index - 1] ?? stateHash(state));
    const heldUp = giveWay();
    if (heldUp) await heldUp;
  }
  return found;
}
