// The 19 special cards, one by one.

import { describe, expect, test } from 'vitest';
import { fastRng } from '@branchline/core';
import { cardsBy } from '../src/cards-in-force.ts';
import { missingCount, SPECIAL_CARDS, transEuropa } from '../src/index.ts';
import { pointsFor } from '../src/scoring.ts';
import { undealtCities } from '../src/hands.ts';
import { gridOf } from '../src/grid.ts';
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
import { sketch } from './support/sketch.ts';
import {
  act,
  activeSeat,
  configOf,
  endTurn,
  lastRound,
  lay,
  layable,
  may,
  networkOf,
  play,
  scene,
  why,
} from './support/table.ts';

const stageOf = (state: ReturnType<typeof cardRound>) => state.public.stage.kind;

describe('cards on the table', () => {
  test('[TP-COMP-1] there are 19 special cards, numbered 1 to 19', () => {
    expect(cardsBy('1.0.0')).toEqual(Array.from({ length: 19 }, (_, i) => i + 1));
    expect(SPECIAL_CARDS.map((card) => card.number)).toEqual(SPECIAL_CARDS.map((_, i) => i + 1));
  });

  test('[TP-CARD-1] EX-TP-11 gentle points', () => {
    const config = configOf({ seats: 2, edition: 'prestige', options: { specialCards: 'random' } });
    expect([0, 1, 2, 3, 4, 5, 6, 7, 20].map((missing) => pointsFor(config, [1], missing))).toEqual([
      4, 3, 3, 2, 2, 1, 1, 0, 0,
    ]);
  });

  test('[TP-CARD-2] EX-TP-12 demanding points', () => {
    const config = configOf({ seats: 2, edition: 'prestige', options: { specialCards: 'random' } });
    expect([0, 1, 2, 3, 9].map((missing) => pointsFor(config, [2], missing))).toEqual([4, 2, 1, 0, 0]);
  });
});

