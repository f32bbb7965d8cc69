// branchline puzzles: makes puzzles with their proofs, and proves them again.

import { readFile, writeFile } from 'node:fs/promises';
import {
  checkMoves,
  checkNet,
  checkWhose,
  PUZZLE_KINDS,
  puzzles,
  type PuzzleKind,
} from '@branchline/study/trans-europa/puzzles';
import { checkContract, contractPuzzles } from '@branchline/study/trains-of-europe/puzzles';
import { Command, Option } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { requireBoard } from '../boards.ts';
import { badInput, EXIT, oneLine } from '../fail.ts';
import { fixed, percent, print, printJson } from '../output.ts';
import { progressBar } from '../progress.ts';
import { puzzleFrom, type AnyPuzzle } from '../study/puzzle-shape.ts';
import { plain } from '../text/plain.ts';

const KINDS = [...PUZZLE_KINDS, 'contract'] as const;

interface MakeOptions {
  readonly kind: PuzzleKind | 'contract';
  readonly board: string;
  readonly count: number;
  readonly seed: string;
  readonly out?: string;
}

/** One puzzle a line, to standard output or a file; how many were looked at goes to standard error. */
async function make({ kind, board, count, seed, out }: MakeOptions): Promise<void> {
  requireBoard(board);
  const found: AnyPuzzle[] = [];
  let looked = 0;
  const began = performance.now();
  const bar = progressBar(count, 'puzzles');
  const source: Iterable<AnyPuzzle | undefined> =
    kind === 'contract' ? contractPuzzles({ seed }) : puzzles({ kind, board, seed });
  for (const puzzle of source) {
    looked++;
    if (puzzle) {
      found.push(puzzle);
      bar.advance(1);
    }
    if (found.length >= count) break;
  }
  bar.end();
  const seconds = (performance.now() - began) / 1000;
  const lines = found.map((puzzle) => JSON.stringify(puzzle));
  if (out === undefined) for (const line of lines) print(line);
  else await writeFile(out, `${lines.join('\n')}\n`);
  process.stderr.write(
    `${count} of ${looked} accepted (${percent(count, looked)}), ${fixed(seconds / count, 3)} s each\n`,
  );
}

/** One a line, as they are made, or a list, as they come with the page. */
async function readPuzzles(path: string): Promise<readonly AnyPuzzle[]> {
  try {
    const text = await readFile(path, 'utf8');
    if (text.startsWith('[')) return listIn(text);
    return text.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [puzzleOn(line, at + 1)]));
  } catch (error) {
    return badInput(`${path}: ${oneLine(error)}`);
  }
}

function listIn(text: string): readonly AnyPuzzle[] {
  const all: unknown = JSON.parse(text);
  if (!Array.isArray(all)) throw new Error('not a list');
  return all.map((raw: unknown, at) => puzzleFrom(raw) ?? badInput(`puzzle ${at + 1} of the list is none`));
}

function puzzleOn(line: string, number: number): AnyPuzzle {
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch (error) {
    return badInput(`line ${number}: ${oneLine(error)}`);
  }
  return puzzleFrom(raw) ?? badInput(`line ${number}: not a puzzle`);
}

interface CheckOptions {
  readonly times: number;
  readonly seed: number;
  readonly most?: number;
  readonly json?: true;
}

/** Judges every answer again, in deals that made no puzzle. */
async function check(path: string, { times, seed, most = Infinity, json }: CheckOptions): Promise<void> {
  const all = await readPuzzles(path);
  const every = Math.max(1, Math.floor(all.length / most));
  const sample = all.filter((_, index) => index % every === 0).slice(0, most);
  const bar = progressBar(sample.length, 'puzzles');
  const wrong = sample.filter((puzzle, index) => {
    bar.advance(1);
    if (puzzle.kind === 'net') return !checkNet(puzzle);
    if (puzzle.kind === 'contract') return !checkContract(puzzle, { games: times * puzzle.games, seed: seed + index });
    if (puzzle.kind === 'whose') return !checkWhose(puzzle);
    return !checkMoves(puzzle, { deals: times * puzzle.deals, seed: seed + index });
  });
  bar.end();
  const right = sample.length - wrong.length;
  if (json) printJson({ checked: sample.length, right, wrong: wrong.map(({ id }) => id) });
  else {
    for (const { id } of wrong) print(`${plain(id)}: another answer`);
    print(`${right} of ${sample.length} with the same answer (${percent(right, sample.length)})`);
  }
  process.exitCode = wrong.length > 0 ? EXIT.failed : EXIT.ok;
}

const makeCommand = new Command('make')
  .description('Make puzzles of one kind, one a line. The same seed gives the same puzzles.')
  .addOption(new Option('--kind <kind>', 'what is asked').choices(KINDS).default('net'))
  .option('--board <board>', 'the board (not for contracts)', 'europe')
  .option('--count <n>', 'how many', wholeNumber(1, 100_000), 10)
  .option('--seed <text>', 'seed of hands, games and proofs', '1')
  .option('--out <file>', 'write them to a file')
  .action(make);

const checkCommand = new Command('check')
  .description(
    'Prove puzzles again: nets exactly, turns, starts and contracts in other deals, cities by the reader and the truth.',
  )
  .argument('<file>', 'puzzles, one a line or as a JSON list')
  .option('--times <n>', 'so many times the deals that made them', wholeNumber(1, 1000), 10)
  .option('--most <n>', 'at most so many of the file, evenly spread', wholeNumber(1))
  .option('--seed <n>', 'seed of the other deals', wholeNumber(0), 7)
  .option('--json', '{ checked, right, wrong } as JSON')
  .action(check);

export const command = new Command('puzzles')
  .summary('make and check puzzles')
  .description(
    'Puzzles with their proofs: of Trans Europa cheapest nets, best turns and starts, whose city; of Trains of Europe the contract that pays.',
  )
  .addCommand(makeCommand)
  .addCommand(checkCommand)
  .addHelpText(
    'after',
    '\nExamples:\n  branchline puzzles make --kind turn --count 20 --out turns.jsonl\n  branchline puzzles check turns.jsonl --times 10',
  );
