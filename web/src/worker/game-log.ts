// The log of one open game: the course in memory, its moves in the journal, and whether the two agree.

import { stateHash } from '@branchline/core';
import type { GameTypes, Move, Result } from '@branchline/core';
import type { GameRecord, Journal, StoredMove, WriteFailure } from '../storage/journal.ts';
import { readBack, summaryOf, type AnyGame, type Course, type Damage } from './stored-game.ts';

export type GameLog = {
  readonly game: AnyGame;
  record(): GameRecord;
  course(): Course;
  length(): number;
  over(): boolean;
  stored(): readonly StoredMove[];
  /** Adds a move in memory; `save` makes it durable. */
  add(move: Move<GameTypes>): void;
  /** Writes every move that is not durable yet. */
  save(changes: Partial<GameRecord>): Promise<WriteFailure | undefined>;
  change(changes: Partial<GameRecord>): void;
  /** Throws away what is in memory and takes over what the journal holds. */
  reread(): Promise<void>;
};

type Stored = { readonly record: GameRecord; readonly moves: readonly StoredMove[] };

export function gameLog(game: AnyGame, journal: Journal, found: Stored): Result<GameLog, Damage> {
  const read = readBack(game, found.record, found.moves);
  if (!read.ok) return read;
  let record = found.record;
  let { config, moves, states } = copy(read.value);
  let stored = found.moves.slice();
  /** How many moves are durable. */
  let saved = stored.length;

  return {
    ok: true,
    value: {
      game,
      record: () => record,
      course: () => ({ config, moves, states }),
      length: () => moves.length,
      over: () => game.result(states.at(-1)) !== undefined,
      stored: () => stored,
      add(move) {
        const state = game.apply(states.at(-1), move);
        moves.push(move);
        states.push(state);
        stored.push({ move, hash: stateHash(state) });
      },
      async save(changes) {
        const upTo = stored.length;
        const summary = summaryOf(game, states.at(-1), upTo);
        const failure = await journal.append(record.id, saved, stored.slice(saved, upTo), { ...changes, summary });
        if (failure === undefined) saved = upTo;
        return failure;
      },
      change(changes) {
        record = { ...record, ...changes };
        void journal.patch(record.id, changes);
      },
      async reread() {
        const again = await journal.read(record.id);
        const back = again && readBack(game, again.record, again.moves);
        if (!again || !back?.ok) return;
        record = again.record;
        ({ config, moves, states } = copy(back.value));
        stored = again.moves.slice();
        saved = stored.length;
      },
    },
  };
}

const copy = ({ config, moves, states }: Course): { config: unknown; moves: Move<GameTypes>[]; states: unknown[] } => ({
  config,
  moves: moves.slice(),
  states: states.slice(),
});
