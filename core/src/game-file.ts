// The game file `branchline-game/1`: what a whole game is stored, exchanged and verified as.

import type { GameSpec, Seat } from './game.ts';
import { isDeeperThan } from './nesting.ts';
import { isEntropies, type Entropies } from './entropy.ts';
import { err, ok, type Result } from './result.ts';
import type { TakebackMark } from './ruling.ts';
import type { SeatColour } from './seat-colours.ts';
import { isSeed, type Seed } from './seed.ts';

/** What a game file calls its format. */
export const GAME_FORMAT = 'branchline-game/1';

/** Who sits at a place, as a game file says. */
export interface SeatInfo {
  readonly name: string;
  /** `human` or `bot:<id>`. */
  readonly kind: string;
  /** The seat's colour, if a player has chosen one; known to tables, never to files. */
  readonly colour?: SeatColour;
}

/** Moves and result are as yet unjudged: only the game can say what they mean. */
export interface GameFile {
  readonly format: typeof GAME_FORMAT;
  readonly game: string;
  readonly edition?: string;
  readonly board: string;
  readonly boardHash: string;
  readonly rulesVersion: string;
  /** Defaults may be left out, one by one or as a whole. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatInfo[];
  /** The draws are bound to options and seats, which then show the kinds at the start; see binding.ts. */
  readonly binding?: 1;
  readonly commitment: string;
  /** Only once the game is over. */
  readonly seed?: Seed;
  /** What the people's devices added to the seed; see entropy.ts. */
  readonly entropy?: Entropies;
  readonly moves: readonly unknown[];
  readonly hashes?: readonly string[];
  readonly result?: unknown;
  /** What was taken back, in order; those moves are not in the file. */
  readonly takebacks?: readonly TakebackMark[];
  /** A seat gave up the game, which ended it: all others win. By the rules it is unfinished, so the seed is here. */
  readonly conceded?: Conceded;
}

interface Conceded {
  readonly by: Seat;
  readonly seed?: Seed;
}

/** Where a text fails to be a game file. `field` leads to the place: `seed`, `seats[1].kind`. */
export interface FileProblem {
  readonly code:
    | 'not-json'
    | 'too-deep'
    | 'not-a-game-file'
    | 'unknown-format'
    | 'missing'
    | 'malformed'
    | 'unknown-field';
  readonly field?: string;
}

/** Nested lists and objects: a valid game has half as many levels, and thousands would exhaust the stack of a reader. */
export const MAX_DEPTH = 16;

type Judge = (value: unknown) => FileProblem | undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

const SEAT_FIELDS: Readonly<Record<Exclude<keyof SeatInfo, 'colour'>, (value: unknown) => boolean>> = {
  name: isText,
  kind: (value) => isText(value) && /^(?:human|bot:[A-Za-z0-9][\w.-]*)$/.test(value),
};

function judgeSeat(seat: unknown, place: string): FileProblem | undefined {
  if (!isRecord(seat)) return { code: 'malformed', field: place };
  for (const [field, valid] of Object.entries(SEAT_FIELDS)) {
    if (!Object.hasOwn(seat, field)) return { code: 'missing', field: `${place}.${field}` };
    if (!valid(seat[field])) return { code: 'malformed', field: `${place}.${field}` };
  }
  const unknown = Object.keys(seat).find((field) => !Object.hasOwn(SEAT_FIELDS, field));
  return unknown === undefined ? undefined : { code: 'unknown-field', field: `${place}.${unknown}` };
}

function judgeSeats(value: unknown): FileProblem | undefined {
  if (!Array.isArray(value) || value.length === 0) return { code: 'malformed', field: 'seats' };
  for (const [index, seat] of value.entries()) {
    const problem = judgeSeat(seat, `seats[${index}]`);
    if (problem) return problem;
  }
  return undefined;
}

const is =
  (field: string, valid: (value: unknown) => boolean): Judge =>
  (value) =>
    valid(value) ? undefined : { code: 'malformed', field };

const isDigest = (value: unknown): boolean => isText(value) && /^sha256:[0-9a-f]{64}$/.test(value);

const isHashes = (value: unknown): boolean =>
  Array.isArray(value) && value.every((hash) => isText(hash) && /^[0-9a-f]+$/.test(hash));