describe('building', () => {
  const FIXTURE = 'M-a:s, M-b:s, M-c:d, a-d:s, d-e:d, x-y:s, y-z:s, z-u:s, u-v:s';
  const under = (cards: readonly number[], text = FIXTURE) =>
    scene({
      on: sketch(text),
      cards,
      hands: [
        ['e', 'c'],
        ['v', 'M'],
      ],
      markers: ['M', 'x'],
    });

  test('[TP-CARD-3] EX-TE-39 three single lines in a turn', () => {
    expect(activeSeat(act(under([3]), 0, lay('M-a'), lay('M-b'), lay('a-d')))).toBe(1);
  });

  test('[TP-CARD-3a] EX-TP-3 EX-TE-39 a double and a single line, but not two doubles', () => {
    expect(activeSeat(act(under([3]), 0, lay('M-a'), lay('M-c')))).toBe(1);
    expect(layable(act(under([3]), 0, lay('M-c')), 0)).toEqual(['M-a', 'M-b']);
    const twoDoubles = act(under([3], 'M-c:d, M-e:d, M-a:s, x-y:s, y-v:s'), 0, lay('M-c'));
    expect(why(twoDoubles, 0, lay('M-e'))).toMatchObject({ code: 'trans-europa/over-budget', rule: 'TP-CARD-3a' });
  });

  test('[TP-CARD-3b] the minimum of one track stays', () => {
    expect(why(under([3]), 0, endTurn)).toMatchObject({ rule: 'TE-BUILD-3' });
    expect(may(act(under([3]), 0, lay('M-a')), 0, 'end-turn')).toBe(true);
  });

  test('[TP-CARD-3] having completed another one may use the whole rest of the budget', () => {
    const text = 'R-g:s, g-G:s*, R-a:s, a-b:s, b-c:s, c-d:s';
    const state = scene({
      on: sketch(text),
      cards: [3],
      hands: [
        ['d', 'R'],
        ['G', 'R'],
      ],
      markers: ['R', 'G'],
    });
    const pending = act(state, 0, lay('R-g'), lay('R-a'));
    expect(pending.public.complete).toEqual([1]);
    expect(pending.public.rounds).toHaveLength(0);
    expect(lastRound(act(pending, 0, lay('a-b'))).missing).toEqual([2, 0]);
  });

  const WATERS = 'M-a:river, M-b:sea, M-c:mountain, M-d:river+mountain, M-e:s, x-y:s, y-v:s';

  test('[TP-CARD-4] EX-TP-14 two doubles over water in a turn, a mountain double still alone', () => {
    const state = scene({
      on: sketch(WATERS),
      cards: [4],
      hands: [
        ['d', 'c'],
        ['v', 'M'],
      ],
      markers: ['M', 'x'],
    });
    const first = act(state, 0, lay('M-a'));
    expect(layable(first, 0)).toEqual(['M-b', 'M-e']);
    expect(activeSeat(act(first, 0, lay('M-b')))).toBe(1);
    expect(activeSeat(act(state, 0, lay('M-c')))).toBe(1);
  });

  test('[TP-CARD-5] EX-TP-15 the mirror case over mountains', () => {
    const state = scene({
      on: sketch(WATERS),
      cards: [5],
      hands: [
        ['d', 'a'],
        ['v', 'M'],
      ],
      markers: ['M', 'x'],
    });
    expect(layable(act(state, 0, lay('M-c')), 0)).toEqual(['M-e']);
    expect(activeSeat(act(state, 0, lay('M-a')))).toBe(1);
  });

  test('[TP-CARD-4a] a line over river and mountain is single only under both cards', () => {
    const cost = (cards: readonly number[]): number => {
      const state = scene({ on: sketch(WATERS), cards, hands: [['d'], ['v', 'M']], markers: ['M', 'x'] });
      return missingCount(state, 0, state.secret.hands[0]!);
    };
    expect([cost([4]), cost([5]), cost([4, 5])]).toEqual([2, 2, 1]);
  });

  test('[TP-CARD-5] easier mountains count in the missing count too', () => {
    const state = scene({
      on: sketch(WATERS),
      cards: [5],
      hands: [
        ['c', 'a'],
        ['v', 'M'],
      ],
      markers: ['M', 'x'],
    });
    expect(missingCount(state, 0, state.secret.hands[0]!)).toBe(3);
  });

  test('[TP-BUILD-1] without a card: up to two single lines or one double', () => {
    const state = scene({
      on: sketch(FIXTURE),
      edition: 'prestige',
      hands: [
        ['e', 'c'],
        ['v', 'M'],
      ],
      markers: ['M', 'x'],
    });
    expect(layable(act(state, 0, lay('M-a')), 0)).toEqual(['M-b', 'a-d']);
    expect(activeSeat(act(state, 0, lay('M-c')))).toBe(1);
  });

  test('[TP-CARD-9] EX-TE-40 the limit goes 3, 2, 1 by cycle and begins again', () => {
    const long = Array.from({ length: 24 }, (_, i) => `a${i}-a${i + 1}:s`).join(', ');
    let state = scene({
      on: sketch(`M-a0:s, X-y:s, ${long}, a24-X:s, y-z:s`),
      cards: [9],
      hands: [
        ['M', 'z'],
        ['X', 'a12'],
      ],
      markers: ['M', 'X'],
    });
    const limits: number[] = [];
    for (let turn = 0; turn < 12; turn++) {
      const { stage } = state.public;
      if (stage.kind !== 'build') throw new Error('the round ended too soon');
      limits.push(stage.left);
      state = act(state, stage.seat, lay(layable(state, stage.seat)[0]!));
      if (activeSeat(state) === stage.seat) state = act(state, stage.seat, endTurn);
    }
    expect(limits).toEqual([3, 3, 2, 2, 1, 1, 3, 3, 2, 2, 1, 1]);
  });

  const THIRD_CYCLE = 'M-a:s, a-b:s, b-c:s, c-d:d, x-y:s, y-z:s, z-u:s, u-v:s';
  /** Both build one track in cycles 1 and 2. */
  const limitOne = (text = THIRD_CYCLE) => {
    const state = scene({
      on: sketch(text),
      cards: [9],
      hands: [
        ['d', 'M'],
        ['v', 'M'],
      ],
      markers: ['M', 'x'],
    });
    const second = act(act(act(state, 0, lay('M-a'), endTurn), 1, lay('x-y'), endTurn), 0, lay('a-b'));
    return act(activeSeat(second) === 0 ? act(second, 0, endTurn) : second, 1, lay('y-z'), endTurn);
  };

  test('[TP-CARD-9a] EX-TE-40 with limit 1 no double line can be built', () => {
    const state = limitOne(THIRD_CYCLE.replace('c-d:d', 'b-d:d'));
    expect(state.public.stage).toMatchObject({ seat: 0, left: 1 });
    expect(layable(state, 0)).toEqual(['b-c']);
    expect(why(state, 0, lay('b-d'))).toMatchObject({ code: 'trans-europa/over-budget', rule: 'TP-CARD-9a' });
    expect(activeSeat(act(state, 0, lay('b-c')))).toBe(1);
  });

  test('[TP-CARD-9b] whoever reaches only double lines with limit 1 passes; the pass counts as the turn', () => {
    const state = limitOne(THIRD_CYCLE.replace('b-c:s, c-d:d', 'b-d:d'));
    expect(state.public.stage).toMatchObject({ seat: 1, left: 1 });
    expect(state.public.cycle).toBe(3);
    const next = act(state, 1, lay('z-u'));
    expect(next.public.stage).toMatchObject({ seat: 0, left: 3 });
    expect(next.public.cycle).toBe(4);
  });

  test('[TP-CARD-9b] passes caused by limit 1 alone do not end the round', () => {
    const all = 'M-a:s, a-b:s, b-d:d, x-y:s, y-z:s, z-v:d';
    const state = scene({
      on: sketch(all),
      cards: [9],
      hands: [
        ['d', 'M'],
        ['v', 'M'],
      ],
      markers: ['M', 'x'],
    });
    const after = act(
      act(act(act(state, 0, lay('M-a'), endTurn), 1, lay('x-y'), endTurn), 0, lay('a-b')),
      1,
      lay('y-z'),
    );
    expect(after.public.rounds).toHaveLength(0);
    expect(after.public.stage).toMatchObject({ seat: 0, left: 3 });
    expect(after.public.cycle).toBe(4);
    const halfway = act(act(act(state, 0, lay('M-a'), endTurn), 1, lay('x-y'), endTurn), 0, lay('a-b'));
    const passes = transEuropa.events(halfway, { by: 1, do: 'lay', line: 'y-z', piece: 'black' }, after, 0);
    expect(passes.filter((event) => event.kind === 'passed')).toEqual([
      { kind: 'passed', seat: 0 },
      { kind: 'passed', seat: 1 },
    ]);
  });

  test('[TP-CARD-18] EX-TE-38 tracks may lie anywhere', () => {
    const state = under([18]);
    expect(why(state, 0, lay('d-e'))).toBeUndefined();
    expect(layable(state, 0)).toEqual(['M-a', 'M-b', 'M-c', 'a-d', 'd-e', 'x-y', 'y-z', 'z-u', 'u-v']);
    expect(activeSeat(act(state, 0, lay('d-e')))).toBe(1);
    expect(activeSeat(act(state, 0, lay('u-v'), lay('a-d')))).toBe(1);
  });

  test('[TP-CARD-18a] EX-TP-28 loose tracks join every network that touches them, and only the own marker counts', () => {
    const text = 'M-a:s, a-P:s, P-Q:s, X-a:s, X-f:s, f-g:s, g-h:s';
    const state = scene({
      on: sketch(text),
      cards: [18],
      hands: [
        ['P', 'Q'],
        ['Q', 'X'],
      ],
      markers: ['M', 'X'],
    });
    const loose = act(state, 0, lay('a-P'), lay('P-Q'));
    expect(loose.public.rounds).toHaveLength(0);
    expect([missingCount(loose, 0, loose.secret.hands[0]!), missingCount(loose, 1, loose.secret.hands[1]!)]).toEqual([
      1, 1,
    ]);
    const joined = act(act(loose, 1, lay('f-g'), endTurn), 0, lay('M-a'));
    expect(networkOf(joined, 0)).toEqual(['M', 'a', 'P', 'Q']);
    expect(lastRound(joined)).toMatchObject({ complete: [0], missing: [0, 1] });
  });

  test('[TP-CARD-18b] when no free line is left on the whole board the round is over', () => {
    const state = scene({
      on: sketch('M-a:s, x-y:s'),
      cards: [18],
      hands: [
        ['M', 'y'],
        ['x', 'a'],
      ],
      markers: ['M', 'x'],
    });
    expect(lastRound(act(state, 0, lay('x-y'), lay('M-a')))).toMatchObject({ reason: 'stuck' });
  });
});

