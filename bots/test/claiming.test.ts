// Bots at tables that claim by hand: at once when right, never when wrong, and playouts that know how such rounds end.

import { expect, test } from 'vitest';
import { gridOf, isComplete, membersOf, transEuropa, type State } from '@branchline/trans-europa';
import { botIds, poolIds } from '../src/index.ts';
import { reader } from '../src/trans-europa/inference/reader.ts';
import { fieldOf } from '../src/trans-europa/playout/field.ts';
import { endTurn, lay } from '../src/trans-europa/playout/lay.ts';
import { loadView } from '../src/trans-europa/playout/load.ts';
import { dealHands, MAX_HAND, newPosition, type Position } from '../src/trans-europa/playout/position.ts';
import { configOf, playRound, seatBots, type Step } from './rounds.ts';

const isDone = ({ config, public: { tracks }, secret }: State, seat: number): boolean =>
  isComplete(gridOf(config.board), tracks.networks[seat]!, secret.hands[seat]!);

const SPECS = [
  { seats: 3, edition: 'classic', board: 'usa', options: { manualClaim: true } },
  { seats: 2, edition: 'ferry', options: { manualClaim: true, wrongClaim: 'all' } },
  {
    seats: 4,
    edition: 'prestige',
    options: { manualClaim: true, specialCards: 'fixedGame' },
    agreed: { cards: [[3, 16]] },
  },
];

/** Every bot at one of the tables, and every table with several bots. */
const CASES = [...botIds('trans-europa'), ...poolIds('trans-europa')].map(
  (id, index) => [id, SPECS[index % SPECS.length]!] as const,
);
const BRIEF = { kind: 'iterations', count: 2 } as const;

test.each(CASES)('[TE-CLAIM-3] %s claims as soon as its cities are connected, and never otherwise', (id, spec) => {
  const config = configOf(spec);
  const bots = seatBots(
    config,
    Array.from({ length: config.seats }, () => id),
    BRIEF,
  );
  let moves = 0;
  const end = playRound(config, `claims of ${id}`, bots.choose, (step) => {
    bots.show(step);
    const { before, move, after } = step;
    if (before.public.stage.kind !== 'build' || move.by === 'chance') return;
    moves++;
    expect(move.do === 'claim').toBe(isDone(before, move.by));
    if (move.do === 'claim') expect(after.public.rounds.at(-1)!.reason).toBe('connected');
  });
  expect(moves).toBeGreaterThan(10);
  expect(end.public.revealed.flat()).toEqual([]);
});

test('[TE-CLAIM-2] a bot that can lay nothing ends its turn', () => {
  const config = configOf({ seats: 2, options: { manualClaim: true } });
  const bots = seatBots(config, ['engineer', 'conductor'], BRIEF);
  let spent = 0;
  playRound(config, 'spent', bots.choose, (step) => {
    bots.show(step);
    const { stage } = step.before.public;
    if (stage.kind !== 'build' || stage.left > 0 || step.move.do === 'claim') return;
    expect(step.move.do).toBe('end-turn');
    spent++;
  });
  expect(spent).toBeGreaterThan(5);
});

/** The position before the first track, with the hands as they are. */
function kernelAt(state: State): Position {
  const position = newPosition(fieldOf(state.config, state.public.cards));
  loadView(position, transEuropa.view(state, 'spectator'));
  const { cityJunction } = gridOf(state.config.board).graph;
  const targets = new Uint16Array(state.config.seats * MAX_HAND);
  state.secret.hands.forEach((hand, seat) =>
    hand.forEach((city, i) => (targets[seat * MAX_HAND + i] = cityJunction[city]!)),
  );
  dealHands(
    position,
    targets,
    Uint8Array.from(state.secret.hands, (hand) => hand.length),
  );
  return position;
}

test('[TE-CLAIM-1] a playout ends where the round ends: with a claim in the turn of the one who is complete', () => {
  const config = configOf({ seats: 6, board: 'usa', options: { manualClaim: true } });
  let late = 0;
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']) {
    const bots = seatBots(
      config,
      Array.from({ length: 6 }, () => 'conductor'),
    );
    let position: Position | undefined;
    playRound(config, seed, bots.choose, ({ before, move, after }: Step) => {
      const { stage } = before.public;
      if (stage.kind !== 'build') return;
      position ??= kernelAt(before);
      expect(position.over).toBe(move.do === 'claim');
      if (move.do === 'claim' && stage.laid === 0) late++;
      if (move.do === 'lay') lay(position, position.field.graph.lineIndex.get(move.line)!, move.piece);
      else if (move.do === 'end-turn') endTurn(position);
      expect(position.supply).toBe(after.public.tracks.supply);
    });
  }
  expect(late).toBeGreaterThan(0); // completed in the turn of another
});

test('[TE-CLAIM-6] a seat that ends its turn without a claim is hardly complete, yet not ruled out', () => {
  const config = configOf({ seats: 5, board: 'usa', options: { manualClaim: true } });
  const bots = seatBots(
    config,
    Array.from({ length: 5 }, () => 'conductor'),
  );
  const { cityJunction } = gridOf(config.board).graph;
  const reading = reader();
  let weighed = 0;
  playRound(config, 'silence', bots.choose, ({ move, after }) => {
    if (after.public.rounds.length > 0) return;
    reading.look(transEuropa.view(after, 0));
    if (move.do !== 'end-turn' || move.by === 0) return;
    const reached = new Set(membersOf(after.public.tracks.networks[move.by]!));
    const { space, weights } = reading.suspects()[move.by]!;
    const isReached = (hand: number): boolean =>
      space.cities
        .subarray(hand * space.size, (hand + 1) * space.size)
        .every((city) => reached.has(cityJunction[city]!));
    const weightsOf = (isIn: boolean): number[] => [...new Set(weights.filter((_, hand) => isReached(hand) === isIn))];
    expect(weightsOf(false)).toEqual([1]);
    expect(weightsOf(true).filter((weight) => weight === 0 || weight > 0.5)).toEqual([]);
    weighed += weightsOf(true).length;
  });
  expect(weighed).toBeGreaterThan(0);
});
