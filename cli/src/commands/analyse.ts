// branchline analyse: the review of a finished game, as text or as data.

import { analysisOf, reviewFrom, reviewSteps, type Course, type Progress } from '@branchline/study/trans-europa';
import type { Config } from '@branchline/trans-europa';
import { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { oneGame, replayOf } from '../game-files.ts';
import { print, printJson } from '../output.ts';
import { progressBar } from '../progress.ts';
import { analyseCompanies } from '../study/analyse-companies.ts';
import { reviewText } from '../study/review-text.ts';

interface Options {
  readonly budget?: number;
  readonly seed: string;
  readonly number?: number;
  readonly json?: true;
}

const DEFAULT_BUDGET = 2500;

function* counted(steps: Iterable<Progress>, onMove: (move: number) => void): Generator<Progress> {
  for (const step of steps) {
    if (step.kind === 'turn') onMove(step.turn.last);
    yield step;
  }
}

async function analyse(path: string, { number, ...options }: Options): Promise<void> {
  const { game, file, replay } = replayOf(await oneGame(path, number));
  if (game.id === 'trains-of-europe') return analyseCompanies(file, replay, options);
  const { budget = DEFAULT_BUDGET, seed, json } = options;
  const course = replay as unknown as Course;
  const bar = progressBar(course.moves.length, 'moves');
  let done = 0;
  const steps = counted(reviewSteps(course, { budget, seed }), (move) => {
    bar.advance(move - done);
    done = move;
  });
  const review = reviewFrom(steps, { budget, seed }, file.seats.length);
  bar.end();
  if (json) printJson(analysisOf(course, review, { game: file.game, seats: file.seats }));
  else print(reviewText(file, replay.config as Config, review));
}

export const command = new Command('analyse')
  .summary('what every turn of a game was worth')
  .description(
    'Judge every turn of a game of Trans Europa: the chances it left each player, with what its player could know and with all ' +
      'hands open, the best turn there was and what the difference cost; and what the cards and the moves were worth. ' +
      'Of a game of Trains of Europe: chances and final evaluation of every company after every phase, its costliest decisions, ' +
      'what every contract, licence and vehicle returned, and what the auctions were worth to whom. ' +
      'The same file, budget and seed give the same figures.',
  )
  .argument('<file>', 'a game file, .json or .jsonl with one game a line; - for standard input')
  .option(
    '--budget <n>',
    'deals in which each turn is played out (2500); of companies, games played on from each position (100)',
    wholeNumber(8, 1_000_000),
  )
  .option('--seed <text>', 'seed of the deals', '1')
  .option('--number <n>', 'the n-th game of the file', wholeNumber(1))
  .option('--json', '{ game, seats, moves, luck, … } as JSON')
  .addHelpText(
    'after',
    '\nExamples:\n  branchline analyse game.json\n  branchline analyse games.jsonl --number 17 --budget 500 --json',
  )
  .action(analyse);
