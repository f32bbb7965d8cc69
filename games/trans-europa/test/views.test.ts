// What each viewer sees, what it is told, and states sampled from it.

import { describe, expect, test } from 'vitest';
import { boardById } from '@branchline/boards';
import { fastRng, sameJson } from '@branchline/core';
import { isComplete, transEuropa, type State } from '../src/index.ts';
import { gridOf } from '../src/grid.ts';
import { allDo, cardRound, city, dealtHand, drop, handOf, pass } from './support/cards.ts';
import { playOut, purposefully } from './support/random-play.ts';
import { sketch } from './support/sketch.ts';
import { act, configOf, lay, play, scene } from './support/table.ts';

const seeds = Array.from({ length: 40 }, (_, seed) => seed);
const samplesOf = (state: State, who: number | 'spectator') =>
  seeds.map((seed) => {
    const view = transEuropa.view(state, who);
    const sampled = transEuropa.sample(view, fastRng(seed));
    expect(sameJson(transEuropa.view(sampled, who), view)).toBe(true);
    return sampled;
  });

describe('views', () => {
  test('[TE-DEAL-1] a seat sees its own hand and no other; a spectator none', () => {
    const state = cardRound({ cards: [4] });
    for (const seat of [0, 1, 2]) {
      expect(transEuropa.view(state, seat).own!.hand).toEqual(state.secret.hands[seat]);
    }
    expect(transEuropa.view(state, 'spectator').own).toBeUndefined();
    // Whatever the others hold, the view is the same; with another hand of one's own it is not.
    const [first, second, third] = state.secret.hands;
    const holding = (hands: State['secret']['hands']): State => ({ ...state, secret: { ...state.secret, hands } });
    const exchanged = holding([first!, third!, second!]);
    expect(transEuropa.view(exchanged, 0)).toEqual(transEuropa.view(state, 0));
    expect(transEuropa.view(exchanged, 'spectator')).toEqual(transEuropa.view(state, 'spectator'));
    expect(transEuropa.view(holding([second!, first!, third!]), 0)).not.toEqual(transEuropa.view(state, 0));
  });

  test('[TP-CARD-16b] backs, supplies, scores and cards in force are public', () => {
    const { public: seen } = transEuropa.view(cardRound({ cards: [4] }), 'spectator');
    expect(seen.backs.map((backs) => backs.length)).toEqual([5, 5, 5]);
    expect(seen.cards).toEqual([4]);
    expect(seen.tracks.supply).toBe(85);
  });

  test('views share the public part of the state instead of copying it', () => {
    const state = cardRound({ cards: [4] });
    expect(transEuropa.view(state, 0).public).toBe(state.public);
  });

  test('legal actions need nothing but the view, and nothing secret for building', () => {
    const state = scene({
      on: sketch('M-a:s, a-b:s, X-y:s, y-b:s'),
      hands: [
        ['b', 'X'],
        ['y', 'M'],
      ],
      markers: ['M', 'X'],
    });
    const spectator = transEuropa.view(state, 'spectator');
    expect(transEuropa.legal(spectator, 0)).toEqual(transEuropa.legal(transEuropa.view(state, 0), 0));
    expect(transEuropa.legal(transEuropa.view(cardRound({ cards: [8] }), 'spectator'), 0)).toEqual([]);
  });
});

