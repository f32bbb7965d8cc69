// Are the chances of companies honest? Bot games of Trains of Europe, one line a game: the chances at a few positions between phases, as a
// review has them, beside what came of them. Goes on where it was stopped; `honesty-report` reads both kinds of lines.
//
//   node study/scripts/run.js company-honesty --out FILE --to 500
//   node study/scripts/run.js honesty-report FILE

import { appendFileSync } from 'node:fs';
import { botById, playGame, trainsOfEuropeStyles, type Bot } from '@branchline/bots';
import { endingOf } from '@branchline/bots/trains-of-europe/judgement';
import { pick, seedFromText, shuffled } from '@branchline/core';
import { trainsOfEurope, type State, type TrainsOfEurope } from '@branchline/trains-of-europe';
import { streamOf } from '../src/streams.ts';
import { stationsOf, type Course } from '../src/trains-of-europe/course.ts';
import { outlookAt } from '../src/trains-of-europe/outlook.ts';
import { tableFor } from '../src/trains-of-europe/puzzles/scene.ts';
import { gamesToDo, short, type Line, type Saying } from './honesty-lines.ts';

type Company = Bot<TrainsOfEurope>;

/** The levels that have a plan, and ways to run a company that differ in taste. */
const COMPANIES: readonly Company[] = [
  ...['conductor', 'engineer', 'director'].map((id) => botById('trains-of-europe', id) as unknown as Company),
  ...trainsOfEuropeStyles,
];
const SEATS = [2, 3, 4] as const;
/** Positions of one game resemble each other: more games say more than more positions. */
const POSITIONS = 4;
const SEED = '1';

function play(seats: number, name: string): { readonly bots: readonly string[]; readonly course: Course } {
  const config = tableFor(seats);
  const rng = streamOf(name, 'bots');
  const bots = Array.from({ length: seats }, () => pick(COMPANIES, rng));
  const states: State[] = [trainsOfEurope.setup(config)];
  const { moves } = playGame<TrainsOfEurope>({
    game: trainsOfEurope,
    config,
    bots,
    seed: seedFromText(name),
    budget: { kind: 'iterations', count: 4 },
    onMove: (_, after) => void states.push(after),
  });
  return { bots: bots.map(({ id }) => id), course: { moves, states } };
}

/** The last position is what happened. */
function sayings(course: Course, name: string, budget: number): readonly Saying[] {
  const { wins } = endingOf(course.states.at(-1)!)!;
  return shuffled(stationsOf(course).slice(0, -1), streamOf(name, 'positions'))
    .slice(0, POSITIONS)
    .flatMap(({ sequence }) =>
      outlookAt(course.states[sequence]!, `station:${sequence}`, { budget, seed: SEED }).chances.map(
        (chance, seat): Saying => [short(chance), short(wins[seat]!)],
      ),
    );
}

function lineOf(game: number, seed: string, budget: number): Line {
  const seats = SEATS[game % SEATS.length]!;
  const name = `company-honesty:${seed}:${game}`;
  const began = process.cpuUsage();
  const { bots, course } = play(seats, name);
  const open = sayings(course, name, budget);
  const { user, system } = process.cpuUsage(began);
  return {
    ...{ game, seats, board: 'europe', bots, budget, turns: open.length / seats },
    ...{ known: [], open, mistakes: [], seconds: short((user + system) / 1e6) },
  };
}

export function main(args: readonly string[]): void {
  const { out, seed, budget, games } = gamesToDo(args, 96);
  for (const game of games) appendFileSync(out, `${JSON.stringify(lineOf(game, seed, budget))}\n`);
}
