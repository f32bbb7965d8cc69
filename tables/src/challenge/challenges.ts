// Challenges as a device keeps them: made, judged when a link is opened, passed on, dealt and looked back at. The page never
// holds an open secret.

import type { BadSpec, GameSpec, Seat, SeatInfo } from '@branchline/core';
import { configured } from '../configured.ts';
import { createGame, type Dealt, type LibraryPorts, type NewGame } from '../library.ts';
import { load } from '../load.ts';
import { challengeId, closeSecret, dealSeed, openSecret, secretFrom, type Secret } from './secret.ts';

export interface ChallengeSetup {
  readonly game: string;
  readonly spec: GameSpec;
  readonly seats: readonly SeatInfo[];
  readonly seat: Seat;
  readonly deals: number;
  readonly iterations: number;
}

/** Closed over its set-up alone. */
export interface Challenge {
  readonly setup: ChallengeSetup;
  readonly sealed: string;
}

export interface DealResult {
  readonly points: readonly number[];
  readonly finished?: true;
}

type Forged = { readonly problem: 'forged' };
type Unplayable = { readonly problem: 'unplayable'; readonly why: BadSpec };
type Known = { readonly id: string; readonly challenge: Challenge };

const FORGED: Forged = { problem: 'forged' };

/** What bots think about each decision: as much as the levels' strength is measured with (docs/strength.md). */
const ITERATIONS = 400;

const nothing: readonly unknown[] = [];
const overOf = (setup: ChallengeSetup, results: readonly unknown[] = nothing): unknown => ({ setup, results });

const secretOf = ({ setup, sealed }: Challenge): Secret | undefined => openSecret(sealed, overOf(setup));

/** The set-up with the versions it is played by from now on, or why it cannot be played. */
async function judged(ports: LibraryPorts, setup: ChallengeSetup): Promise<ChallengeSetup | Unplayable> {
  const { game: gameId, seats } = setup;
  const playable = await ports.games(gameId);
  if (!playable?.dealPoints) {
    return { problem: 'unplayable', why: { code: 'unknown-game', field: 'game', value: gameId } };
  }
  const config = await configured(playable, { ...setup.spec, seats: seats.length });
  if (!config.ok) return { problem: 'unplayable', why: config.error };
  const { edition, board, boardHash, rulesVersion, options } = playable.game.header(config.value);
  const { agreed } = setup.spec;
  const spec: GameSpec = {
    seats: seats.length,
    ...(edition === undefined ? {} : { edition }),
    ...{ board, boardHash, rulesVersion, options },
    ...(agreed === undefined ? {} : { agreed }),
  };
  return { ...setup, spec };
}

export interface NewChallenge {
  readonly table: NewGame;
  readonly seat: Seat;
  readonly deals: number;
}

export async function makeChallenge(
  ports: LibraryPorts,
  { table: { game, spec, seats }, seat, deals }: NewChallenge,
): Promise<Known | Unplayable> {
  const unnamed = seats.map((info, at) => (at === seat ? { name: '', kind: 'human' } : info));
  const setup = await judged(ports, { game, spec, seats: unnamed, seat, deals, iterations: ITERATIONS });
  if ('problem' in setup) return setup;
  const secret = secretFrom(ports.secretBytes());
  return { id: challengeId(secret, setup), challenge: { setup, sealed: closeSecret(secret, overOf(setup)) } };
}

/** A link is closed over its results as well: a link changed by hand is not a challenge any more. */
export async function openChallenge(
  ports: LibraryPorts,
  { setup, results, sealed }: Challenge & { readonly results: readonly unknown[] },
): Promise<Known | Forged | Unplayable> {
  const secret = openSecret(sealed, overOf(setup, results));
  if (secret === undefined) return FORGED;
  const playable = await judged(ports, setup);
  if ('problem' in playable) return playable;
  return { id: challengeId(secret, setup), challenge: { setup, sealed: closeSecret(secret, overOf(setup)) } };
}

export function passOn(challenge: Challenge, results: readonly unknown[]): { readonly sealed: string } | Forged {
  const secret = secretOf(challenge);
  return secret === undefined ? FORGED : { sealed: closeSecret(secret, overOf(challenge.setup, results)) };
}

/** A deal as it is given to a table; `own` takes the seat that people take. */
export function dealt(
  challenge: Challenge,
  deal: number,
  own: SeatInfo,
): { readonly game: NewGame; readonly dealt: Dealt } | undefined {
  const secret = secretOf(challenge);
  const { game, spec, seats, seat, deals, iterations } = challenge.setup;
  if (secret === undefined || deal >= deals) return undefined;
  const mark = { id: challengeId(secret, challenge.setup), deal, iterations };
  return {
    game: { game, spec, seats: seats.with(seat, own) },
    dealt: { seed: dealSeed(secret, deal), challenge: mark },
  };
}

export async function playDeal(
  ports: LibraryPorts,
  { challenge, deal, name }: { readonly challenge: Challenge; readonly deal: number; readonly name: string },
): Promise<{ readonly id: string } | Forged | Unplayable> {
  const given = dealt(challenge, deal, { name, kind: 'human' });
  if (!given) return FORGED;
  const created = await createGame(ports, given.game, given.dealt);
  return 'id' in created ? created : { problem: 'unplayable', why: created.problem };
}

/** How a game of this device ended as a deal; null if there is none. Rejects if the storage does not answer. */
export async function outcomeOf(
  ports: LibraryPorts,
  id: string,
): Promise<{ readonly result: DealResult | null; readonly over: boolean } | null> {
  const loaded = await load(ports, id);
  if ('problem' in loaded) {
    if (loaded.problem === 'unreachable') throw new Error('the game is out of reach');
    return null;
  }
  const { playable, table, record } = loaded;
  const points = playable.dealPoints?.(table.state);
  const over = table.game.turn(table.state).kind === 'over';
  if (!points) return { result: null, over };
  // A player let a bot move instead.
  const isPerson = (by: Seat | 'chance'): boolean => by !== 'chance' && record.seats[by]?.kind === 'human';
  const finished = table.moves.some(({ move, as }) => as !== undefined && isPerson(move.by));
  return { result: { points, ...(finished ? { finished: true } : {}) }, over };
}
