// The engine against the naive referee: the same legal actions, the same public facts, the same scores, on random games
// over all editions, boards, options and special cards.

import { describe, test } from 'vitest';
import { boardById, boardJson } from '@branchline/boards';
import { canonicalJson, fastRng, pick, type Move, type Rng, type Seat } from '@branchline/core';
import { gridOf, membersOf, transEuropa, type State, type TransEuropa } from '../src/index.ts';
import { cardsBy } from '../src/cards-in-force.ts';
import { makeReferee, type Referee, type Setting } from './reference/referee.ts';
import { colourOfGroup } from './reference/rule-data.ts';
import { purposefully, randomly } from './support/random-play.ts';
import { configOf } from './support/table.ts';

/** The referee knows the printed cards. */
const PRINTED = '1.0.0';

interface Case {
  readonly edition: Setting['edition'];
  readonly board: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly agreed?: unknown;
}

/** One game played on both. */
interface Match {
  readonly game: Case;
  readonly seed: number;
  readonly referee: Referee;
  readonly moves: Move<TransEuropa>[];
  state: State;
  /** Before the first deal the referee has no pieces. */
  dealt: boolean;
}

const storyOf = ({ game, seed, moves }: Match): string =>
  `case ${JSON.stringify(game)} seed ${seed} moves ${JSON.stringify(moves)}`;

/** A difference prints case, seed and moves. */
function same(match: Match, what: string, { engine, referee }: { engine: unknown; referee: unknown }): void {
  const [a, b] = [canonicalJson(engine), canonicalJson(referee)];
  if (a !== b) throw new Error(`${what} differs\n engine:  ${a}\n referee: ${b}\n${storyOf(match)}`);
}

/** The engine's public facts in the referee's words. */
function factsOf({ state, dealt }: Match) {
  const { board, graph, ferryLines } = gridOf(state.config.board);
  const { tracks, markers, backs, revealed, scores, cards, complete, start } = state.public;
  const ferries = new Set(ferryLines);
  const laid = membersOf(tracks.laid).filter((line) => !ferries.has(line));
  return {
    scores,
    cards,
    complete,
    start,
    markers: markers.map((at) => (at === null ? undefined : graph.junctionIds[at])),
    handSizes: state.secret.hands.map((hand) => hand.length),
    backs: backs.map((colours) => colours.map((region) => colourOfGroup(board.regions[region]!.id)).sort()),
    shown: revealed.map((cities) => cities.map((city) => graph.cityIds[city]!).sort()),
    networks: tracks.networks.map((network) =>
      membersOf(network)
        .map((junction) => graph.junctionIds[junction]!)
        .sort(),
    ),
    lines: laid.map((line) => graph.lineIds[line]!).sort(),
    ferries: Object.fromEntries(
      ferryLines.map((line, i) => [graph.lineIds[line], tracks.ferries[i]]).filter(([, slots]) => slots!.length > 0),
    ),
    pieces: dealt ? { supply: tracks.supply, own: tracks.own } : undefined,
  };
}

function factsOfReferee({ referee, dealt, state }: Match) {
  const { graph, ferryOf } = gridOf(state.config.board);
  const isFerry = (line: string): boolean => ferryOf[graph.lineIndex.get(line)!]! >= 0;
  const { supply, own, tracks, ...facts } = referee.facts();
  return {
    ...facts,
    lines: tracks
      .filter(([line]) => !isFerry(line))
      .map(([line]) => line)
      .sort(),
    ferries: Object.fromEntries(tracks.filter(([line]) => isFerry(line))),
    pieces: dealt ? { supply, own } : undefined,
  };
}

function handsOf({ state }: Match): string[][] {
  const { cityIds } = gridOf(state.config.board).graph;
  return state.secret.hands.map((hand) => hand.map((city) => cityIds[city]!).sort());
}

/** A move of chance, which the referee must hold for possible. */
function drawn(match: Match, rng: Rng): Move<TransEuropa> {
  const move: Move<TransEuropa> = { by: 'chance', ...transEuropa.draw(match.state, rng) };
  if (!match.referee.isPossible(move)) {
    throw new Error(`the referee refuses ${JSON.stringify(move)}\n${storyOf(match)}`);
  }
  if (move.do === 'deal') match.dealt = true;
  return move;
}

/** What happens all the time; everything else is compared whenever it happens. */
const isEveryday = (action: { readonly do: string }): boolean => action.do === 'lay' || action.do === 'end-turn';

/** A move of one of these seats; whatever is expensive to compare is compared in one position of `dear`. */
function chosen(match: Match, seats: readonly Seat[], { rng, dear }: { rng: Rng; dear: number }): Move<TransEuropa> {
  const { seed, moves, state, referee } = match;
  const seat = pick(seats, rng);
  const view = transEuropa.view(state, seat);
  const legal = transEuropa.legal(view, seat);
  if (moves.length % dear === 0 || !legal.some(isEveryday)) {
    const engine = legal.map((action) => JSON.stringify(action)).sort();
    same(match, `legal of seat ${seat}`, { engine, referee: referee.allowed(seat) });
  }
  const choose = seed % 2 === 0 ? purposefully : randomly;
  return { by: seat, ...choose(view, seat, legal, rng) };
}

