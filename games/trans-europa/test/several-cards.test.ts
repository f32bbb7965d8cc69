// Several special cards at once, the pile they come from, and the modes of drawing them.

import { describe, expect, test } from 'vitest';
import { fastRng, shuffled, type Rng } from '@branchline/core';
import { transEuropa, type State } from '../src/index.ts';
import { isPossibleDraw, type Draws } from '../src/special-draws.ts';
import { drawCards, type Pile } from '../src/special-pile.ts';
import { CARD_NUMBERS, cardsBy, HAND_ORDER, isCardList } from '../src/cards-in-force.ts';
import {
  allDo,
  cardRound,
  city,
  colourOf,
  coloursOf,
  dealtHand,
  drop,
  handOf,
  knownBy,
  pass,
  revealedIn,
} from './support/cards.ts';
import { playOut, purposefully } from './support/random-play.ts';
import { act, configOf, play } from './support/table.ts';

const upToCards = (mode: string, agreed?: unknown): State => {
  const config = configOf({
    seats: 3,
    edition: 'prestige',
    options: { specialCards: mode },
    ...(agreed ? { agreed } : {}),
  });
  return play(
    transEuropa.setup(config),
    { by: 'chance', do: 'start-player', seat: 0 },
    { by: 'chance', do: 'deal', hands: [0, 1, 2].map(dealtHand) },
  );
};

const ALL = CARD_NUMBERS.length;
/** The printed cards, 1 to 19. */
const PRINTED = cardsBy('1.0.0');

/** What came up in earlier rounds, as far as it matters to what may come up next. */
const draws = (mode: Draws['mode'], earlier: Draws['earlier'] = []): Draws => ({ mode, all: PRINTED, earlier });

/** A round for each run of so many cards. */
const rounds = (cards: readonly number[], size: number): number[][] =>
  Array.from({ length: cards.length / size }, (_, round) => cards.slice(size * round, size * (round + 1)));

const pile = (mode: Pile['mode'], used: readonly number[] = []): Pile => ({ mode, all: PRINTED, used });

/** The cards as they lie on a table: drawn from the top, excluded ones to the used cards, those shuffled when none is left. */
function realPile(mode: Draws['mode'], rng: Rng): () => number[] {
  let stack = shuffled(PRINTED, rng);
  let aside: number[] = [];
  return () => {
    const inForce: number[] = [];
    const count = mode === 'random' ? 1 : Number(/\d/.exec(mode)![0]);
    while (inForce.length < count) {
      if (stack.length === 0) {
        stack = shuffled(aside, rng);
        aside = [];
      }
      const card = stack.pop()!;
      (isCardList([...inForce, card]) ? inForce : aside).push(card);
    }
    aside.push(...inForce);
    return inForce;
  };
}