describe('hands', () => {
  test.each([
    ['TP-CARD-6', 6, 'white'],
    ['TP-CARD-7', 7, 'turquoise'],
  ] as const)('[%s] EX-TP-16 card %d: everybody returns the %s city', (_id, card, colour) => {
    const state = cardRound({ cards: [card] });
    expect(stageOf(state)).toBe('markers');
    for (const seat of [0, 1, 2]) {
      expect(handOf(state, seat)).toEqual(dealtHand(seat).filter((id) => colourOf(id) !== colour));
      expect(handOf(state, seat)).toHaveLength(4);
    }
  });

  test('[TP-CARD-6a] returned cards are among the undealt ones and known only to those who returned them', () => {
    const state = cardRound({ cards: [6] });
    const undealt = undealtCities(state, gridOf('central-europe')).map(
      (index) => gridOf('central-europe').graph.cityIds[index]!,
    );
    expect(undealt).toEqual(expect.arrayContaining([city('white', 0), city('white', 1), city('white', 2)]));
    expect(knownBy(state, 1)).toEqual({ [city('white', 1)]: { holders: [], aside: true } });
    const before = { ...cardRound({ cards: [6] }) };
    const dealt = play(
      transEuropa.setup(before.config),
      { by: 'chance', do: 'start-player', seat: 0 },
      { by: 'chance', do: 'deal', hands: [0, 1, 2].map(dealtHand) },
    );
    const move = { by: 'chance', do: 'special-card', cards: [6] } as const;
    const seen = transEuropa.events(dealt, move, play(dealt, move), 1);
    expect(seen).toContainEqual({ kind: 'card-returned', seat: 1, city: city('white', 1) });
    expect(seen).toContainEqual({ kind: 'card-returned', seat: 2 });
  });

  test('[TP-CARD-F] EX-TE-56 with four cards four connected cities end the round', () => {
    const colours = { W: 'white', P: 'brown', Q: 'rose', R: 'orange', T: 'turquoise' } as const;
    const on = sketch('M-P:s*, P-Q:s*, Q-R:s*, R-T:s, T-W:s, X-W:s, X-y:s', { ...colours, X: 'white' });
    const state = scene({
      on,
      cards: [6],
      hands: [
        ['P', 'W', 'Q', 'R', 'T'],
        ['X', 'y'],
      ],
      markers: ['M', 'X'],
    });
    expect(lastRound(act(state, 0, lay('R-T')))).toMatchObject({ complete: [0], reason: 'connected' });
  });

  test('[TP-CARD-8] EX-TP-18 all drop one card at once; nobody sees the choice of another', () => {
    let state = cardRound({ cards: [8] });
    expect(stageOf(state)).toBe('drop');
    expect(transEuropa.turn(state)).toEqual({ kind: 'seats', seats: [0, 1, 2] });
    const chosen = dealtHand(1)[3]!;
    state = act(state, 1, drop(chosen));
    expect(transEuropa.turn(state)).toEqual({ kind: 'seats', seats: [0, 2] });
    expect(why(state, 1, drop(chosen))).toMatchObject({ code: 'trans-europa/not-your-turn' });
    for (const other of [0, 2, 'spectator'] as const) {
      expect(JSON.stringify(transEuropa.view(state, other).own ?? {})).not.toContain('choice');
    }
    expect(gridOf('central-europe').graph.cityIds[transEuropa.view(state, 1).own!.choice!]).toBe(chosen);
    expect(handOf(state, 1)).toHaveLength(5);
    state = act(act(state, 2, drop(dealtHand(2)[0]!)), 0, drop(dealtHand(0)[4]!));
    expect(stageOf(state)).toBe('markers');
    expect(handOf(state, 1)).toEqual(dealtHand(1).filter((id) => id !== chosen));
    for (const seat of [0, 1, 2]) expect(handOf(state, seat)).toHaveLength(4);
    expect(knownBy(state, 1)).toEqual({ [chosen]: { holders: [], aside: true } });
  });

  test('[TP-CARD-8a] any card of the hand may be dropped, and no other', () => {
    const state = cardRound({ cards: [8] });
    expect(transEuropa.legal(transEuropa.view(state, 0), 0)).toEqual(dealtHand(0).map(drop));
    expect(why(state, 0, drop(dealtHand(1)[0]!))).toMatchObject({
      code: 'trans-europa/not-in-hand',
      rule: 'TP-CARD-8a',
    });
    expect(why(state, 0, drop('atlantis'))).toMatchObject({ code: 'trans-europa/no-such-city' });
    expect(why(state, 0, pass(dealtHand(0)[0]!))).toMatchObject({ code: 'trans-europa/not-now', rule: 'TP-CARD-8' });
  });

  test.each([
    ['TP-CARD-10', 10, ['rose', 'orange']],
    ['TP-CARD-11', 11, ['rose', 'brown']],
    ['TP-CARD-12', 12, ['brown', 'orange']],
  ] as const)('[%s] EX-TP-20 card %d: everybody turns up %j', (_id, card, colours) => {
    const state = cardRound({ cards: [card] });
    for (const who of [1, 'spectator'] as const) {
      const view = transEuropa.view(state, who);
      for (const seat of [0, 1, 2]) {
        expect(revealedIn(view, seat)).toEqual(
          dealtHand(seat).filter((id) => colours.some((colour) => colour === colourOf(id))),
        );
      }
    }
  });

  test('[TP-CARD-10a] the two open cards stay open all round, the other three secret', () => {
    let state = cardRound({ cards: [10] });
    for (const seat of [0, 1, 2])
      state = act(state, seat, { do: 'marker', at: gridOf('central-europe').graph.junctionIds[seat * 9]! });
    expect(state.public.revealed.map((cities) => cities.length)).toEqual([2, 2, 2]);
    const sampled = [1, 2, 3, 4].map((seed) => transEuropa.sample(transEuropa.view(state, 0), fastRng(seed)));
    for (const other of sampled)
      expect(handOf(other, 1)).toEqual(expect.arrayContaining([city('rose', 1), city('orange', 1)]));
    expect(new Set(sampled.map((other) => handOf(other, 1).join())).size).toBeGreaterThan(1);
  });

  test('[TP-CARD-19] EX-TP-29 with open cards every view shows all hands', () => {
    const state = cardRound({ cards: [19] });
    for (const who of [0, 'spectator'] as const) {
      for (const seat of [0, 1, 2]) expect(revealedIn(transEuropa.view(state, who), seat)).toEqual(dealtHand(seat));
    }
  });

  test('[TP-CARD-17] EX-TP-27 every hand goes to the left neighbour', () => {
    const state = cardRound({ cards: [17] });
    expect([0, 1, 2].map((seat) => handOf(state, seat))).toEqual([dealtHand(2), dealtHand(0), dealtHand(1)]);
  });

  test("[TP-CARD-17a] EX-TP-27 one knows the left neighbour's hand; without memory aid the view does not show it", () => {
    const known = knownBy(cardRound({ cards: [17] }), 0);
    expect(Object.keys(known).sort()).toEqual(dealtHand(0).sort());
    for (const fact of Object.values(known)) expect(fact).toEqual({ holders: [1], aside: false });
    const unaided = cardRound({ cards: [17], options: { memoryAid: false } });
    expect(transEuropa.view(unaided, 0).own).not.toHaveProperty('known');
  });
});

