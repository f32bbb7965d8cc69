// Verifying a game file: every move legal, every hash, score and commitment true, and every draw the seed's own.

import { drawKey, termsOf } from './binding.ts';
import { sameJson } from './canonical.ts';
import { entropyFault, type EntropyFault } from './entropy.ts';
import type { BadSpec, Game, GameTypes, Illegal, Move } from './game.ts';
import { specOf, type GameFile } from './game-file.ts';
import { stateHash } from './hash.ts';
import { err, ok, type Result } from './result.ts';
import { commitmentOf, streamsOf, type Seed, type Streams } from './seed.ts';

/** The first thing found wrong. `move` counts from 1. */
export type Discrepancy =
  | { readonly code: 'bad-spec'; readonly problem: BadSpec }
  | EntropyFault
  /** `expected` are the versions that can be played. */
  | {
      readonly code: 'rules-version' | 'board-hash';
      readonly expected: readonly string[];
      readonly found: string;
    }
  | { readonly code: 'commitment'; readonly expected: string; readonly found: string }
  | { readonly code: 'seed-too-early' | 'result-missing' | 'result-too-early' | 'conceded-after-the-end' }
  /** A takeback or a concession names a place or a seat that is not there. */
  | { readonly code: 'wrong-mark'; readonly field: string }
  | {
      readonly code: 'malformed-move' | 'after-the-end' | 'not-your-turn' | 'wrong-draw';
      readonly move: number;
    }
  | { readonly code: 'illegal-move'; readonly move: number; readonly illegal: Illegal }
  | {
      readonly code: 'hash';
      readonly move: number;
      readonly expected: string;
      readonly found: string;
    }
  | { readonly code: 'hash-count'; readonly expected: number; readonly found: number }
  | { readonly code: 'result'; readonly expected: unknown; readonly found: unknown };

/** A game file brought to life. `states[k]` is the position after k moves. */
export interface Replay<T extends GameTypes> {
  readonly config: T['Config'];
  readonly moves: readonly Move<T>[];
  readonly states: readonly T['State'][];
  /** Whether the draws were compared with the seed; a file without its seed shows only that they were possible. */
  readonly drawsChecked: boolean;
}

export type Verdict<T extends GameTypes> = Result<Replay<T>, Discrepancy>;

/** Replays with every check on; stops at the first discrepancy. */
export function verifyGame<T extends GameTypes>(game: Game<T>, file: GameFile): Verdict<T> {
  const steps = verifying(game, file);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** The same, pausing after every move, so that the caller can do other work in between. */
export function* verifying<T extends GameTypes>(game: Game<T>, file: GameFile): Generator<void, Verdict<T>, void> {
  const configured = configOf(game, file);
  if (!configured.ok) return configured;
  const seed = shownSeed(file);
  const wrongSeed = judgeCommitment(file) ?? entropyFault({ ...file, ...(seed === undefined ? {} : { seed }) });
  if (wrongSeed) return err(wrongSeed);
  const played = yield* playMoves(game, file, configured.value);
  if (!played.ok) return played;
  const { moves, states } = played.value;
  const wrongEnd = judgeHashCount(file) ?? judgeMarks(file) ?? judgeEnd(game, file, states[moves.length]!);
  if (wrongEnd) return err(wrongEnd);
  return ok({ config: configured.value, moves, states, drawsChecked: seed !== undefined });
}

/** The table the file describes, in the versions it names. */
function configOf<T extends GameTypes>(game: Game<T>, file: GameFile): Result<T['Config'], Discrepancy> {
  const configured = game.configure(specOf(file, game.agreedIn(file.moves)));
  if (!configured.ok) return err(versionProblem(configured.error) ?? { code: 'bad-spec', problem: configured.error });
  const { boardHash, rulesVersion } = game.header(configured.value);
  if (rulesVersion !== file.rulesVersion)
    return err({ code: 'rules-version', expected: [rulesVersion], found: file.rulesVersion });
  if (boardHash !== file.boardHash) return err({ code: 'board-hash', expected: [boardHash], found: file.boardHash });
  return configured;
}

const VERSION_CODES: Readonly<Record<string, 'rules-version' | 'board-hash'>> = {
  rulesVersion: 'rules-version',
  boardHash: 'board-hash',
};

function versionProblem({ code, field, value, allowed = [] }: BadSpec): Discrepancy | undefined {
  const version = code === 'unknown-version' ? VERSION_CODES[field] : undefined;
  return version && { code: version, expected: allowed.map(String), found: String(value) };
}

/** A game that was given up shows its seed with the concession. */
export const shownSeed = ({ seed, conceded }: Pick<GameFile, 'seed' | 'conceded'>): Seed | undefined =>
  seed ?? conceded?.seed;

function judgeCommitment(file: GameFile): Discrepancy | undefined {
  const { commitment } = file;
  const seed = shownSeed(file);
  if (seed === undefined) return undefined;
  const expected = commitmentOf(seed);
  return expected === commitment ? undefined : { code: 'commitment', expected, found: commitment };
}

function* playMoves<T extends GameTypes>(
  game: Game<T>,
  file: GameFile,
  config: T['Config'],
): Generator<void, Result<Pick<Replay<T>, 'moves' | 'states'>, Discrepancy>, void> {
  const states = [game.setup(config)];
  const moves: Move<T>[] = [];
  const seed = shownSeed(file);
  const { entropy } = file;
  const streams = seed === undefined ? undefined : streamsOf(drawKey(seed, { entropy, terms: termsOf(file) }));
  for (let index = 0; index < file.moves.length; index++) {
    const before = states[index]!;
    const move = game.parseMove(file.moves[index]);
    if (!move) return err({ code: 'malformed-move', move: index + 1 });
    const illegal = judgeMove(game, before, { move, index });
    if (illegal) return err(illegal);
    const after = game.apply(before, move);
    const untrue = judgeDraw(game, streams, { before, move, after, index }) ?? judgeHash(file, after, index);
    if (untrue) return err(untrue);
    moves.push(move);
    states.push(after);
    yield;
  }
  return ok({ moves, states });
}

/** Whether chance or this seat is to move, and may move so. */
function judgeMove<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  { move, index }: { readonly move: Move<T>; readonly index: number },
): Discrepancy | undefined {
  const turn = game.turn(state);
  if (turn.kind === 'over') return { code: 'after-the-end', move: index + 1 };
  const isAsked = move.by === 'chance' ? turn.kind === 'chance' : turn.kind === 'seats' && turn.seats.includes(move.by);
  if (!isAsked) return { code: 'not-your-turn', move: index + 1 };
  const illegal =
    move.by === 'chance' ? game.checkOutcome(state, move) : game.check(game.view(state, move.by), move.by, move);
  return illegal && { code: 'illegal-move', move: index + 1, illegal };
}

