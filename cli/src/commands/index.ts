// Every command there is. A new one is a file beside this one and a line here.

import type { Command } from 'commander';
import { command as admin } from './admin.ts';
import { command as analyse } from './analyse.ts';
import { command as arena } from './arena.ts';
import { command as backup } from './backup.ts';
import { command as balance } from './balance.ts';
import { command as bench } from './bench.ts';
import { command as board } from './board.ts';
import { command as content } from './content.ts';
import { command as gym } from './gym.ts';
import { command as hands } from './hands.ts';
import { command as notation } from './notation.ts';
import { command as perft } from './perft.ts';
import { command as puzzles } from './puzzles.ts';
import { command as replay } from './replay.ts';
import { command as restore } from './restore.ts';
import { command as serve } from './serve.ts';
import { command as simulate } from './simulate.ts';
import { command as solve } from './solve.ts';
import { command as verify } from './verify.ts';
import { command as watch } from './watch.ts';

/** In the order of the help. */
export const commands: readonly Command[] = [
  board,
  content,
  hands,
  solve,
  simulate,
  verify,
  replay,
  notation,
  analyse,
  puzzles,
  perft,
  watch,
  arena,
  gym,
  balance,
  bench,
  serve,
  admin,
  backup,
  restore,
];