describe('chains of an extra card', () => {
  test.each([
    ['TP-CARD-13', 13, 'rose'],
    ['TP-CARD-14', 14, 'brown'],
    ['TP-CARD-15', 15, 'orange'],
  ] as const)(
    '[%s] EX-TP-23 card %d: the start player draws one more %s card and the chain goes once around',
    (_id, card, colour) => {
      let state = cardRound({ cards: [card], seats: 4, start: 2 });
      expect(state.public.stage).toEqual({ kind: 'draw-extra', card });
      const extra = city(colour, 4);
      expect(transEuropa.checkOutcome(state, { do: 'draw-extra', city: city(colour, 1) })).toMatchObject({
        code: 'trans-europa/not-an-undealt-card',
      });
      state = play(state, { by: 'chance', do: 'draw-extra', city: extra });
      expect(handOf(state, 2)).toContain(extra);
      expect(transEuropa.legal(transEuropa.view(state, 2), 2)).toEqual(
        expect.arrayContaining([pass(extra), pass(city(colour, 2))]),
      );
      state = act(state, 2, pass(city(colour, 2))); // keeps the extra card
      expect(transEuropa.turn(state)).toEqual({ kind: 'seats', seats: [3] });
      state = act(state, 3, pass(city(colour, 2))); // hands on what came
      state = act(state, 0, pass(city(colour, 0)));
      state = act(state, 1, pass(city(colour, 1)));
      expect(stageOf(state)).toBe('markers');
      const held = [0, 1, 2, 3].map((seat) => handOf(state, seat).filter((id) => colourOf(id) === colour));
      expect(held).toEqual([[city(colour, 2)], [city(colour, 0)], [extra], [city(colour, 3)]]);
    },
  );

  test('[TP-CARD-13a] EX-TP-23 with six players one card is left to draw, and one afterwards', () => {
    const config = configOf({
      seats: 6,
      edition: 'prestige',
      options: { specialCards: 'fixedGame' },
      agreed: { cards: [[13]] },
    });
    const grid = gridOf('central-europe');
    const rose = grid.regionOfColour.rose;
    const left = (now: ReturnType<typeof cardRound>) =>
      undealtCities(now, grid).filter((c) => grid.graph.cityRegion[c] === rose);
    let state = transEuropa.setup(config);
    for (let i = 0; i < 3; i++) state = play(state, { by: 'chance', ...transEuropa.draw(state, fastRng(i)) });
    expect(left(state)).toHaveLength(1);
    const { start } = state.public;
    state = play(state, { by: 'chance', ...transEuropa.draw(state, fastRng(5)) });
    expect(left(state)).toHaveLength(0);
    for (let i = 0; i < 6; i++) {
      const seat = (start + i) % 6;
      const actions = transEuropa.legal(transEuropa.view(state, seat), seat);
      expect(actions).toHaveLength(2);
      state = act(state, seat, actions[i % 2]!);
    }
    expect(left(state)).toHaveLength(1);
    expect(stageOf(state)).toBe('markers');
    for (const seat of [0, 1, 2, 3, 4, 5])
      expect(coloursOf(state, seat)).toEqual(['brown', 'orange', 'rose', 'turquoise', 'white']);
  });

  test('[TP-CARD-13a] only a card of the colour that goes around may be given on', () => {
    const state = play(cardRound({ cards: [13] }), { by: 'chance', do: 'draw-extra', city: city('rose', 4) });
    expect(why(state, 0, pass(city('white', 0)))).toMatchObject({
      code: 'trans-europa/wrong-colour',
      rule: 'TP-CARD-13a',
    });
  });

  test('[TP-CARD-13] giver and receiver know the card, others only that one was passed', () => {
    const before = play(cardRound({ cards: [13] }), { by: 'chance', do: 'draw-extra', city: city('rose', 4) });
    const move = { by: 0, ...pass(city('rose', 4)) };
    const after = play(before, move);
    for (const who of [0, 1]) {
      expect(transEuropa.events(before, move, after, who)).toEqual([
        { kind: 'card-passed', from: 0, to: 1, city: city('rose', 4) },
      ]);
    }
    for (const who of [2, 'spectator'] as const) {
      expect(transEuropa.events(before, move, after, who)).toEqual([{ kind: 'card-passed', from: 0, to: 1 }]);
    }
    expect(knownBy(after, 0)).toEqual({ [city('rose', 4)]: { holders: [1], aside: false } });
    const later = act(after, 1, pass(city('rose', 1)));
    expect(knownBy(later, 0)).toEqual({ [city('rose', 4)]: { holders: [1, 2], aside: false } });
    const end = act(later, 2, pass(city('rose', 1)));
    expect(knownBy(end, 0)).toEqual({ [city('rose', 4)]: { holders: [1, 2], aside: true } });
    expect(knownBy(end, 2)).toEqual({ [city('rose', 1)]: { holders: [], aside: true } });
  });
});

