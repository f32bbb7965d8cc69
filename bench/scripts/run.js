// Runs one of the TypeScript scripts of this folder: node bench/scripts/run.js swarm '{"at":"branchline",…}'

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const [name, ...args] = process.argv.slice(2);
const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
if (name === undefined || !existsSync(file)) {
  console.error('usage: node bench/scripts/run.js swarm JSON | attackers URL | peer-server PORT');
  process.exit(2);
}
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
await module.main(args);
