// The games the command line knows, and what it knows of each beyond the common contract.

import type { Game, GameTypes } from '@branchline/core';
import type { Notation } from '@branchline/core/notation';
import { registerArchive, trainsOfEurope } from '@branchline/trains-of-europe';
import { notation as trainsOfEuropeNotation } from '@branchline/trains-of-europe/notation';
import { archive } from '@branchline/trains-of-europe/archive';
import { transEuropa } from '@branchline/trans-europa';
import { notation as transEuropaNotation } from '@branchline/trans-europa/notation';
import { badInput } from './fail.ts';
import { trainsOfEuropeTeller } from './tellers/trains-of-europe.ts';
import { transEuropaTeller } from './tellers/trans-europa.ts';
import type { Teller } from './tellers/teller.ts';

// Games on record are read with the content they were played with.
registerArchive(archive);

const GAMES: readonly Game<GameTypes>[] = [transEuropa, trainsOfEurope];
const NOTATIONS: readonly Notation<GameTypes>[] = [transEuropaNotation, trainsOfEuropeNotation];
const TELLERS: readonly Teller[] = [transEuropaTeller, trainsOfEuropeTeller];

export const gameIds = (): readonly string[] => GAMES.map((game) => game.id);

export const gameById = (id: string): Game<GameTypes> | undefined => GAMES.find((game) => game.id === id);

export const requireGame = (id: string): Game<GameTypes> =>
  gameById(id) ?? badInput(`unknown game "${id}": expected one of ${gameIds().join(', ')}`);

/** Every game of the catalog has one. */
export const tellerOf = (game: Game<GameTypes>): Teller => TELLERS.find((teller) => teller.id === game.id)!;

/** Every game of the catalog has one. */
export const notationOf = (game: Game<GameTypes>): Notation<GameTypes> => NOTATIONS.find(({ id }) => id === game.id)!;
