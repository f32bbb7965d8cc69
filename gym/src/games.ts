// The games that machines can learn, and how a set of tables is made from a few words.

import type { BadSpec, Game, GameSpec, GameTypes, Result } from '@branchline/core';
import { err, ok } from '@branchline/core';
import { trainsOfEurope } from '@branchline/trains-of-europe';
import { transEuropa } from '@branchline/trans-europa';
import type { Encoding } from './encoding.ts';
import { tablesOf, type Tables } from './tables.ts';
import { trainsOfEuropeEncoding } from './trains-of-europe.ts';
import { transEuropaEncoding } from './trans-europa.ts';

interface Taught<T extends GameTypes> {
  readonly game: Game<T>;
  readonly encode: (config: T['Config']) => Encoding<T>;
}

const taught = <T extends GameTypes>(entry: Taught<T>): Taught<GameTypes> => entry as unknown as Taught<GameTypes>;

const TAUGHT: readonly Taught<GameTypes>[] = [
  taught({ game: transEuropa, encode: transEuropaEncoding }),
  taught({ game: trainsOfEurope, encode: trainsOfEuropeEncoding }),
];

export const gymGames = (): readonly string[] => TAUGHT.map(({ game }) => game.id);

export interface GymSetup {
  readonly game: string;
  readonly spec: GameSpec;
  readonly count: number;
  readonly seed: number;
  readonly continuous?: boolean;
}

export interface Gym {
  readonly game: Game<GameTypes>;
  readonly config: unknown;
  readonly encoding: Encoding<GameTypes>;
  readonly tables: Tables;
}

/** For views of a table that is somewhere else; undefined where the game is not taught here. */
export const encodingFor = (game: string, config: unknown): Encoding<GameTypes> | undefined =>
  TAUGHT.find((entry) => entry.game.id === game)?.encode(config);

/** Tables of a game, or why there are none. */
export function gymOf({ game: id, spec, count, seed, continuous = true }: GymSetup): Result<Gym, BadSpec> {
  const found = TAUGHT.find(({ game }) => game.id === id);
  if (!found) return err({ code: 'unknown-game', field: 'game', value: id, allowed: gymGames() });
  const { game, encode } = found;
  const configured = game.configure(spec);
  if (!configured.ok) return configured;
  const config = configured.value;
  const encoding = encode(config);
  const tables = tablesOf({ game, config, encoding, seats: spec.seats, count, seed, continuous });
  return ok({ game, config, encoding, tables });
}
