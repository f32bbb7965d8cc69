// Runs a TypeScript script of this folder: node study/scripts/run.js honesty 100
import { existsSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const [name, ...args] = argv.slice(2);
const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
if (name === undefined || !existsSync(file)) {
  console.error(
    'usage: node study/scripts/run.js honesty|company-honesty|honesty-report|learners|learners-report|lessons|drafts|ship|contract-drafts|contracts [options]',
  );
  exit(2);
}
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
module.main(args);