describe('passing three cards', () => {
  test('[TP-CARD-16] three simultaneous passes to the left', () => {
    let state = cardRound({ cards: [16] });
    expect(state.public.stage).toEqual({ kind: 'pass', pass: 1, waiting: [0, 1, 2] });
    state = allDo(state, pass, [city('rose', 0), city('rose', 1), city('white', 2)]);
    expect(state.public.stage).toEqual({ kind: 'pass', pass: 2, waiting: [0, 1, 2] });
    expect(handOf(state, 0)).toContain(city('white', 2));
    expect(handOf(state, 1)).toContain(city('rose', 0));
    expect(handOf(state, 2)).toContain(city('rose', 1));
    state = allDo(state, pass, [city('white', 0), city('white', 1), city('brown', 2)]);
    state = allDo(state, pass, [city('brown', 0), city('brown', 1), city('orange', 2)]);
    expect(stageOf(state)).toBe('markers');
    for (const seat of [0, 1, 2]) expect(handOf(state, seat)).toHaveLength(5);
  });

  test('[TP-CARD-16] EX-TP-4 a player can end with two colours only', () => {
    let state = cardRound({ cards: [16], seats: 2 });
    state = allDo(state, pass, [city('rose', 0), city('white', 1)]);
    state = allDo(state, pass, [city('orange', 0), city('turquoise', 1)]);
    state = allDo(state, pass, [city('brown', 0), city('brown', 1)]);
    expect(coloursOf(state, 0)).toEqual(['brown', 'turquoise', 'turquoise', 'white', 'white']);
    let piled = cardRound({ cards: [16], seats: 4 });
    piled = allDo(piled, pass, [city('white', 0), city('white', 1), city('rose', 2), city('rose', 3)]);
    piled = allDo(piled, pass, [city('orange', 0), city('orange', 1), city('brown', 2), city('turquoise', 3)]);
    piled = allDo(piled, pass, [city('brown', 0), city('brown', 1), city('white', 2), city('rose', 2)]);
    expect(coloursOf(piled, 0)).toEqual(['rose', 'rose', 'rose', 'turquoise', 'turquoise']);
  });

  test('[TP-CARD-16a] EX-TP-26 a card just received may be passed on', () => {
    let state = cardRound({ cards: [16] });
    state = allDo(state, pass, [city('rose', 0), city('rose', 1), city('rose', 2)]);
    expect(why(state, 1, pass(city('rose', 0)))).toBeUndefined();
    state = allDo(state, pass, [city('rose', 2), city('rose', 0), city('rose', 1)]);
    expect(handOf(state, 2)).toContain(city('rose', 0));
    expect(handOf(state, 2)).toHaveLength(5);
    expect(why(state, 2, pass(city('rose', 2)))).toMatchObject({
      code: 'trans-europa/not-in-hand',
      rule: 'TP-CARD-16a',
    });
  });

  test('[TP-CARD-16b] EX-TP-4 the backs of all hands are public', () => {
    const region = (colour: string) =>
      gridOf('central-europe').board.regions.findIndex((each) => each.prestige === colour);
    let state = cardRound({ cards: [16] });
    state = allDo(state, pass, [city('rose', 0), city('white', 1), city('white', 2)]);
    const backs = transEuropa.view(state, 'spectator').public.backs;
    expect(backs[1]).toEqual(['brown', 'rose', 'rose', 'orange', 'turquoise'].map(region).sort((a, b) => a - b));
    expect(backs[0]).toEqual(['brown', 'white', 'white', 'orange', 'turquoise'].map(region).sort((a, b) => a - b));
  });

  test('[TP-CARD-16] choices stay secret until all have chosen; then giver and receiver know the card', () => {
    const before = act(act(cardRound({ cards: [16] }), 2, pass(city('rose', 2))), 0, pass(city('rose', 0)));
    expect(handOf(before, 0)).toEqual(dealtHand(0));
    const move = { by: 1, ...pass(city('white', 1)) };
    const after = play(before, move);
    expect(transEuropa.events(before, move, after, 0)).toEqual([
      { kind: 'chosen', seat: 1 },
      { kind: 'card-passed', from: 0, to: 1, city: city('rose', 0) },
      { kind: 'card-passed', from: 1, to: 2 },
      { kind: 'card-passed', from: 2, to: 0, city: city('rose', 2) },
    ]);
    expect(knownBy(after, 0)).toEqual({ [city('rose', 0)]: { holders: [1], aside: false } });
    const second = allDo(after, pass, [city('rose', 2), city('turquoise', 1), city('white', 1)]);
    expect(knownBy(second, 0)).toEqual({
      [city('rose', 0)]: { holders: [1, 2], aside: false },
      [city('rose', 2)]: { holders: [1], aside: false },
    });
  });
});
