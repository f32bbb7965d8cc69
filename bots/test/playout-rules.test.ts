// The playout kernels against the rules of the game, move by move: networks, supplies, completion, turns and ends.

import { describe, expect, test } from 'vitest';
import { fastRng, pick, type GameSpec, type Move } from '@branchline/core';
import { gridOf, has, transEuropa, type Config, type State, type TransEuropa } from '@branchline/trans-europa';
import { fieldOf, type Field } from '../src/trans-europa/playout/field.ts';
import { endTurn, lay } from '../src/trans-europa/playout/lay.ts';
import { loadView } from '../src/trans-europa/playout/load.ts';
import { dealHands, MAX_HAND, newPosition, type Position } from '../src/trans-europa/playout/position.ts';
import { countOpen, loadPosition } from '../src/trans-europa/playout/race-networks.ts';
import { endTurnOfRace, layInRace } from '../src/trans-europa/playout/race-turns.ts';
import { canRace, dealToRace, newRace, type Race } from '../src/trans-europa/playout/race.ts';
import { configOf, playRound, withCards } from './rounds.ts';
import { greedy } from '../src/trans-europa/reference.ts';

const SPECS: readonly (readonly [string, GameSpec])[] = [
  ['classic, 2 players', { seats: 2 }],
  ['classic on usa, 4 players', { seats: 4, board: 'usa' }],
  ['classic, 6 players, few tracks', { seats: 6, options: { blackTracks: 40 } }],
  ['ferry, 3 players', { seats: 3, edition: 'ferry' }],
  ['ferry, 6 players, shared starts', { seats: 6, edition: 'ferry', options: { sharedStart: true } }],
  ['prestige, 5 players', { seats: 5, edition: 'prestige' }],
  ['prestige with passes', { seats: 3, edition: 'prestige', options: { allowPass: true } }],
  ...[3, 4, 5, 6, 8, 9, 18].map((card): readonly [string, GameSpec] => [`[TP-CARD-${card}]`, withCards(4, [card])]),
];

function targetsOf(state: State): { targets: Uint16Array; sizes: Uint8Array } {
  const { cityJunction } = gridOf(state.config.board).graph;
  const targets = new Uint16Array(state.config.seats * MAX_HAND);
  const sizes = Uint8Array.from(state.secret.hands, (hand) => hand.length);
  state.secret.hands.forEach((hand, seat) =>
    hand.forEach((city, i) => (targets[seat * MAX_HAND + i] = cityJunction[city]!)),
  );
  return { targets, sizes };
}

/** Half of the moves random, half of them purposeful, so that networks merge, cities connect and rounds end in all ways. */
function mixedChooser(config: Config) {
  const players = Array.from({ length: config.seats }, (_, seat) =>
    greedy.start({ game: transEuropa, config, seat, rng: fastRng(seat), budget: { kind: 'iterations', count: 1 } }),
  );
  return (state: State, seat: number, rng: { below(n: number): number }): TransEuropa['Action'] => {
    const view = transEuropa.view(state, seat);
    return rng.below(3) === 0 ? pick(transEuropa.legal(view, seat), rng) : players[seat]!.decide(view);
  };
}

function expectNetwork(holds: (junction: number) => boolean, state: State, seat: number, where: string): void {
  const { junctionIds } = gridOf(state.config.board).graph;
  const network = state.public.tracks.networks[seat]!;
  const different = junctionIds.filter((_, junction) => holds(junction) !== has(network, junction));
  expect(different, `${where}: network of seat ${seat}`).toEqual([]);
}

function expectSameBoard(position: Position, state: State, where: string): void {
  const { tracks, complete } = state.public;
  const { seats } = position.field;
  for (let seat = 0; seat < seats; seat++) {
    expectNetwork((junction) => ((position.reach[junction]! >> seat) & 1) === 1, state, seat, where);
    expect(position.own[seat], where).toBe(tracks.own[seat]);
  }
  expect(position.supply, where).toBe(tracks.supply);
  const done = [...position.open.keys()].filter((seat) => position.open[seat] === 0);
  expect(done, where).toEqual([...complete]);
}

/** The round as the rules scored it: tracks stay until the next deal. */
const scored = (state: State): boolean => state.public.rounds.length > 0;

