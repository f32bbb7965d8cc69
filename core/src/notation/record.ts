// A whole game as text that people read and write: a head of lines, then the moves, word by word (docs/notation.md).

import { canonicalJson } from '../canonical.ts';
import type { Game, GameTypes, Move, Seat } from '../game.ts';
import { GAME_FORMAT, gameFileFrom, specOf, type FileProblem, type GameFile, type SeatInfo } from '../game-file.ts';
import { err, ok, type Result } from '../result.ts';
import { resultOf } from './result-of.ts';
import { CHANCE, formatMover, formatSeat, parseSeat, type Notation } from './notation.ts';

export const NOTATION_FORMAT = 'branchline-notation/1';

/** Of a game that nobody drew from a seed, such as one written down at a real table: no seed has this hash. */
export const NO_COMMITMENT = `sha256:${'0'.repeat(64)}`;

/** A game whose moves are still words. `line` counts from 1. */
export interface GameRecord {
  readonly game: string;
  /** All fields of a game file that the head names. */
  readonly head: Readonly<Record<string, unknown>>;
  readonly words: readonly { readonly by: Seat | 'chance'; readonly word: string; readonly line: number }[];
}

/** The fields of a game file in the order in which the head shows them, and whether they are plain text or JSON. */
const FIELDS = {
  game: 'text',
  edition: 'text',
  board: 'text',
  boardHash: 'text',
  rulesVersion: 'text',
  options: 'json',
  binding: 'json',
  commitment: 'text',
  seed: 'text',
  entropy: 'json',
  takebacks: 'json',
  conceded: 'json',
} as const satisfies Partial<Record<keyof GameFile, 'text' | 'json'>>;

type Field = keyof typeof FIELDS;

const isField = (name: string): name is Field => Object.hasOwn(FIELDS, name);

const WIDTH = 100;

/** Everything that a verified file says but its hashes and its result, which follow from the moves. */
export function formatRecord<T extends GameTypes>(notation: Notation<T>, file: GameFile): string {
  const fields = Object.entries(FIELDS).flatMap(([name, kind]) => {
    const value = file[name as Field];
    if (value === undefined) return [];
    return [`${name}: ${kind === 'text' ? String(value) : canonicalJson(value)}`];
  });
  const seats = file.seats.map(({ name, kind }, seat) => `${formatSeat(seat)}: ${kind} ${JSON.stringify(name)}`);
  return [NOTATION_FORMAT, ...fields, ...seats, '', ...linesOf(notation, file.moves as readonly Move<T>[]), ''].join(
    '\n',
  );
}

/** Lines of about the same length; each begins with the number of its first move. */
function linesOf<T extends GameTypes>(notation: Notation<T>, moves: readonly Move<T>[]): readonly string[] {
  const lines: string[] = [];
  const numbers = String(moves.length).length;
  let line = '';
  let mover: Seat | 'chance' | undefined;
  for (const [index, move] of moves.entries()) {
    const word = notation.formatMove(move);
    const turn = move.by !== mover;
    const added = turn ? `${line === '' ? '' : ' '} ${formatMover(move.by)} ${word}` : ` ${word}`;
    if (line !== '' && (line.length + added.length > WIDTH || move.by === 'chance' || mover === 'chance')) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? `${String(index + 1).padStart(numbers)}. ${formatMover(move.by)} ${word}` : line + added;
    mover = move.by;
  }
  return line === '' ? lines : [...lines, line];
}

/** The game as it stood after so many moves: it is not over then, so nothing that shows its draws is in the file. */
export function fileUpTo(file: GameFile, count: number): GameFile {
  if (count >= file.moves.length) return file;
  const { seed: _, result: __, conceded: ___, hashes, entropy, takebacks, ...rest } = file;
  const marks = takebacks?.filter(({ after }) => after <= count) ?? [];
  return {
    ...rest,
    ...(entropy ? { entropy: entropy.map((own) => own && { commitment: own.commitment }) } : {}),
    moves: file.moves.slice(0, count),
    ...(hashes ? { hashes: hashes.slice(0, count) } : {}),
    ...(marks.length > 0 ? { takebacks: marks } : {}),
  };
}

/** The text begins with the name of the format, after any white space. */
export const isRecord = (text: string): boolean => text.trimStart().startsWith(NOTATION_FORMAT);

/** The records of a text, one after another; blank lines before each keep the numbers of its lines. */
export function recordsIn(text: string): readonly string[] {
  const lines = text.split('\n');
  const starts = [...lines.keys()].filter((index) => isRecord(lines[index]!));
  return starts.map((from, nth) => '\n'.repeat(from) + lines.slice(from, starts[nth + 1]).join('\n'));
}

