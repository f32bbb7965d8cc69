// Game files come in here: one game, lines of games as the command line writes them, or a file of many games.

import { isRecord, recordsIn } from '@branchline/core/notation';
import { device } from '../link/device.ts';
import { BUNDLE, type ReadProblem } from '../table/files.ts';
import type { Everything } from './everything.ts';

/** Far more than the longest game needs. */
const LARGEST = 20_000_000;

const LARGEST_FILE = 50 * LARGEST;

/** A game as text, with what was explored in it. */
type Piece = { readonly text: string; readonly index: number };

type Contents = { readonly pieces: readonly Piece[]; readonly everything?: Everything };

const isEmpty = (branches: unknown): boolean => Array.isArray(branches) && branches.length === 0;

/** The games of a bundle; undefined where the text is none. */
async function bundled(text: string): Promise<Contents | undefined> {
  if (!text.slice(0, 200).includes(BUNDLE)) return undefined;
  try {
    const { format, games, branches, everything } = JSON.parse(text) as Record<string, unknown>;
    if (format !== BUNDLE || !Array.isArray(games)) return undefined;
    const explored = Array.isArray(branches) ? (branches as unknown[]) : [];
    const pieces = games.map((game: unknown, index) => ({
      index,
      text:
        explored[index] === undefined || isEmpty(explored[index])
          ? JSON.stringify(game)
          : JSON.stringify({ format: BUNDLE, games: [game], branches: [explored[index]] }),
    }));
    if (everything === undefined) return { pieces };
    return { pieces, everything: (await import('./everything.ts')).everythingFrom(everything) };
  } catch {
    return undefined; // the authority says what is wrong with it
  }
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** One game a line, some of them perhaps damaged, or games in notation one after another. A single game may also be spread over many lines. */
function linesOf(text: string): readonly Piece[] {
  if (isRecord(text)) return recordsIn(text).map((record, index) => ({ text: record, index }));
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isList = lines.length > 1 && lines.some((line) => line.startsWith('{') && isJson(line));
  return (isList ? lines : [text]).map((line, index) => ({ text: line, index }));
}

export type Refused = {
  readonly file: File;
  /** Counted from 1, where the file holds several games. */
  readonly game?: number;
  readonly problem: ReadProblem;
};

export type Taken = {
  readonly ids: readonly string[];
  /** How many of them were here before any of these files was read. */
  readonly known: number;
  readonly refused: readonly Refused[];
  /** Set where a file held everything of a device: how many games of it are here now. */
  readonly everything?: true;
};

async function takePiece({ text, index }: Piece, everything: Everything | undefined) {
  if (text.length > LARGEST) return { problem: 'too-large' } as const;
  const id = everything?.ids[index];
  if (id === undefined) return device.ask('import', { text });
  const own = everything?.own[index];
  return device.ask('restore', { id, text, ...(own ? { own } : {}) });
}

/** All games of some files; each is judged separately. `hear`: how many have been read of how many. */
export async function readGames(
  files: readonly File[],
  hear: (done: number, all: number) => void = () => {},
): Promise<Taken> {
  const ids = new Set<string>();
  const refused: Refused[] = [];
  let known = 0;
  let isEverything = false;
  for (const file of files) {
    if (file.size > LARGEST_FILE) {
      refused.push({ file, problem: { problem: 'too-large' } });
      continue;
    }
    const text = await file.text();
    const { pieces, everything }: Contents = (await bundled(text)) ?? { pieces: linesOf(text) };
    for (const [done, piece] of pieces.entries()) {
      hear(done, pieces.length);
      const answer = await takePiece(piece, everything);
      if ('problem' in answer)
        refused.push({ file, ...(pieces.length > 1 ? { game: done + 1 } : {}), problem: answer });
      else {
        if (answer.known && !ids.has(answer.id)) known++;
        ids.add(answer.id);
      }
    }
    if (everything) {
      isEverything = true;
      await (await import('./everything.ts')).takeValues(everything);
    }
  }
  return { ids: [...ids], known, refused, ...(isEverything ? { everything: true } : {}) };
}
