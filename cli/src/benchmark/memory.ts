// The memory a bot needs, measured in a process in which nothing else happens.

import { execFile } from 'node:child_process';
import { measureDecisions, peakMemory } from '@branchline/bench';

/** What the other process does: it plays and prints the most it held, in bytes. */
export function printPeakMemory(bot: string, seconds: number): void {
  measureDecisions({ game: 'trans-europa', bot, seats: 4, budget: { iterations: 400 }, milliseconds: seconds * 1000 });
  process.stdout.write(`${peakMemory()}\n`);
}

/** Only the bundle itself: the launcher would count the bundler in. */
export function memoryOf(bot: string, seconds: number): Promise<number> {
  const bundle = new URL('./main.mjs', import.meta.url).href;
  const args = ['bench', '--memory-of', bot, '--seconds', String(seconds)];
  const code = `const { main } = await import(${JSON.stringify(bundle)}); await main(${JSON.stringify(args)});`;
  return new Promise((resolve, reject) => {
    execFile(process.execPath, ['--input-type=module', '--eval', code], (error, output, complaint) => {
      if (error) reject(new Error(`the process in which ${bot} plays failed: ${complaint.split('\n')[0]}`));
      else resolve(Number(output));
    });
  });
}
