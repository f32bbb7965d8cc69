// Runs one of the TypeScript scripts of this folder: node scripts/run.js generate [--check]
import { runnerImport } from 'vite';
import { fileURLToPath } from 'node:url';

const [name, ...args] = process.argv.slice(2);
const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
process.exitCode = await module.main(args);
