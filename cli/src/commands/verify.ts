// branchline verify: replays game files with every check on.

import { verifyGame, type Game, type GameFile, type GameTypes, type Replay } from '@branchline/core';
import { Command } from 'commander';
import { gameById } from '../catalog.ts';
import { EXIT, isBadInput, oneLine } from '../fail.ts';
import { gamesIn, type FoundGame } from '../game-files.ts';
import { print, printJson, warn } from '../output.ts';
import { discrepancyText } from '../text/discrepancy.ts';
import { plain } from '../text/plain.ts';

type Verdict =
  | { readonly kind: 'passed'; readonly bound: boolean }
  /** All is right, but the draws cannot be checked. */
  | { readonly kind: 'unproven'; readonly bound: boolean; readonly problem: string }
  /** `unreadable`: not a game file at all. */
  | { readonly kind: 'failed' | 'unreadable'; readonly problem: string };

interface Judged {
  /** File and line, or undefined where the problem itself names the file. */
  readonly place: string | undefined;
  /** Which game of its file, from 1; 0 for a file that has none. */
  readonly game: number;
  readonly verdict: Verdict;
}

/** A game that is over, or was given up, should show its seed; one that is not must not. */
const isUnproven = (
  game: Game<GameTypes>,
  { conceded }: GameFile,
  { drawsChecked, states }: Replay<GameTypes>,
): boolean => !drawsChecked && (conceded !== undefined || game.turn(states.at(-1)).kind === 'over');

function judge({ game: read }: FoundGame, strict: boolean): Verdict {
  if ('problem' in read) return { kind: 'unreadable', problem: read.problem };
  const { file } = read;
  const game = gameById(file.game);
  if (game === undefined) return { kind: 'unreadable', problem: `unknown game "${plain(file.game)}"` };
  try {
    const replay = verifyGame(game, file);
    if (!replay.ok) return { kind: 'failed', problem: discrepancyText(game, file, replay.error) };
    const bound = file.binding !== undefined;
    if (!isUnproven(game, file, replay.value)) return { kind: 'passed', bound };
    const problem = 'draws not checked: the game is over, but its seed is not in the file';
    return strict ? { kind: 'failed', problem } : { kind: 'unproven', bound, problem };
  } catch (error) {
    // Rules that stumble over one file must not keep the others from their verdicts.
    return { kind: 'failed', problem: `this program cannot replay it: ${oneLine(error)}` };
  }
}

/** Every game of a file gets its own verdict; a file that cannot be read gets one as a whole. */
async function* verdicts(path: string, strict: boolean): AsyncGenerator<Judged> {
  let game = 0;
  try {
    for await (const found of gamesIn(path)) yield { place: found.place, game: ++game, verdict: judge(found, strict) };
  } catch (error) {
    if (!isBadInput(error)) throw error;
    yield { place: undefined, game, verdict: { kind: 'unreadable', problem: error.message } };
  }
}

/** What is wrong with a game is a finding; what cannot be read at all is an error. */
function tell({ place, game, verdict }: Judged): void {
  if (verdict.kind === 'passed') return;
  const text = place === undefined ? verdict.problem : `${place}: game ${game}: ${verdict.problem}`;
  if (verdict.kind === 'unreadable') warn(text);
  else print(text);
}

interface Options {
  readonly json?: true;
  readonly quiet?: true;
  readonly strict?: true;
}

async function verify(paths: readonly string[], { json, quiet, strict }: Options): Promise<void> {
  const counts = { passed: 0, unproven: 0, failed: 0, unreadable: 0 };
  let unbound = 0;
  const problems: { place: string; game: number; problem: string }[] = [];
  let games = 0;
  for (const path of paths) {
    for await (const judged of verdicts(path, strict === true)) {
      const { place, game, verdict } = judged;
      counts[verdict.kind]++;
      if ('bound' in verdict && !verdict.bound) unbound++;
      if (place !== undefined) games++;
      if (verdict.kind !== 'passed' && verdict.kind !== 'unproven')
        problems.push({ place: place ?? path, game, problem: verdict.problem });
      if (json ? verdict.kind === 'unreadable' : !quiet || verdict.kind !== 'unproven') tell(judged);
    }
  }
  const passed = counts.passed + counts.unproven;
  const failed = counts.failed + counts.unreadable;
  if (json) printJson({ passed, drawsNotChecked: counts.unproven, notBound: unbound, failed, problems });
  else if (games > 0 && (!quiet || failed > 0)) {
    const doubt = counts.unproven > 0 ? ` (draws of ${counts.unproven} not checked)` : '';
    print(`${passed} passed${doubt}, ${failed} failed`);
    if (unbound > 0) print(`options and seats not bound to the draws: ${unbound} of ${passed}`);
  }
  process.exitCode = exitCodeOf(counts);
}

/** What is worse wins. */
function exitCodeOf(counts: Readonly<Record<Verdict['kind'], number>>): number {
  if (counts.unreadable > 0) return EXIT.bad;
  if (counts.failed > 0) return EXIT.failed;
  return counts.unproven > 0 ? EXIT.unproven : EXIT.ok;
}

export const command = new Command('verify')
  .summary('check game files')
  .description(
    'Replay game files move by move and check that every move is legal and every hash, score, draw and commitment true. ' +
      'One line per wrong game names the file, line, move, rule, and what was expected and found. ' +
      'What is no game file is named on standard error.',
  )
  .argument('<file...>', 'game files, .json or .jsonl with one game a line; - for standard input')
  .option('--json', '{ passed, drawsNotChecked, notBound, failed, problems } as JSON')
  .option('-q, --quiet', 'print nothing where everything is right')
  .option('--strict', 'a finished game without its seed fails, as its draws cannot be checked')
  .addHelpText(
    'after',
    '\nExit codes: 0 all right, 1 a check failed, 2 something is not a game file,\n3 nothing wrong, but draws of a finished game could not be checked.' +
      '\n\nExamples:\n  branchline verify games.jsonl\n  branchline verify --strict games.jsonl\n  cat game.json | branchline verify -',
  )
  .action(verify);
