// The game file `branchline-game/1`: what a whole game is stored, exchanged and verified as.

import { isEntropies, type Entropies } from './entropy.ts';
import { err, ok, type Result } from './result.ts';
import { isSeed, type Seed } from './seed.ts';

export const GAME_FORMAT = 'branchline-game/1';

export interface SeatInfo {
  readonly name: string;
  /** `human` or `bot:<id>`. */
  readonly kind: string;
}

/** Moves and result are as yet unjudged: only the game can say what they mean. */
export interface GameFile {
  readonly format: typeof GAME_FORMAT;
  readonly game: string;
  readonly edition?: string;
  readonly board: string;
  readonly boardHash: string;
  readonly rulesVersion: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatInfo[];
  readonly commitment: string;
  /** Only once the game is over. */
  readonly seed?: Seed;
  /** What the people's devices added to the seed; see entropy.ts. */
  readonly entropy?: Entropies;
  readonly moves: readonly unknown[];
  readonly hashes?: readonly string[];
  readonly result?: unknown;
}

/** Where a text fails to be a game file. */
export interface FileProblem {
  readonly code: 'not-json' | 'not-a-game-file' | 'unknown-format' | 'missing' | 'malformed';
  readonly field?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

const isDigest = (value: unknown): boolean => isText(value) && /^sha256:[0-9a-f]{64}$/.test(value);

const isSeats = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((seat) => isRecord(seat) && isText(seat['name']) && isText(seat['kind']));

const isHashes = (value: unknown): boolean =>
  Array.isArray(value) && value.every((hash) => isText(hash) && /^[0-9a-f]+$/.test(hash));

const FIELDS: Record<string, { required: boolean; valid: (value: unknown) => boolean }> = {
  game: { required: true, valid: isText },
  edition: { required: false, valid: isText },
  board: { required: true, valid: isText },
  boardHash: { required: true, valid: isDigest },
  rulesVersion: { required: true, valid: isText },
  options: { required: false, valid: isRecord },
  seats: { required: true, valid: isSeats },
  commitment: { required: true, valid: isDigest },
  seed: { required: false, valid: isSeed },
  entropy: { required: false, valid: isEntropies },
  moves: { required: true, valid: (value) => Array.isArray(value) && value.every(isRecord) },
  hashes: { required: false, valid: isHashes },
  result: { required: false, valid: isRecord },
};

export function parseGameFile(text: string): Result<GameFile, FileProblem> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return err({ code: 'not-json' });
  }
  return gameFileFrom(raw);
}

export function gameFileFrom(raw: unknown): Result<GameFile, FileProblem> {
  if (!isRecord(raw) || !isText(raw['format'])) return err({ code: 'not-a-game-file' });
  if (raw['format'] !== GAME_FORMAT) return err({ code: 'unknown-format', field: raw['format'] });
  for (const [field, { required, valid }] of Object.entries(FIELDS)) {
    const value = raw[field];
    if (value === undefined) {
      if (required) return err({ code: 'missing', field });
    } else if (!valid(value)) return err({ code: 'malformed', field });
  }
  for (const field of Object.keys(raw)) {
    if (field !== 'format' && !(field in FIELDS)) return err({ code: 'malformed', field });
  }
  return ok({ options: {}, ...raw } as unknown as GameFile);
}

export const formatGameFile = (file: GameFile): string => JSON.stringify(file);
