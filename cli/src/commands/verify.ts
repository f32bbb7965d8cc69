// branchline verify: replays game files with every check on.

import { verifyGame } from '@branchline/core';
import { Command } from 'commander';
import { gameById } from '../catalog.ts';
import { EXIT } from '../fail.ts';
import { gameEntries, type Entry } from '../game-files.ts';
import { print, printJson } from '../output.ts';
import { discrepancyText } from '../text/discrepancy.ts';

type Verdict =
  | { readonly kind: 'passed' }
  /** `unreadable`: not a game file at all. */
  | { readonly kind: 'failed' | 'unreadable'; readonly problem: string };

function judge({ game: read }: Entry): Verdict {
  if ('problem' in read) return { kind: 'unreadable', problem: read.problem };
  const { file } = read;
  const game = gameById(file.game);
  if (game === undefined) return { kind: 'unreadable', problem: `unknown game "${file.game}"` };
  const replay = verifyGame(game, file);
  return replay.ok ? { kind: 'passed' } : { kind: 'failed', problem: discrepancyText(game, file, replay.error) };
}

interface Options {
  readonly json?: true;
  readonly quiet?: true;
}

async function verify(paths: readonly string[], { json, quiet }: Options): Promise<void> {
  const counts = { passed: 0, failed: 0, unreadable: 0 };
  const problems: { place: string; game: number; problem: string }[] = [];
  for (const path of paths) {
    let game = 0;
    for await (const entry of gameEntries(path)) {
      game++;
      const verdict = judge(entry);
      counts[verdict.kind]++;
      if (verdict.kind === 'passed') continue;
      if (json) problems.push({ place: entry.place, game, problem: verdict.problem });
      else print(`${entry.place}: game ${game}: ${verdict.problem}`);
    }
  }
  const failed = counts.failed + counts.unreadable;
  if (json) printJson({ passed: counts.passed, failed, problems });
  else if (!quiet || failed > 0) print(`${counts.passed} passed, ${failed} failed`);
  process.exitCode = counts.unreadable > 0 ? EXIT.bad : counts.failed > 0 ? EXIT.failed : EXIT.ok;
}

export const command = new Command('verify')
  .summary('check game files')
  .description(
    'Replay game files move by move and check that every move is legal and every hash, score, draw and commitment true. ' +
      'One line per wrong game names the file, line, move, rule, and what was expected and found.',
  )
  .argument('<file...>', 'game files, .json or .jsonl with one game a line; - for standard input')
  .option('--json', '{ passed, failed, problems } as JSON')
  .option('-q, --quiet', 'print nothing where everything is right')
  .addHelpText(
    'after',
    '\nExit codes: 0 all right, 1 a check failed, 2 something is not a game file.' +
      '\n\nExamples:\n  branchline verify games.jsonl\n  cat game.json | branchline verify -',
  )
  .action(verify);
