// What insight says of the simulated learners: one line each for docs/study.md.
//
//   node study/scripts/run.js learners-report FILE
//   node study/scripts/run.js learners-report FILE --usual     what the learner without a habit gives away, for insight/usual.ts

import { parseArgs } from 'node:util';
import { mistakesOf, tollOf } from '../src/trans-europa/insight/habits.ts';
import { insightOf, type KeptGame } from '../src/trans-europa/insight/summary.ts';
import type { HabitId } from './learners/habits.ts';
import { learnersIn, WHO, type Learned, type Who } from './learners/rounds.ts';

/** The kind of mistake that each habit is. */
export const NAMED: Readonly<Record<HabitId, string>> = {
  middle: 'marker middle',
  doubles: 'build double',
  'one-by-one': 'build together',
  'others-work': 'build leave',
  detours: 'build shuns',
};

export interface Case {
  readonly who: Who;
  readonly games: readonly KeptGame[];
}

export function casesIn(lines: readonly Learned[]): readonly Case[] {
  const cases = new Map<string, Learned[]>();
  for (const line of lines) {
    const name = `${line.who} ${line.of}`;
    cases.set(name, [...(cases.get(name) ?? []), line]);
  }
  return [...cases.values()].map((of) => ({
    who: of[0]!.who,
    games: of.map(({ game, insight }) => ({ id: String(game), played: game, insight })),
  }));
}

/** What insight names as the habit of a case, if anything. */
export function namedIn({ games }: Case): string | undefined {
  const [first] = insightOf(games).mistakes;
  return first?.habit ? `${first.turn} ${first.kind}` : undefined;
}

function reportUsual(cases: readonly Case[]): void {
  const games = cases.filter(({ who }) => who === 'none').flatMap(({ games: of }) => of);
  for (const { kind, turn } of mistakesOf(games)) {
    const { rounds, cost, felt } = tollOf(games, { kind, turn });
    // Half a round more and less, so that nothing is never or always.
    const often = (felt + 0.5) / (rounds + 1);
    console.log(`  '${turn} ${kind}': { cost: ${cost.toFixed(4)}, often: ${often.toFixed(3)} },`);
  }
}

export function main(args: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { usual: { type: 'boolean', default: false } },
  });
  const lines = positionals.flatMap(learnersIn);
  const cases = casesIn(lines);
  if (values.usual) return reportUsual(cases);
  for (const who of WHO) {
    const own = cases.filter((each) => each.who === who);
    const named = own.map(namedIn);
    const right = named.filter((name) => (who === 'none' ? name === undefined : name === NAMED[who])).length;
    const others = named.filter((name) => name !== undefined && (who === 'none' || name !== NAMED[who]));
    console.log(`| ${who} | ${own.length} | ${right} | ${others.join(', ') || '–'} |`);
  }
  const seconds = lines.reduce((sum, line) => sum + line.seconds, 0);
  console.log(`${lines.length} rounds, ${(seconds / Math.max(1, lines.length)).toFixed(2)} s of processor time each`);
}
