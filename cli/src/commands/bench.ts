// branchline bench: how fast rules, solver and bots are, beside the peer and against the bars.

import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { GROUPS, isMet, runSuites, type Group, type Row } from '@branchline/bench';
import { Command, InvalidArgumentError, Option } from 'commander';
import { nameList, wholeNumber } from '../arguments.ts';
import { memoryOf, printPeakMemory } from '../benchmark/memory.ts';
import { benchJson, benchPage, benchText, fileName, figure, machine } from '../benchmark/report.ts';
import { badInput } from '../fail.ts';
import { openOutput } from '../files.ts';
import { print, printJson } from '../output.ts';

interface Options {
  readonly only: readonly Group[];
  readonly seconds: number;
  readonly save?: string | true;
  readonly json?: true;
  readonly memoryOf?: string;
}

const RESULTS = join('bench', 'results');

function groupList(text: string): readonly Group[] {
  return nameList(text).map((name) => {
    const group = GROUPS.find((known) => known === name);
    if (group === undefined) throw new InvalidArgumentError(`Expected some of ${GROUPS.join(', ')}.`);
    return group;
  });
}

function write(path: string, text: string): void {
  const output = openOutput(path);
  output.write(text);
  output.finish();
}

/** One line while it is measured, as a benchmark takes minutes. */
const announce = ({ what, value, unit }: Row): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${what}: ${figure(value)} ${unit}`);
};

async function bench({ only, seconds, save, json, memoryOf: bot }: Options): Promise<void> {
  if (bot !== undefined) return printPeakMemory(bot, seconds);
  const folder = save === true ? RESULTS : save;
  if (save === true && statSync('bench', { throwIfNoEntry: false })?.isDirectory())
    mkdirSync(RESULTS, { recursive: true });
  if (folder !== undefined && !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    badInput(`cannot write to ${folder}: no such directory`);
  }
  const where = machine();
  const rows: Row[] = [];
  for await (const row of runSuites(only, { seconds, memoryOf })) {
    announce(row);
    rows.push(row);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  if (folder !== undefined) {
    const path = join(folder, fileName(where));
    write(`${path}.json`, `${JSON.stringify(benchJson(rows, where), null, 2)}\n`);
    write(`${path}.md`, benchPage(rows, where));
  }
  if (json) return printJson(benchJson(rows, where));
  print(benchText(rows, where));
  const missed = rows.filter((row) => isMet(row) === false).length;
  const bars = rows.filter(({ bar }) => bar !== undefined).length;
  print(`\n${bars - missed} of ${bars} bars met`);
}

export const command = new Command('bench')
  .summary('measure speed and memory')
  .description(
    'Measure the rules beside boardgame.io, the solver, guided rounds, Trains of Europe, the decisions of the bots and ' +
      'their memory, and compare each with its bar. Rates are per second of processor time, so that other work on the ' +
      'machine counts little; run it on an idle machine all the same.',
  )
  .option('--only <groups>', `some of ${GROUPS.join(', ')}`, groupList, GROUPS)
  .option('--seconds <s>', 'time for each measurement', wholeNumber(1, 600), 2)
  .option('--save [folder]', `keep the result as .json and .md in this folder (${RESULTS})`)
  .option('--json', 'the result as one JSON document')
  .addOption(new Option('--memory-of <bot>', 'what the measurement of memory asks another process').hideHelp())
  .addHelpText('after', '\nExamples:\n  branchline bench\n  branchline bench --only rules,solver --seconds 5 --json')
  .action(bench);