describe('together', () => {
  test('[TP-MULTI-1] EX-TP-30 1 with 2 and 3 with 9 are refused', () => {
    for (const cards of [
      [1, 2],
      [9, 3],
      [5, 2, 1],
    ]) {
      expect(isCardList(cards)).toBe(false);
      const spec = {
        seats: 2,
        edition: 'prestige',
        options: { specialCards: 'fixedGame' },
        agreed: { cards: [cards] },
      };
      expect(transEuropa.configure(spec)).toMatchObject({
        ok: false,
        error: { code: 'cards-exclude', field: 'agreed.cards', value: cards.slice(-2) },
      });
      expect(
        transEuropa.checkOutcome(upToCards(`multiple(${cards.length})`), { do: 'special-card', cards }),
      ).toMatchObject({ rule: 'TP-MULTI-1' });
    }
    expect(isCardList([1, 3])).toBe(true);
  });

  test('[TP-MULTI-1] drawing skips a card that one already drawn excludes', () => {
    const rng = fastRng(1);
    for (let i = 0; i < 3000; i++) {
      const cards = drawCards(pile('multiple(3)'), rng);
      if (!isCardList(cards) || cards.length !== 3) expect(cards).toBe('three that go together');
    }
    const left = [1, 2];
    const used = PRINTED.filter((card) => !left.includes(card));
    for (let i = 0; i < 50; i++) {
      const [first, second] = drawCards(pile('multiple(2)', used), rng);
      expect(left).toContain(first);
      expect(used).toContain(second);
    }
  });

  test('[TP-MULTI-1] open cards absorb cards 10 to 12', () => {
    const state = cardRound({ cards: [10, 19] });
    for (const seat of [0, 1, 2])
      expect(revealedIn(transEuropa.view(state, 'spectator'), seat)).toEqual(dealtHand(seat));
    expect(cardRound({ cards: [19, 12] }).public.revealed).toEqual(state.public.revealed);
  });

  test('[TP-MULTI-2] hand effects come in a fixed order, however the cards were drawn', () => {
    expect(HAND_ORDER.filter((card) => PRINTED.includes(card))).toEqual([6, 7, 13, 14, 15, 16, 17, 8, 10, 11, 12, 19]);
    const seen = (cards: readonly number[]): string[] => {
      let state = cardRound({ cards });
      const rng = fastRng(3);
      const stages: string[] = [];
      while (state.public.stage.kind !== 'markers') {
        const { stage } = state.public;
        const name = stage.kind === 'draw-extra' || stage.kind === 'chain' ? `${stage.kind} ${stage.card}` : stage.kind;
        if (stages.at(-1) !== name) stages.push(name);
        const turn = transEuropa.turn(state);
        if (turn.kind === 'chance') state = play(state, { by: 'chance', ...transEuropa.draw(state, rng) });
        else if (turn.kind === 'seats') {
          const seat = turn.seats[0]!;
          state = act(state, seat, transEuropa.legal(transEuropa.view(state, seat), seat)[0]!);
        }
      }
      return stages;
    };
    expect(seen([8, 16, 13])).toEqual(['draw-extra 13', 'chain 13', 'pass', 'drop']);
    expect(seen([15, 17, 14])).toEqual(['draw-extra 14', 'chain 14', 'draw-extra 15', 'chain 15']);
    expect(seen([8, 17, 6])).toEqual(['drop']);
  });

  test('[TP-MULTI-2] hands are passed on before one is dropped, and dropped before the rest is revealed', () => {
    let state = cardRound({ cards: [19, 8, 17] });
    expect(handOf(state, 1)).toEqual(dealtHand(0));
    state = allDo(state, drop, [dealtHand(2)[0]!, dealtHand(0)[0]!, dealtHand(1)[0]!]);
    expect(revealedIn(transEuropa.view(state, 'spectator'), 1)).toEqual(dealtHand(0).slice(1));
  });

  test('[TP-CARD-17a] once hands were passed on and cards dropped, a known card may be out of play', () => {
    let state = cardRound({ cards: [17, 8] });
    for (const fact of Object.values(knownBy(state, 0))) expect(fact).toEqual({ holders: [1], aside: false });
    state = allDo(state, drop, [dealtHand(2)[0]!, dealtHand(0)[0]!, dealtHand(1)[0]!]);
    for (const id of dealtHand(0)) expect(knownBy(state, 0)[id]).toEqual({ holders: [1], aside: true });
    expect(knownBy(state, 0)[dealtHand(2)[0]!]).toEqual({ holders: [], aside: true });
  });

  test('[TP-MULTI-3] after card 16 every held card of the named colours is revealed, if any', () => {
    let state = cardRound({ cards: [16, 10] });
    state = allDo(state, pass, [city('rose', 0), city('white', 1), city('white', 2)]);
    state = allDo(state, pass, [city('orange', 0), city('turquoise', 1), city('turquoise', 2)]);
    state = allDo(state, pass, [city('brown', 0), city('brown', 1), city('brown', 2)]);
    for (const seat of [0, 1, 2]) {
      const expected = handOf(state, seat).filter((id) => ['rose', 'orange'].includes(colourOf(id)));
      expect(revealedIn(transEuropa.view(state, 'spectator'), seat)).toEqual(expected);
    }
    expect(state.public.revealed.map((cities) => cities.length)).toEqual([0, 4, 2]);
  });

  test('[TP-MULTI-4] cards 6, 7 and 8 together leave two target cities', () => {
    let state = cardRound({ cards: [6, 7, 8] });
    state = allDo(
      state,
      drop,
      [0, 1, 2].map((seat) => city('rose', seat)),
    );
    for (const seat of [0, 1, 2]) expect(coloursOf(state, seat)).toEqual(['brown', 'orange']);
    expect(state.public.stage.kind).toBe('markers');
  });
});

