// A new special card is one entry in the table: here it has one more for every kind of effect, and the rules play on.

import { describe, expect, test, vi } from 'vitest';
import { effectOf, missingCount, SPECIAL_CARDS, transEuropa, type State } from '../src/index.ts';
import { excludes, HAND_ORDER, isCardList } from '../src/cards-in-force.ts';
import { limitIn, roundRules } from '../src/round-rules.ts';
import {
  allDo,
  cardRound,
  city,
  colourOf,
  coloursOf,
  dealtHand,
  drop,
  handOf,
  pass,
  revealedIn,
} from './support/cards.ts';
import { conforms, SHORT } from './support/conforms.ts';
import { NEW_CARDS } from './support/new-cards.ts';
import { sketch } from './support/sketch.ts';
import { act, configOf, play, scene, why } from './support/table.ts';

// The data grows; every line of the rules is the released one.
vi.mock(import('../src/special-cards.ts'), async (printed) => {
  const data = await printed();
  const { NEW_CARDS: more } = await import('./support/new-cards.ts');
  return { ...data, SPECIAL_CARDS: [...data.SPECIAL_CARDS, ...more] as unknown as typeof data.SPECIAL_CARDS };
});

const isNew = (number: number): boolean => NEW_CARDS.some((card) => card.number === number);

const PRINTED = SPECIAL_CARDS.filter(({ number }) => !isNew(number));

/** The printed cards of the same effect. */
const siblings = (number: number): number[] =>
  PRINTED.filter((card) => card.effect.kind === effectOf(number).kind).map((card) => card.number);

const everyKind = new Set(PRINTED.map((card) => card.effect.kind));

test('there is a new card for every kind of effect', () => {
  expect(new Set(NEW_CARDS.map((card) => card.effect.kind))).toEqual(everyKind);
});

describe('whole games through the conformance kit', () => {
  test.each(NEW_CARDS)('card $number alone: $effect.kind', ({ number }) => {
    const options = { ...SHORT, specialCards: 'fixedGame' };
    for (const seats of [2, 2 + (number % 5)]) {
      conforms(configOf({ edition: 'prestige', seats, options, agreed: { cards: [[number]] } }), number, 5);
    }
  });

  test.each(NEW_CARDS)('card $number beside printed cards of its kind: $effect.kind', ({ number }) => {
    const options = { ...SHORT, specialCards: 'fixedPerRound' };
    const pairs = siblings(number).map((other) => [other, number]);
    const cards = pairs.filter((pair) => isCardList(pair));
    expect(cards.length === 0).toBe(excludes(number, siblings(number)[0]!));
    if (cards.length > 0) conforms(configOf({ edition: 'prestige', seats: 3, options, agreed: { cards } }), number, 3);
  });

  test('every position while new cards act on the hands, several at once', () => {
    const options = { scoring: 'penalty', targetScore: 1, blackTracks: 1, specialCards: 'fixedGame' };
    for (const cards of [
      [125, 8, 128, 16],
      [129, 17, 126, 127],
      [124, 128, 129, 125, 19],
    ]) {
      conforms(configOf({ edition: 'prestige', seats: 3, options, agreed: { cards: [cards] } }), 5, 1);
    }
  });

  test('drawn at random, one by one and three at a time', () => {
    for (const specialCards of ['random', 'multiple(3)']) {
      const options = { ...SHORT, targetScore: 40, specialCards };
      conforms(configOf({ edition: 'prestige', seats: 4, options }), 11, 40);
    }
  });
});

describe('together with others', () => {
  test('[TP-MULTI-1] new limits exclude printed limits, new points printed points, and nothing else excludes', () => {
    for (const { number } of NEW_CARDS) {
      for (const { number: other } of PRINTED) {
        const kind = effectOf(number).kind;
        const clash = (kind === 'limits' || kind === 'table') && effectOf(other).kind === kind;
        expect(isCardList([other, number]), `${other} and ${number}`).toBe(!clash);
      }
    }
  });

  test('[TP-MULTI-2] each acts on the hands behind the printed ones of its kind', () => {
    expect(HAND_ORDER).toEqual([6, 7, 124, 13, 14, 15, 127, 16, 128, 17, 129, 8, 125, 10, 11, 12, 19, 126]);
  });

  test('[TP-MULTI-4] at least one target city remains', () => {
    expect(isCardList([6, 7, 8, 124])).toBe(true);
    expect(isCardList([6, 7, 8, 124, 125])).toBe(false);
  });

  test('[TP-CARD-8] a second return begins when the first is done, and the state says whose it is', () => {
    let state = cardRound({ cards: [125, 8] });
    expect(state.public.stage).toEqual({ kind: 'drop', waiting: [0, 1, 2] });
    expect(why(state, 0, drop(dealtHand(1)[0]!))).toMatchObject({ rule: 'TP-CARD-8a' });
    state = allDo(
      state,
      drop,
      [0, 1, 2].map((seat) => city('rose', seat)),
    );
    expect(state.public.stage).toEqual({ kind: 'drop', card: 125, waiting: [0, 1, 2] });
    expect(why(state, 0, drop(dealtHand(1)[0]!))).toMatchObject({ rule: 'HOUSE-125a' });
    expect(why(state, 0, pass(dealtHand(0)[0]!))).toMatchObject({ rule: 'HOUSE-125' });
    state = allDo(
      state,
      drop,
      [0, 1, 2].map((seat) => city('brown', seat)),
    );
    for (const seat of [0, 1, 2]) expect(coloursOf(state, seat)).toEqual(['orange', 'turquoise', 'white']);
    expect(state.public.stage.kind).toBe('markers');
  });

  test('[TP-CARD-16] passes go on for as long as each card says', () => {
    const rose = (state: State): string[] =>
      [0, 1, 2].map((seat) => handOf(state, seat).find((id) => colourOf(id) === 'rose')!);
    let state = cardRound({ cards: [128, 16] });
    const stages: string[] = [];
    while (state.public.stage.kind === 'pass') {
      const { card = 16, pass: nth } = state.public.stage;
      stages.push(`${card}: ${nth}`);
      state = allDo(state, pass, rose(state));
    }
    expect(stages).toEqual(['16: 1', '16: 2', '16: 3', '128: 1', '128: 2']);
    // Five passes around a table of three: every rose card is two seats further.
    expect(rose(state)).toEqual([1, 2, 0].map((seat) => city('rose', seat)));
  });

  test('[TP-CARD-17] two passes of the hand are told one after the other, each with the hand of the moment', () => {
    const before = upToCards();
    const move = { by: 'chance', do: 'special-card', cards: [17, 129] } as const;
    const after = play(before, move);
    expect(handOf(after, 0)).toEqual(dealtHand(1));
    expect(transEuropa.events(before, move, after, 0).slice(1)).toEqual([
      { kind: 'hands-passed', hand: dealtHand(2) },
      { kind: 'hands-passed', hand: dealtHand(1) },
    ]);
  });
});