const isMoves = (value: unknown): boolean => Array.isArray(value) && value.every(isRecord);

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

type Shape = Readonly<Record<string, { readonly required: boolean; readonly valid: (value: unknown) => boolean }>>;

const has = (value: unknown, shape: Shape): boolean =>
  isRecord(value) &&
  Object.keys(value).every((field) => Object.hasOwn(shape, field)) &&
  Object.entries(shape).every(([field, { required, valid }]) =>
    Object.hasOwn(value, field) ? valid(value[field]) : !required,
  );

const TAKEBACK: Shape = {
  by: { required: true, valid: isCount },
  after: { required: true, valid: isCount },
  moves: { required: true, valid: (value) => isCount(value) && value !== 0 },
};

const CONCEDED: Shape = { by: { required: true, valid: isCount }, seed: { required: false, valid: isSeed } };

const isTakebacks = (value: unknown): boolean => Array.isArray(value) && value.every((mark) => has(mark, TAKEBACK));

const FIELDS: Readonly<Record<keyof GameFile, { readonly required: boolean; readonly judge: Judge }>> = {
  format: { required: true, judge: is('format', isText) },
  game: { required: true, judge: is('game', isText) },
  edition: { required: false, judge: is('edition', isText) },
  board: { required: true, judge: is('board', isText) },
  boardHash: { required: true, judge: is('boardHash', isDigest) },
  rulesVersion: { required: true, judge: is('rulesVersion', isText) },
  options: { required: false, judge: is('options', isRecord) },
  seats: { required: true, judge: judgeSeats },
  binding: { required: false, judge: is('binding', (value) => value === 1) },
  commitment: { required: true, judge: is('commitment', isDigest) },
  seed: { required: false, judge: is('seed', isSeed) },
  entropy: { required: false, judge: is('entropy', isEntropies) },
  moves: { required: true, judge: is('moves', isMoves) },
  hashes: { required: false, judge: is('hashes', isHashes) },
  result: { required: false, judge: is('result', isRecord) },
  takebacks: { required: false, judge: is('takebacks', isTakebacks) },
  conceded: { required: false, judge: is('conceded', (value) => has(value, CONCEDED)) },
};

/** Reads a text: whether it has the shape of a game file. Only `verifyGame` judges the moves. */
export function parseGameFile(text: string): Result<GameFile, FileProblem> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    // Some engines read by recursion and give up on deep texts.
    return err({ code: error instanceof RangeError ? 'too-deep' : 'not-json' });
  }
  return gameFileFrom(raw);
}

/** Judges a parsed document: whether it has the shape of a game file. Only `verifyGame` judges the moves. */
export function gameFileFrom(raw: unknown): Result<GameFile, FileProblem> {
  if (!isRecord(raw) || !Object.hasOwn(raw, 'format') || !isText(raw['format']))
    return err({ code: 'not-a-game-file' });
  if (raw['format'] !== GAME_FORMAT) return err({ code: 'unknown-format', field: raw['format'] });
  // First of all, because an error message may print the field.
  for (const [field, value] of Object.entries(raw)) {
    if (isDeeperThan(value, MAX_DEPTH - 1)) return err({ code: 'too-deep', field });
  }
  for (const [field, { required, judge }] of Object.entries(FIELDS)) {
    const value = Object.hasOwn(raw, field) ? raw[field] : undefined;
    const problem = value !== undefined ? judge(value) : required ? ({ code: 'missing', field } as const) : undefined;
    if (problem) return err(problem);
  }
  const unknown = Object.keys(raw).find((field) => !Object.hasOwn(FIELDS, field));
  if (unknown !== undefined) return err({ code: 'unknown-field', field: unknown });
  return ok(raw as unknown as GameFile);
}

/** A game file as one line of text. */
export const formatGameFile = (file: GameFile): string => JSON.stringify(file);

/** The table a file describes, in the versions it names; `agreed` is what the game reads from the moves (`Game.agreedIn`). */
export const specOf = (file: GameFile, agreed: unknown): GameSpec => ({
  seats: file.seats.length,
  ...(file.edition === undefined ? {} : { edition: file.edition }),
  board: file.board,
  boardHash: file.boardHash,
  rulesVersion: file.rulesVersion,
  ...(file.options === undefined ? {} : { options: file.options }),
  ...(agreed === undefined ? {} : { agreed }),
});
