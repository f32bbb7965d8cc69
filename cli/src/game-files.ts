// Game files as commands meet them: one game in a file, or one per line.

import { gameFileFrom, verifyGame, type Game, type GameFile, type GameTypes, type Replay } from '@branchline/core';
import { fileFromRecord, isRecord, parseRecord, recordsIn } from '@branchline/core/notation';
import { gameById, notationOf } from './catalog.ts';
import { badInput } from './fail.ts';
import { displayName, readLines, readText } from './files.ts';
import { discrepancyText } from './text/discrepancy.ts';
import { fileProblemText, jsonProblemText, notationProblemText } from './text/file-problem.ts';
import { plain } from './text/plain.ts';

/** One game of a file, or why there is none. */
export interface FoundGame {
  /** File and, where a file has many games, line: `g.jsonl:17`. */
  readonly place: string;
  readonly game: { readonly file: GameFile } | { readonly problem: string };
}

function readNotation(place: string, text: string): FoundGame {
  const record = parseRecord(text);
  if (!record.ok) return { place, game: { problem: notationProblemText(record.error) } };
  const game = gameById(record.value.game);
  if (!game) return { place, game: { problem: `unknown game "${plain(record.value.game)}"` } };
  const file = fileFromRecord(game, notationOf(game), record.value);
  return { place, game: file.ok ? { file: file.value } : { problem: notationProblemText(file.error) } };
}

function read(place: string, text: string): FoundGame {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { place, game: { problem: jsonProblemText(text) } };
  }
  const parsed = gameFileFrom(raw);
  return { place, game: parsed.ok ? { file: parsed.value } : { problem: fileProblemText(parsed.error, raw) } };
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

async function* gamesByLine(path: string, lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<FoundGame> {
  let number = 0;
  for await (const line of lines) {
    number++;
    if (line.trim() !== '') yield read(`${displayName(path)}:${number}`, line);
  }
}

/** All games of a file, one at a time; a `.jsonl` of any size is never in memory as a whole. */
export async function* gamesIn(path: string): AsyncGenerator<FoundGame> {
  let count = 0;
  const games = path.endsWith('.jsonl') ? gamesByLine(path, readLines(path)) : gamesOfText(path);
  for await (const found of games) {
    count++;
    yield found;
  }
  if (count === 0) badInput(`${displayName(path)}: there is no game in it`);
}

async function* gamesOfText(path: string): AsyncGenerator<FoundGame> {
  const text = await readText(path);
  if (text.trim() === '') return;
  if (isRecord(text)) {
    for (const own of recordsIn(text)) yield readNotation(displayName(path), own);
    return;
  }
  const [first = ''] = text.trimStart().split('\n', 1);
  // Lines under another name are still lines, if the first one is a document by itself.
  const byLine = first.length < text.trim().length && isJson(first) && !isJson(text);
  if (byLine) yield* gamesByLine(path, text.split('\n'));
  else yield read(displayName(path), text);
}

/** The one game a command works on; `number` picks one of many, counted from 1. */
export async function oneGame(path: string, number?: number): Promise<FoundGame> {
  let count = 0;
  let chosen: FoundGame | undefined;
  for await (const found of gamesIn(path)) {
    count++;
    if (count === (number ?? 1)) chosen = found;
    if (number === undefined ? count > 1 : chosen !== undefined) break;
  }
  if (number === undefined && count > 1)
    badInput(`${displayName(path)}: there are several games in it, pick one with --number N`);
  return chosen ?? badInput(`${displayName(path)}: there is no game ${number} in it, only ${count}`);
}

export interface Opened {
  readonly place: string;
  readonly game: Game<GameTypes>;
  /** Its names and kinds as they may be printed. */
  readonly file: GameFile;
  readonly replay: Replay<GameTypes>;
}

/** Brings a game to life for a command that needs a sound one; anything wrong with it is bad input. */
export function replayOf({ place, game: read }: FoundGame): Opened {
  if ('problem' in read) badInput(`${place}: ${read.problem}`);
  const { file } = read;
  const game = gameById(file.game) ?? badInput(`${place}: unknown game "${plain(file.game)}"`);
  const replay = verifyGame(game, file);
  if (!replay.ok) badInput(`${place}: ${discrepancyText(game, file, replay.error)}`);
  const seats = file.seats.map(({ name, kind }) => ({ name: plain(name), kind: plain(kind) }));
  return { place, game, file: { ...file, seats }, replay: replay.value };
}