function expectSameTurn(turn: Pick<Position, 'seat' | 'left' | 'laid' | 'cycle'>, state: State, where: string): void {
  const { stage, cycle } = state.public;
  if (stage.kind !== 'build') throw new Error(`${where}: the round goes on`);
  expect([turn.seat, turn.left, turn.laid, turn.cycle], where).toEqual([stage.seat, stage.left, stage.laid, cycle]);
}

/** Follows one move; the rules end turns and pass by themselves where nothing is left to lay. */
function follow(position: Position, move: Move<TransEuropa>, field: Field): void {
  if (move.do === 'lay') lay(position, field.graph.lineIndex.get(move.line)!, move.piece);
  else endTurn(position);
}

const endsByItself = (seat: number, after: State): boolean => {
  const { stage } = after.public;
  return scored(after) || (stage.kind === 'build' && (stage.seat !== seat || stage.laid === 0));
};

describe.each(SPECS)('%s', (name, spec) => {
  test('the searching kernel follows every move', () => {
    const config = configOf(spec);
    let position: Position | undefined;
    let moves = 0;
    for (const seed of ['one', 'two', 'three']) {
      playRound(config, name + seed, mixedChooser(config), ({ before, move, after }) => {
        if (before.public.stage.kind !== 'build') {
          position = undefined;
          return;
        }
        const field = fieldOf(config, before.public.cards);
        if (position === undefined) {
          position = newPosition(field);
          loadView(position, transEuropa.view(before, 'spectator'));
          const { targets, sizes } = targetsOf(before);
          dealHands(position, targets, sizes);
        }
        const where = `${seed}, move ${moves++}: ${JSON.stringify(move)}`;
        const { seat } = position;
        follow(position, move, field);
        expectSameBoard(position, after, where);
        if (!position.over && move.do === 'lay' && endsByItself(seat, after)) endTurn(position);
        // Seats without a legal placement pass by themselves (TE-BUILD-10).
        const { stage } = after.public;
        while (!scored(after) && !position.over && stage.kind === 'build' && position.seat !== stage.seat) {
          endTurn(position);
        }
        if (!scored(after)) expectSameTurn(position, after, where);
        else if (after.public.rounds[0]!.reason !== 'stuck') expect(position.over, where).toBe(true);
      });
    }
    expect(moves).toBeGreaterThan(30);
  });

  test('the measuring kernel follows every move', () => {
    const config = configOf(spec);
    let race: Race | undefined;
    let moves = 0;
    for (const seed of ['four', 'five']) {
      playRound(config, name + seed, mixedChooser(config), ({ before, move, after }) => {
        if (before.public.stage.kind !== 'build') {
          race = undefined;
          return;
        }
        const field = fieldOf(config, before.public.cards);
        if (!canRace(field)) return;
        if (race === undefined) {
          race = newRace(field);
          const position = newPosition(field);
          loadView(position, transEuropa.view(before, 'spectator'));
          loadPosition(race, position);
          const { targets, sizes } = targetsOf(before);
          dealToRace(race, targets, sizes);
          countOpen(race);
        }
        const where = `${seed}, move ${moves++}: ${JSON.stringify(move)}`;
        const { seat } = race;
        if (move.do === 'lay') layInRace(race, field.graph.lineIndex.get(move.line)!);
        else endTurnOfRace(race);
        expectSameNetworks(race, after, where);
        if (!race.over && move.do === 'lay' && endsByItself(seat, after)) endTurnOfRace(race);
        const { stage } = after.public;
        while (!scored(after) && !race.over && stage.kind === 'build' && race.seat !== stage.seat) endTurnOfRace(race);
        if (!scored(after)) expectSameTurn(race, after, where);
        else expect(race.over, where).toBe(true);
      });
    }
    const races = canRace(fieldOf(config, spec.agreed ? ((spec.agreed as { cards: number[][] }).cards[0] ?? []) : []));
    expect(moves > 20).toBe(races);
  });
});

function expectSameNetworks(race: Race, state: State, where: string): void {
  const { tracks, complete } = state.public;
  const { seats } = race.field;
  for (let seat = 0; seat < seats; seat++) {
    const first = race.part[seat]! << 8;
    expectNetwork((junction) => race.near[first + junction] === 0, state, seat, where);
  }
  expect(race.supply, where).toBe(tracks.supply);
  expect(
    [...Array(seats).keys()].filter((seat) => race.open[seat] === 0),
    where,
  ).toEqual([...complete]);
}