describe('events', () => {
  test('[TE-DEAL-1] the deal tells everybody the own hand only', () => {
    const before = play(transEuropa.setup(configOf({ seats: 3, edition: 'prestige' })), {
      by: 'chance',
      do: 'start-player',
      seat: 0,
    });
    const move = { by: 'chance', do: 'deal', hands: [0, 1, 2].map(dealtHand) } as const;
    const after = play(before, move);
    expect(transEuropa.events(before, move, after, 1)).toEqual([{ kind: 'dealt', round: 1, hand: dealtHand(1) }]);
    expect(transEuropa.events(before, move, after, 'spectator')).toEqual([{ kind: 'dealt', round: 1 }]);
  });

  test('[TE-ENDR-5] the end of a round tells everything there is to know', () => {
    const before = scene({
      on: sketch('A-a:s, a-b:s, b-B:s, B-c:s'),
      hands: [
        ['A', 'a'],
        ['B', 'b'],
      ],
      markers: ['A', 'B'],
      scores: [12, 12],
    });
    const move = { by: 0, ...lay('A-a') } as const;
    const after = play(before, move);
    expect(transEuropa.events(before, move, after, 'spectator')).toEqual([
      { kind: 'track-laid', seat: 0, line: 'A-a', piece: 'black' },
      { kind: 'completed', seat: 0 },
      {
        kind: 'round-scored',
        round: 1,
        reason: 'connected',
        complete: [0],
        missing: [0, 1],
        points: [0, 1],
        scores: [12, 13],
        hands: [
          ['A', 'a'],
          ['b', 'B'],
        ],
      },
      { kind: 'game-over', scores: [12, 13], winners: [0] },
    ]);
  });

  test('[TP-CARD-17] passing hands on tells everybody the new hand only', () => {
    const config = configOf({ seats: 3, edition: 'prestige', options: { specialCards: 'random' } });
    const before = play(
      transEuropa.setup(config),
      { by: 'chance', do: 'start-player', seat: 0 },
      { by: 'chance', do: 'deal', hands: [0, 1, 2].map(dealtHand) },
    );
    const move = { by: 'chance', do: 'special-card', cards: [17] } as const;
    expect(transEuropa.events(before, move, play(before, move), 1)).toEqual([
      { kind: 'special-cards', cards: [17] },
      { kind: 'hands-passed', hand: dealtHand(0) },
    ]);
    const open = { by: 'chance', do: 'special-card', cards: [12, 19] } as const;
    expect(transEuropa.events(before, open, play(before, open), 'spectator')).toEqual([
      { kind: 'special-cards', cards: [12, 19] },
      ...[0, 1, 2].map((seat) => ({ kind: 'cards-revealed', seat, cities: dealtHand(seat) })),
    ]);
  });

  test('[TP-CARD-8] a drop tells the chooser alone what was dropped', () => {
    const before = act(act(cardRound({ cards: [8] }), 0, drop(dealtHand(0)[0]!)), 1, drop(dealtHand(1)[1]!));
    const move = { by: 2, ...drop(dealtHand(2)[2]!) } as const;
    const after = play(before, move);
    expect(transEuropa.events(before, move, after, 1)).toEqual([
      { kind: 'chosen', seat: 2 },
      { kind: 'card-returned', seat: 0 },
      { kind: 'card-returned', seat: 1, city: dealtHand(1)[1] },
      { kind: 'card-returned', seat: 2 },
    ]);
  });

  test('[TE-BUILD-11] an ended turn is told', () => {
    const state = act(
      scene({
        on: sketch('M-a:s, a-b:s, X-y:s, y-b:s'),
        hands: [
          ['b', 'X'],
          ['y', 'M'],
        ],
        markers: ['M', 'X'],
      }),
      0,
      lay('M-a'),
    );
    const move = { by: 0, do: 'end-turn' } as const;
    expect(transEuropa.events(state, move, play(state, move), 1)).toEqual([{ kind: 'turn-ended', seat: 0 }]);
  });
});

