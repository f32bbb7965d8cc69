import { expect, test } from 'vitest';
import { checkConformance, type ConformanceOptions } from '../src/conformance/index.ts';
import type { Game } from '../src/index.ts';
import { toy, type Toy, type ToyState } from './toy-game.ts';

const candidates = (): Toy['Action'][] => Array.from({ length: 14 }, (_, number) => ({ do: 'name', number }));

const run = (game: Game<Toy>, more: Partial<ConformanceOptions<Toy>> = {}): void =>
  checkConformance({ game, config: { seats: 3 }, seats: 3, games: 20, seed: 1, maxMoves: 60, candidates, ...more });

test('a sound game conforms', () => {
  run(toy);
});

const broken: [string, Partial<Game<Toy>>, RegExp][] = [
  ['an action that check refuses', { check: () => ({ code: 'toy/no', rule: 'TOY-1' }) }, /check refuses it/],
  [
    'an action that legal hides',
    { legal: (view, seat) => toy.legal(view, seat).slice(0, 1) },
    /legal does not offer it/,
  ],
  [
    'actions out of turn',
    { legal: (view, seat) => (view.dealt && !view.betted[seat] ? toy.legal(view, seat) : [{ do: 'bet', on: 'high' }]) },
    /is not to act/,
  ],
  [
    'a view that shows the others’ numbers',
    { view: (state, who) => ({ ...toy.view(state, who), shown: state.numbers }) },
    /another turn|differs|legal/,
  ],
  [
    'a view that shows a secret bet',
    { view: (state, who) => ({ ...toy.view(state, who), bets: state.bets }) },
    /can tell|view\(sample/,
  ],
  [
    'events that tell a secret bet',
    { events: (_b, move, _a, _w) => (move.do === 'bet' ? [{ kind: move.on }] : []) },
    /can tell/,
  ],
  [
    'events that tell hidden numbers',
    { events: (before) => before.numbers.map((number) => ({ kind: 'leak', number })) },
    /tell .* something/,
  ],
  [
    'a state changed in place',
    { apply: (state, move) => (move.do === 'name' ? (state.named.push(move.number), state) : toy.apply(state, move)) },
    /apply changed|deterministic|differs/,
  ],
  [
    'a game without end',
    {
      apply: (state, move) => (move.do === 'name' ? { ...state, named: state.named.slice() } : toy.apply(state, move)),
    },
    /no end/,
  ],
  [
    'a state that is no JSON',
    {
      apply: (state, move) => ({ ...toy.apply(state, move), extra: new Map([[1, 2]]) }) as ToyState,
      view: (state, who) => ({ ...toy.view(state, who), named: state.named, extra: Number.NaN }) as Toy['View'],
    },
    /plain JSON|differs/,
  ],
  [
    'a draw that chance cannot have made',
    { checkOutcome: () => ({ code: 'toy/deal', rule: 'TOY-2' }) },
    /refuses a draw/,
  ],
  [
    'a sample that forgets the own number',
    {
      sample: (view, rng) => {
        const { me: _, ...rest } = view;
        return toy.sample(rest, rng);
      },
    },
    /view\(sample/,
  ],
];

test.each(broken)('the kit finds %s', (_name, fault, message) => {
  expect(() => run({ ...toy, ...fault })).toThrow(message);
});

test('the kit finds lost pieces and prints seed and moves', () => {
  const conserved = (state: ToyState): string | undefined => (state.named.length > 1 ? 'a piece is gone' : undefined);
  expect(() => run(toy, { conserved })).toThrow(
    /pieces are not conserved: a piece is gone\nseed \d+, after \d+ moves[\s\S]*1\. \{"do":"deal"/,
  );
});
