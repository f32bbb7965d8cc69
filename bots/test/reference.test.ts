// The reference bots: legal and deterministic in every edition, on every board, with every special card; blind to secrets.

import { describe, expect, test } from 'vitest';
import { fastRng, seedFromText, shuffled, type GameSpec, type Move, type Seat } from '@branchline/core';
import {
  gridOf,
  SPECIAL_CARDS,
  transEuropa,
  type GameResult,
  type State,
  type TransEuropa,
} from '@branchline/trans-europa';
import { botById, playGame, type Budget } from '../src/index.ts';

const budget: Budget = { kind: 'iterations', count: 1 };

/** Plays a whole game; the driver refuses every illegal action. */
function play(spec: GameSpec, ids: readonly string[], seed: string) {
  const configured = transEuropa.configure(spec);
  if (!configured.ok) throw new Error(JSON.stringify(configured.error));
  const bots = ids.map((id) => botById('trans-europa', id)!);
  return playGame({ game: transEuropa, config: configured.value, bots, seed: seedFromText(seed), budget });
}

const mixed = (seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => (seat === 1 ? 'random' : 'greedy'));

describe('whole games without an illegal move', () => {
  test.each([
    ['classic', 'europe'],
    ['classic', 'usa'],
    ['classic', 'central-europe'],
    ['ferry', 'europe-ferries'],
    ['prestige', 'central-europe'],
    ['prestige', 'europe'],
    ['prestige', 'usa'],
  ])('%s on %s with 2 to 6 players', (edition, board) => {
    for (let seats = 2; seats <= 6; seats++) {
      const { result } = play({ seats, edition, board }, mixed(seats), `${edition} ${board} ${seats}`);
      expect((result as GameResult).rounds.length).toBeGreaterThan(0);
    }
  });

  test.each(SPECIAL_CARDS)('[$rule] with the special card in every round', ({ number: card }) => {
    const spec = {
      seats: 4,
      edition: 'prestige',
      options: { specialCards: 'fixedGame' },
      agreed: { cards: [[card]] },
    };
    const { moves, result } = play(spec, mixed(4), `card ${card}`);
    const rounds = (result as GameResult).rounds.length;
    expect(moves.filter((move) => move.do === 'special-card')).toHaveLength(rounds);
  });

  test('[TP-MULTI-2] with several cards at once, and with the options that change what may be done', () => {
    const options = [
      { specialCards: 'multiple(3)' },
      { specialCards: 'multiple(2)', allowPass: true, memoryAid: false },
      { specialCards: 'random', blackTracks: 25 },
    ];
    for (const chosen of options) {
      for (let seats = 2; seats <= 6; seats++)
        play({ seats, edition: 'prestige', options: chosen }, mixed(seats), `${seats}`);
    }
    play({ seats: 4, edition: 'ferry', options: { sharedStart: true, halfFerryCost: 1 } }, mixed(4), 'shared');
  });
});

describe('greedy', () => {
  test('plays the same game from the same seed, and another one from another', () => {
    const game = (seed: string): string => JSON.stringify(play({ seats: 4 }, mixed(4), seed).moves);
    expect(game('a')).toBe(game('a'));
    expect(game('a')).not.toBe(game('b'));
  });

  test('connects its cities far ahead of chance', () => {
    const { result } = play({ seats: 2, options: { targetScore: 99 } }, ['greedy', 'random'], 'ahead');
    const { rounds, winners } = result as GameResult;
    expect(winners).toEqual([0]);
    expect(rounds.filter(({ complete }) => complete.includes(0)).length).toBe(rounds.length);
  });

  test('[TE-START-5] starts in one of its own cities', () => {
    const { graph } = gridOf('europe');
    const { moves } = play(
      { seats: 6 },
      Array.from({ length: 6 }, () => 'greedy'),
      'start',
    );
    let hands: readonly (readonly string[])[] = [];
    let markers = 0;
    for (const move of moves as readonly Move<TransEuropa>[]) {
      if (move.do === 'deal') hands = move.hands;
      if (move.do !== 'marker') continue;
      const homes = hands[move.by]!.map((city) => graph.junctionIds[graph.cityJunction[graph.cityIndex.get(city)!]!]);
      expect(homes).toContain(move.at);
      markers++;
    }
    expect(markers).toBeGreaterThanOrEqual(6);
  });
});

describe('[AMB-TE-26] nothing hidden is looked at', () => {
  /** The same position with the other seats' hidden cards dealt differently. */
  const otherWorld = (state: State, seat: Seat, salt: number): State =>
    transEuropa.sample(transEuropa.view(state, seat), fastRng(salt));

  test.each(['greedy', 'random'])('%s decides the same in worlds that differ only in what it cannot see', (id) => {
    const bot = botById('trans-europa', id)!;
    const spec = { seats: 4, edition: 'prestige', options: { specialCards: 'multiple(2)' } };
    const configured = transEuropa.configure(spec);
    if (!configured.ok) throw new Error('bad spec');
    const config = configured.value;
    const { moves } = play(spec, mixed(4), 'worlds');
    const states: State[] = [transEuropa.setup(config)];
    for (const move of moves) states.push(transEuropa.apply(states.at(-1)!, move as Move<TransEuropa>));
    const open = states.filter((state) => transEuropa.turn(state).kind === 'seats');
    let compared = 0;
    for (const state of shuffled(open, fastRng(3)).slice(0, 60)) {
      const turn = transEuropa.turn(state);
      if (turn.kind !== 'seats') continue;
      const seat = turn.seats[0]!;
      const decide = (world: State): unknown =>
        bot.start({ game: transEuropa, config, seat, rng: fastRng(5), budget }).decide(transEuropa.view(world, seat));
      const world = otherWorld(state, seat, compared);
      expect(decide(world)).toEqual(decide(state));
      if (JSON.stringify(world) !== JSON.stringify(state)) compared++;
    }
    expect(compared).toBeGreaterThan(10);
  });
});
