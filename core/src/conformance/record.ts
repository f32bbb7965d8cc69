// A whole game played by policies and written down as a game file: what fixtures and corpora are made of.

import type { Game, GameSpec, GameTypes } from '../game.ts';
import type { GameFile } from '../game-file.ts';
import { invariant } from '../invariant.ts';
import { playTable } from '../play-table.ts';
import { fastRng, pick } from '../rng.ts';
import { seedFromText } from '../seed.ts';
import { newTable } from '../table.ts';
import { fileOf } from '../table-file.ts';
import type { Policy } from './playout.ts';

export interface RecordOptions<T extends GameTypes> {
  readonly game: Game<T>;
  readonly spec: GameSpec;
  /** What the deals are drawn from, and what the policy throws its dice with. */
  readonly seed: string;
  readonly dice: number;
  readonly policy: Policy<T>;
  readonly hashes: boolean;
}

/** Plays to the end; simultaneous choices are made in any order. */
export function recordGame<T extends GameTypes>({
  game,
  spec,
  seed,
  dice,
  policy,
  hashes,
}: RecordOptions<T>): GameFile {
  const configured = game.configure(spec);
  invariant(configured.ok, `the table can be set up: ${configured.ok ? '' : JSON.stringify(configured.error)}`);
  const rng = fastRng(dice);
  const opened = newTable({
    game,
    config: configured.value,
    seats: spec.seats,
    seed: seedFromText(seed),
    hashed: false,
  });
  const table = playTable(opened, {
    first: (seats) => pick(seats, rng),
    choose: (view, seat) => policy(view, seat, game.legal(view, seat), rng),
  });
  const seats = Array.from({ length: spec.seats }, (_, seat) => ({ name: 'ABCDEF'[seat]!, kind: 'bot:policy' }));
  return fileOf(table, seats, { hashes });
}