describe('the pile', () => {
  const ROUNDS = { blackTracks: 3, targetScore: 99 };
  const cardsOf = (mode: string, agreed?: unknown): number[][] => {
    const config = configOf({
      seats: 2,
      edition: 'prestige',
      options: { specialCards: mode, ...ROUNDS },
      ...(agreed ? { agreed } : {}),
    });
    const { moves } = playOut(transEuropa.setup(config), purposefully, fastRng(9));
    return moves.flatMap((move) => (move.do === 'special-card' ? [move.cards.slice()] : []));
  };

  test('[TP-CARD-A] the special cards are a variant: off unless asked for', () => {
    const config = configOf({ seats: 2, edition: 'prestige' });
    expect(config.options.specialCards).toBe('off');
    const { moves } = playOut(transEuropa.setup(config), purposefully, fastRng(2), 60);
    expect(moves.some((move) => move.do === 'special-card')).toBe(false);
  });

  test('[TP-CARD-B] cities are dealt, then the card is revealed, then come hand effects and markers', () => {
    const config = configOf({
      seats: 2,
      edition: 'prestige',
      options: { specialCards: 'fixedGame' },
      agreed: { cards: [[8]] },
    });
    const { moves } = playOut(transEuropa.setup(config), purposefully, fastRng(2), 8);
    expect(moves.map((move) => move.do)).toEqual([
      'start-player',
      'deal',
      'special-card',
      'drop-card',
      'drop-card',
      'marker',
      'marker',
      'lay',
    ]);
    expect(transEuropa.checkOutcome(transEuropa.setup(config), { do: 'special-card', cards: [8] })).toMatchObject({
      rule: 'TP-CARD-B',
    });
  });

  test('[TP-CARD-C] every round reveals a new card', () => {
    const cards = cardsOf('random').slice(0, ALL).flat();
    expect(new Set(cards).size).toBe(ALL);
  });

  test('[TP-CARD-D] used cards are put aside and shuffled again when the pile has run out', () => {
    const cards = cardsOf('random').flat();
    expect(cards).toHaveLength(60);
    expect(new Set(cards.slice(ALL, 2 * ALL)).size).toBe(ALL);
    const used = rounds(PRINTED.slice(0, 18), 1);
    expect(isPossibleDraw(draws('random', used), [19])).toBe(true);
    expect(isPossibleDraw(draws('random', used), [4])).toBe(false);
    expect(isPossibleDraw(draws('random', [...used, [19]]), [4])).toBe(true);
    expect(isPossibleDraw(draws('random'), [4, 5])).toBe(false);
    const pairs = rounds([1, 3, 2, 9, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18], 2);
    expect(isPossibleDraw(draws('multiple(2)', pairs), [19, 4])).toBe(true);
    expect(isPossibleDraw(draws('multiple(2)', pairs), [4, 19])).toBe(false);
    expect(isPossibleDraw(draws('multiple(2)', pairs.slice(0, -1)), [18, 4])).toBe(false);
  });

  test('[TP-MULTI-1] a card put away comes again at the latest when the pile is made up anew', () => {
    // Card 2 came up right after card 1 and was put away.
    const withoutTwo = rounds([1, 3, 5, 9, 4, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19], 2);
    expect(isPossibleDraw(draws('multiple(2)', withoutTwo), [4, 5])).toBe(true);
    expect(isPossibleDraw(draws('multiple(2)', withoutTwo), [2, 5])).toBe(true);
    // It comes up first after the refill, which nobody sees then: the cards before the refill are still to come again.
    const unseen = [...withoutTwo.slice(0, -1), [18, 2]];
    expect(isPossibleDraw(draws('multiple(2)', unseen), [19, 4])).toBe(true); // or it lay there all the time
    const refilled = [...withoutTwo, [2, 4], ...rounds([1, 3, 5, 9, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18], 2)];
    expect(isPossibleDraw(draws('multiple(2)', refilled), [19, 4])).toBe(true);
    expect(isPossibleDraw(draws('multiple(2)', refilled), [4, 19])).toBe(false);
    // Behind card 1 nothing was drawn, so card 2 was not put away beside it.
    const afterwards = rounds([3, 1, 5, 9, 4, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19], 2);
    expect(isPossibleDraw(draws('multiple(2)', afterwards), [4, 5])).toBe(false);
  });

  test('[TP-MULTI-1] whatever a pile of real cards brings is possible, and so is whatever is drawn here', () => {
    for (const mode of ['random', 'multiple(2)', 'multiple(3)'] as const) {
      for (let seed = 1; seed <= 8; seed++) {
        const real = realPile(mode, fastRng(seed));
        const earlier: number[][] = [];
        let used: readonly number[] = [];
        const ours: number[][] = [];
        for (let round = 0; round < 30; round++) {
          const cards = real();
          if (!isPossibleDraw(draws(mode, earlier), cards)) expect({ mode, seed, earlier, cards }).toBe('possible');
          earlier.push(cards);
          const drawn = drawCards(pile(mode, used), fastRng(seed * 100 + round));
          if (!isPossibleDraw(draws(mode, ours), drawn)) expect({ mode, seed, ours, drawn }).toBe('possible');
          used = drawn.some((card) => used.includes(card)) ? drawn : [...used, ...drawn];
          ours.push(drawn);
        }
      }
    }
  });

  test('[TP-CARD-D] a reused card empties the discards, the cards in force join them at the end of the round', () => {
    const used = CARD_NUMBERS;
    const state = upToCards('random');
    const full = { ...state, public: { ...state.public, usedCards: used } };
    expect(play(full, { by: 'chance', do: 'special-card', cards: [4] }).public.usedCards).toEqual([]);
    const config = configOf({ seats: 2, edition: 'prestige', options: { specialCards: 'multiple(2)', ...ROUNDS } });
    const { states } = playOut(transEuropa.setup(config), purposefully, fastRng(9), 120);
    const end = states.findIndex((each) => each.public.rounds.length === 2);
    expect(states[end]!.public.usedCards).toEqual(
      states[end]!.public.rounds.flatMap((round) => round.cards).sort((a, b) => a - b),
    );
  });

  test('[TP-CARD-E] one card for the whole game, agreed on or drawn once', () => {
    expect(new Set(cardsOf('fixedGame', { cards: [[1, 3]] }).map(String))).toEqual(new Set(['1,3']));
    expect(new Set(cardsOf('fixedGame').map(String)).size).toBe(1);
    const state = upToCards('fixedGame', { cards: [[4]] });
    expect(transEuropa.checkOutcome(state, { do: 'special-card', cards: [5] })).toMatchObject({ rule: 'TP-CARD-E' });
    expect(transEuropa.checkOutcome(state, { do: 'special-card', cards: [4] })).toBeUndefined();
  });

  test('[TP-CARD-E] cards agreed on round by round, and read back from a log', () => {
    expect(cardsOf('fixedPerRound', { cards: [[4], [18, 5]] }).slice(0, 5)).toEqual([[4], [18, 5], [4], [18, 5], [4]]);
    const drawn = cardsOf('fixedPerRound').flat();
    expect(new Set(drawn.slice(0, ALL)).size).toBe(ALL);
    const log = [[4], [18, 5]].map((cards) => ({ by: 'chance', do: 'special-card', cards }));
    expect(transEuropa.agreedIn([...log, { by: 0, do: 'end-turn' }])).toEqual({ cards: [[4], [18, 5]] });
    expect(transEuropa.agreedIn([log[0], { by: 'chance', do: 'special-card', cards: [44] }, log[1]])).toEqual({
      cards: [[4]],
    });
  });

  test('[TP-CARD-E] multiple(n) puts n cards in force', () => {
    for (const n of [2, 3]) for (const cards of cardsOf(`multiple(${n})`)) expect(cards).toHaveLength(n);
  });

  test('[TP-BUILD-2] on the Central European board the Channel link and the Swiss tunnel are single lines', async () => {
    const { boardById } = await import('@branchline/boards');
    const lines = boardById('central-europe')!.lines;
    for (const art of ['channel', 'tunnel'] as const) {
      const drawn = lines.filter((line) => line.art === art);
      expect(drawn.length).toBeGreaterThan(0);
      expect(drawn.every((line) => line.cost === 1)).toBe(true);
    }
  });
});
