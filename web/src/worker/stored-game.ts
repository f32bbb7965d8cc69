// A game between journal and table: how a record is read back, judged and written out as a game file.

import { GAME_FORMAT, gameFileFrom, verifyGame } from '@branchline/core';
import type { Discrepancy, Game, GameFile, GameTypes, Move, Result, Viewer } from '@branchline/core';
import type { GameRecord, GameSummary, StoredMove } from '../storage/journal.ts';
import type { Entry, Listed, Update } from './protocol.ts';

export type AnyGame = Game<GameTypes>;

/** A log brought to life. `states[k]` is the position after k moves. */
export type Course = {
  readonly config: unknown;
  readonly moves: readonly Move<GameTypes>[];
  readonly states: readonly unknown[];
};

/** The game file of a record; the seed only where the game is over. */
export function fileOf(record: GameRecord, moves: readonly StoredMove[], result: unknown): GameFile {
  const over = result !== undefined;
  const seed = record.seed ?? record.published;
  const { edition, board = '', options = {} } = record.spec;
  return {
    format: GAME_FORMAT,
    game: record.game,
    ...(edition === undefined ? {} : { edition }),
    board,
    boardHash: record.boardHash,
    rulesVersion: record.rulesVersion,
    options,
    seats: record.seats,
    commitment: record.commitment,
    ...(over && seed !== undefined ? { seed } : {}),
    moves: moves.map(({ move }) => move),
    hashes: moves.map(({ hash }) => hash),
    ...(over ? { result } : {}),
  };
}

function courseOf(game: AnyGame, record: GameRecord, moves: readonly StoredMove[]): Course | undefined {
  const configured = game.configure(record.spec);
  if (!configured.ok) return undefined;
  const parsed: Move<GameTypes>[] = [];
  const states = [game.setup(configured.value)];
  for (const { move: raw } of moves) {
    const move = game.parseMove(raw);
    if (!move) return undefined;
    parsed.push(move);
    states.push(game.apply(states.at(-1), move));
  }
  return { config: configured.value, moves: parsed, states };
}

export type Damage = Discrepancy | 'unreadable';

/** Reads a stored game back with every check on, so that damage is found before anybody plays on it. */
export function readBack(game: AnyGame, record: GameRecord, moves: readonly StoredMove[]): Result<Course, Damage> {
  try {
    const course = courseOf(game, record, moves);
    if (!course) return { ok: false, error: 'unreadable' };
    const file = gameFileFrom(fileOf(record, moves, game.result(course.states.at(-1))));
    if (!file.ok) return { ok: false, error: 'unreadable' };
    const verdict = verifyGame(game, file.value);
    return verdict.ok ? { ok: true, value: course } : { ok: false, error: verdict.error };
  } catch {
    return { ok: false, error: 'unreadable' }; // moves that make no sense can lead the rules anywhere
  }
}

/** What these eyes saw of the moves from `from` on. */
export const entriesOf = (game: AnyGame, course: Course, who: Viewer, from = 0): Entry[] =>
  course.moves.slice(from).map((move, offset) => {
    const index = from + offset;
    const events = game.events(course.states[index], move, course.states[index + 1], who);
    return { sequence: index + 1, by: move.by, events };
  });

export const updatesOf = (game: AnyGame, course: Course, who: Viewer, from: number): Update[] =>
  entriesOf(game, course, who, from).map((entry) => ({
    ...entry,
    view: game.view(course.states[entry.sequence], who),
  }));

export const NO_SUMMARY: GameSummary = { moves: 0, round: 0, scores: [], over: false, winners: [] };

/** What lists show of a position; every game keeps its scores and rounds in the public part of the spectator's view. */
export function summaryOf(game: AnyGame, state: unknown, moves: number): GameSummary {
  const shown = game.view(state, 'spectator') as {
    public?: { scores?: readonly number[]; rounds?: readonly unknown[] };
  };
  const result = game.result(state) as { winners?: readonly number[] } | undefined;
  const finished = shown.public?.rounds?.length ?? 0;
  return {
    moves,
    round: result ? finished : finished + 1,
    scores: shown.public?.scores ?? [],
    over: result !== undefined,
    winners: result?.winners ?? [],
  };
}

export const listed = ({ id, game, spec, seats, imported, created, touched, summary }: GameRecord): Listed => ({
  id,
  game,
  spec,
  seats,
  imported,
  created,
  touched,
  summary,
});

const humansOf = (record: GameRecord): readonly Viewer[] =>
  [...record.seats.keys()].filter((seat) => record.seats[seat]?.kind === 'human');

/** Through whose eyes this device may look: its people's while the game runs, everybody's once the hands are open. */
export function eyesOf(record: GameRecord, over: boolean): readonly Viewer[] {
  if (over) return ['spectator', ...record.seats.keys()];
  return record.imported ? ['spectator'] : ['spectator', ...humansOf(record)];
}

/** Looking back knows no curtain, so people who share the device see only what is public until the end. */
export function replayEyesOf(record: GameRecord, over: boolean): readonly Viewer[] {
  const eyes = eyesOf(record, over);
  return over || humansOf(record).length === 1 ? eyes : ['spectator'];
}
