// Claiming by hand: nobody is told who is complete, players say so in their own turns, and a wrong claim opens hands.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fastRng, invariant, parseGameFile, stateHash, verifyGame, type Seat } from '@branchline/core';
import { transEuropa, type Action, type State } from '../src/index.ts';
import { isGameOver, MAX_ROUNDS } from '../src/scoring.ts';
import { gridOf } from '../src/grid.ts';
import { perft } from './support/perft.ts';
import { playOut, purposefully } from './support/random-play.ts';
import { sketch } from './support/sketch.ts';
import {
  act,
  activeSeat,
  claim,
  configOf,
  endTurn,
  lastRound,
  lay,
  layable,
  may,
  scene,
  why,
  withSupply,
} from './support/table.ts';

/** Red (0) at R lacks r, Green (1) at G lacks g; from R lines lead to both. */
const table = ({ options = {}, ...more }: Partial<Parameters<typeof scene>[0]> = {}): State =>
  scene({
    on: sketch('R-r:s, r-s:s, s-t:s, R-g:s, g-G:s*, R-f:d, G-u:s, u-v:s, v-w:s'),
    hands: [
      ['R', 'r'],
      ['G', 'R'],
    ],
    markers: ['R', 'G'],
    options: { manualClaim: true, ...options },
    ...more,
  });

const allowed = (state: State, seat: Seat): string[] =>
  [...new Set(transEuropa.legal(transEuropa.view(state, seat), seat).map((action) => action.do))].sort();

const openTo = (state: State, who: Seat | 'spectator'): string[][] => {
  const { cityIds } = gridOf(state.config.board).graph;
  return transEuropa.view(state, who).public.revealed.map((cities) => cities.map((city) => cityIds[city]!));
};

const eventsOf = (state: State, seat: Seat, action: Action, who: Seat | 'spectator') => {
  const move = { ...action, by: seat };
  return transEuropa.events(state, move, transEuropa.apply(state, move), who);
};

describe('what ends a round', () => {
  test('[TE-CLAIM-1] linking the last city does not: the turn goes on, and so does the next one', () => {
    const linked = act(table(), 0, lay('R-r'));
    expect(linked.public.rounds).toEqual([]);
    expect(layable(linked, 0)).toEqual(['r-s', 'R-g']);
    const next = act(linked, 0, endTurn);
    expect(next.public.rounds).toEqual([]);
    expect(activeSeat(next)).toBe(1);
    // Without claims by hand the same track ends the round.
    expect(act(table({ options: { manualClaim: false } }), 0, lay('R-r')).public.rounds).toHaveLength(1);
  });

  test('[TE-CLAIM-1] the last track of the supply does at once, with seats complete and without a question', () => {
    const ended = act(withSupply(table(), 1), 0, lay('R-r'));
    expect(lastRound(ended)).toMatchObject({ reason: 'supply', complete: [0], missing: [0, 1] });
  });

  test('[TE-CLAIM-1] the track after which nobody can build does at once', () => {
    const state = scene({
      on: sketch('M-a:s, X-y:s'),
      hands: [
        ['M', 'a'],
        ['X', 'M'],
      ],
      markers: ['M', 'X'],
      options: { manualClaim: true },
    });
    const waiting = act(state, 0, lay('M-a'));
    expect(allowed(waiting, 0)).toEqual(['claim', 'end-turn']);
    const ended = act(act(waiting, 0, endTurn), 1, lay('X-y'));
    expect(lastRound(ended)).toMatchObject({ reason: 'stuck', complete: [0] });
  });

  test('[TE-CLAIM-3] a right claim does at once, even if another player connected the cities', () => {
    const ended = act(act(table(), 0, lay('R-g'), endTurn), 1, claim);
    expect(lastRound(ended)).toMatchObject({ reason: 'connected', complete: [1], missing: [1, 0], points: [1, 0] });
    expect(ended.public.stage.kind).toBe('deal');
  });

  test('[TE-CLAIM-3] every complete seat counts as complete, claimed or not', () => {
    const both = act(table({ edition: 'prestige' }), 0, lay('R-g'), lay('R-r'), claim);
    expect(lastRound(both)).toMatchObject({ reason: 'connected', complete: [0, 1], points: [4, 4] });
  });

  test('[TE-CLAIM-3] without a right claim the reason is not `connected`, even if seats are complete', () => {
    const ended = act(withSupply(table({ edition: 'prestige' }), 2), 0, lay('R-g'), lay('R-r'));
    expect(lastRound(ended)).toMatchObject({ reason: 'supply', complete: [0, 1], points: [4, 4] });
  });
});

