// The companies of Trains of Europe: legal at every table, the same every time, blind to what they may not see.

import { fastRng, seedFromText, type GameSpec, type GameTypes } from '@branchline/core';
import {
  completedCount,
  profitOf,
  contentOf,
  trainsOfEurope as game,
  type Config,
  type State,
} from '@branchline/trains-of-europe';
import { describe, expect, test } from 'vitest';
import { botById, botIds, playGame, trainsOfEuropeStyles, type Bot } from '../src/index.ts';
import { candidates } from '../src/trains-of-europe/candidates.ts';
import { BOLD } from '../src/trains-of-europe/taste.ts';

const LEVELS = ['conductor', 'engineer', 'director'];

const VARIANTS: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { hiddenVehicles: true, hiddenCash: true },
  { openEnd: true, reshuffleEvery: 1 },
  { selfManagedInsolvency: true, forgiveOncePerGame: true, releaseLicences: true },
  { assignInTurn: true, fixedSteps: true, offersInTurn: true },
  { allowRetarget: true, target: 4, lenientIdle: true, tieBreak: 'profit-completed-cash' },
  { bankLimit: false, startPlayer: 'host', launch2p: 'random' },
  { target: 5, startPlayer: 'oldest', reshuffleEvery: 2 },
  { manualBooks: true, hiddenCash: true, selfManagedInsolvency: true },
];

function configOf(spec: GameSpec): Config {
  const configured = game.configure(spec);
  if (!configured.ok) throw new Error(JSON.stringify(configured.error));
  return configured.value;
}

const play = (
  bots: readonly Bot<GameTypes>[],
  seed: string,
  options: Readonly<Record<string, unknown>> = {},
  count = 6,
) =>
  playGame({
    game,
    config: configOf({ seats: bots.length, options }),
    bots,
    seed: seedFromText(seed),
    budget: { kind: 'iterations', count },
  });

const level = (id: string): Bot<GameTypes> => botById('trains-of-europe', id)!;

test('[TOE-COMP-2] the levels are there, lowest first', () => {
  expect(botIds('trains-of-europe')).toEqual(['random', ...LEVELS]);
});

describe('legal at every table', () => {
  // playGame checks every action; a game that ends with a result has seen nothing else. So small a budget leaves the
  // searching levels no time to look ahead: what they would look at is judged below, and some games are searched through.
  for (const options of VARIANTS) {
    for (const seats of [2, 3, 4]) {
      test(`[TOE-ROUND-3] ${seats} companies of every level, ${JSON.stringify(options)}`, () => {
        for (const [at, id] of ['random', ...LEVELS].entries()) {
          const others = LEVELS[(at + seats) % LEVELS.length]!;
          const bots = Array.from({ length: seats }, (_, seat) => level(seat === at % seats ? id : others));
          const { result } = play(bots, `legal:${id}:${seats}`, options, 1);
          expect((result as { winners: unknown[] }).winners.length).toBeGreaterThan(0);
        }
      });
    }
  }

  for (const options of VARIANTS) {
    test(`[TOE-ROUND-3] whatever is looked ahead for is legal, ${JSON.stringify(options)}`, () => {
      for (const seats of [3, 4]) {
        let looked = 0;
        playGame({
          game,
          config: configOf({ seats, options }),
          bots: Array.from({ length: seats }, (_, seat) => level(seat === 1 ? 'random' : 'conductor')),
          seed: seedFromText(`ideas:${seats}`),
          budget: { kind: 'iterations', count: 1 },
          onMove(_, after) {
            const state = after as State;
            const turn = game.turn(state);
            if (turn.kind !== 'seats') return;
            const seat = turn.seats[0]!;
            const view = game.view(state, seat);
            for (const action of candidates(state, seat, { taste: BOLD, width: 20, rng: fastRng(7) })) {
              expect(game.check(view, seat, action)).toBeUndefined();
              looked++;
            }
          },
        });
        expect(looked).toBeGreaterThan(100);
      }
    });
  }

  for (const options of [{}, VARIANTS[1]!, VARIANTS[3]!]) {
    test(`[TOE-ROUND-3] searched through to the end, ${JSON.stringify(options)}`, () => {
      const { state } = play([level('engineer'), level('director')], 'searched', options, 8);
      expect((state as State).public.stage.kind).toBe('over');
    });
  }

  test('[TOE-SMI-1] insolvent companies of random management, and bidders that know what they do', () => {
    let sales = 0;
    for (let i = 0; i < 6; i++) {
      const bots = [level('random'), level('conductor'), level('random'), level('conductor')];
      const { moves, state } = play(bots, `insolvent:${i}`, { selfManagedInsolvency: true });
      expect((state as State).public.stage.kind).toBe('over');
      sales += moves.filter((move) => move.do === 'offer-contracts').length;
    }
    expect(sales).toBeGreaterThan(3);
  });

  test('[TOE-ROUND-4] every style plays to the end', () => {
    const { state } = play(trainsOfEuropeStyles, 'styles');
    expect((state as State).public.stage.kind).toBe('over');
  });
});

