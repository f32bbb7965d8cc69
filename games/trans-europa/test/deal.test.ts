// Setting up and dealing: players, cards in use, hands, and the rounds after the first.

import { describe, expect, test } from 'vitest';
import { fastRng, type Move } from '@branchline/core';
import { BOARD_IDS, boardById, type Board } from '@branchline/boards';
import { transEuropa, type State, type TransEuropa } from '../src/index.ts';
import { playOut, purposefully, untilSeats } from './support/random-play.ts';
import { sketch } from './support/sketch.ts';
import { act, configOf, lay, play, scene } from './support/table.ts';

const dealOf = (state: State, seed: number): Extract<Move<TransEuropa>, { do: 'deal' }>['hands'] => {
  const outcome = transEuropa.draw(state, fastRng(seed));
  if (outcome.do !== 'deal') throw new Error(`expected a deal, not ${outcome.do}`);
  return outcome.hands;
};
const beforeDeal = (seats: number, board = 'europe', edition = 'classic'): State =>
  play(transEuropa.setup(configOf({ seats, board, edition })), { by: 'chance', do: 'start-player', seat: 0 });
const cityOf = (board: Board, id: string) => board.cities.find((city) => city.id === id)!;

describe('setting up', () => {
  test('[TE-SETUP-1] two to six players', () => {
    for (const seats of [2, 3, 4, 5, 6]) expect(transEuropa.configure({ seats }).ok).toBe(true);
    for (const seats of [0, 1, 7, 2.5])
      expect(transEuropa.configure({ seats })).toMatchObject({ ok: false, error: { field: 'seats' } });
  });

  test('[TE-COMP-4] every seat has one start marker and one score pawn', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const { markers, scores } = transEuropa.setup(configOf({ seats })).public;
      expect([markers.length, scores.length]).toEqual([seats, seats]);
    }
  });

  test('[TE-SETUP-4] the score pawns start at nothing lost and nothing won', () => {
    expect(transEuropa.setup(configOf({ seats: 4 })).public.scores).toEqual([0, 0, 0, 0]);
    expect(transEuropa.setup(configOf({ seats: 2, edition: 'prestige', board: 'usa' })).public.scores).toEqual([0, 0]);
  });

  test('[TE-SETUP-5] the first start player is drawn, or the host', () => {
    const drawn = new Set<number>();
    const state = transEuropa.setup(configOf({ seats: 4 }));
    for (let seed = 0; seed < 60; seed++) {
      const outcome = transEuropa.draw(state, fastRng(seed));
      if (outcome.do === 'start-player') drawn.add(outcome.seat);
    }
    expect([...drawn].sort((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    const hosted = transEuropa.setup(configOf({ seats: 4, options: { startPlayer: 'host' } }));
    for (let seed = 0; seed < 10; seed++)
      expect(transEuropa.draw(hosted, fastRng(seed))).toEqual({ do: 'start-player', seat: 0 });
    expect(transEuropa.checkOutcome(hosted, { do: 'start-player', seat: 1 })).toMatchObject({ rule: 'TE-SETUP-5' });
    expect(transEuropa.checkOutcome(state, { do: 'start-player', seat: 4 })).toMatchObject({ rule: 'TE-SETUP-5' });
  });

  test('[TP-SETUP-3] the oldest player starts where the players say who that is', () => {
    const options = { startPlayer: 'oldest' };
    const agreed = transEuropa.setup(
      configOf({ seats: 4, edition: 'prestige', board: 'usa', options, agreed: { oldest: 2 } }),
    );
    for (let seed = 0; seed < 10; seed++)
      expect(transEuropa.draw(agreed, fastRng(seed))).toEqual({ do: 'start-player', seat: 2 });
    expect(transEuropa.checkOutcome(agreed, { do: 'start-player', seat: 0 })).toBeDefined();
    const unsaid = transEuropa.setup(configOf({ seats: 4, edition: 'prestige', board: 'usa', options }));
    expect(transEuropa.checkOutcome(unsaid, { do: 'start-player', seat: 3 })).toBeUndefined();
    expect(transEuropa.configure({ seats: 2, options, agreed: { oldest: 2 } })).toEqual({
      ok: false,
      error: { code: 'bad-value', field: 'agreed.oldest', value: 2, allowed: ['0–1'] },
    });
    expect(transEuropa.agreedIn([{ by: 'chance', do: 'start-player', seat: 2 }])).toEqual({ oldest: 2 });
  });

  test('[TE-COMP-3] 35 city cards on every board, seven of each of five colours, two of them bordered', () => {
    for (const id of BOARD_IDS) {
      const board = boardById(id)!;
      expect(board.cities).toHaveLength(35);
      for (const region of board.regions) {
        const cities = board.cities.filter((city) => city.region === region.id);
        expect([cities.length, cities.filter((city) => city.dashed).length]).toEqual([7, 2]);
      }
    }
  });

  test('[TP-COMP-1] the prestige edition has 85 tracks, 19 special cards, and a European and an American side', () => {
    const config = configOf({ seats: 2, edition: 'prestige' });
    expect(config.options.blackTracks).toBe(85);
    expect(config.board).toBe('central-europe');
    expect(transEuropa.configure({ seats: 2, edition: 'prestige', board: 'usa' }).ok).toBe(true);
  });

  test('[TP-SETUP-1] only the city cards of the chosen side are used', () => {
    for (const board of ['central-europe', 'usa']) {
      const hands = dealOf(beforeDeal(6, board, 'prestige'), 1).flat();
      expect(hands.every((id) => cityOf(boardById(board)!, id) !== undefined)).toBe(true);
    }
  });

  test('[TP-SETUP-4] boards bend geography: some cities change places with their neighbours', () => {
    for (const id of ['central-europe', 'usa']) {
      const board = boardById(id)!;
      const placed = board.cities.map((city) => ({
        ...city,
        x: board.junctions.find((j) => j.id === city.junction)!.x,
      }));
      expect(placed.some((a) => placed.some((b) => a.x < b.x && a.lon > b.lon))).toBe(true);
    }
  });
});

describe('dealing', () => {
  test('[TE-DEAL-1] EX-TE-65 everybody gets one card of every colour, 10,000 times', () => {
    const state = beforeDeal(6);
    const board = boardById('europe')!;
    const region = new Map(board.cities.map((city) => [city.id, city.region]));
    const order = board.regions.map((each) => each.id).join();
    const rng = fastRng(4);
    for (let i = 0; i < 10_000; i++) {
      const outcome = transEuropa.draw(state, rng);
      if (outcome.do !== 'deal') throw new Error('no deal');
      for (const hand of outcome.hands) if (hand.map((id) => region.get(id)).join() !== order) expect(hand).toBe(order);
      if (new Set(outcome.hands.flat()).size !== 30) expect(outcome.hands).toBe('disjoint');
    }
  });

  test('[TE-DEAL-1] a deal that gives a colour twice is refused', () => {
    const state = beforeDeal(4);
    const hands = dealOf(state, 3).map((hand) => hand.slice());
    expect(transEuropa.checkOutcome(state, { do: 'deal', hands })).toBeUndefined();
    [hands[0]![0], hands[0]![1]] = [hands[0]![1]!, hands[0]![0]!];
    expect(transEuropa.checkOutcome(state, { do: 'deal', hands })).toMatchObject({ rule: 'TE-DEAL-1' });
    expect(transEuropa.checkOutcome(state, { do: 'deal', hands: hands.slice(1) })).toMatchObject({ rule: 'TE-DEAL-1' });
    expect(transEuropa.checkOutcome(state, { do: 'deal', hands: hands.map((hand) => hand.slice(1)) })).toMatchObject({
      rule: 'TE-DEAL-1',
    });
  });

  test('[TE-DEAL-2] nobody sees the undealt cards: they are in no view', () => {
    const state = untilSeats(beforeDeal(4), fastRng(2));
    for (const who of [0, 1, 2, 3, 'spectator'] as const) {
      const view = transEuropa.view(state, who);
      expect(Object.keys(view).filter((key) => !['config', 'public', 'own'].includes(key))).toEqual([]);
      expect(JSON.stringify(view.public)).not.toContain('hands');
    }
  });

  test('[TE-COMP-3] only cities that the board has are dealt', () => {
    const state = beforeDeal(4);
    const hands = dealOf(state, 3).map((hand) => hand.slice());
    hands[2]![1] = 'atlantis';
    expect(transEuropa.checkOutcome(state, { do: 'deal', hands })).toEqual({
      code: 'trans-europa/no-such-city',
      rule: 'TE-COMP-3',
      at: 'atlantis',
    });
  });

  test('[TE-DEAL-3] no city is dealt twice', () => {
    const state = beforeDeal(4);
    const hands = dealOf(state, 3).map((hand) => hand.slice());
    hands[1]![0] = hands[0]![0]!;
    expect(transEuropa.checkOutcome(state, { do: 'deal', hands })).toMatchObject({
      code: 'trans-europa/dealt-twice',
      rule: 'TE-DEAL-3',
    });
  });

  test('[TE-DEAL-4] cards are picked blind: every seat gets every city equally often', () => {
    const state = beforeDeal(4);
    const counts = new Map<string, number>();
    const rng = fastRng(11);
    for (let i = 0; i < 7000; i++) {
      const outcome = transEuropa.draw(state, rng);
      if (outcome.do !== 'deal') throw new Error('no deal');
      outcome.hands.forEach((hand, seat) =>
        hand.forEach((id) => counts.set(`${seat} ${id}`, (counts.get(`${seat} ${id}`) ?? 0) + 1)),
      );
    }
    expect(counts.size).toBe(4 * 35);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('[TP-SETUP-2] hands are dealt from five piles, one for each colour', () => {
    const board = boardById('central-europe')!;
    for (const hand of dealOf(beforeDeal(5, 'central-europe', 'prestige'), 8)) {
      expect(
        hand.map((id) => board.regions.find((region) => region.id === cityOf(board, id).region)!.prestige).sort(),
      ).toEqual(['brown', 'orange', 'rose', 'turquoise', 'white']);
    }
  });

  test('[TE-SETUP-3] EX-TE-64 with two or three players the bordered cards stay out, with four all are in', () => {
    const board = boardById('europe')!;
    for (const seats of [2, 3, 4]) {
      const state = beforeDeal(seats);
      const dealt = new Set<string>();
      for (let seed = 0; seed < 120; seed++) for (const id of dealOf(state, seed).flat()) dealt.add(id);
      expect(dealt.size).toBe(seats < 4 ? 25 : 35);
      expect([...dealt].some((id) => cityOf(board, id).dashed)).toBe(seats > 3);
    }
    const hands = dealOf(beforeDeal(3), 1).map((hand) => hand.slice());
    hands[0]![0] = board.cities.find((city) => city.dashed && city.region === board.regions[0]!.id)!.id;
    expect(transEuropa.checkOutcome(beforeDeal(3), { do: 'deal', hands })).toMatchObject({ rule: 'TE-SETUP-3' });
  });
});

describe('the next round', () => {
  const board = 'A-B:s, B-c:s, c-x:s, x-y:s, y-z:s';
  const ended = (start: number): State => {
    const state = scene({
      on: sketch(board),
      hands: [
        ['A', 'B'],
        ['z', 'c'],
        ['y', 'A'],
      ],
      markers: ['A', 'x', 'z'],
      start,
    });
    return start === 0 ? act(state, 0, lay('A-B')) : state;
  };

  test('[TE-NEXT-1] tracks and markers go back, all supplies are full again', () => {
    const after = play(ended(0), {
      by: 'chance',
      do: 'deal',
      hands: [
        ['A', 'c'],
        ['z', 'x'],
        ['B', 'y'],
      ],
    });
    const fresh = after.public;
    expect(fresh.tracks.laid.every((word) => word === 0)).toBe(true);
    expect(fresh.tracks.networks.flat().every((word) => word === 0)).toBe(true);
    expect(fresh.markers).toEqual([null, null, null]);
    expect(fresh.tracks.supply).toBe(83);
    expect(fresh.complete).toEqual([]);
  });

  test('[TE-NEXT-2] the deal follows the scoring, from all cards in use again', () => {
    const config = configOf({ seats: 6, edition: 'prestige', board: 'usa', options: { blackTracks: 2 } });
    const { moves } = playOut(transEuropa.setup(config), purposefully, fastRng(3), 800);
    const seen = new Set(moves.flatMap((move) => (move.do === 'deal' ? move.hands.flat() : [])));
    expect(seen.size).toBe(35);
    const first = moves.findIndex((move) => move.do === 'deal');
    const second = moves.findIndex((move, i) => i > first && move.do === 'deal');
    expect(moves[second - 1]!.do).toBe('lay');
    const [a, b] = [moves[first], moves[second]].map((move) => (move?.do === 'deal' ? move.hands.flat() : []));
    expect(b!.some((id) => a!.includes(id))).toBe(true);
  });

  test('[TE-NEXT-3] EX-TE-63 the start player card goes to the left neighbour, whoever won', () => {
    expect(ended(0).public.start).toBe(1);
    const config = configOf({
      seats: 3,
      edition: 'prestige',
      board: 'usa',
      options: { blackTracks: 4, targetScore: 20 },
    });
    const { states } = playOut(transEuropa.setup(config), purposefully, fastRng(8));
    const starts = states.at(-1)!.public.rounds.map((round) => round.start);
    expect(starts.length).toBeGreaterThan(4);
    starts.forEach((start, i) => i > 0 && expect(start).toBe((starts[i - 1]! + 1) % 3));
  });
});