const upToCards = (): State =>
  play(
    transEuropa.setup(configOf({ seats: 3, edition: 'prestige', options: { specialCards: 'multiple(2)' } })),
    { by: 'chance', do: 'start-player', seat: 0 },
    { by: 'chance', do: 'deal', hands: [0, 1, 2].map(dealtHand) },
  );

describe('each effect', () => {
  test('limits: the budget is the card’s, and refusals name its rule', () => {
    expect([1, 2, 3].map((cycle) => limitIn(roundRules([120]), cycle))).toEqual([1, 1, 1]);
    const state = scene({
      on: sketch('A-B:s, A-C:d, B-D:s, C-D:s, D-E:s'),
      cards: [120],
      hands: [['E'], ['D']],
      markers: ['A', 'E'],
    });
    expect(why(state, 0, { do: 'lay', line: 'A-C', piece: 'black' })).toMatchObject({
      code: 'trans-europa/over-budget',
      rule: 'HOUSE-120',
    });
    expect(act(state, 0, { do: 'lay', line: 'A-B', piece: 'black' }).public.stage).toMatchObject({ seat: 1, left: 1 });
  });

  test('[TE-ENDR-7] limits: when no budget of the round pays for any line, the round is stuck', () => {
    const state = scene({ on: sketch('A-B:s, B-C:d'), cards: [120], hands: [['C'], ['C']], markers: ['A', 'B'] });
    const stuck = act(state, 0, { do: 'lay', line: 'A-B', piece: 'black' });
    expect(stuck.public.rounds.at(-1)).toMatchObject({ reason: 'stuck', missing: [2, 2] });
  });

  test('table and ease: points and lines count as the card says', () => {
    expect(roundRules([121]).table).toEqual([5, 0]);
    const state = scene({
      on: sketch('A-B:river+mountain, B-C:sea'),
      cards: [122],
      hands: [['C'], ['A']],
      markers: ['A', 'C'],
    });
    expect(missingCount(state, 0, state.secret.hands[0]!)).toBe(2);
  });

  test('free-build: tracks lie anywhere', () => {
    const state = scene({
      on: sketch('A-B:s, B-C:s, C-D:s'),
      cards: [123],
      hands: [['D'], ['A']],
      markers: ['A', 'A'],
    });
    expect(act(state, 0, { do: 'lay', line: 'C-D', piece: 'black' }).public.tracks.supply).toBe(
      state.public.tracks.supply - 1,
    );
  });

  test('drop-colour, reveal, chain: the colour is the card’s', () => {
    expect(coloursOf(cardRound({ cards: [124] }), 0)).toEqual(['brown', 'orange', 'turquoise', 'white']);
    const open = transEuropa.view(cardRound({ cards: [126] }), 'spectator');
    for (const seat of [0, 1, 2]) expect(revealedIn(open, seat)).toEqual([city('white', seat)]);
    let state = cardRound({ cards: [127] });
    expect(state.public.stage).toEqual({ kind: 'draw-extra', card: 127 });
    expect(transEuropa.checkOutcome(state, { do: 'draw-extra', city: city('rose', 4) })).toMatchObject({
      rule: 'HOUSE-127',
    });
    state = play(state, { by: 'chance', do: 'draw-extra', city: city('white', 4) });
    expect(why(state, 0, pass(city('rose', 0)))).toMatchObject({ rule: 'HOUSE-127' });
    for (const seat of [0, 1, 2]) {
      const white = handOf(state, seat).find((id) => colourOf(id) === 'white' && id !== city('white', 4));
      state = act(state, seat, pass(white!));
    }
    for (const seat of [0, 1, 2]) expect(coloursOf(state, seat)).toHaveLength(5);
    expect(handOf(state, 0)).toContain(city('white', 4));
  });
});
