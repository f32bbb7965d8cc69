// Runs one of the TypeScript scripts of this folder: node scripts/run.js generate [--check]
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const [name, ...args] = process.argv.slice(2);
const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
if (name === undefined || !existsSync(file)) {
  console.error(
    'usage: node games/trains-of-europe/scripts/run.js generate [--check] | report [--write] | preview [FILE] | make-fixtures | make-corpus | publish',
  );
  process.exit(2);
}
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
process.exitCode = module.main(args);