describe('sampling', () => {
  test('hidden hands vary, the own stays', () => {
    const samples = samplesOf(cardRound({ cards: [4] }), 0);
    expect(new Set(samples.map((state) => handOf(state, 1).join())).size).toBeGreaterThan(20);
    for (const state of samples) expect(handOf(state, 0)).toEqual(dealtHand(0));
  });

  test('[TP-CARD-17] the left neighbour is dealt the hand one knows', () => {
    for (const state of samplesOf(cardRound({ cards: [17] }), 0)) expect(handOf(state, 1)).toEqual(dealtHand(0));
    const unaided = samplesOf(cardRound({ cards: [17], options: { memoryAid: false } }), 0);
    expect(new Set(unaided.map((state) => handOf(state, 1).join())).size).toBeGreaterThan(20);
  });

  test('[TP-CARD-16] a card given away lies where it can have gone', () => {
    let state = cardRound({ cards: [16], seats: 4 });
    state = allDo(
      state,
      pass,
      [0, 1, 2, 3].map((seat) => city('rose', seat)),
    );
    for (const sampled of samplesOf(state, 0)) expect(handOf(sampled, 1)).toContain(city('rose', 0));
    state = allDo(state, pass, [city('rose', 3), city('rose', 0), city('rose', 1), city('rose', 2)]);
    state = allDo(state, pass, [city('white', 0), city('white', 1), city('white', 2), city('white', 3)]);
    for (const sampled of samplesOf(state, 0)) {
      const holders = [1, 2, 3].filter((seat) => handOf(sampled, seat).includes(city('rose', 0)));
      expect(holders).toHaveLength(1);
      expect(handOf(sampled, 1)).toContain(city('white', 0));
    }
  });

  test("[TP-CARD-13] a card that left the chain is in nobody's hand", () => {
    let state = play(cardRound({ cards: [13] }), { by: 'chance', do: 'draw-extra', city: city('rose', 4) });
    state = act(act(act(state, 0, pass(city('rose', 0))), 1, pass(city('rose', 0))), 2, pass(city('rose', 0)));
    for (const sampled of samplesOf(state, 2)) expect(sampled.secret.hands.flat().length).toBe(15);
    for (const sampled of samplesOf(state, 2))
      for (const seat of [0, 1]) expect(handOf(sampled, seat)).not.toContain(city('rose', 0));
  });

  test('[TE-ENDR-2] who has announced to be complete is complete in every sample, and nobody else', () => {
    const config = configOf({ seats: 6, board: 'europe', options: { targetScore: 40 } });
    const grid = gridOf('europe');
    let pending = 0;
    for (const seed of [0, 1, 2, 3]) {
      for (const state of playOut(transEuropa.setup(config), purposefully, fastRng(seed), 900).states) {
        if (state.public.stage.kind !== 'build') continue;
        if (state.public.complete.length > 0) pending += 1;
        else if (state.public.tracks.supply % 9 !== 0) continue;
        const viewer = state.public.stage.seat;
        const sampled = transEuropa.sample(transEuropa.view(state, viewer), fastRng(seed));
        const complete = [0, 1, 2, 3, 4, 5].filter((seat) =>
          isComplete(grid, sampled.public.tracks.networks[seat]!, sampled.secret.hands[seat]!),
        );
        expect(complete).toEqual(state.public.complete);
      }
    }
    expect(pending).toBeGreaterThan(0);
  });

  test('where five cities are left to miss, each of five others misses one in every sample', () => {
    const board = boardById('europe')!;
    const grid = gridOf('europe');
    const ofRegion = board.regions.map(({ id }) => board.cities.filter(({ region }) => region === id));
    // Each seat holds the city of its number in every region, but seats 1 to 5 each miss the last one of theirs.
    const missed = ofRegion.map((cities) => cities.at(-1)!);
    const hands = [0, 1, 2, 3, 4, 5].map((seat) =>
      ofRegion.map((cities, region) => (region === seat - 1 ? missed[region]! : cities[seat]!).id),
    );
    const apart = new Set(missed.map(({ junction }) => junction));
    const laid = board.lines.filter(({ a, b }) => !apart.has(a) && !apart.has(b)).map(({ id }) => id);
    const markers = hands.map((hand, seat) => board.cities.find(({ id }) => id === hand[seat === 1 ? 1 : 0])!.junction);
    const state = scene({ on: { board, laid }, hands, markers });
    for (const { public: position, secret } of samplesOf(state, 0))
      for (const seat of [1, 2, 3, 4, 5])
        expect(isComplete(grid, position.tracks.networks[seat]!, secret.hands[seat]!)).toBe(false);
  });

  test('a position in which few hands fit is solved, not guessed', () => {
    const ring = 'A-B:s*, B-C:s*, C-D:s*, D-E:s*, E-F:s*, F-G:s*, G-H:s, H-I:s, X-A:s*';
    const state = scene({
      on: sketch(ring),
      hands: [
        ['A', 'I'],
        ['X', 'H'],
      ],
      markers: ['A', 'X'],
    });
    for (const sampled of samplesOf(state, 0)) {
      const hand = sampled.secret.hands[1]!.map((index) => gridOf(state.config.board).graph.cityIds[index]!);
      expect(hand.includes('H')).toBe(true); // I is one's own; every other city is connected
    }
  });
});
