// Plays the corpus of this version of the rules: small games over all editions, boards, special cards, options, numbers of
// players and ends of a round. node games/trans-europa/scripts/run.js make-corpus
// A corpus is made once, when a version is new, and replayed by the tests for ever; one that is there is never overwritten.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { BOARD_IDS, boardById } from '@branchline/boards';
import { formatGameFile, type GameFile, type GameSpec } from '@branchline/core';
import { recordGame } from '@branchline/core/conformance';
import { BOUND, RULINGS, ruledGame } from '../../../core/test/ruled-game.ts';
import { EDITION_IDS, EDITIONS, SPECIAL_CARDS, transEuropa, type EndReason, type GameResult } from '../src/index.ts';
import { shutIn, silently } from '../test/support/corpus-policies.ts';
import { purposefully, randomly, type Chooser } from '../test/support/random-play.ts';
import { shores } from '../test/support/shores.ts';

interface Plan {
  readonly spec: GameSpec;
  /** How one of the rounds must end. */
  readonly reason?: EndReason;
  /** How many rounds there must be. */
  readonly rounds?: number;
  /** A seat was complete when a round ended and had not claimed (TE-CLAIM-3). */
  readonly silent?: true;
  readonly policy?: Chooser;
}

const ALL_SEATS = [2, 3, 4, 5, 6];
const ROUND = { targetScore: 1 }; // over as soon as a player loses or wins a point
const seatsFor = (index: number): number => ALL_SEATS[index % ALL_SEATS.length]!;

const boardsOf = (ferryBoards: boolean): string[] => BOARD_IDS.filter((id) => boardById(id)!.ferries === ferryBoards);

/** Every edition on each of its boards, with every number of players, with a full and with a short supply. */
const boards = (): Plan[] =>
  Object.values(EDITIONS).flatMap(({ id: edition, ferryBoards }) =>
    boardsOf(ferryBoards).flatMap((board) =>
      ALL_SEATS.flatMap((seats): Plan[] => [
        { spec: { edition, board, seats, options: ROUND }, reason: 'connected' },
        { spec: { edition, board, seats, options: { ...ROUND, blackTracks: 12 + 6 * seats } }, reason: 'supply' },
      ]),
    ),
  );

/** Every special card on each board it can be played on, and pairs and triples of them. */
function cards(): Plan[] {
  const single = boardsOf(false).flatMap((board, shift) =>
    SPECIAL_CARDS.map(({ number }, index): Plan => {
      const options = { ...ROUND, specialCards: 'fixedGame' };
      return {
        spec: { edition: 'prestige', board, seats: seatsFor(index + shift), options, agreed: { cards: [[number]] } },
      };
    }),
  );
  const several = ['random', 'fixedPerRound', 'multiple(2)', 'multiple(3)'].flatMap((specialCards) =>
    ALL_SEATS.map((seats): Plan => ({
      spec: { edition: 'prestige', seats, options: { targetScore: 6, specialCards } },
    })),
  );
  return [...single, ...several];
}

const OPTIONS: readonly Omit<GameSpec, 'seats'>[] = [
  { edition: 'classic', options: { targetScore: 2, scoring: 'prestige' } },
  { edition: 'classic', options: { ...ROUND, startPlayer: 'host', scoring: 'penalty' } },
  { edition: 'classic', options: { ...ROUND, startPlayer: 'oldest' }, agreed: { oldest: 1 } },
  { edition: 'ferry', options: { ...ROUND, sharedStart: true } },
  { edition: 'ferry', options: { ...ROUND, halfFerryCost: 1 } },
  { edition: 'ferry', options: { ...ROUND, scoring: 'prestige' } },
  { edition: 'prestige', options: { ...ROUND, allowPass: true } },
  { edition: 'prestige', options: { ...ROUND, scoring: 'penalty', specialCards: 'random' } },
  {
    edition: 'prestige',
    options: { ...ROUND, memoryAid: false, specialCards: 'fixedGame' },
    agreed: { cards: [[16]] },
  },
];

const options = (): Plan[] => OPTIONS.flatMap((spec) => ALL_SEATS.map((seats) => ({ spec: { ...spec, seats } })));

/** Only between shores that closed ferries cut off can nobody build any more. */
const stuck = (): Plan[] =>
  ALL_SEATS.map((seats) => ({
    spec: { edition: 'ferry', board: shores.id, seats, options: ROUND },
    reason: 'stuck',
    policy: shutIn,
  }));