interface Step<T extends GameTypes> {
  readonly before: T['State'];
  readonly move: Move<T>;
  readonly after: T['State'];
  readonly index: number;
}

function judgeDraw<T extends GameTypes>(
  game: Game<T>,
  streams: Streams | undefined,
  { before, move, after, index }: Step<T>,
): Discrepancy | undefined {
  if (move.by !== 'chance' || streams === undefined) return undefined;
  const drawn = { ...game.draw(before, streams(index)), by: 'chance' } as Move<T>;
  // Positions are compared, not words: some lists in a move have no order.
  const agrees = sameJson(drawn, move) || sameJson(game.apply(before, drawn), after);
  return agrees ? undefined : { code: 'wrong-draw', move: index + 1 };
}

function judgeHash({ hashes }: GameFile, state: unknown, index: number): Discrepancy | undefined {
  const found = hashes?.[index];
  if (found === undefined) return undefined;
  const expected = stateHash(state);
  return found === expected ? undefined : { code: 'hash', move: index + 1, expected, found };
}

function judgeHashCount({ hashes, moves }: GameFile): Discrepancy | undefined {
  if (hashes === undefined || hashes.length === moves.length) return undefined;
  return { code: 'hash-count', expected: moves.length, found: hashes.length };
}

/** Marks stand in the order of the moves and name seats that exist. */
function judgeMarks({ takebacks = [], conceded, seats, moves }: GameFile): Discrepancy | undefined {
  let last = 0;
  for (const [index, { by, after }] of takebacks.entries()) {
    if (by >= seats.length) return { code: 'wrong-mark', field: `takebacks[${index}].by` };
    if (after < last || after > moves.length) return { code: 'wrong-mark', field: `takebacks[${index}].after` };
    last = after;
  }
  return conceded && conceded.by >= seats.length ? { code: 'wrong-mark', field: 'conceded.by' } : undefined;
}

/** A finished game shows its result; an unfinished one neither result nor seed. */
function judgeEnd<T extends GameTypes>(game: Game<T>, file: GameFile, state: T['State']): Discrepancy | undefined {
  const expected = game.result(state);
  if (expected === undefined) {
    if (file.result !== undefined) return { code: 'result-too-early' };
    return file.seed === undefined ? undefined : { code: 'seed-too-early' };
  }
  if (file.conceded !== undefined) return { code: 'conceded-after-the-end' };
  if (file.result === undefined) return { code: 'result-missing' };
  return sameJson(expected, file.result) ? undefined : { code: 'result', expected, found: file.result };
}