const nonsense = (line: number, text: string): Result<never, FileProblem> =>
  err({ code: 'malformed', field: `${line}: ${text}` });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `human "Ada"`, `bot:greedy "Brunel"`, or only a name. */
function seatFrom(text: string): SeatInfo | undefined {
  const [, kind = 'human', rest = ''] = /^(?:(human|bot:\S+)(?: |$))?(.*)$/.exec(text) ?? [];
  const name = rest.startsWith('"') ? parseJson(rest) : rest;
  return typeof name === 'string' ? { name, kind } : undefined;
}

/** Reads the text as far as that is possible without the game: its words are not understood yet. */
export function parseRecord(text: string): Result<GameRecord, FileProblem> {
  if (!isRecord(text)) return err({ code: 'not-a-game-file' });
  const lines = text.split('\n').map((line) => line.trim());
  const first = lines.findIndex((line) => line !== '');
  if (lines[first] !== NOTATION_FORMAT) return err({ code: 'unknown-format', field: lines[first]! });
  const end = lines.indexOf('', first);
  const head = parseHead(lines.slice(first + 1, end < 0 ? undefined : end), first + 2);
  if (!head.ok) return head;
  const { game } = head.value;
  if (typeof game !== 'string') return err({ code: 'missing', field: 'game' });
  const words = end < 0 ? ok([]) : parseWords(lines.slice(end), end + 1);
  return words.ok ? ok({ game, head: head.value, words: words.value }) : words;
}

function parseHead(lines: readonly string[], from: number): Result<Record<string, unknown>, FileProblem> {
  const head: Record<string, unknown> = {};
  const seats: SeatInfo[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('#')) continue;
    const [, name = '', said = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    const seat = parseSeat(name);
    const value = isField(name) ? (FIELDS[name] === 'text' ? said : parseJson(said)) : seatFrom(said);
    const isNext = isField(name) ? head[name] === undefined : seat === seats.length;
    if (value === undefined || !isNext) return nonsense(from + index, line);
    if (isField(name)) head[name] = value;
    else seats.push(value as SeatInfo);
  }
  return ok({ ...head, seats });
}

function parseWords(lines: readonly string[], from: number): Result<GameRecord['words'], FileProblem> {
  const words: { by: Seat | 'chance'; word: string; line: number }[] = [];
  let by: Seat | 'chance' | undefined;
  for (const [index, line] of lines.entries()) {
    const [said = ''] = line.split('#', 1);
    for (const word of said.split(/\s+/).filter((text) => text !== '')) {
      if (/^\d+\.$/.test(word)) continue;
      const mover = word === CHANCE ? 'chance' : parseSeat(word);
      if (mover !== undefined) by = mover;
      else if (by === undefined) return nonsense(from + index, word);
      else words.push({ by, word, line: from + index });
    }
  }
  return ok(words);
}

/** What a record may leave out follows from the game: the newest versions, and no commitment. */
export function fileFromRecord<T extends GameTypes>(
  game: Game<T>,
  notation: Notation<T>,
  { head, words }: GameRecord,
): Result<GameFile, FileProblem> {
  const moves: Move<T>[] = [];
  for (const { by, word, line } of words) {
    const move = notation.parseMove(by, word);
    if (!move) return nonsense(line, word);
    moves.push(move);
  }
  const raw = { format: GAME_FORMAT, ...UNNAMED, ...head, moves };
  const sound = gameFileFrom(raw);
  if (!sound.ok) return sound;
  const file = { ...sound.value, ...versionsOf(game, sound.value, head) };
  if (file.conceded) return ok(file);
  const result = resultOf(game, file);
  return ok(result === undefined ? file : { ...file, result });
}

/** Placeholders for the fields that a head may leave out, until the game has named them. */
const UNNAMED = { board: '', boardHash: NO_COMMITMENT, rulesVersion: '', commitment: NO_COMMITMENT };

/** Board and versions of the newest table of this kind. Verification of the file finds out why there is no such table. */
function versionsOf<T extends GameTypes>(game: Game<T>, file: GameFile, head: GameRecord['head']): Partial<GameFile> {
  const { board, boardHash, rulesVersion } = file;
  const named = {
    ...('board' in head ? { board } : {}),
    ...('boardHash' in head ? { boardHash } : {}),
    ...('rulesVersion' in head ? { rulesVersion } : {}),
  };
  const { boardHash: _, rulesVersion: __, board: ___, ...spec } = specOf(file, game.agreedIn(file.moves));
  const configured = game.configure({ ...spec, ...named });
  if (!configured.ok) return {};
  const newest = game.header(configured.value);
  return { board: newest.board, boardHash: newest.boardHash, rulesVersion: newest.rulesVersion, ...named };
}
