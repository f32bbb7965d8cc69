// Whole games of the toy as game files, written by the rules alone.

import {
  commitmentOf,
  GAME_FORMAT,
  rngForMove,
  seedFromText,
  stateHash,
  type Game,
  type GameFile,
  type GameSpec,
  type Move,
} from '../src/index.ts';
import { toy, type Toy } from './toy-game.ts';

const SEATS = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, kind: 'human' }));

/** A game in which everybody always does the first legal thing; with `limit` it breaks off after so many moves. */
export function toyFile({
  game = toy,
  spec = {},
  limit = Infinity,
}: {
  readonly game?: Game<Toy>;
  readonly spec?: Partial<GameSpec>;
  readonly limit?: number;
} = {}): GameFile {
  const configured = game.configure({ seats: SEATS.length, ...spec });
  if (!configured.ok) throw new Error(JSON.stringify(configured.error));
  const seed = seedFromText('one');
  const moves: Move<Toy>[] = [];
  const hashes: string[] = [];
  let state = game.setup(configured.value);
  for (let turn = game.turn(state); turn.kind !== 'over' && moves.length < limit; turn = game.turn(state)) {
    const move = moveOf(game, state, turn.kind === 'chance' ? 'chance' : turn.seats[0]!, { seed, index: moves.length });
    state = game.apply(state, move);
    moves.push(move);
    hashes.push(stateHash(state));
  }
  const result = game.result(state);
  return {
    format: GAME_FORMAT,
    game: game.id,
    ...game.header(configured.value),
    seats: SEATS,
    commitment: commitmentOf(seed),
    ...(result === undefined ? {} : { seed, result }),
    moves,
    hashes,
  };
}

function moveOf(
  game: Game<Toy>,
  state: Toy['State'],
  by: number | 'chance',
  { seed, index }: { readonly seed: string; readonly index: number },
): Move<Toy> {
  if (by === 'chance') return { ...game.draw(state, rngForMove(seed, index)), by };
  return { ...game.legal(game.view(state, by), by)[0]!, by };
}
