// The memory a bot needs, measured in a process in which nothing else happens.

import { execFile } from 'node:child_process';
import { measureDecisions, peakMemory } from '@branchline/bench';

/** Long enough for every table a bot builds up. */
const MILLISECONDS = 5000;

/** What the other process does: it plays and prints the most it held, in bytes. */
export function printPeakMemory(bot: string): void {
  measureDecisions({ game: 'trans-europa', bot, seats: 4, budget: { iterations: 400 }, milliseconds: MILLISECONDS });
  process.stdout.write(`${peakMemory()}\n`);
}

/** Only the bundle itself: the launcher would count the bundler in. */
export function memoryOf(bot: string): Promise<number> {
  const bundle = new URL('./main.mjs', import.meta.url).href;
  const code = `const { main } = await import(${JSON.stringify(bundle)}); await main(['bench', '--memory-of', ${JSON.stringify(bot)}]);`;
  return new Promise((resolve, reject) => {
    execFile(process.execPath, ['--input-type=module', '--eval', code], (error, output) => {
      if (error) reject(error);
      else resolve(Number(output));
    });
  });
}
