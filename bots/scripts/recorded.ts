// Rounds between bots of every kind, kept as moves: what the reader of hands is measured on.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fastRng, rngForMove, seedFromText, type GameSpec, type Move } from '@branchline/core';
import { transEuropa, type Config, type State, type TransEuropa } from '@branchline/trans-europa';
import { botById, poolBotById, poolIds, type Bot, type Player } from '../src/index.ts';

/** All bots that may play at the table. */
export const KINDS: readonly string[] = [
  ...['apprentice', 'conductor', 'engineer', 'inspector', 'director'],
  ...poolIds('trans-europa'),
];

const TABLES: readonly GameSpec[] = [
  { seats: 2, edition: 'classic', board: 'europe' },
  { seats: 2, edition: 'ferry' },
  { seats: 3, edition: 'classic', board: 'usa' },
  { seats: 4, edition: 'classic', board: 'europe' },
  { seats: 4, edition: 'prestige' },
  { seats: 5, edition: 'ferry' },
  { seats: 6, edition: 'classic', board: 'usa' },
];

export interface Recorded {
  readonly spec: GameSpec;
  /** By seat. */
  readonly bots: readonly string[];
  readonly moves: readonly Move<TransEuropa>[];
}

export function configOf(spec: GameSpec): Config {
  const configured = transEuropa.configure(spec);
  if (!configured.ok) throw new Error(JSON.stringify(configured.error));
  return configured.value;
}

function record(name: string, at: number, iterations: number): Recorded {
  const spec = TABLES[at % TABLES.length]!;
  const config = configOf(spec);
  const secret = seedFromText(name);
  const rng = fastRng(parseInt(secret.slice(0, 12), 16));
  const bots = Array.from({ length: spec.seats }, () => KINDS[rng.below(KINDS.length)]!);
  const players = bots.map((id, seat): Player<TransEuropa> =>
    ((botById('trans-europa', id) ?? poolBotById('trans-europa', id)) as Bot<TransEuropa>).start({
      ...{ game: transEuropa, config, seat, rng: fastRng(rng.below(1 << 30)) },
      budget: { kind: 'iterations', count: iterations },
    }),
  );
  const moves: Move<TransEuropa>[] = [];
  let state = transEuropa.setup(config);
  while (state.public.rounds.length === 0) {
    const before = state;
    const turn = transEuropa.turn(before);
    let move: Move<TransEuropa>;
    if (turn.kind === 'seats') {
      const by = turn.seats[0]!;
      move = { by, ...players[by]!.decide(transEuropa.view(before, by)) };
    } else move = { by: 'chance', ...transEuropa.draw(before, rngForMove(secret, moves.length)) };
    const after = (state = transEuropa.apply(before, move));
    moves.push(move);
    players.forEach((player, seat) =>
      player.observe?.(transEuropa.events(before, move, after, seat), () => transEuropa.view(after, seat)),
    );
  }
  return { spec, bots, moves };
}

interface Wanted {
  readonly seed: string;
  readonly rounds: number;
  readonly iterations: number;
  /** Where rounds are kept; those missing are played and added. */
  readonly file: string | undefined;
  /** After so many seconds no further round is begun. */
  readonly seconds: number;
}

export function recordedRounds({ seed, rounds, iterations, file, seconds }: Wanted): readonly Recorded[] {
  const kept: Recorded[] =
    file !== undefined && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Recorded[]) : [];
  const end = performance.now() + 1000 * seconds;
  while (kept.length < rounds && performance.now() < end) {
    kept.push(record(`reading:${seed}:${kept.length}`, kept.length, iterations));
  }
  if (file !== undefined) writeFileSync(file, JSON.stringify(kept));
  return kept.slice(0, rounds);
}

/** The states of a round after each of its moves. */
export function statesOf({ spec, moves }: Recorded): readonly State[] {
  let state = transEuropa.setup(configOf(spec));
  return moves.map((move) => (state = transEuropa.apply(state, move)));
}