describe('when a seat may claim', () => {
  test('[TE-CLAIM-2] before, between and after the tracks of the own turn, also after all of them', () => {
    const before = table();
    expect(allowed(before, 0)).toEqual(['claim', 'lay']);
    const between = act(before, 0, lay('R-r'));
    expect(allowed(between, 0)).toEqual(['claim', 'end-turn', 'lay']);
    const after = act(between, 0, lay('r-s'));
    expect(allowed(after, 0)).toEqual(['claim', 'end-turn']);
    expect(activeSeat(after)).toBe(0);
  });

  test('[TE-CLAIM-2] never in the turn of another, and not while markers are placed', () => {
    expect(may(table(), 1, 'claim')).toBe(false);
    expect(why(table(), 1, claim)?.code).toBe('trans-europa/not-your-turn');
    const config = configOf({ seats: 2, options: { manualClaim: true } });
    const { states } = playOut(transEuropa.setup(config), purposefully, fastRng(1), 3);
    const placing = states.find(({ public: { stage } }) => stage.kind === 'markers')!;
    expect(why(placing, activeSeat(placing)!, claim)?.rule).toBe('TE-START-1');
  });

  test('[TE-CLAIM-2] once a turn; after a wrong claim a turn with nothing more to lay ends by itself', () => {
    const wrong = act(
      table({
        hands: [
          ['R', 't'],
          ['G', 'R'],
        ],
      }),
      0,
      claim,
    );
    expect(may(wrong, 0, 'claim')).toBe(false);
    expect(why(wrong, 0, claim)).toEqual({ code: 'trans-europa/claimed-already', rule: 'TE-CLAIM-2' });
    expect(activeSeat(act(wrong, 0, lay('R-r')))).toBe(0);
    expect(activeSeat(act(wrong, 0, lay('R-r'), lay('R-g')))).toBe(1);
    // The other way round: all laid, then claimed.
    const laid = act(
      table({
        hands: [
          ['R', 't'],
          ['G', 'R'],
        ],
      }),
      0,
      lay('R-r'),
      lay('R-g'),
    );
    expect(activeSeat(laid)).toBe(0);
    expect(activeSeat(act(laid, 0, claim))).toBe(1);
  });

  test('[TE-CLAIM-2] a seat that can lay nothing is asked all the same', () => {
    const state = scene({
      on: sketch('I-J:s*, M-a:s, a-b:s, b-c:s, c-d:s'),
      hands: [
        ['d', 'M'],
        ['I', 'J'],
      ],
      markers: ['M', 'J'],
      options: { manualClaim: true },
    });
    const asked = act(state, 0, lay('M-a'), endTurn);
    expect(activeSeat(asked)).toBe(1);
    expect(allowed(asked, 1)).toEqual(['claim', 'end-turn']);
    expect(lastRound(act(asked, 1, claim))).toMatchObject({ reason: 'connected', complete: [1] });
    expect(activeSeat(act(asked, 1, endTurn))).toBe(0);
  });

  test('[TE-CLAIM-2] after a third track under card 3, after the only one under card 9, and after a ferry track', () => {
    const three = act(table({ cards: [3] }), 0, lay('R-r'), lay('r-s'), lay('s-t'));
    expect(allowed(three, 0)).toEqual(['claim', 'end-turn']);
    const nine = table({
      cards: [9],
      hands: [
        ['R', 'w'],
        ['G', 't'],
      ],
    });
    const round = (state: State, ...tracks: readonly (readonly string[])[]): State =>
      tracks.reduce((now, lines, seat) => act(now, seat, ...lines.map((line) => lay(line)), endTurn), state);
    const third = round(round(nine, ['R-r'], ['G-u']), ['r-s'], ['u-v']);
    expect(allowed(act(third, 0, lay('R-g')), 0)).toEqual(['claim', 'end-turn']);
    const ferry = scene({
      on: sketch('A-B:f, A-C:d'),
      hands: [
        ['A', 'C'],
        ['C', 'B'],
      ],
      markers: ['A', 'C'],
      options: { manualClaim: true },
    });
    expect(allowed(act(ferry, 0, lay('A-B', 'own')), 0)).toEqual(['claim', 'end-turn']);
  });
});

