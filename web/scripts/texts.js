// Checks the messages and writes their types: node web/scripts/texts.js [--check] [language]

import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const file = fileURLToPath(new URL('./texts/main.ts', import.meta.url));
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
process.exitCode = module.main(process.argv.slice(2));
