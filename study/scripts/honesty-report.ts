// What `honesty` has found so far, in figures and as a picture:
// node study/scripts/run.js honesty-report FILE … [--svg docs/pictures/honesty.svg]

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fastRng } from '@branchline/core';
import { chancePlot, type Bin } from './honesty-plot.ts';
import { linesIn, type Line, type Mistake, type Saying } from './honesty-lines.ts';

const BINS = 10;
const DRAWS = 200;

function binsOf(sayings: Iterable<Saying>): Bin[] {
  const bins = Array.from({ length: BINS }, () => ({ count: 0, called: 0, got: 0 }));
  for (const [called, got] of sayings) {
    const bin = bins[Math.min(BINS - 1, Math.floor(called * BINS))]!;
    bin.count++;
    bin.called += called;
    bin.got += got;
  }
  return bins
    .filter(({ count }) => count > 0)
    .map(({ count, called, got }) => ({ count, called: called / count, got: got / count }));
}

/** Expected calibration error: the mean distance between called and got, by bin. */
function errorOf(bins: readonly Bin[]): number {
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  return bins.reduce((sum, { count, called, got }) => sum + count * Math.abs(called - got), 0) / all;
}

function* sayingsOf(lines: readonly Line[], kind: 'known' | 'open'): Generator<Saying> {
  for (const line of lines) yield* line[kind];
}

/** Half the width of the 95 % interval of a figure: whole games are drawn again, for the turns of one are not independent. */
function spread(lines: readonly Line[], figure: (drawn: readonly Line[]) => number): number {
  const rng = fastRng(1);
  const figures = Array.from({ length: DRAWS }, () =>
    figure(lines.map(() => lines[rng.below(lines.length)]!)),
  ).toSorted((a, b) => a - b);
  return (figures[Math.floor(0.975 * DRAWS)]! - figures[Math.floor(0.025 * DRAWS)]!) / 2;
}

const percent = (value: number, digits = 1): string => `${(100 * value).toFixed(digits)} %`;

function printChances(lines: readonly Line[], kind: 'known' | 'open'): readonly Bin[] {
  const bins = binsOf(sayingsOf(lines, kind));
  if (bins.length === 0) return [];
  const count = bins.reduce((sum, bin) => sum + bin.count, 0);
  const error = (drawn: readonly Line[]): number => errorOf(binsOf(sayingsOf(drawn, kind)));
  console.log(
    `\n${kind}: ${count} chances, expected calibration error ${percent(errorOf(bins), 2)} ± ${percent(spread(lines, error), 2)}`,
  );
  for (const bin of bins)
    console.log(`| ${percent(bin.called)} | ${percent(bin.got)} | ${bin.count.toLocaleString('en')} |`);
  return bins;
}

/** As much as was said, give or take both doubts; and at least as much. */
const stands = ([loss, doubt, again, other]: Mistake): boolean => Math.abs(loss - again) <= Math.hypot(doubt, other);
const standsAtLeast = ([loss, doubt, again, other]: Mistake): boolean => again >= loss - Math.hypot(doubt, other);

function printMistakes(lines: readonly Line[]): void {
  const mistakes = lines.flatMap((line) => line.mistakes);
  if (mistakes.length === 0) return;
  const mean = (of: (mistake: Mistake) => number): string =>
    percent(mistakes.reduce((sum, each) => sum + of(each), 0) / Math.max(1, mistakes.length));
  const share = (of: (mistake: Mistake) => boolean): string => {
    const count = mistakes.filter(of).length;
    return `${count} (${percent(count / Math.max(1, mistakes.length))})`;
  };
  console.log(`\n${mistakes.length} mistakes of 10 % or more in ${lines.length} games`);
  console.log(
    `said to lose ${mean(([loss]) => loss)} on average, ${mean(([, , again]) => again)} in 1,000 other deals`,
  );
  console.log(`lose as much within both doubts: ${share(stands)}; at least that: ${share(standsAtLeast)}`);
}

export function main(args: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { svg: { type: 'string' } },
  });
  const lines = positionals.flatMap(linesIn);
  const turns = lines.reduce((sum, line) => sum + line.turns, 0);
  const seconds = lines.reduce((sum, line) => sum + line.seconds, 0);
  console.log(`${lines.length} games, ${turns} turns, ${((1000 * seconds) / turns).toFixed(0)} ms of work a turn`);
  const known = printChances(lines, 'known');
  const open = printChances(lines, 'open');
  printMistakes(lines);
  if (values.svg !== undefined) writeFileSync(values.svg, chancePlot({ known, open }));
}