describe('a wrong claim', () => {
  const wrong = (wrongClaim: string, more: object = {}): State =>
    act(
      table({
        hands: [
          ['R', 't'],
          ['G', 'r'],
        ],
        options: { wrongClaim, ...more },
      }),
      0,
      claim,
    );

  test('[TE-CLAIM-4] opens the hand of the claimer alone, for everybody and the rest of the round', () => {
    const state = wrong('claimer');
    expect(openTo(state, 1)).toEqual([['R', 't'], []]);
    expect(openTo(state, 'spectator')).toEqual([['R', 't'], []]);
    expect(openTo(act(act(state, 0, lay('R-r'), endTurn), 1, lay('G-u'), endTurn), 1)).toEqual([['R', 't'], []]);
  });

  test('[TE-CLAIM-4] opens all hands where the table has it so', () => {
    expect(openTo(wrong('all'), 'spectator').map((hand) => hand.toSorted())).toEqual([
      ['R', 't'],
      ['G', 'r'],
    ]);
  });

  test('[TE-CLAIM-4] leaves the turn as it was: a track must be laid if one can be', () => {
    expect(allowed(wrong('claimer'), 0)).toEqual(['lay']);
    expect(why(wrong('claimer'), 0, endTurn)?.rule).toBe('TE-BUILD-3');
    const laid = act(
      table({
        hands: [
          ['R', 't'],
          ['G', 'r'],
        ],
      }),
      0,
      lay('R-r'),
      claim,
    );
    expect(allowed(laid, 0)).toEqual(['end-turn', 'lay']);
    const passing = act(
      table({
        edition: 'prestige',
        hands: [
          ['R', 't'],
          ['G', 'r'],
        ],
        options: { allowPass: true },
      }),
      0,
      claim,
    );
    expect(allowed(passing, 0)).toEqual(['end-turn', 'lay']);
  });

  test('[TE-CLAIM-4] is told with the cards it opens; a right one with the scoring', () => {
    const before = table({
      hands: [
        ['R', 't'],
        ['G', 'r'],
      ],
    });
    expect(eventsOf(before, 0, claim, 1)).toEqual([
      { kind: 'claimed', seat: 0, right: false },
      { kind: 'cards-revealed', seat: 0, cities: ['R', 't'] },
    ]);
    const right = eventsOf(act(table(), 0, lay('R-r')), 0, claim, 'spectator');
    expect(right.map(({ kind }) => kind)).toEqual(['claimed', 'round-scored']);
    expect(right[0]).toEqual({ kind: 'claimed', seat: 0, right: true });
  });

  test('[TE-CLAIM-4] is never taken back, for it has shown something', () => {
    const before = table({
      hands: [
        ['R', 't'],
        ['G', 'r'],
      ],
      cards: [19],
    });
    const after = act(before, 0, claim);
    expect(transEuropa.reveals(before, { by: 0, do: 'claim' }, after)).toBe(true);
    expect(transEuropa.reveals(before, { by: 0, ...lay('R-r') }, act(before, 0, lay('R-r')))).toBe(false);
  });

  test('[TE-CLAIM-5] does not keep a seat from claiming again in a later turn', () => {
    const later = act(act(wrong('claimer'), 0, lay('R-r'), lay('r-s')), 1, lay('G-u'), endTurn);
    expect(may(later, 0, 'claim')).toBe(true);
    expect(lastRound(act(later, 0, lay('s-t'), claim))).toMatchObject({ reason: 'connected', complete: [0] });
  });
});