describe('the same every time', () => {
  for (const id of LEVELS) {
    test(`[TOE-SETUP-8] ${id}: same seed and iterations, same game`, () => {
      const bots = [level(id), level('conductor')];
      expect(play(bots, 'same').moves).toEqual(play(bots, 'same').moves);
    });
  }
});

describe('blind to what is hidden', () => {
  /** Another world that looks the same to the seat: others' cash and vehicles exchanged for what they could be. */
  function otherWorld(state: State, seat: number, seed: number): State {
    return game.sample(game.view(state, seat), fastRng(seed));
  }

  for (const id of LEVELS) {
    test(`[TOE-VAR-1] ${id} decides the same in worlds it cannot tell apart`, () => {
      const config = configOf({ seats: 3, options: { hiddenVehicles: true, hiddenCash: true } });
      const positions: State[] = [];
      playGame({
        game,
        config,
        bots: Array.from({ length: 3 }, () => level('conductor')),
        seed: seedFromText('hidden'),
        budget: { kind: 'iterations', count: 1 },
        onMove: (_, after) => positions.push(after as State),
      });
      let different = 0;
      for (const [at, state] of positions.entries()) {
        const turn = game.turn(state);
        if (turn.kind !== 'seats' || at % (id === 'conductor' ? 3 : 17) !== 0) continue;
        const seat = turn.seats[0]!;
        const other = otherWorld(state, seat, at);
        if (JSON.stringify(other.secret) !== JSON.stringify(state.secret)) different++;
        const decide = (world: State): unknown =>
          level(id)
            .start({
              game,
              config,
              seat,
              rng: fastRng(at),
              budget: { kind: 'iterations', count: 8 },
            })
            .decide(game.view(world, seat));
        expect(decide(other)).toEqual(decide(state));
      }
      expect(different).toBeGreaterThan(3);
    });
  }
});

describe('sensible', () => {
  test('[TOE-END-1] companies complete contracts and stay solvent', () => {
    let years = 0;
    let left = 0;
    const GAMES = 12;
    for (let i = 0; i < GAMES; i++) {
      const { state, result } = play(
        Array.from({ length: 4 }, () => level('conductor')),
        `sensible:${i}`,
      );
      const { config, public: open } = state as State;
      years += (result as { years: unknown[] }).years.length;
      left += open.left.filter(Boolean).length;
      expect((result as { reason: string }).reason).toBe('target');
      expect(open.contracts.some((_, seat) => completedCount(open, seat) >= 3)).toBe(true);
      expect(open.contracts.some((_, seat) => profitOf(contentOf(config), open, seat) > 150_000)).toBe(true);
    }
    expect(years / GAMES).toBeLessThan(10);
    expect(left).toBeLessThanOrEqual(2);
  });

  test('[TOE-EVAL-10] a conductor beats random companies, an engineer beats conductors', () => {
    const wins = (id: string, against: string, games: number, count: number): number => {
      let sum = 0;
      for (let i = 0; i < games; i++) {
        const bots = Array.from({ length: 2 }, (_, seat) => level(seat === i % 2 ? id : against));
        const { winners } = play(bots, `beats:${id}:${i}`, {}, count).result as { winners: number[] };
        if (winners.includes(i % 2)) sum += 1 / winners.length;
      }
      return sum / games;
    };
    expect(wins('conductor', 'random', 8, 1)).toBeGreaterThan(0.9);
    expect(wins('engineer', 'conductor', 10, 40)).toBeGreaterThan(0.58);
  });

  test('[TOE-AUC-5] nobody opens or raises for a vehicle that none of its contracts has a use for', () => {
    let bids = 0;
    let before: State | undefined;
    const judge = (move: { readonly by: number | 'chance'; readonly do: string }, state: State): void => {
      const { stage } = state.public;
      if (move.by === 'chance' || (move.do !== 'open' && move.do !== 'raise')) return;
      const index = contentOf(state.config);
      const model =
        stage.kind === 'bidding' && stage.lot.item === 'model'
          ? index.models[stage.lot.no]!
          : index.models.find(({ id }) => id === (move as { lot?: { model?: string } }).lot?.model);
      if (!model) return; // a section or a contract
      const active = state.public.contracts[move.by]!.filter((held) => !held.complete);
      expect(active.some(({ contract }) => index.contracts[contract]!.demand[model.category]! > 0)).toBe(true);
      bids++;
    };
    for (let i = 0; i < 12; i++) {
      before = undefined;
      playGame({
        game,
        config: configOf({ seats: 4 }),
        bots: Array.from({ length: 4 }, (_, seat) => level(seat === 3 ? 'random' : 'conductor')),
        seed: seedFromText(`auctions:${i}`),
        budget: { kind: 'iterations', count: 1 },
        onMove(move, after) {
          if (before && move.by !== 3) judge(move, before);
          before = after as State;
        },
      });
    }
    expect(bids).toBeGreaterThan(10);
  });
});