/** Plays one game on both. */
function compare(game: Case, seed: number, dear: number): void {
  const { edition, board, seats, options = {}, agreed } = game;
  const config = configOf({ edition, board, seats, rulesVersion: PRINTED, options, ...(agreed ? { agreed } : {}) });
  const referee = makeReferee({ board: boardJson(boardById(board)!), seats, edition, options });
  const match: Match = { game, seed, referee, moves: [], state: transEuropa.setup(config), dealt: false };
  const rng: Rng = fastRng(seed);
  for (;;) {
    const turn = transEuropa.turn(match.state);
    same(match, 'whose turn it is', {
      engine: turn.kind === 'seats' ? turn.seats : turn.kind,
      referee: referee.asked(),
    });
    if (turn.kind === 'over') break;
    const move = turn.kind === 'chance' ? drawn(match, rng) : chosen(match, turn.seats, { rng, dear });
    match.state = transEuropa.apply(match.state, move);
    referee.apply(move);
    match.moves.push(move);
    if (match.moves.length % dear !== 0 && isEveryday(move)) continue;
    same(match, 'the public facts', { engine: factsOf(match), referee: factsOfReferee(match) });
    same(match, 'the hands', { engine: handsOf(match), referee: everyone(seats).map(referee.handOf) });
  }
  same(match, 'the result', { engine: transEuropa.result(match.state), referee: referee.result() });
}

const everyone = (seats: number): number[] => Array.from({ length: seats }, (_, i) => i);

/** Short rounds, so that many whole games fit in. */
const SHORT = { blackTracks: 24, targetScore: 8 };
const SHORT_PRESTIGE = { blackTracks: 45, targetScore: 2 };

describe('the engine agrees with the naive referee', () => {
  test.each([2, 3, 4, 5, 6])('classic with %d players', (seats) => {
    for (const board of ['europe', 'usa', 'central-europe']) {
      compare({ edition: 'classic', board, seats }, seats * 2, 3);
      for (let seed = 0; seed < 4; seed++) compare({ edition: 'classic', board, seats, options: SHORT }, 100 + seed, 3);
    }
  });

  test.each([2, 3, 4, 5, 6])('ferry with %d players', (seats) => {
    compare({ edition: 'ferry', board: 'europe-ferries', seats }, seats * 2, 3);
    for (let seed = 0; seed < 8; seed++) {
      const options = { ...SHORT, targetScore: 20, sharedStart: seed % 2 === 0, halfFerryCost: 1 + (seed % 2) };
      compare({ edition: 'ferry', board: 'europe-ferries', seats, options }, 200 + seed, 2);
    }
  });

  test.each([2, 3, 4, 5, 6])('prestige without special cards, %d players', (seats) => {
    for (const board of ['europe', 'usa', 'central-europe']) {
      compare({ edition: 'prestige', board, seats }, seats * 2, 4);
      const options = { ...SHORT, allowPass: true, scoring: 'penalty', targetScore: 12 };
      compare({ edition: 'prestige', board, seats, options }, 301, 2);
    }
  });

  test.each(cardsBy(PRINTED))('prestige with special card %d', (card) => {
    for (const [i, board] of ['central-europe', 'usa', 'europe'].entries()) {
      const options = { ...SHORT_PRESTIGE, specialCards: 'fixedGame', scoring: i === 2 ? 'penalty' : 'edition' };
      const agreed = { cards: [[card]] };
      for (const seats of [2 + (card % 3), 4 + ((card + i) % 3)])
        compare({ edition: 'prestige', board, seats, options, agreed }, 2 * (card + i), 3);
    }
  });

  test.each([2, 3, 4, 5, 6])('[TE-CLAIM-7] %d players who claim by hand, with and without special cards', (seats) => {
    const [plainly, carefully] = seats % 2 === 0 ? ['claimer', 'all'] : ['all', 'claimer'];
    const plain = (
      [
        { edition: 'classic', board: 'usa', options: SHORT },
        { edition: 'ferry', board: 'europe-ferries', options: SHORT },
        { edition: 'prestige', board: 'europe', options: { ...SHORT, targetScore: 2 } },
      ] as const
    )[seats % 3]!;
    const claims = { manualClaim: true, wrongClaim: plainly };
    compare({ ...plain, options: { ...plain.options, ...claims }, seats }, 500 + seats, 5);
    const agreed = { cards: [[[3, 9, 16, 18][seats % 4]!]] };
    const options = { ...SHORT_PRESTIGE, ...claims, wrongClaim: carefully, specialCards: 'fixedGame' };
    compare({ edition: 'prestige', board: 'central-europe', seats, options, agreed }, 511 + seats, 5);
  });

  test('prestige with random cards and several at once', () => {
    for (let seed = 0; seed < 30; seed++) {
      const specialCards = ['random', 'multiple(2)', 'multiple(3)'][seed % 3]!;
      const board = ['central-europe', 'usa', 'europe'][seed % 3]!;
      compare(
        {
          edition: 'prestige',
          board,
          seats: 2 + (seed % 5),
          options: { ...SHORT_PRESTIGE, targetScore: 6, specialCards },
        },
        400 + 2 * seed,
        3,
      );
    }
  });
});