test('[TE-CLAIM-5] the limit of 60 rounds holds for penalty points too, and the fewest lost win', () => {
  const claims = configOf({ seats: 2, options: { manualClaim: true, targetScore: 99 } });
  expect(isGameOver(claims, [3, 4], MAX_ROUNDS - 1)).toBe(false);
  expect(isGameOver(claims, [3, 4], MAX_ROUNDS)).toBe(true);
  expect(isGameOver(configOf({ seats: 2, options: { targetScore: 99 } }), [3, 4], MAX_ROUNDS)).toBe(false);
  const first = act(table({ options: { targetScore: 99 } }), 0, lay('R-r'), claim);
  const late = table({ options: { targetScore: 99 }, scores: [7, 6] });
  const rounds = Array.from({ length: MAX_ROUNDS - 1 }, () => lastRound(first));
  const ended = act({ ...late, public: { ...late.public, rounds } }, 0, lay('R-r'), claim);
  expect(ended.public.stage.kind).toBe('over');
  expect(transEuropa.result(ended)).toMatchObject({ scores: [7, 7], winners: [0, 1] });
});

describe('who is complete', () => {
  test('[TE-CLAIM-6] is in no view and no event before the round ends, not even for the one concerned', () => {
    const before = table();
    for (const line of ['R-r', 'R-g']) {
      const after = act(before, 0, lay(line));
      for (const who of [0, 1, 'spectator'] as const) {
        expect(transEuropa.view(after, who).public.complete).toEqual([]);
        expect(eventsOf(before, 0, lay(line), who).map(({ kind }) => kind)).not.toContain('completed');
      }
      // Apart from the track, everything is as if other cities were held.
      const others = act(
        table({
          hands: [
            ['R', 'w'],
            ['G', 't'],
          ],
        }),
        0,
        lay(line),
      );
      expect(transEuropa.view(after, 'spectator')).toEqual(transEuropa.view(others, 'spectator'));
    }
  });

  test('[TE-CLAIM-6] is not guessed from silence either: a sampled hand may be complete', () => {
    const state = act(
      table({
        hands: [
          ['R', 'w'],
          ['G', 'g'],
        ],
      }),
      0,
      lay('R-g'),
      endTurn,
    );
    const { graph } = gridOf(state.config.board);
    const hands = Array.from({ length: 300 }, (_, seed) =>
      transEuropa
        .sample(transEuropa.view(state, 0), fastRng(seed))
        .secret.hands[1]!.map((city) => graph.cityIds[city]!),
    );
    expect(hands.some((hand) => hand.every((city) => ['g', 'G', 'R'].includes(city)))).toBe(true);
  });
});

test('[TE-CLAIM-7] games of every edition end with claims, and their moves alone lead to the same state', () => {
  for (const [edition, options] of [
    ['classic', {}],
    ['ferry', { wrongClaim: 'all' }],
    ['prestige', { specialCards: 'random' }],
  ] as const) {
    const config = configOf({ seats: 3, edition, options: { manualClaim: true, targetScore: 4, ...options } });
    const { moves, states } = playOut(transEuropa.setup(config), purposefully, fastRng(4));
    const end = states.at(-1)!;
    expect(end.public.stage.kind).toBe('over');
    expect(moves.filter((move) => move.do === 'claim').length).toBeGreaterThan(0);
    const again = moves.reduce((state, move) => {
      const parsed = transEuropa.parseMove(JSON.parse(JSON.stringify(move)));
      invariant(parsed, 'a move of a game can be read');
      return transEuropa.apply(state, parsed);
    }, transEuropa.setup(config));
    expect(stateHash(again)).toBe(stateHash(end));
  }
});

/** Counted by a program that shares nothing with this one. */
const COUNTED = [
  ['europe', [2, 131, 8798]],
  ['europe-ferries', [117, 382, 31_369]],
  ['central-europe', [120, 6832, 40_333]],
] as const;

test.each(COUNTED)('[TE-CLAIM-2] perft from an unfinished game on %s', (name, counts) => {
  const text = readFileSync(new URL(`./fixtures/claims/claim-${name}.json`, import.meta.url), 'utf8');
  const file = parseGameFile(text);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const verified = verifyGame(transEuropa, file.value);
  if (!verified.ok) throw new Error(JSON.stringify(verified.error));
  const state = verified.value.states.at(-1)!;
  expect(counts.map((_, i) => perft(state, i + 1))).toEqual(counts);
});
