// The engine against the naive referee: the same legal actions, the same public facts, the same scores, on random games
// over all editions, boards, options and special cards.

import { describe, test } from 'vitest';
import { boardById, boardJson } from '@branchline/boards';
import { canonicalJson, fastRng, pick, type Move, type Rng } from '@branchline/core';
import { gridOf, membersOf, transEuropa, type State, type TransEuropa } from '../src/index.ts';
import { makeReferee, type Setting } from './reference/referee.ts';
import { colourOfGroup } from './reference/rule-data.ts';
import { purposefully, randomly } from './support/random-play.ts';
import { configOf } from './support/table.ts';

interface Case {
  readonly edition: Setting['edition'];
  readonly board: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly agreed?: unknown;
}

const same = (what: string, ours: unknown, theirs: unknown, story: () => string): void => {
  const [a, b] = [canonicalJson(ours), canonicalJson(theirs)];
  if (a !== b) throw new Error(`${what} differs\n engine:  ${a}\n referee: ${b}\n${story()}`);
};

/** The engine's public facts in the referee's words. */
function factsOf(state: State, dealt: boolean) {
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

function factsOfReferee(referee: ReturnType<typeof makeReferee>, dealt: boolean, isFerry: (line: string) => boolean) {
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

/** Plays one game on both; a difference prints case, seed and moves. */
function compare(game: Case, seed: number, dear: number): void {
  const { edition, board, seats, options = {}, agreed } = game;
  const config = configOf({ edition, board, seats, options, ...(agreed ? { agreed } : {}) });
  const data = boardJson(boardById(board)!);
  const ferryIds = new Set(data.edges.filter((edge) => edge.kind === 'ferry').map((edge) => edge.id));
  const referee = makeReferee({ board: data, seats, edition, options });
  const moves: Move<TransEuropa>[] = [];
  const story = (): string => `case ${JSON.stringify(game)} seed ${seed} moves ${JSON.stringify(moves)}`;
  const rng: Rng = fastRng(seed);
  const choose = seed % 2 === 0 ? purposefully : randomly;
  let state = transEuropa.setup(config);
  let dealt = false;
  for (;;) {
    const turn = transEuropa.turn(state);
    const asked = turn.kind === 'seats' ? turn.seats : turn.kind;
    same('whose turn it is', asked, referee.asked(), story);
    if (turn.kind === 'over') break;
    let move: Move<TransEuropa>;
    if (turn.kind === 'chance') {
      move = { by: 'chance', ...transEuropa.draw(state, rng) };
      if (!referee.isPossible(move)) throw new Error(`the referee refuses ${JSON.stringify(move)}\n${story()}`);
      if (move.do === 'deal') dealt = true;
    } else {
      const seat = pick(turn.seats, rng);
      const view = transEuropa.view(state, seat);
      const legal = transEuropa.legal(view, seat);
      if (moves.length % dear === 0 || !legal.some((action) => action.do === 'lay')) {
        same(
          `legal of seat ${seat}`,
          legal.map((action) => JSON.stringify(action)).sort(),
          referee.allowed(seat),
          story,
        );
      }
      move = { by: seat, ...choose(view, seat, legal, rng) };
    }
    state = transEuropa.apply(state, move);
    referee.apply(move);
    moves.push(move);
    if (moves.length % dear === 0 || move.do !== 'lay') {
      same(
        'the public facts',
        factsOf(state, dealt),
        factsOfReferee(referee, dealt, (line) => ferryIds.has(line)),
        story,
      );
      const { graph } = gridOf(board);
      same(
        'the hands',
        state.secret.hands.map((hand) => hand.map((city) => graph.cityIds[city]!).sort()),
        everyone(seats).map(referee.handOf),
        story,
      );
    }
  }
  same('the result', transEuropa.result(state), referee.result(), story);
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

  test.each(Array.from({ length: 19 }, (_, i) => i + 1))('prestige with special card %d', (card) => {
    for (const [i, board] of ['central-europe', 'usa', 'europe'].entries()) {
      const options = { ...SHORT_PRESTIGE, specialCards: 'fixedGame', scoring: i === 2 ? 'penalty' : 'edition' };
      const agreed = { cards: [[card]] };
      for (const seats of [2 + (card % 3), 4 + ((card + i) % 3)])
        compare({ edition: 'prestige', board, seats, options, agreed }, 2 * (card + i), 3);
    }
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
