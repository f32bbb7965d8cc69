// Runs one of the TypeScript scripts of this folder: node server/scripts/run.js kill-test --kills 500

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const [name, ...args] = process.argv.slice(2);
const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
if (name === undefined || !existsSync(file)) {
  console.error(
    'usage: node server/scripts/run.js kill-test [--kills N] [--seed S] | fuzz-test [--messages N] [--seed S] | load-test [--only live,idle,curve,processes,peer,attack] | proxy-test [nginx] [caddy] | monitor-test | protocol [--check]',
  );
  process.exit(2);
}
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
process.exitCode = await module.main(args);