/** Claims by hand (TE-CLAIM): every end with every number of players, games of one to four rounds. */
function claims(): Plan[] {
  const byHand = { manualClaim: true };
  const boardsFor = ['europe', 'europe-ferries', 'central-europe', 'usa'];
  const editionOn = (board: string): string =>
    boardById(board)!.ferries ? 'ferry' : board === 'central-europe' ? 'prestige' : 'classic';
  const ends = ALL_SEATS.flatMap((seats, index): Plan[] => {
    const board = boardsFor[index % boardsFor.length]!;
    const table = { edition: editionOn(board), board, seats };
    const short = { ...ROUND, ...byHand, wrongClaim: 'all', blackTracks: 12 + 6 * seats };
    return [
      { spec: { ...table, options: { ...ROUND, ...byHand } }, reason: 'connected' },
      { spec: { ...table, options: short }, reason: 'supply' },
      {
        spec: { edition: 'ferry', board: shores.id, seats, options: { ...ROUND, ...byHand } },
        reason: 'stuck',
        policy: shutIn,
      },
    ];
  });
  const lengths = [2, 3, 4].map((rounds): Plan => {
    const options = { targetScore: 4 * rounds - 3, ...byHand, specialCards: 'random' };
    return { spec: { edition: 'prestige', board: 'usa', seats: rounds, options }, rounds };
  });
  const unclaimed: Plan = {
    spec: { edition: 'classic', board: 'usa', seats: 2, options: { ...ROUND, ...byHand, blackTracks: 60 } },
    reason: 'supply',
    policy: silently,
    silent: true,
  };
  return [...ends, ...lengths, unclaimed];
}

/** With prestige scoring a game in which nobody ever wins a point ends after sixty rounds. */
const pointless = (): Plan[] => [
  { spec: { edition: 'prestige', seats: 2, options: { blackTracks: 4 } }, reason: 'supply', policy: randomly },
];

const ATTEMPTS = 20;

/** The shortest of some games that end as wanted. */
function play({ spec, reason, rounds: count, silent, policy = purposefully }: Plan, hashes: boolean): GameFile {
  let shortest: GameFile | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const seed = `corpus ${JSON.stringify(spec)} ${attempt}`;
    const file = recordGame({ game: transEuropa, spec, seed, dice: attempt, policy, hashes });
    const { rounds } = file.result as GameResult;
    const fits =
      (reason === undefined || rounds.some((round) => round.reason === reason)) &&
      (count === undefined || rounds.length === count) &&
      (!silent || rounds.some((round) => round.reason !== 'connected' && round.complete.length > 0));
    if (fits && (!shortest || file.moves.length < shortest.moves.length)) shortest = file;
  }
  if (!shortest) throw new Error(`no game ends so: ${reason} ${JSON.stringify(spec)}`);
  return shortest;
}

/** What the table does beside the moves, over all editions. */
const rulings = (kinds: typeof RULINGS): GameFile[] =>
  kinds.map((each, index) => {
    const edition = EDITION_IDS[index % EDITION_IDS.length]!;
    const spec = { edition, seats: 2 + (index % 3), options: ROUND };
    const seed = `corpus ${JSON.stringify({ spec, each })}`;
    const table = { game: transEuropa, spec, seed, dice: index, policy: purposefully, hashes: index % 2 === 0 };
    return ruledGame({ ...table, rulings: each });
  });

export function main(): void {
  const folder = new URL(`../test/corpus/${transEuropa.rulesVersion}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  const recorded = (plans: readonly Plan[]): GameFile[] => plans.map((plan, index) => play(plan, index % 2 === 0));
  const chapters = {
    boards: () => recorded(boards()),
    cards: () => recorded(cards()),
    options: () => recorded(options()),
    ends: () => recorded([...stuck(), ...pointless()]),
    rulings: () => rulings(RULINGS),
    bound: () => rulings(BOUND),
    claims: () => recorded(claims()),
  };
  for (const [name, chapter] of Object.entries(chapters)) {
    const path = new URL(`${name}.jsonl`, folder);
    if (existsSync(path)) console.log(`${path.pathname} is there`);
    else
      writeFileSync(
        path,
        chapter()
          .map((file) => `${formatGameFile(file)}\n`)
          .join(''),
      );
  }
}
